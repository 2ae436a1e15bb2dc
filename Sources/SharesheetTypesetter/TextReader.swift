import HelperRuntime

/// The text of a file in pieces of at most some kilobytes, of which no more than one is in memory.
struct TextReader {
  /// A line, or a part of one that is longer.
  struct Piece {
    var text: String
    /// Whether the line ends with it.
    var endsLine: Bool
  }

  /// Bytes of the longest piece.
  private let longest: Int
  private let input: Input
  private let encoding: TextEncoding
  private var waiting: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(_ file: Int32, longest: Int) throws(Refusal) {
    self.longest = longest
    encoding = try TextEncoding.found(in: file)
    input = Input(file)
  }

  /// The next piece without a line break, `nil` after the last. A line break at the end of the file begins
  /// no line.
  mutating func next() throws(Refusal) -> Piece? {
    while waiting.count <= longest, !isAtEnd { try fill() }
    guard !waiting.isEmpty else { return nil }
    guard let end = waiting.prefix(longest + 1).firstIndex(of: UInt8(ascii: "\n")) else {
      return rest
    }
    var line = waiting[..<end]
    waiting = waiting[(end + 1)...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return Piece(text: encoding.text(line), endsLine: true)
  }

  /// As much as fits of what has no line break.
  private var rest: Piece {
    mutating get {
      let cut = waiting.count > longest ? wholeCharacters : waiting.endIndex
      let part = waiting[..<cut]
      waiting = waiting[cut...]
      return Piece(text: encoding.text(part), endsLine: waiting.isEmpty && isAtEnd)
    }
  }

  /// Where to cut a long line: neither in the middle of a character nor of a line break.
  private var wholeCharacters: Int {
    var cut = waiting.startIndex + longest
    while cut > waiting.startIndex + longest - 4, encoding == .utf8,
      waiting[cut] & 0xC0 == 0x80
    {
      cut -= 1
    }
    return waiting[cut - 1] == UInt8(ascii: "\r") ? cut - 1 : cut
  }

  private mutating func fill() throws(Refusal) {
    let piece = try input.next()
    isAtEnd = piece.isEmpty
    waiting = ArraySlice(Array(waiting) + piece)
  }
}
