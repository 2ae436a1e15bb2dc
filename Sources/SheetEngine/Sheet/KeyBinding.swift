import SheetCells

/// One row of a table of keys: what is pressed, what it does, and the words for it. Key handling, the
/// footer, the help and the manual are all made from such tables.
package struct KeyBinding<Command: Sendable>: Sendable {
  /// The keys that do it.
  package let keys: [Key]
  /// How they are written.
  package let names: String
  /// What happens.
  package let command: Command
  /// The words for it in the help: a verb phrase.
  package let meaning: String
  /// The keys and the word for the footer; `nil` keeps it out of there.
  package let footer: (keys: String, word: String)?

  /// Makes a row.
  package init(
    _ keys: [Key], _ names: String, _ command: Command, _ meaning: String,
    footer: (keys: String, word: String)? = nil
  ) {
    self.keys = keys
    self.names = names
    self.command = command
    self.meaning = meaning
    self.footer = footer
  }
}

extension Key {
  /// Typed letters, one key each.
  static func letters(_ text: String) -> [Key] { text.map(Key.character) }
}
