import SheetCells
import Testing

@Suite struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int) -> Canvas {
    Canvas(size: CellSize(width: width, height: height))
  }

  @Test func writingIsClippedOnEverySide() {
    var canvas = canvas(5, 2)
    #expect(canvas.write("abcdefgh", at: CellPoint(x: 2, y: 0)) == 3)
    canvas.write("xyz", at: CellPoint(x: -1, y: 1))
    canvas.write("no", at: CellPoint(x: 0, y: 2))
    canvas.write("no", at: CellPoint(x: 0, y: -1))
    canvas.write("no", at: CellPoint(x: 9, y: 0))
    #expect(canvas.lines == ["  abc", "yz   "])
  }

  @Test func writingStopsAtTheWidthBetweenGraphemes() {
    var canvas = canvas(8, 1)
    #expect(canvas.write("a漢字", at: .zero, width: 4) == 3)
    #expect(canvas.write("abc", at: CellPoint(x: 4, y: 0), width: 0) == 0)
    #expect(canvas.lines == ["a漢     "])
  }

  @Test func aWideGraphemeTakesTwoCells() {
    var canvas = canvas(4, 1)
    #expect(canvas.write("漢x", at: .zero) == 3)
    #expect(canvas[0, 0].span == 2)
    #expect(canvas[1, 0].isContinuation)
    #expect(canvas[2, 0].text == "x")
  }

  @Test(arguments: [(0, "x 字"), (1, " x字"), (2, "漢x "), (3, "漢 x")])
  func overwritingHalfAWideGraphemeBlanksTheOther(x: Int, line: String) {
    var canvas = canvas(4, 1)
    canvas.write("漢字", at: .zero)
    canvas.write("x", at: CellPoint(x: x, y: 0))
    #expect(canvas.lines == [line])
  }

  @Test func aWideGraphemeOverTwoHalvesBlanksBoth() {
    var canvas = canvas(4, 1)
    canvas.write("漢字", at: .zero)
    canvas.write("語", at: CellPoint(x: 1, y: 0))
    #expect(canvas.lines == [" 語 "])
  }

  @Test func aWideGraphemeCutByAnEdgeBecomesABlank() {
    var canvas = canvas(3, 1)
    canvas.fill(canvas.bounds, with: "x")
    canvas.write("漢", at: CellPoint(x: 2, y: 0))
    #expect(canvas.lines == ["xx "])
    canvas.write("漢", at: CellPoint(x: -1, y: 0))
    #expect(canvas.lines == [" x "])
  }

  @Test func fillingAndRestylingAreClipped() {
    var canvas = canvas(3, 2)
    canvas.fill(CellRect(x: -5, y: 1, width: 50, height: 50), with: "=")
    canvas.restyle(CellRect(x: 2, y: 0, width: 9, height: 1)) { $0.attributes = .bold }
    #expect(canvas.lines == ["   ", "==="])
    #expect(canvas[2, 0].style.attributes == .bold)
    #expect(canvas[1, 0].style == .plain)
    canvas.fill(CellRect(x: 7, y: 7, width: 1, height: 1), with: "!")
    #expect(canvas.lines == ["   ", "==="])
  }

  @Test func readingOutsideGivesBlanks() {
    let canvas = canvas(2, 1)
    #expect(canvas[-1, 0] == .blank)
    #expect(canvas[2, 0] == .blank)
    #expect(canvas.row(1).isEmpty)
    #expect(canvas.row(-1).isEmpty)
  }

  @Test func drawingTakesTheCursorAlong() {
    var inner = canvas(2, 1)
    inner.write("ab", at: .zero)
    inner.cursor = CellPoint(x: 1, y: 0)
    inner.showsCursor = true
    var outer = canvas(4, 2)
    outer.draw(inner, at: CellPoint(x: 3, y: 1))
    #expect(outer.lines == ["    ", "   a"])
    #expect(outer.cursor == CellPoint(x: 4, y: 1))
    #expect(outer.showsCursor)
  }

  @Test func aCanvasCutAtTheLeftCoversWhatIsBelow() {
    var inner = canvas(4, 1)
    inner.write("漢ab", at: .zero)
    var outer = canvas(4, 1)
    outer.fill(outer.bounds, with: ".")
    outer.draw(inner, at: CellPoint(x: -1, y: 0))
    #expect(outer.lines == [" ab."])
  }

  /// The corner lies on each side, near and far, so that both edges cut wide graphemes.
  @Test(arguments: [-41, -39, -20, -1, 0, 2, 3])
  func drawingPutsWhatPuttingEveryCellWould(y: Int) {
    let inner = patterned(60, 40, with: "漢a字 b語", since: 0)
    for x in [-62, -61, -60, -59, -58, -57, -30, -29, -3, -2, -1, 0, 1, 5, 6, 7, 8, 9] {
      var drawn = patterned(8, 3, with: "ab漢字", since: 1)
      var put = drawn
      drawn.draw(inner, at: CellPoint(x: x, y: y))
      for row in 0..<inner.size.height {
        for column in 0..<inner.size.width {
          put.put(inner[column, row], at: CellPoint(x: x + column, y: y + row))
        }
      }
      #expect(drawn == put, "corner at column \(x)")
    }
  }

  /// A text again and again, each row beginning one column further left.
  private func patterned(_ width: Int, _ height: Int, with text: String, since: Int) -> Canvas {
    var canvas = canvas(width, height)
    for y in 0..<height {
      var x = -since - y
      let style = Style(attributes: y % 2 == 0 ? .bold : [])
      while x < width { x += max(1, canvas.write(text, at: CellPoint(x: x, y: y), style: style)) }
    }
    return canvas
  }

  @Test func emptyCanvasesTakeEverything() {
    for size in [CellSize.zero, CellSize(width: 0, height: 3), CellSize(width: -4, height: 2)] {
      var canvas = Canvas(size: size)
      canvas.write("漢x", at: .zero)
      canvas.fill(CellRect(x: 0, y: 0, width: 2, height: 2), with: "x")
      canvas.drawBox(canvas.bounds, glyphs: .unicode)
      canvas.drawRule(y: 0, in: canvas.bounds, heading: "a", glyphs: .unicode)
      #expect(canvas.cells.isEmpty)
    }
  }
}
