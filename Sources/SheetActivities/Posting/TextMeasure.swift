import Foundation

/// How a service measures the length of a text. Each counts in its own way, and refuses what is too long.
enum TextMeasure: Sendable, Hashable {
  /// Characters as a person sees them.
  case characters
  /// The same, but each web address counts as so many, and of a name on another server only the first
  /// part.
  case charactersWithLinks(Int)
  /// X: an address counts 23, an emoji and each character of scripts such as Chinese 2.
  case weighted
  /// Weibo: two characters of ASCII count as one.
  case halves
  /// Units of UTF-16, as Telegram counts.
  case units

  /// The length of a text.
  func count(_ text: String) -> Int {
    switch self {
    case .characters: text.count
    case .charactersWithLinks(let length): LinkedText.count(text, link: length)
    case .weighted: WeightedText.count(text)
    case .halves: (text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } + 1) / 2
    case .units: text.utf16.count
    }
  }
}

/// The length of a text as X counts it: configuration version 3 of twitter-text.
enum WeightedText {
  private static let link = 23
  private static let emoji = 2
  /// Scalars that count one; all others count two.
  private static let light: [ClosedRange<UInt32>] = [
    0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037,
  ]

  static func count(_ text: String) -> Int {
    let normal = text.precomposedStringWithCanonicalMapping
      .replacingOccurrences(of: "\r\n", with: "\n")
    let scalars = Array(normal.unicodeScalars)
    var (count, start) = (0, 0)
    for range in LinkScanner(scalars).links() {
      count += weight(scalars[start..<range.lowerBound]) + link
      start = range.upperBound
    }
    return count + weight(scalars[start...])
  }

  private static func weight(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    String(String.UnicodeScalarView(scalars)).reduce(0) { sum, character in
      if character.isEmoji { return sum + emoji }
      return character.unicodeScalars.reduce(sum) { sum, scalar in
        sum + (light.contains { $0.contains(scalar.value) } ? 1 : 2)
      }
    }
  }
}

extension Character {
  /// Whether it is drawn as an emoji, or could be: X does not tell these apart.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    if first.isASCII { return unicodeScalars.contains { $0.value == 0x20E3 } }
    return true
  }
}
