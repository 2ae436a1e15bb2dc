import SheetTestSupport
import Testing

/// Sheets, what lies over them and what takes them away.
@Suite struct PresentationTests {
  @Test(arguments: LanguageMode.allCases)
  func anOverriddenDismissSeesEveryDismissal(mode: LanguageMode) throws {
    let app = try App("dismissing", mode)
    try app.choose("Receive")
    let lines = try app.finish()
    #expect(lines.contains("dismiss override"))
    #expect(lines.contains("onDismiss"))
    #expect(lines.contains("sheet disappeared"))
    #expect(lines.count { $0.hasPrefix("completion") } == 1)
  }

  @Test(arguments: LanguageMode.allCases)
  func anActivityPresentsASecondSheet(mode: LanguageMode) throws {
    let app = try App("secondSheet", mode)
    try app.choose("More")
    try app.terminal.wait(for: "second text")
    try app.choose("Receive")
    #expect(
      try app.finish() == [
        "asked [\"String second text\"]", "received [\"String second text\"]",
        "second com.example.receiver true",
        "completion com.example.more true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func presentingDuringAPresentationIsIgnored(mode: LanguageMode) throws {
    let app = try App("impatient", mode)
    try app.terminal.press(.escape)
    #expect(try app.finishOverController() == ["presented 1", "sheet 1 false"])
    #expect(app.process.program.standardError.contains("is already presenting"))
  }

  @Test(arguments: LanguageMode.allCases)
  func theOlderHandlerRuns(mode: LanguageMode) throws {
    let app = try App("legacy", mode)
    try app.choose("Receive")
    #expect(
      try app.finishOverController().last == "old completion com.example.receiver true")
  }

  /// The caller deletes its file in the handler: it was there until then.
  @Test(arguments: LanguageMode.allCases)
  func temporaryFilesLiveUntilTheHandler(mode: LanguageMode) throws {
    let app = try App("temporaryFile", mode)
    try app.terminal.press(.escape)
    #expect(try app.finish() == ["cleaned up, existed true, completed false"])
  }

  /// An app takes the sheet away while an activity runs.
  @Test(arguments: LanguageMode.allCases)
  func aSheetThatIsTakenAwayEndsWithFalse(mode: LanguageMode) throws {
    let app = try App("timed", mode)
    try app.choose("Log It")
    let lines = try app.finish()
    #expect(lines.contains("taken away"))
    #expect(
      lines.contains("completion com.example.LogIt false items 0 error none main true gone true"))
  }
}
