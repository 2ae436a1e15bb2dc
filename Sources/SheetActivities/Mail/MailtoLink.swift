import Foundation
import SheetFiles

/// What a `mailto:` link asks for (RFC 6068). Only these parts count: a link must not attach files or name
/// the sender.
package struct MailtoLink: Hashable, Sendable {
  /// Lists of addresses as text, by the names of their fields.
  package private(set) var to = "", cc = "", bcc = ""
  /// The subject.
  package private(set) var subject = ""
  /// The text, its lines ended by line feeds.
  package private(set) var body = ""

  /// Reads a link; `nil` for another scheme.
  package init?(_ text: String) {
    guard text.lowercased().hasPrefix("mailto:") else { return nil }
    let rest = text.dropFirst("mailto:".count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    add(Self.addresses(parts[0]), to: \.to)
    guard parts.count == 2 else { return }
    for field in parts[1].split(separator: "&") {
      let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { take(Self.decoded(pair[0]).lowercased(), pair[1]) }
    }
  }

  private mutating func take(_ field: String, _ value: Substring) {
    switch field {
    case "to": add(Self.addresses(value), to: \.to)
    case "cc": add(Self.addresses(value), to: \.cc)
    case "bcc": add(Self.addresses(value), to: \.bcc)
    case "subject": subject = Self.decoded(value).singleLine
    case "body": body += (body.isEmpty ? "" : "\n") + Self.decoded(value).withoutControls
    default: break
    }
  }

  private mutating func add(_ addresses: String, to list: WritableKeyPath<Self, String>) {
    guard !addresses.isEmpty else { return }
    self[keyPath: list] += (self[keyPath: list].isEmpty ? "" : ", ") + addresses
  }

  /// Commas between addresses are plain, those in one are encoded (section 2).
  private static func addresses(_ text: Substring) -> String {
    text.split(separator: ",").map { decoded($0).singleLine }.filter { !$0.isEmpty }
      .map(quotedIfNeeded).joined(separator: ", ")
  }

  /// A name with a comma that was encoded gets the quotes that a list needs.
  private static func quotedIfNeeded(_ text: String) -> String {
    guard (try? MailAddress(text)) == nil, let address = try? MailAddress(whole: text) else {
      return text
    }
    return address.text
  }

  /// A `+` is one. What is no good escape stays as it is, and what is not UTF-8 is U+FFFD.
  private static func decoded(_ text: Substring) -> String {
    String(decoding: text.utf8.percentDecoded, as: UTF8.self)
  }
}

extension MailtoLink {
  /// The link for a message without files.
  static func text(for message: MailMessage) -> String {
    let fields = [
      ("cc", message.cc.map(\.address).joined(separator: ",")),
      ("bcc", message.bcc.map(\.address).joined(separator: ",")),
      ("subject", message.subject),
      ("body", message.body.replacingOccurrences(of: "\n", with: "\r\n")),
    ].filter { !$0.1.isEmpty }
    let query = fields.map { "\($0.0)=\($0.1.percentEncoded(keeping: "@,"))" }.joined(
      separator: "&")
    // aerc decodes fields, but not these addresses: what may stay as it is must (section 2, `addr-spec`).
    let to = message.to.map { $0.address.percentEncoded(keeping: "@!$'*+") }.joined(separator: ",")
    return "mailto:\(to)" + (query.isEmpty ? "" : "?" + query)
  }
}
