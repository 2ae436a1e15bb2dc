/// A password or token, which is never printed: not in a message, a log, or a description of what holds
/// it.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The text itself.
  package var text: String

  /// Takes a text.
  package init(_ text: String) {
    self.text = text
  }

  package var description: String { "(secret)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
