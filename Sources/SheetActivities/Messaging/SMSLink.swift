import Foundation
import SheetFiles

/// What an `sms:` link asks for (RFC 5724), or one of its relatives: `smsto:`, with the text behind a second
/// colon as codes for phones have it, and `sms:NUMBER&body=`, as some web pages write it.
package struct SMSLink: Hashable, Sendable {
  /// The numbers, in order, as they stand there; on one line each.
  package private(set) var recipients: [String] = []
  /// The text, its lines ended by line feeds.
  package private(set) var body = ""

  /// The schemes that are read.
  static let schemes = ["sms:", "smsto:"]

  /// Makes one to be written.
  init(recipients: [String], body: String) {
    (self.recipients, self.body) = (recipients, body)
  }

  /// Reads a link; `nil` for another scheme.
  package init?(_ text: String) {
    let lower = text.lowercased()
    guard let scheme = Self.schemes.first(where: lower.hasPrefix) else { return nil }
    var rest = text.dropFirst(scheme.count).prefix { $0 != "#" }
    while rest.first == "/" { rest = rest.dropFirst() }
    let numbers = rest.prefix { !"?&:".contains($0) }
    recipients = numbers.split(separator: ",").map(Self.number).filter { !$0.isEmpty }
    let query = rest.dropFirst(numbers.count)
    guard query.first != ":" else {
      add(query.dropFirst())
      return
    }
    for field in query.split(whereSeparator: { "?&".contains($0) }) { take(field) }
  }

  private mutating func take(_ field: Substring) {
    let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pair.count == 2, Self.decoded(pair[0]).lowercased() == "body" else { return }
    add(pair[1])
  }

  private mutating func add(_ text: Substring) {
    body += (body.isEmpty ? "" : "\n") + Self.decoded(text).withoutControls
  }

  /// What follows a number, such as `;phone-context=…`, is for a telephone network (RFC 3966). A comma that
  /// is encoded must not make two of one.
  private static func number(_ text: Substring) -> String {
    decoded(text.prefix { $0 != ";" }).replacing(",", with: " ").singleLine
  }

  /// A `+` is one. What is no good escape stays as it is, and what is not UTF-8 is U+FFFD.
  private static func decoded(_ text: Substring) -> String {
    String(decoding: text.utf8.percentDecoded, as: UTF8.self)
  }

  /// The link. Its lines end as section 2.2 of the RFC has it, by CR LF.
  var text: String {
    let numbers = recipients.map { $0.percentEncoded(keeping: "+") }.joined(separator: ",")
    let text = body.replacing("\n", with: "\r\n").percentEncoded()
    return "sms:\(numbers)" + (text.isEmpty ? "" : "?body=\(text)")
  }
}
