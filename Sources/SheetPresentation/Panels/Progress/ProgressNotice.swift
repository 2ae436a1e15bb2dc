import SheetCells
import SheetImaging

/// What a person needs while work goes on, such as a code that is typed on another machine: it stands above
/// the bar of a ``ProgressViewController``.
package struct ProgressNotice: Hashable, Sendable {
  /// What is read off and typed elsewhere; stands alone on its line.
  package var headline: String
  /// Sentences that tell what to do with it.
  package var lines: [String]
  /// The same for a camera.
  package var code: CodeSymbol?

  /// Takes the values as they are.
  package init(headline: String, lines: [String], code: CodeSymbol? = nil) {
    (self.headline, self.lines, self.code) = (headline, lines, code)
  }

  /// All of it line by line, for where there is no screen.
  package var words: String {
    ([headline] + lines).map(\.displayable).joined(separator: "\n")
  }
}
