import SheetCells
import Testing

@Suite struct BoxTests {
  private func box(_ width: Int, _ height: Int) -> [String] {
    var canvas = Canvas(size: CellSize(width: width, height: height))
    canvas.drawBox(canvas.bounds, glyphs: .unicode)
    return canvas.lines
  }

  @Test func boxesHaveCornersAndThinOnesAreLines() {
    #expect(box(4, 3) == ["╭──╮", "│  │", "╰──╯"])
    #expect(box(2, 2) == ["╭╮", "╰╯"])
    #expect(box(4, 1) == ["────"])
    #expect(box(1, 3) == ["│", "│", "│"])
  }

  @Test func boxesReachingOutAreClipped() {
    var canvas = Canvas(size: CellSize(width: 3, height: 3))
    canvas.drawBox(CellRect(x: -1, y: -1, width: 3, height: 3), glyphs: .ascii)
    #expect(canvas.lines == [" | ", "-+ ", "   "])
  }

  private func rule(_ width: Int, _ heading: String) -> String {
    var canvas = Canvas(size: CellSize(width: width, height: 1))
    canvas.drawRule(y: 0, in: canvas.bounds, heading: heading, glyphs: .unicode)
    return canvas.lines[0]
  }

  @Test func rulesJoinTheEdgesAndFitTheirHeading() {
    #expect(rule(12, "Text") == "├─ Text ───┤")
    #expect(rule(10, "Long heading") == "├─ Lon… ─┤")
    #expect(rule(7, "Text") == "├─ … ─┤")
    #expect(rule(6, "Text") == "├────┤")
    #expect(rule(2, "Text") == "├┤")
    #expect(rule(1, "Text") == " ")
    #expect(rule(10, "漢字漢") == "├─ 漢… ──┤")
  }
}
