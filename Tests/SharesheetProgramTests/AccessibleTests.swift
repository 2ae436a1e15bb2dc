import Foundation
import SheetTestSupport
import Testing

/// The numbered list and prompts, for screen readers and for terminals that cannot be drawn on.
@Suite struct AccessibleTests {
  let sheet: Sharesheet

  /// Fixed numbers, whatever else is built in.
  private static let three = "copyToPasteboard,SaveToFiles,Archive"

  init() throws {
    sheet = try Sharesheet()
  }

  private func answer(_ text: String, to prompt: String, in process: ProcessInTerminal) throws {
    try process.terminal.wait(for: prompt)
    try process.terminal.press(.text(text + "\r"))
  }

  @Test func copyTakesOneNumber() throws {
    let process = try sheet.open("--accessible", "--json", "--only", Self.three, "-t", "by number")
    try answer("1", to: "Number, or Enter to cancel:", in: process)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output.contains("\"outcome\": \"handedOver\""))
    #expect(process.messages == "")
    try process.terminal.wait(
      forOutput: "]52;c;" + Data("by number".utf8).base64EncodedString())
    #expect(try process.leftovers() == [])
  }

  @Test(arguments: [["SHARESHEET_ACCESSIBLE": "1"], ["SHARESHEET_OPTS": "--accessible"]])
  func archiveAsksForEachField(environment: [String: String]) throws {
    try sheet.scratch.write("x", to: "work/a.txt")
    let process = try sheet.open(
      "--only", Self.three, "a.txt", environment: environment.mapValues { $0 })
    try process.terminal.wait(for: "Share a.txt: Text")
    try answer("9", to: "Number, or Enter to cancel:", in: process)
    try answer(" 3 ", to: "Please type a number from 1 to 3.", in: process)
    try answer("packed", to: "Name [a]:", in: process)
    try answer("", to: "Folder [", in: process)
    try answer("2", to: "Format [1]:", in: process)
    try answer("", to: "Password:", in: process)
    try answer("", to: "Once more:", in: process)
    try answer("", to: "Choose [1]:", in: process)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/packed.tar.gz\n")
    #expect(!process.terminal.output.contains(0x1B), "no redrawing")
    #expect(try process.leftovers() == [])
  }

  @Test func aRefusedAnswerIsExplainedAndAskedForAgain() throws {
    let process = try sheet.open("--accessible", "--only", Self.three, "hello")
    try answer("2", to: "Number, or Enter to cancel:", in: process)
    try answer("/no/where", to: "Folder [", in: process)
    try answer("kept.txt", to: "Name [hello.txt]:", in: process)
    try answer("1", to: "Choose [1]:", in: process)
    try process.terminal.wait(for: "There is no folder \"/no/where\"")
    try answer(sheet.work, to: "Folder [/no/where]:", in: process)
    try answer("", to: "Name [kept.txt]:", in: process)
    try process.terminal.press(.text("1\r"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/kept.txt\n")
  }

  @Test(arguments: ["\r", "\u{4}", "\u{3}"])
  func enterEndOfInputAndControlCCancel(key: String) throws {
    let process = try sheet.open("--accessible", "hello")
    try process.terminal.wait(for: "Number, or Enter to cancel:")
    try process.terminal.write(key)
    #expect(try process.waitForExit() == .code(130))
    #expect(process.output == "")
    #expect(try process.leftovers() == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalAtAPromptLeavesNothingOfStandardInput(signal: Int32) throws {
    let process = try sheet.open(
      "--accessible", "--only", Self.three, "--name", "data.bin", input: .pipe([0, 1, 2]))
    try answer("2", to: "Number, or Enter to cancel:", in: process)
    try process.terminal.wait(for: "Folder [")
    #expect(try sheet.temporaryFiles().count == 1)
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    #expect(try sheet.temporaryFiles() == [])
    #expect(try process.leftovers() == [])
  }

  @Test func aNamedActivityAsksOnlyForItself() throws {
    let process = try sheet.open("--accessible", "-a", "SaveToFiles", "--set", "name=", "hello")
    try answer("", to: "Folder [", in: process)
    try answer("given.txt", to: "Name:", in: process)
    try answer("", to: "Choose [1]:", in: process)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/given.txt\n")
    #expect(!process.terminal.lines.contains { $0.contains("1. Copy") })
  }

  @Test(arguments: [
    (nil, "sharesheet: TERM is not set; showing a plain list.\n"),
    ("dumb", "sharesheet: The terminal “dumb” cannot show a sheet; showing a plain list.\n"),
    ("no-such", "sharesheet: The terminal “no-such” cannot show a sheet; showing a plain list.\n"),
  ])
  func aTerminalThatCannotShowASheetGetsAListAndANotice(term: String?, notice: String) throws {
    let process = try sheet.open("--only", Self.three, "hello", environment: ["TERM": term])
    try process.terminal.wait(for: "1. Copy")
    try process.terminal.wait(for: "Number, or Enter to cancel:")
    try process.terminal.press(.text("\r"))
    #expect(try process.waitForExit() == .code(130))
    #expect(process.messages == notice)
    #expect(!process.terminal.output.contains(0x1B))
  }
}
