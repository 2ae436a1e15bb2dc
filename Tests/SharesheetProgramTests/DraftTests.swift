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

  private static let folder = "home/.local/share/sharesheet/drafts"

  /// The only draft, as text; nobody else may read it.
  private func draft() throws -> String {
    let names = try sheet.scratch.names(in: Self.folder)
    #expect(names.count == 1, "\(names)")
    let path = "\(Self.folder)/\(try #require(names.first))"
    let facts = try FileManager.default.attributesOfItem(atPath: sheet.scratch.path(path))
    #expect(facts[.posixPermissions] as? Int == 0o600)
    return String(decoding: try sheet.scratch.read(path), as: UTF8.self)
  }

  /// The panel of an activity, with a word typed into the field that has the focus.
  private func typing(in activity: String, seeing words: String) throws -> ProcessInTerminal {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose(activity)
    try process.terminal.wait(for: words)
    try process.terminal.press(.text("unsent"))
    try process.terminal.wait(for: "unsent")
    return process
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalKeepsWhatStandsInAPanel(signal: Int32) throws {
    let process = try typing(in: "Mail", seeing: "New Message")
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    #expect(try draft().contains("unsent"))
    #expect(process.messages.contains("sharesheet: Mail: Draft saved to ~/.local/share/"))
    #expect(try process.leftovers() == [])
  }

  @Test(arguments: ["Notes", "Reminders"])
  func eachActivityThatKeepsDraftsDoesSo(activity: String) throws {
    let process = try typing(in: activity, seeing: "Title")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(try draft().contains("unsent"))
  }

  @Test func aClosedTerminalKeepsWhatStandsInAPanel() throws {
    let process = try typing(in: "Mail", seeing: "New Message")
    process.terminal.hangUp()
    #expect(try process.program.waitForExit() == .code(129))
    #expect(try draft().contains("unsent"))
  }

  @Test func aListOverThePanelDoesNotHideIt() throws {
    let process = try typing(in: "Notes", seeing: "Title")
    try process.terminal.press(.tab, .enter)
    try process.terminal.wait(for: "Add to the note")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(try draft().contains("unsent"))
  }

  @Test func aPanelAsItWasIsNoDraft() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose("Mail")
    try process.terminal.wait(for: "New Message")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(process.messages == "")
    #expect(!FileManager.default.fileExists(atPath: sheet.scratch.path(Self.folder)))
  }

  @Test func aDraftThatWasThrownAwayStaysAway() throws {
    let process = try typing(in: "Notes", seeing: "Title")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "Delete Draft")
    try process.terminal.press(.left, .enter)
    try process.terminal.wait(forAbsenceOf: "Delete Draft")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(try sheet.scratch.names(in: Self.folder) == [])
    #expect(process.messages == "")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalInAConversationKeepsTheAnswers(signal: Int32) throws {
    let process = try sheet.open("--accessible", "-a", "Notes", "--set", "title=", "hello")
    try process.terminal.wait(for: "Title")
    try process.terminal.press(.text("unsent\r"))
    try process.terminal.wait(for: "Write [1]:")
    try process.terminal.press(.text("\r"))
    try process.terminal.wait(for: "Tags:")
    try process.terminal.press(.text("\r"))
    try process.terminal.wait(for: "an empty line.")
    try process.terminal.press(.text("a line\r"))
    process.terminal.settle()
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    let text = try draft()
    #expect(text.contains("unsent") && text.contains("a line"), "\(text)")
    #expect(process.messages.contains("Draft saved to"))
  }

  /// A shell with `umask 777`, as nobody sets it on purpose.
  @Test func theUmaskTakesNothingFromAPrivateFile() throws {
    let path = sheet.path
    let finished = try ProgramCall(
      "setsid",
      [
        "--wait", "/bin/sh", "-c", "umask 777; exec \"$0\" \"$@\"", path, "-a", "mail", "--set",
        "to=a@example.org", "my words",
      ],
      environment: sheet.environment(["PATH": "/usr/bin:/bin", "SHARESHEET_HELPER": "/none"]),
      directory: sheet.work, output: .kept, error: .kept
    ).run()
    #expect(finished.standardError.contains("Draft saved to ~/.local"), "\(finished.standardError)")
    #expect(try draft().contains("my words"))
    for folder in [Self.folder, "home/.local/state/sharesheet"] {
      let facts = try FileManager.default.attributesOfItem(atPath: sheet.scratch.path(folder))
      #expect(facts[.posixPermissions] as? Int == 0o700, "\(folder)")
    }
    let history = sheet.scratch.path("home/.local/state/sharesheet/history.jsonl")
    let facts = try FileManager.default.attributesOfItem(atPath: history)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  private static let blocked: [String: String?] = [
    "XDG_DATA_HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null", "XDG_RUNTIME_DIR": "/dev/null",
    "TMPDIR": "/dev/null",
  ]

  @Test func whereNoFileCanBeMadeTheTextIsPrintedAfterTheSheet() throws {
    let process = try sheet.open("hello", environment: Self.blocked)
    try process.waitForSheet()
    try process.choose("Notes")
    try process.terminal.wait(for: "Title")
    try process.terminal.press(.text("größer"))
    try process.terminal.wait(for: "größer")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "could not be saved")
    try process.terminal.press(.text("\r"))
    try process.terminal.wait(forAbsenceOf: "could not be saved")
    #expect(!process.messages.contains("größer"))
    // The first Esc leaves the filter.
    try process.terminal.press(.escape)
    try process.waitForSheet()
    try process.terminal.press(.escape)
    _ = try process.waitForExit()
    #expect(process.messages.contains("Notes: this was not sent"), "\(process.messages)")
    #expect(process.messages.contains("größer"))
  }

  @Test func theSameAfterASignal() throws {
    let process = try sheet.open("hello", environment: Self.blocked)
    try process.waitForSheet()
    try process.choose("Mail")
    try process.terminal.wait(for: "New Message")
    try process.terminal.press(.text("unsent"))
    try process.terminal.wait(for: "unsent")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(process.messages.contains("Mail: this was not sent"), "\(process.messages)")
    #expect(process.messages.contains("unsent"))
    #expect(process.messages.contains("could not be saved as a draft either"))
  }
}
