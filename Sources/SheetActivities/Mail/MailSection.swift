import SheetFiles
import SheetSettings

/// The table `[mail]` of the configuration.
package struct MailSection: SettingsSection {
  package static let name = "mail"
  package static let keys = [
    "backend", "from", "smtp_url", "user", "password_cmd", "ca_file", "max_mb", "sendmail",
    "signature",
  ]

  /// The way that is chosen at first; `nil` for the first one that is there.
  package private(set) var route: MailRoute?
  /// The addresses to send from, the usual one first.
  package private(set) var senders: [MailAddress] = []
  /// The server that takes the person's mail.
  package private(set) var server: MailServer?
  /// The name to log in with.
  package private(set) var user: String?
  /// The command that prints the password.
  package private(set) var password: SecretCommand?
  /// Certificates to trust instead of the system's, in PEM; may begin with `~/`.
  package private(set) var authorities: String?
  /// What stands at the end of messages; empty for nothing.
  package private(set) var signature = ""
  /// Bytes of the largest message.
  package private(set) var limit: Int64?
  /// A program to use as `sendmail`, with its first arguments.
  package private(set) var sendmail: [String] = []

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    senders = try Self.senders(table)
    server = try Self.server(table)
    user = try table.text("user")
    password = try table.secretCommand("password_cmd")
    authorities = try table.localPath("ca_file")
    signature = try table.lines("signature") ?? ""
    limit = try table.number("max_mb", in: 1...1_000_000).map { Int64($0) * 1_000_000 }
    sendmail = (try table.program("sendmail") ?? "").split(separator: " ").map(String.init)
    if let backend: MailBackend = try table.choice("backend") { route = backend.route }
    if user == nil, password != nil { throw table.missing("user") }
    if server == nil, route == .smtp { throw table.missing("smtp_url") }
  }

  /// The address of a field's value; without one the usual one, or the name to log in with if that is an
  /// address.
  func sender(_ value: String) -> MailAddress? {
    senders.first { $0.address == value } ?? senders.first ?? user.flatMap { try? MailAddress($0) }
  }

  private static func senders(_ table: SettingsTable) throws(ConfigurationFault) -> [MailAddress] {
    var senders: [MailAddress] = []
    for text in try table.textOrTexts("from") ?? [] {
      guard let sender = try? MailAddress(text) else {
        throw table.outOfRange(
          "from", expected: "an address such as \"Me <me@example.org>\", or a list of them")
      }
      senders.append(sender)
    }
    return senders
  }

  private static func server(_ table: SettingsTable) throws(ConfigurationFault) -> MailServer? {
    guard let text = try table.text("smtp_url") else { return nil }
    if let server = MailServer(text) { return server }
    guard SettingsTable.port(after: text.utf8.filter { $0 != UInt8(ascii: "/") }) else {
      throw table.badPort("smtp_url")
    }
    throw table.outOfRange(
      "smtp_url",
      expected: "an address such as smtps://mail.example.org:465, without name and password")
  }
}

/// The values of `backend`.
private enum MailBackend: String, WordChoice {
  case auto, smtp, sendmail, mutt, neomutt, aerc, mailto, draft

  var route: MailRoute? { MailRoute(rawValue: rawValue) }
}
