import HelperRuntime

/// The lines of a file, a few kilobytes in memory at a time. What is not UTF-8 is replaced.
struct LineReader {
  /// A line that is longer is cut there: setting one takes memory and time that grow with it.
  private static let longest = 8192

  private let input: Input
  private var waiting: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(_ input: Input) {
    self.input = input
  }

  /// The next line without its end, `nil` after the last. A line break at the end of the file begins none.
  mutating func next() throws(Refusal) -> String? {
    while !isAtEnd, lineEnd == nil, waiting.count <= Self.longest { try fill() }
    guard !waiting.isEmpty else { return nil }
    let end = lineEnd ?? waiting.endIndex
    let cut = end - waiting.startIndex > Self.longest ? wholeCharacters : nil
    var line = waiting[..<(cut ?? end)]
    waiting = cut == nil ? waiting[end...].dropFirst() : waiting[line.endIndex...]
    if cut == nil, line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private var lineEnd: Int? { waiting.firstIndex(of: UInt8(ascii: "\n")) }

  /// Where to cut a long line: not in the middle of a character.
  private var wholeCharacters: Int {
    var cut = waiting.startIndex + Self.longest
    while cut > waiting.startIndex + Self.longest - 4, waiting[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }

  private mutating func fill() throws(Refusal) {
    let piece = try input.next()
    isAtEnd = piece.isEmpty
    waiting = ArraySlice(Array(waiting) + piece)
  }
}
