/// A rectangle of cells that views draw into. A value: copying it keeps the frame.
///
/// Everything outside is clipped, and a wide grapheme is never half overwritten, so a view may draw
/// without asking how large the canvas is.
///
/// A copy shares the rows that neither changes, and so do the blank rows of a new one: a key press
/// copies, and compares with the frame before, only the rows that it touches.
public struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  public let size: CellSize
  private var rows: [[Cell]]
  /// Where the terminal's cursor belongs: on the thing in focus, for screen readers and magnifiers.
  public var cursor: CellPoint?
  /// Whether the cursor is also seen, as in a text field.
  public var showsCursor = false

  /// Makes a canvas of blanks in `style`.
  public init(size: CellSize, style: Style = .plain) {
    self.size = size
    let row = Array(repeating: Cell(" ", style: style), count: size.width)
    rows = Array(repeating: row, count: size.height)
  }

  /// The whole canvas as a rectangle.
  public var bounds: CellRect { CellRect(size: size) }

  /// The cells, row by row; `size.width * size.height` of them.
  public var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a column and a row; a blank when outside.
  public subscript(x: Int, y: Int) -> Cell {
    contains(x, y) ? rows[y][x] : .blank
  }

  /// The cells of one row; empty when outside.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    rows.indices.contains(y) ? rows[y][...] : []
  }

  /// A part of a row; empty when outside.
  public func row(_ y: Int, _ columns: Range<Int>) -> ArraySlice<Cell> {
    let row = row(y)
    return row[columns.clamped(to: row.indices)]
  }

  /// The next columns of a row, at or after `start`, whose cells differ from `other`, wide graphemes kept
  /// whole; empty when there are none. What differs again after a few like cells belongs to them: that is
  /// quicker than to go there again. Both canvases must have the same size.
  public func changedColumns(in y: Int, since other: Canvas, from start: Int = 0) -> Range<Int> {
    guard rows.indices.contains(y), other.rows.indices.contains(y) else { return 0..<0 }
    let width = min(size.width, other.size.width)
    return rows[y].withUnsafeBufferPointer { new in
      other.rows[y].withUnsafeBufferPointer { old in
        guard new.baseAddress != old.baseAddress else { return 0..<0 }
        var changed = Self.difference(new, old, max(0, start)..<max(0, start, width))
        guard !changed.isEmpty else { return 0..<0 }
        let isInside = { (index: Int) in new[index].isContinuation || old[index].isContinuation }
        while changed.lowerBound > 0, isInside(changed.lowerBound) {
          changed = changed.lowerBound - 1..<changed.upperBound
        }
        while changed.upperBound < width, isInside(changed.upperBound) {
          changed = changed.lowerBound..<changed.upperBound + 1
        }
        return changed
      }
    }
  }

  /// So many like cells end what differs.
  private static let gap = 8

  /// The first differing cells of two rows, compared as bytes: this is what a key press waits for.
  private static func difference(
    _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>, _ columns: Range<Int>
  ) -> Range<Int> {
    guard let new = UnsafeRawPointer(new.baseAddress), let old = UnsafeRawPointer(old.baseAddress)
    else { return 0..<0 }
    func differs(_ index: Int) -> Bool {
      let place = index * MemoryLayout<Cell>.stride
      let bits = (0..<MemoryLayout<Cell>.stride / 8).reduce(UInt64(0)) { bits, word in
        bits
          | (new.load(fromByteOffset: place + 8 * word, as: UInt64.self)
            ^ old.load(fromByteOffset: place + 8 * word, as: UInt64.self))
      }
      return bits != 0
    }
    var first = columns.lowerBound
    while first < columns.upperBound, !differs(first) { first += 1 }
    var (end, next) = (first, first)
    while next < columns.upperBound, next - end < gap {
      next += 1
      if differs(next - 1) { end = next }
    }
    return first..<end
  }

  /// Puts one cell. Of a wide one that an edge cuts, a blank remains.
  public mutating func put(_ cell: Cell, at point: CellPoint) {
    guard !cell.isContinuation else { return }
    guard cell.span > 1 else {
      if contains(point.x, point.y) { replace(point.x, point.y, with: cell) }
      return
    }
    guard contains(point.x, point.y), contains(point.x + 1, point.y) else {
      for x in [point.x, point.x + 1] where contains(x, point.y) {
        replace(x, point.y, with: Cell(" ", style: cell.style))
      }
      return
    }
    replace(point.x, point.y, with: Cell(" ", style: cell.style))
    replace(point.x + 1, point.y, with: Cell(" ", style: cell.style))
    rows[point.y][point.x] = cell
    rows[point.y][point.x + 1] = Cell(" ", span: 0, style: cell.style)
  }

  /// Writes one line of text, made safe for the screen, and returns the columns that it took.
  ///
  /// Text longer than `width` columns is cut between graphemes, without an ellipsis; use
  /// `fitted(to:ellipsis:)` for one.
  @discardableResult
  public mutating func write(
    _ text: String, at point: CellPoint, style: Style = .plain, width: Int = .max
  ) -> Int {
    var x = point.x
    let end = width == .max ? Int.max : point.x + width
    for cell in text.displayCells(style: style) {
      guard x + Int(cell.span) <= end, x < size.width else { break }
      put(cell, at: CellPoint(x: x, y: point.y))
      x += Int(cell.span)
    }
    return x - point.x
  }

  /// Fills a rectangle with one scalar of one column.
  public mutating func fill(
    _ rect: CellRect, with scalar: Unicode.Scalar = " ", style: Style = .plain
  ) {
    let inside = rect.intersection(bounds)
    let cell = Cell(scalar, style: style)
    for y in inside.minY..<max(inside.minY, inside.maxY) {
      for x in inside.minX..<max(inside.minX, inside.maxX) {
        Self.replace(x, in: &rows[y], with: cell)
      }
    }
  }

  /// Changes the style of the cells in a rectangle and leaves their text.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let inside = rect.intersection(bounds)
    for y in inside.minY..<max(inside.minY, inside.maxY) {
      for x in inside.minX..<max(inside.minX, inside.maxX) {
        change(&rows[y][x].style)
      }
    }
  }

  /// Copies another canvas, with its cursor, so that its corner comes to `point`.
  public mutating func draw(_ other: Canvas, at point: CellPoint) {
    let seen = CellRect(origin: point, size: other.size).intersection(bounds)
    // Of a wide grapheme that begins before the left edge, a blank is seen.
    let first = max(point.x, seen.minX - 1)
    for y in seen.minY..<seen.maxY {
      for x in first..<seen.maxX {
        put(other[x - point.x, y - point.y], at: CellPoint(x: x, y: y))
      }
    }
    guard let inner = other.cursor else { return }
    cursor = CellPoint(x: point.x + inner.x, y: point.y + inner.y)
    showsCursor = other.showsCursor
  }

  /// Puts the cursor on what has the focus, where nothing is typed: it is not seen.
  package mutating func markFocus(at point: CellPoint) {
    (cursor, showsCursor) = (point, false)
  }

  /// The text of each row, blanks at the end kept: what a test compares and a screen reader reads.
  public var lines: [String] {
    (0..<size.height).map { y in row(y).map(\.text).joined() }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }

  /// Overwrites one cell; the other half of a wide grapheme that it belonged to becomes a blank.
  private mutating func replace(_ x: Int, _ y: Int, with cell: Cell) {
    Self.replace(x, in: &rows[y], with: cell)
  }

  private static func replace(_ x: Int, in row: inout [Cell], with cell: Cell) {
    let old = row[x]
    if old.isContinuation, x > 0 { row[x - 1] = Cell(" ", style: row[x - 1].style) }
    if old.span == 2, x + 1 < row.count { row[x + 1] = Cell(" ", style: row[x + 1].style) }
    row[x] = cell
  }
}
