import SheetFiles
import SheetPrograms

/// One way to keep a text that a person typed and that was not sent.
package struct DraftVersion: Sendable {
  /// The file's name, before a number makes it a free one.
  package var name: FilePath
  /// What is missing from it, in words behind the path: `without the attachments`; empty for nothing.
  package var lacks: String
  /// Writes the contents.
  package var write: @Sendable (Descriptor) throws -> Void
  /// The contents, where they are a text that a person can read.
  package var text: String?

  /// Takes the values as they are.
  package init(
    name: FilePath, lacks: String = "", write: @escaping @Sendable (Descriptor) throws -> Void
  ) {
    self.name = name
    self.lacks = lacks
    self.write = write
  }

  /// A text.
  package init(name: FilePath, lacks: String = "", text: String) {
    self.init(name: name, lacks: lacks) { try $0.write(Array(text.utf8)) }
    self.text = text
  }

  /// What a person has typed into fields, one below the other; none without a panel: on a command line it
  /// still stands.
  package static func typed(
    in fields: [String], of work: ActivityWork, name: FilePath
  ) -> [DraftVersion] {
    let parts = fields.map { work.values.text($0) }.filter { !$0.isEmpty }
    guard work.hasPanel, !parts.isEmpty else { return [] }
    return [DraftVersion(name: name, text: parts.joined(separator: "\n\n") + "\n")]
  }
}
