import SheetFiles

/// Looks for keys of so many parts (`a.a.a.…`) that nobody wrote them as settings.
///
/// Each part is a table inside the one before. toml++ 3.3 sets no limit to that, and whoever reads such tables
/// goes down as deep: with 6 KB for seconds, with 100 KB until the stack ends. So the text is looked through
/// before it is parsed, once, byte by byte.
struct KeyDepth {
  /// The most parts of a key; no setting has more than three.
  static let limit = 32

  private let text: [UInt8]
  private var position = 0
  private var line = 1

  /// The line, counted from 1, of the first key with more parts; `nil` when there is none.
  static func excess(in text: [UInt8]) -> Int? {
    var depth = KeyDepth(text: text)
    return depth.excess()
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func excess() -> Int? {
    var parts = 1
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "."):
        parts += 1
        if parts > Self.limit { return line }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString()
        continue
      case UInt8(ascii: "#"):
        skipLine()
        continue
      case .newline:
        line += 1
        parts = 1
      case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        parts = 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// To the end of the line, which stays.
  private mutating func skipLine() {
    while position < text.count, text[position] != .newline { position += 1 }
  }

  /// Behind a text in quotes, of one line or of several (TOML 1.0, "String").
  private mutating func skipString() {
    let quote = text[position]
    let hasLines = stands(quote, times: 3)
    position += hasLines ? 3 : 1
    while position < text.count, hasLines || text[position] != .newline {
      if stands(quote, times: hasLines ? 3 : 1) { return skipEnd(quote, hasLines) }
      // What an escape hides is no end, and a line break behind one is still counted.
      if quote == UInt8(ascii: "\""), text[position] == UInt8(ascii: "\\") { position += 1 }
      if position < text.count, text[position] == .newline { line += 1 }
      position += 1
    }
  }

  /// In several lines two quotes may stand right before the three that end the text.
  private mutating func skipEnd(_ quote: UInt8, _ hasLines: Bool) {
    let end = min(text.count, position + (hasLines ? 5 : 1))
    while position < end, text[position] == quote { position += 1 }
  }

  private func stands(_ byte: UInt8, times count: Int) -> Bool {
    position + count <= text.count && (0..<count).allSatisfy { text[position + $0] == byte }
  }
}
