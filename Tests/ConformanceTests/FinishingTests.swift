import SheetTestSupport
import Testing

/// Activities that finish never, twice, early or elsewhere.
@Suite struct FinishingTests {
  @Test(arguments: LanguageMode.allCases)
  func whatNeverFinishesIsLeftByEsc(mode: LanguageMode) throws {
    let app = try App("silent", mode)
    try app.choose("Log It")
    try app.terminal.wait(for: "is working")
    try app.terminal.press(.escape)
    try app.terminal.wait(forAbsenceOf: "is working")
    try app.showAll()
    try app.choose("Receive")
    #expect(
      try app.finish() == [
        "prepare 1", "perform", "asked [\"String Hello\"]", "received [\"String Hello\"]",
        "completion com.example.receiver true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func workDoneInPrepareIsEnough(mode: LanguageMode) throws {
    let app = try App("prepareOnly", mode)
    try app.choose("Save for")
    #expect(
      try app.finish() == [
        "saved [\"https://example.com/a?b=c\"]",
        "completion com.example.saveForLater true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func theFirstEndCounts(mode: LanguageMode) throws {
    let app = try App("double", mode)
    try app.choose("Twice")
    try app.wait(forLine: "late finish")
    #expect(
      try app.finish() == [
        "completion com.example.double true items 0 error none main true gone true", "late finish",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func anEndInPrepareCounts(mode: LanguageMode) throws {
    let app = try App("eager", mode)
    try app.choose("Eager")
    #expect(
      try app.finish() == [
        "prepare", "completion com.example.eager true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func anEndInTheGetterCountsAndItIsReadOnce(mode: LanguageMode) throws {
    let app = try App("getter", mode)
    try app.choose("Ask")
    #expect(
      try app.finish() == [
        "read 1", "completion com.example.getter false items 0 error none main true gone true",
      ])
  }

  /// Its controller finishes in `viewDidLoad`, so before `present` completed.
  @Test(arguments: LanguageMode.allCases)
  func anEndBeforeTheControllerIsShownCounts(mode: LanguageMode) throws {
    let app = try App("early", mode)
    try app.choose("Early")
    let lines = try app.finish()
    #expect(lines.first == "loaded")
    #expect(!lines.contains("perform"))
    #expect(
      lines.last == "completion com.example.early true items 0 error none main true gone true")
  }

  @Test(arguments: LanguageMode.allCases)
  func anEndOnAnotherThreadCounts(mode: LanguageMode) throws {
    let app = try App("background", mode)
    try app.choose("Upload")
    #expect(
      try app.finish() == [
        "main thread: false",
        "completion com.example.background true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func anEndInTheSessionsCompletionHandlerCounts(mode: LanguageMode) throws {
    let app = try App("urlSession", mode)
    try app.choose("Post")
    #expect(
      try app.finish() == [
        "server answered: false",
        "completion com.example.post false items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func anEndInATaskCounts(mode: LanguageMode) throws {
    let app = try App("task", mode)
    try app.choose("Upload")
    #expect(
      try app.finish() == [
        "uploaded true",
        "completion com.example.task true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func overriddenEndsAreCalledOnce(mode: LanguageMode) throws {
    let app = try App("overridden", mode)
    try app.choose("Counted")
    #expect(
      try app.finish() == [
        "analytics: true",
        "completion com.example.counted true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func aFailureIsAnEndWithFalse(mode: LanguageMode) throws {
    let app = try App("failing", mode)
    try app.choose("Fail")
    #expect(
      try app.finish() == [
        "problem: notLoggedIn",
        "completion com.example.failing false items 0 error none main true gone true",
      ])
  }
}
