import SheetCells
import SheetTerminal
import Testing

@Suite struct StyledTextTests {
  private func text(_ depth: ColorDepth, _ styles: Style...) -> String {
    var canvas = Canvas(size: CellSize(width: styles.count, height: 1))
    for (x, style) in styles.enumerated() {
      canvas.put(Cell("x", style: style), at: CellPoint(x: x, y: 0))
    }
    return StyledText.lines(of: canvas, depth: depth).replacing("\u{1b}", with: "^")
  }

  @Test func plainCellsAreLinesOfTheirWidth() {
    let canvas = Canvas(size: CellSize(width: 3, height: 2))
    #expect(StyledText.lines(of: canvas, depth: .trueColor) == "   \n   \n")
    #expect(StyledText.lines(of: Canvas(size: .zero), depth: .trueColor) == "")
  }

  @Test func aRunOfOneStyleHasOneSequenceAndNoLineLeavesItOpen() {
    let blue = Style(foreground: .palette(4))
    #expect(text(.palette256, .plain, blue, blue, .plain) == "x^[34mxx^[0mx\n")
    #expect(text(.palette256, blue, blue.adding(.bold)) == "^[34mx^[0;1;34mx^[0m\n")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "^[38;2;255;0;0mx^[0m\n"), (.palette256, "^[38;5;196mx^[0m\n"),
    (.ansi16, "^[91mx^[0m\n"), (.monochrome, "x\n"),
  ])
  func coloursAreReducedToThoseThereAre(depth: ColorDepth, expected: String) {
    #expect(text(depth, Style(foreground: .rgb(red: 255, green: 0, blue: 0))) == expected)
  }

  @Test func backgroundsAndBrightColoursHaveTheirOwnNumbers() {
    let style = Style(foreground: .palette(12), background: .palette(1))
    #expect(text(.ansi16, style) == "^[94;41mx^[0m\n")
    #expect(text(.ansi16, Style(foreground: .palette(196))) == "^[91mx^[0m\n")
    #expect(text(.palette256, Style(background: .palette(200))) == "^[48;5;200mx^[0m\n")
  }

  @Test func withoutColoursOnlyReverseVideoIsLeft() {
    let style = Style(foreground: .palette(1), attributes: [.bold, .dim, .reverse])
    #expect(text(.monochrome, style, .plain) == "^[7mx^[0mx\n")
    #expect(text(.monochrome, Style(attributes: .bold)) == "x\n")
  }

  @MainActor
  @Test func theDatabaseSaysHowManyColoursThereAre() {
    #expect(TerminalColors.count(terminalType: "xterm-256color") == 256)
    #expect(TerminalColors.count(terminalType: "linux") == 8)
    #expect(TerminalColors.count(terminalType: "vt100") == 0)
    #expect(TerminalColors.count(terminalType: "no-such-terminal") == 0)
    #expect(TerminalColors.count(terminalType: "") == 0)
  }
}
