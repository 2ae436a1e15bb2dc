import Foundation
import SheetTestSupport
import Testing

/// What is not offered, and what takes only a part.
@Suite struct RefusalTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
    try sheet.scratch.write("x", to: "work/a.txt")
    try sheet.scratch.write("x", to: "work/b.png")
    try sheet.scratch.write("x", to: "work/c.png")
  }

  @Test func aKeyTellsWhy() throws {
    let process = try sheet.open("--exclude", "Archive", "a.txt")
    try process.terminal.wait(for: "Share")
    try process.terminal.press(.text("w"))
    try process.terminal.wait(for: "Not offered")
    try process.terminal.wait(for: "It needs a picture or a video.")
    // The list is longer than the window.
    try process.terminal.press(.end)
    try process.terminal.wait(for: "The options leave it out.")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Not offered")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }

  @Test func aPartIsSaidBeforeItRuns() throws {
    let process = try sheet.open("a.txt", "b.png", "c.png")
    try process.terminal.wait(for: "Save Photo")
    try process.terminal.press(.text("/save ph"))
    try process.terminal.wait(for: "2 of 3 items")
    try process.terminal.press(.enter)
    try process.terminal.wait(for: "Takes 2 of 3 items: it needs a picture or a video.")
  }

  @Test func theConversationTellsItToo() throws {
    let process = try sheet.open("--accessible", "a.txt")
    try process.terminal.wait(for: "Number, or Enter to cancel:")
    try process.terminal.press(.text("w\r"))
    try process.terminal.wait(for: "It needs a picture or a video.")
  }

  @Test func resultsAreRemembered() throws {
    let saved = try sheet.run(
      "--activity", "SaveToFiles", "--set", "folder=\(sheet.work)/d", "a.txt")
    #expect(saved.status == .code(1), "there is no such folder")
    let done = try sheet.run(
      "--activity", "SaveToFiles", "--set", "name=e.txt", "--set", "folder=\(sheet.work)",
      "a.txt")
    #expect(done.status == .code(0))
    let history = try sheet.scratch.read("home/.local/state/sharesheet/history.jsonl")
    let lines = String(decoding: history, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("failed") && !lines[0].contains("/d"))
    #expect(lines[1].contains("\(sheet.work)/e.txt"))
  }
}
