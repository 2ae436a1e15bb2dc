import Foundation

/// The few words that are looked for in a server's answer of XML. No parser is needed for them, and so no answer
/// can upset one.
struct XMLWords {
  /// What is read of an answer, in bytes: those with words in them are short.
  private static let limit = 1 << 16
  private let source: String

  /// Takes the bytes of an answer; nothing is found in what is not XML.
  init(_ body: [UInt8]) {
    let text = String(decoding: body.prefix(Self.limit), as: UTF8.self)
    source = text.hasPrefix("<?xml") || text.hasPrefix("<Error>") ? text : ""
  }

  /// What stands in the first element of that name, in large or small letters and whatever its prefix; `nil` where
  /// there is none that has only text.
  func text(of name: String) -> String? {
    var rest = source[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard Self.name(of: tag).caseInsensitiveCompare(name) == .orderedSame else { continue }
      let text = Self.decoded(rest.prefix { $0 != "<" })
      return text.isEmpty ? nil : String(text.prefix(300))
    }
    return nil
  }

  /// `s:message foo="x"` is a `message`.
  private static func name(of tag: Substring) -> Substring {
    let word = tag.prefix { !$0.isWhitespace }
    return word.split(separator: ":").last ?? word
  }

  private static func decoded(_ text: Substring) -> String {
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    let plain = entities.reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
