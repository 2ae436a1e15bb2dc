import SheetCells
import Testing

@Suite struct CellTests {
  private static let style = Style(
    foreground: .palette(200), background: .rgb(red: 1, green: 2, blue: 255),
    attributes: [.bold, .italic])

  /// Cells that differ in one thing each.
  private static let different = [
    Cell("a"), Cell("b"), Cell("a", span: 2), Cell("a", span: 0), Cell("a", marks: ["\u{301}"]),
    Cell("a", marks: ["\u{301}", "\u{302}"]), Cell("a", marks: ["\u{302}", "\u{301}"]),
    Cell("a", marks: ["\u{301}", "\u{302}", "\u{303}"]),
    Cell("a", marks: ["\u{301}", "\u{302}", "\u{303}", "\u{304}"]),
    Cell("a", style: Style(foreground: .palette(0))),
    Cell("a", style: Style(background: .palette(0))),
    Cell("a", style: Style(foreground: .rgb(red: 0, green: 0, blue: 0))),
    Cell("a", style: Style(attributes: .dim)),
  ]

  @Test func everyPartCounts() {
    for (index, one) in Self.different.enumerated() {
      for (other, cell) in Self.different.enumerated() {
        #expect((one == cell) == (index == other), "\(one) \(cell)")
      }
    }
    #expect(Set(Self.different).count == Self.different.count)
  }

  @Test func whatGoesInComesOut() {
    let marks: [Unicode.Scalar] = ["\u{301}", "\u{302}", "\u{303}", "\u{304}"]
    let cell = Cell("\u{10FFFF}", marks: marks, span: 2, style: Self.style)
    #expect(cell.scalar == "\u{10FFFF}" && cell.rest == marks && cell.span == 2)
    #expect(cell.style == Self.style && !cell.isContinuation && !cell.isSingleScalar)
  }

  @Test func theStyleChangesAlone() {
    var cell = Cell("字", marks: ["\u{301}"], span: 2)
    #expect(!cell.hasStyle(of: Cell("字", span: 2, style: Self.style)))
    cell.style = Self.style
    #expect(cell == Cell("字", marks: ["\u{301}"], span: 2, style: Self.style))
    #expect(cell.hasStyle(of: Cell("a", style: Self.style)))
    #expect(!cell.hasStyle(of: Cell("a", style: Self.style.adding(.dim))))
  }

  @Test func changesThatAreFarFromEachOtherComeOneByOne() {
    let old = Canvas(size: CellSize(width: 40, height: 1))
    var new = old
    for x in [0, 8, 17, 39] { new.write("a", at: CellPoint(x: x, y: 0)) }
    var found: [Range<Int>] = []
    while case let next = new.changedColumns(in: 0, since: old, from: found.last?.upperBound ?? 0),
      !next.isEmpty
    { found.append(next) }
    #expect(found == [0..<9, 17..<18, 39..<40])
    #expect(new.changedColumns(in: 0, since: old, from: 41).isEmpty)
  }

  @Test func changedColumnsReachFromTheFirstToTheLastDifference() {
    let old = Canvas(size: CellSize(width: 8, height: 2))
    var new = old
    #expect(new.changedColumns(in: 0, since: old).isEmpty)
    new.write("a", at: CellPoint(x: 2, y: 0))
    new.write("字", at: CellPoint(x: 4, y: 0))
    #expect(new.changedColumns(in: 0, since: old) == 2..<6)
    #expect(new.changedColumns(in: 1, since: old).isEmpty)
    #expect(new.changedColumns(in: 2, since: old).isEmpty)
    new.fill(new.bounds)
    #expect(new.changedColumns(in: 0, since: old).isEmpty && new == old)
  }

  @Test func wideGraphemesChangeWhole() {
    var (old, new) = (
      Canvas(size: CellSize(width: 4, height: 1)), Canvas(size: CellSize(width: 4, height: 1))
    )
    old.write("字字", at: .zero)
    new.write("字", at: .zero)
    new.write("x", at: CellPoint(x: 3, y: 0))
    #expect(new.changedColumns(in: 0, since: old) == 2..<4)
  }
}
