import SheetFiles
import SheetSettings

/// The table `[mail]` of the configuration.
package struct MailSection: SettingsSection {
  package static let name = "mail"

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
    try table.refuseKeys(besides: [
      "backend", "from", "smtp_url", "user", "password_cmd", "ca_file", "max_mb", "sendmail",
      "signature",
    ])
    senders = try Self.senders(try table.textOrTexts("from") ?? [])
    server = try Self.server(try table.text("smtp_url"))
    user = try table.text("user")
    password = try table.secretCommand("password_cmd")
    authorities = try table.text("ca_file")
    signature = try table.text("signature") ?? ""
    limit = try table.amount("max_mb").map { Int64(clamping: $0.multipliedClamped(by: 1_000_000)) }
    sendmail = (try table.text("sendmail") ?? "").split(separator: " ").map(String.init)
    if let backend: MailBackend = try table.choice("backend") { route = backend.route }
    if user == nil, password != nil { throw table.missing("user") }
    if server == nil, route == .smtp { throw table.missing("smtp_url") }
  }

  /// The address of a field's value; without one the usual one, or the name to log in with if that is an
  /// address.
  func sender(_ value: String) -> MailAddress? {
    senders.first { $0.address == value } ?? senders.first ?? user.flatMap { try? MailAddress($0) }
  }

  private static func senders(_ texts: [String]) throws(ConfigurationFault) -> [MailAddress] {
    var senders: [MailAddress] = []
    for text in texts {
      guard let sender = try? MailAddress(text) else {
        throw .wrongType(
          key: "mail.from",
          expected: "an address such as \"Me <me@example.org>\", or a list of them")
      }
      senders.append(sender)
    }
    return senders
  }

  private static func server(_ text: String?) throws(ConfigurationFault) -> MailServer? {
    guard let text else { return nil }
    guard let server = MailServer(text) else {
      throw .wrongType(
        key: "mail.smtp_url",
        expected: "an address such as smtps://mail.example.org:465, without name and password")
    }
    return server
  }
}

/// The values of `backend`.
private enum MailBackend: String, WordChoice {
  case auto, smtp, sendmail, mutt, neomutt, aerc, mailto, draft

  var route: MailRoute? { MailRoute(rawValue: rawValue) }
}

extension Int {
  fileprivate func multipliedClamped(by factor: Int) -> Int {
    let (result, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : result
  }
}
