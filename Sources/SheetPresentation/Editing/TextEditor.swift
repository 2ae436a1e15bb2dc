import SheetCells

/// Several lines of text being edited, wrapped softly at ``wrapWidth``. A value without any screen.
///
/// Keys are those of ``LineEditor``, within the line; Enter makes a new line, and up and down (Ctrl-P
/// and Ctrl-N) move by what is seen and keep the column. Up in the first row and down in the last are
/// not used, so that the owner can go to a neighbour.
public struct TextEditor: Equatable, Sendable {
  /// The columns of a row; at least one. Whoever draws sets it before drawing and before keys.
  public var wrapWidth = 60 { didSet { wrapWidth = max(1, wrapWidth) } }

  /// The bytes that can be typed and pasted.
  private static let limit = 1 << 20

  private var buffer: EditBuffer
  /// The column that up and down aim for while the rows between are shorter.
  private var goalColumn: Int?

  /// An editor with the cursor after `text`, which is taken as a paste.
  public init(_ text: String = "") {
    buffer = EditBuffer(text.pastedAsLines, limit: Self.limit)
  }

  /// The whole text, lines ending in `\n`. Setting it puts the cursor at the end.
  public var text: String {
    get { buffer.text }
    set {
      buffer.text = newValue.pastedAsLines
      goalColumn = nil
    }
  }

  /// The cursor, in graphemes from the start.
  public var cursor: Int { buffer.cursor }

  /// The text as it is seen, row by row; at least one.
  public var rows: [String] { ranges.map { String(buffer.characters[$0]) } }

  /// The column and row of the cursor among ``rows``. After a row whose blanks hang over the edge the
  /// column may be larger than ``wrapWidth``.
  public var cursorPosition: CellPoint { position(in: ranges) }

  /// Handles a key and returns whether it was used.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up, .control("p"): return moveVertically(by: -1)
    case .down, .control("n"): return moveVertically(by: 1)
    case .enter: buffer.insert("\n")
    default:
      guard buffer.handle(key) else { return false }
    }
    goalColumn = nil
    return true
  }

  /// Inserts pasted text with its line breaks. A tab becomes four blanks, other control characters are
  /// dropped, and so is what goes beyond 1 MiB.
  public mutating func paste(_ text: String) {
    buffer.insert(text.pastedAsLines)
    goalColumn = nil
  }

  /// Puts the cursor on the grapheme at a column and row of what is seen, or the nearest.
  public mutating func moveCursor(to point: CellPoint) {
    let ranges = ranges
    goalColumn = nil
    buffer.move(to: place(column: point.x, row: min(max(0, point.y), ranges.count - 1), in: ranges))
  }

  /// Puts the cursor before a grapheme, counted from the start; or the nearest place.
  package mutating func moveCursor(toCharacter place: Int) {
    goalColumn = nil
    buffer.move(to: place)
  }

  private var ranges: [Range<Int>] {
    SoftWrap.rows(of: buffer.characters, width: wrapWidth)
  }

  private func position(in ranges: [Range<Int>]) -> CellPoint {
    let row = ranges.lastIndex { $0.lowerBound <= cursor } ?? 0
    return CellPoint(x: columns(ranges[row].lowerBound..<cursor), y: row)
  }

  private mutating func moveVertically(by step: Int) -> Bool {
    let ranges = ranges
    let old = position(in: ranges)
    guard ranges.indices.contains(old.y + step) else { return false }
    let column = goalColumn ?? old.x
    buffer.move(to: place(column: column, row: old.y + step, in: ranges))
    goalColumn = column
    return true
  }

  /// The grapheme at a column. The end of a wrapped row is the start of the next, so there the last
  /// grapheme of the row is the furthest.
  private func place(column: Int, row: Int, in ranges: [Range<Int>]) -> Int {
    let range = ranges[row]
    let isWrapped = row + 1 < ranges.count && ranges[row + 1].lowerBound == range.upperBound
    let last = isWrapped ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
    var (place, left) = (range.lowerBound, column)
    while place < last {
      left -= buffer.characters[place].columns
      guard left >= 0 else { break }
      place += 1
    }
    return place
  }

  private func columns(_ range: Range<Int>) -> Int {
    buffer.characters[range].reduce(0) { $0 + $1.columns }
  }
}
