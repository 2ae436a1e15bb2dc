import SheetFiles

/// A person in an address book.
struct Contact: Hashable, Sendable {
  /// The file with the card.
  var path: FilePath
  /// The name to show; may be empty.
  var name: String
  /// The addresses for mail.
  var emails: [String]
  /// The numbers of telephones.
  var phones: [String] = []
  /// The addresses for XMPP.
  var jabberAddresses: [String] = []
  /// Whether there is a picture.
  var hasPhoto: Bool

  /// The name, or what else there is.
  var title: String {
    name.isEmpty ? emails.first ?? path.lastComponent.text : name
  }

  /// An address for each mailbox, as a header of a message has it.
  var recipients: [String] {
    emails.map { MailAddress.text(name: name.singleLine, address: $0.singleLine) }
  }
}
