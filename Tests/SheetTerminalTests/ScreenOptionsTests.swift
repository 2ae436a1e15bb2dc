import SheetCells
import SheetTerminal
import Testing

@Suite struct ScreenOptionsTests {
  private func options(_ variables: [String: String]) -> ScreenOptions {
    ScreenOptions(isUTF8: true) { variables[$0] }
  }

  @Test func anEmptyEnvironmentGivesDefaults() {
    let options = options([:])
    #expect(options.terminalType.isEmpty)
    #expect(options.colorDepth == .palette256)
    #expect(options.usesMouse)
    #expect(!self.options(["STY": "1.pts"]).usesMouse)
    #expect(options.isUTF8)
    #expect(options.escapeDelay == 25)
    #expect(!ScreenOptions(isUTF8: false) { _ in nil }.isUTF8)
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["COLORTERM": "24bit"], .trueColor),
    (["COLORTERM": "yes"], .palette256),
    (["NO_COLOR": "0", "COLORTERM": "truecolor"], .monochrome),
    (["NO_COLOR": "", "COLORTERM": "truecolor"], .trueColor),
    (["CLICOLOR": "0"], .monochrome),
    (["CLICOLOR": "1"], .palette256),
  ])
  func coloursFollowTheEnvironment(variables: [String: String], depth: ColorDepth) {
    #expect(options(variables).colorDepth == depth)
  }

  @Test(arguments: [("300", 300), ("0", 0), ("-1", 25), ("soon", 25), ("", 25)])
  func theEscapeDelayIsNcursesOwn(text: String, delay: Int32) {
    #expect(options(["ESCDELAY": text]).escapeDelay == delay)
  }

  @Test func theTypeIsTERM() {
    #expect(options(["TERM": "tmux-256color"]).terminalType == "tmux-256color")
  }

  @Test func errorsAreOneSafeLine() {
    let name = "a\u{1B}[2J\nb"
    for error in [
      TerminalError.noTerminal, .plainTerminal(name: ""), .plainTerminal(name: name),
      .unknownType(name: name), .noCursorMotion(name: name),
    ] {
      #expect(!error.description.contains { $0.isNewline || $0 == "\u{1B}" })
      #expect(error.description.hasSuffix("."))
    }
  }
}
