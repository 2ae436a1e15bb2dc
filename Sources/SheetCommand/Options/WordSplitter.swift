import SheetFiles

/// Splits a text into words as a shell does: blanks part words, `'…'` keeps everything, `"…"` and a
/// backslash keep the next character, `#` at the start of a word begins a comment.
///
/// Nothing is expanded. Comments are there because defaults are often written over several lines
/// (junegunn/fzf#3961).
struct WordSplitter {
  private var words: [ByteString] = []
  private var word: [UInt8]?
  private var rest: ArraySlice<UInt8>

  /// The words of `text`, or `nil` when a quote is never closed.
  static func split(_ text: ByteString) -> [ByteString]? {
    var splitter = WordSplitter(rest: text.bytes[...])
    return splitter.run() ? splitter.words : nil
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func run() -> Bool {
    while let byte = rest.popFirst() {
      guard take(byte) else { return false }
    }
    finishWord()
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), .newline: finishWord()
    case UInt8(ascii: "#") where word == nil: rest = rest.drop { $0 != .newline }
    case UInt8(ascii: "'"): return quoted(by: byte, escapes: false)
    case UInt8(ascii: "\""): return quoted(by: byte, escapes: true)
    case UInt8(ascii: "\\"):
      guard let next = rest.popFirst() else { return false }
      word = (word ?? []) + [next]
    default: word = (word ?? []) + [byte]
    }
    return true
  }

  /// Takes bytes up to the closing quote; `false` when there is none.
  private mutating func quoted(by quote: UInt8, escapes: Bool) -> Bool {
    var inside = word ?? []
    while let byte = rest.popFirst() {
      if byte == quote {
        word = inside
        return true
      }
      let isEscape = escapes && byte == UInt8(ascii: "\\") && !rest.isEmpty
      inside.append(isEscape ? rest.removeFirst() : byte)
    }
    return false
  }

  private mutating func finishWord() {
    if let word { words.append(ByteString(bytes: word)) }
    word = nil
  }
}
