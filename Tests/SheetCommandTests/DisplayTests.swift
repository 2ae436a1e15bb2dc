import SheetCells
import Testing

@testable import SheetCommand

@Suite struct DisplayTests {
  private func settings(
    _ environment: [EnvironmentVariable: ByteString] = [:], colors: Int = 256,
    flag: ColorChoice? = nil, file: ColorChoice? = nil, term: String? = "xterm"
  ) -> DisplaySettings {
    var (options, configuration) = (Options(), Configuration.General())
    (options.color, configuration.color) = (flag, file)
    return DisplaySettings(
      options: options, environment: Environment(environment), configuration: configuration,
      terminal: TerminalDescription(name: term, isKnown: term != "bogus", colors: colors))
  }

  @Test(arguments: [
    (-1, ColorDepth.monochrome), (2, .monochrome), (8, .ansi16), (16, .ansi16), (88, .ansi16),
    (256, .palette256), (1 << 24, .trueColor),
  ])
  func withoutAChoiceTheTerminalDecides(colors: Int, depth: ColorDepth) {
    #expect(settings(colors: colors).color == depth)
  }

  @Test func insideOfGNUScreenTheMouseIsLeftAlone() {
    #expect(settings().mouse)
    #expect(!settings([.screenSession: "1.pts"]).mouse)
  }

  @Test func colorTermIsBelievedOnlyWhereThereAreColours() {
    #expect(settings([.colorTerminal: "truecolor"]).color == .trueColor)
    #expect(settings([.colorTerminal: "24bit"], colors: 8).color == .trueColor)
    #expect(settings([.colorTerminal: "yes"]).color == .palette256)
    #expect(settings([.colorTerminal: "truecolor"], colors: 0).color == .monochrome)
  }

  @Test func flagsWinOverTheEnvironmentAndThatOverTheFile() {
    #expect(settings([.noColor: "1"]).color == .monochrome)
    #expect(settings([.noColor: ""]).color == .palette256)
    #expect(settings([.noColor: "1"], flag: .ansi16).color == .ansi16)
    #expect(settings([.noColor: "1"], flag: .auto).color == .monochrome)
    #expect(settings([.noColor: "1"], file: .trueColor).color == .monochrome)
    #expect(settings([.noColor: "1", .cliColorForce: "1"]).color == .monochrome)
    #expect(settings([.cliColor: "0"]).color == .monochrome)
    #expect(settings([.cliColor: "1"]).color == .palette256)
    #expect(settings([.cliColorForce: "1"], colors: 0).color == .ansi16)
    #expect(settings([.cliColorForce: "0"], colors: 0).color == .monochrome)
    #expect(settings(file: .ansi16).color == .ansi16)
    #expect(settings(flag: .auto, file: .never).color == .palette256)
  }

  @Test func terminalsThatCannotShowASheetGetTheList() {
    #expect(settings().accessible == nil)
    #expect(settings([.accessible: "1"]).accessible == .asked)
    #expect(settings([.accessible: "0"]).accessible == nil)
    #expect(settings(term: "dumb").accessible == .terminal("dumb"))
    #expect(settings(term: nil).accessible == .terminal(nil))
    #expect(settings(term: "bogus").accessible?.notice?.contains("“bogus”") == true)
    #expect(AccessibleCause.asked.notice == nil)
  }
}
