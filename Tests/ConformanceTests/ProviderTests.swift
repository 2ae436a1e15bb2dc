import SheetTestSupport
import Testing

/// Providers block, wait for the main queue, and present over the sheet, while the main run loop turns.
@Suite struct ProviderTests {
  @Test(
    arguments: [
      ("sleeping", "exported after 3 rounds"), ("semaphore", "made on main: true"),
      ("mainSync", "width is positive: true"), ("typed", "short text!"),
    ], LanguageMode.allCases)
  func itemsAreMadeInTheBackground(scenario: (String, String), mode: LanguageMode) throws {
    let app = try App(scenario.0, mode)
    try app.choose("Receive")
    let lines = try app.finish()
    #expect(lines.dropFirst().first == "received [\"String \(scenario.1)\"]")
    #expect(
      lines.last == "completion com.example.receiver true items 0 error none main true gone true")
  }

  @Test(arguments: LanguageMode.allCases)
  func aPictureIsRenderedAfterTheChoice(mode: LanguageMode) throws {
    let app = try App("rendered", mode)
    try app.choose("Receive")
    #expect(
      try app.finish().prefix(2) == ["asked [\"image 0x0\"]", "received [\"image 40x20\"]"])
  }

  /// The provider's own alert lies over the sheet, and its button cancels the provider.
  @Test(arguments: LanguageMode.allCases)
  func aProviderPresentsItsProgressAndIsCancelled(mode: LanguageMode) throws {
    let app = try App("cancellable", mode)
    try app.choose("Receive")
    try app.terminal.wait(for: "This takes a while.")
    try app.terminal.press(.enter)
    try app.wait(forLine: "provider cancelled: true")
    try app.terminal.wait(for: "/ Receive")
    try app.showAll()
    try app.terminal.press(.escape)
    let lines = try app.finish()
    #expect(lines.last == "completion nil false items 0 error none main true gone true")
  }

  /// Timers, blocks and tasks of the main queue run while the sheet waits for keys.
  @Test(arguments: LanguageMode.allCases)
  func theMainLoopTurnsUnderASheet(mode: LanguageMode) throws {
    let app = try App("ticking", mode)
    for line in ["timer ticked", "main.async", "main.sync on main true", "task on main true"] {
      try app.wait(forLine: line)
    }
    try app.terminal.press(.escape)
    #expect(
      try app.finish().last == "completion nil false items 0 error none main true gone true")
  }
}
