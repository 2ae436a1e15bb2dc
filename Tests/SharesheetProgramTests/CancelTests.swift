import Foundation
import SheetTestSupport
import Testing

/// Leaving without sharing: status 130, nothing on standard output, the terminal as it was.
@Suite struct CancelTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  @Test(arguments: [TerminalInput.escape, .text("q"), .control("c"), .control("g")])
  func eachKeyThatCancelsLeavesWithStatus130(key: TerminalInput) throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.terminal.press(key)
    #expect(try process.waitForExit() == .code(130))
    #expect(process.output == "")
    #expect(process.messages == "")
    #expect(try process.leftovers() == [])
  }

  @Test func jsonTellsThatNothingWasChosen() throws {
    let process = try sheet.open("--json", "hello")
    try process.waitForSheet()
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(
      process.output == """
        {"activityType": null, "title": null, "outcome": "cancelled", "results": [], "error": null}

        """)
  }

  @Test func escapeClosesThePanelFirst() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Save to Files")
    // The filter, then the sheet.
    try process.terminal.press(.escape, .escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try sheet.scratch.names(in: "work") == [])
  }

  @Test func cancellingWhileStandardInputStillComesLeavesNothing() throws {
    let pipe = Pipe()
    let process = try sheet.open(
      "--name", "data.bin", input: .descriptor(pipe.fileHandleForReading.fileDescriptor))
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: 50_000))
    try process.waitForSheet()
    #expect(try sheet.temporaryFiles().count == 1)
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try sheet.temporaryFiles() == [])
  }
}
