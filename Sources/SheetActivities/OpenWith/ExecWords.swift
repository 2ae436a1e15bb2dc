import SheetFiles

/// Splits a command line into words by the quoting rules of the Desktop Entry Specification.
///
/// Blanks part words, and double quotes keep what is between them but for a backslash before `"`, `` ` ``, `$`
/// and `\`. Beyond the standard, and as every launcher does, single quotes keep everything, and a backslash
/// outside of quotes keeps the next character. Nothing is expanded.
enum ExecWords {
  /// A word, and whether any of it was quoted, be it by a backslash.
  struct Word: Hashable {
    var bytes: [UInt8] = []
    var isQuoted = false
  }

  /// The words; `nil` when a quote is not closed, and for a NUL, which no argument can hold.
  static func split(_ line: [UInt8]) -> [Word]? {
    guard !line.contains(0) else { return nil }
    var words: [Word] = []
    var word: Word?
    var rest = line[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), .newline:
        if let word { words.append(word) }
        word = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let part = quoted(&rest, by: byte) else { return nil }
        word = Word(bytes: (word?.bytes ?? []) + part, isQuoted: true)
      case .backslash:
        guard let next = rest.popFirst() else { return nil }
        word = Word(bytes: (word?.bytes ?? []) + [next], isQuoted: true)
      default:
        if word == nil { word = Word() }
        word?.bytes.append(byte)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// What stands before the closing quote.
  private static func quoted(_ rest: inout ArraySlice<UInt8>, by quote: UInt8) -> [UInt8]? {
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote { return result }
      guard byte == .backslash, quote == UInt8(ascii: "\"") else {
        result.append(byte)
        continue
      }
      guard let next = rest.popFirst() else { return nil }
      if !"\"`$\\".utf8.contains(next) { result.append(byte) }
      result.append(next)
    }
    return nil
  }
}
