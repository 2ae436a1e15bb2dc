import Foundation
import SheetTestSupport
import Testing

/// What a person typed and did not send is kept.
@Suite struct DraftTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  @Test(arguments: ["Notes", "Reminders"])
  func leavingAPanelWithTypedTextKeepsIt(activity: String) throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose(activity)
    try process.terminal.wait(for: "Title")
    try process.terminal.press(.text(" größer"))
    try process.terminal.wait(for: "größer")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "Draft saved to")
    try process.terminal.press(.text("\r"))
    try process.terminal.wait(forAbsenceOf: "Draft saved to")
    let folder = "home/.local/share/sharesheet/drafts"
    let name = try #require(try sheet.scratch.names(in: folder).first)
    let text = String(decoding: try sheet.scratch.read("\(folder)/\(name)"), as: UTF8.self)
    #expect(text.contains("größer"))
  }

  @Test func leavingAPanelAsItWasKeepsNothing() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose("Notes")
    try process.terminal.wait(for: "Title")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Title")
    #expect(
      !FileManager.default.fileExists(
        atPath: sheet.scratch.path("home/.local/share/sharesheet/drafts")))
  }
}
