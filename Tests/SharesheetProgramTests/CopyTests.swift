import Foundation
import SheetTestSupport
import Testing

/// Copying inside tmux, read back by tmux itself.
@Suite struct CopyTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  private func copied(_ script: String, environment: [String: String?] = [:]) throws -> String {
    let session = try sheet.tmux(script + "; echo status=$?; read", environment: environment)
    try session.wait(for: "Copy")
    try session.type("/copy")
    try session.press("Enter")
    try session.wait(for: "status=0")
    return try session.pasteBuffer()
  }

  @Test(arguments: [
    ("$S 'Grüße, 世界'", "Grüße, 世界"),
    ("$S https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
    ("$S -t one -u https://two.example/ -t three", "one\nhttps://two.example/\nthree"),
    ("printf piped | $S -t before - -t after", "before\npiped\nafter"),
    ("printf ' https://example.org/x\\n' | $S", "https://example.org/x"),
  ])
  func textsAndLinksKeepTheirOrder(script: String, expected: String) throws {
    #expect(try copied(script) == expected)
  }

  @Test func aFileGivesItsPath() throws {
    try sheet.scratch.write("x", to: "work/a b.txt")
    #expect(try copied("$S 'a b.txt'") == sheet.work + "/a b.txt")
  }

  @Test func twoFilesGiveALineEach() throws {
    try sheet.scratch.write("x", to: "work/one.txt")
    try sheet.scratch.makeDirectory("work/two")
    #expect(try copied("$S one.txt ./two/") == "\(sheet.work)/one.txt\n\(sheet.work)/two")
  }

  /// Its file goes with the command, so its path would be of no use.
  @Test func aLongTextFromAPipeIsCopiedItself() throws {
    let text = try copied("seq 1 40000 | $S --name numbers.txt")
    #expect(text.hasPrefix("1\n2\n") && text.hasSuffix("\n40000\n"))
    #expect(try sheet.temporaryFiles() == [])
  }

  @Test func aHundredThousandPathsComeFromAList() throws {
    let list = (0..<100_000).map { "./f\($0 % 300)" }.joined(separator: "\n")
    try sheet.scratch.write(list, to: "work/list")
    for number in 0..<300 { try sheet.scratch.write("", to: "work/f\(number)") }
    let lines = try copied("$S --files-from list", environment: ["COLUMNS": nil])
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 100_000)
    #expect(lines.last == "\(sheet.work)/f99")
  }

  @Test func aPathWithoutAFileIsNoticedAfterTheChoice() throws {
    var names = (1...400).map { "f\($0)" }
    for name in names { try sheet.scratch.write("", to: "work/\(name)") }
    names[299] = "gone"
    try sheet.scratch.write(names.joined(separator: "\n"), to: "work/list")
    let process = try sheet.open("--files-from", "list", "--json")
    try process.waitForSheet()
    try process.terminal.press(.enter)
    try process.terminal.wait(for: "There is no file")
    try process.terminal.press(.enter)
    #expect(try process.waitForExit() == .code(2))
    #expect(
      process.messages == "sharesheet: There is no file “\(sheet.work)/gone”. Check the name.\n")
    #expect(process.output.contains("\"message\": \"There is no file"))
    #expect(try process.leftovers() == [])
  }

  /// Without a clipboard the terminal is told, which cannot be confirmed.
  @Test func aPlainTerminalIsToldAndTheResultSaysSo() throws {
    let process = try sheet.open("--json", "-t", "to the terminal")
    try process.waitForSheet()
    try process.choose("Copy")
    #expect(try process.waitForExit() == .code(0))
    #expect(
      process.output == """
        {"activityType": "com.apple.UIKit.activity.CopyToPasteboard", "title": "Copy", \
        "outcome": "handedOver", "results": [], "error": null}

        """)
    try process.terminal.wait(
      forOutput: "]52;c;" + Data("to the terminal".utf8).base64EncodedString())
    #expect(try process.leftovers() == [])
  }

  @Test func withoutAnyClipboardWhatIsMissingIsSaid() throws {
    let result = try sheet.run("-a", "copyToPasteboard", "x")
    #expect(result.status == .code(1))
    #expect(
      result.standardError
        == "sharesheet: Copy: No clipboard can be reached: there is no graphical display, tmux does "
        + "not run here, there is no terminal. Copy in a terminal window, or save to a file.\n")
  }

  @Test func dataThatNoClipboardTakesIsAFailureInPlainWords() throws {
    let result = try sheet.run(
      "-a", "copyToPasteboard", "--json", input: .pipe([0, 1, 2, 255, 0]))
    #expect(result.status == .code(1))
    #expect(result.standardError.hasPrefix("sharesheet: Copy: There is nothing here that"))
    #expect(result.standardOutput.contains("\"outcome\": \"failed\""))
    #expect(try sheet.temporaryFiles() == [])
  }
}
