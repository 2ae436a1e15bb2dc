import SheetFiles

/// A person in an address book.
struct Contact: Hashable, Sendable {
  /// The file with the card.
  var path: FilePath
  /// The name to show; may be empty.
  var name: String
  /// The addresses for mail.
  var emails: [String]
  /// Whether there is a picture.
  var hasPhoto: Bool

  /// The name, or what else there is.
  var title: String {
    name.isEmpty ? emails.first ?? path.lastComponent.text : name
  }

  /// An address for each mailbox, as a header of a message has it.
  var recipients: [String] {
    emails.map { name.isEmpty ? $0 : "\(Self.phrase(name)) <\($0)>" }
  }

  /// A name with signs that mean something in a list of addresses stands in quotation marks (RFC 5322).
  private static func phrase(_ name: String) -> String {
    guard name.contains(where: { ",;:<>@()[]\\\".".contains($0) }) else { return name }
    let escaped = name.flatMap { character -> [Character] in
      "\\\"".contains(character) ? ["\\", character] : [character]
    }
    return "\"\(String(escaped))\""
  }
}
