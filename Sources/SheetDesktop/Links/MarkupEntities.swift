/// Characters that HTML writes in another way: `&amp;`, `&#233;`, `&#x2615;`.
package enum MarkupEntities {
  private static let names = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "amp": "&", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "middot": "\u{B7}", "bull": "\u{2022}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "ndash": "\u{2013}", "mdash": "\u{2014}",
    "hellip": "\u{2026}", "euro": "\u{20AC}",
  ]

  /// A text with these characters as they are. What is no such name stays.
  package static func decoded(_ text: some StringProtocol) -> String {
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> String? {
    guard entity.hasPrefix("#") else { return names[String(entity)] }
    let digits = entity.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
