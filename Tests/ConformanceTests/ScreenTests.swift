import SheetTestSupport
import Testing

/// Screens that activities build in code, and controllers that they bring.
@Suite struct ScreenTests {
  @Test(arguments: LanguageMode.allCases)
  func aComposeScreenTakesTextAndPosts(mode: LanguageMode) throws {
    let app = try App("compose", mode)
    try app.choose("Post")
    for text in ["New Post", "Cancel", "Post", "Hello", "135 left"] {
      try app.terminal.wait(for: text)
    }
    try app.terminal.press(.text(" there"))
    try app.terminal.wait(for: "129 left")
    try app.click("[ Post ]")
    #expect(
      try app.finish() == [
        "posted Hello there",
        "completion com.example.compose true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func aTableLetsChoose(mode: LanguageMode) throws {
    let app = try App("picker", mode)
    try app.choose("Add to List")
    for text in ["Groceries", "Books", "Films"] { try app.terminal.wait(for: text) }
    try app.terminal.press(.down, .enter)
    #expect(
      try app.finish() == [
        "chose Books",
        "completion com.example.picker true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func aSwitchAndAButtonWork(mode: LanguageMode) throws {
    let app = try App("options", mode)
    try app.choose("Options")
    try app.terminal.wait(for: "Include location")
    try app.terminal.press(.text(" "), .tab, .enter)
    #expect(
      try app.finish() == [
        "continue true",
        "completion com.example.options true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func anAlertAsksForText(mode: LanguageMode) throws {
    let app = try App("alert", mode)
    try app.choose("Rename")
    try app.terminal.wait(for: "New name")
    try app.terminal.press(.text("Plan B"), .enter)
    #expect(
      try app.finish() == [
        "renamed to Plan B",
        "completion com.example.alert true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func quickLookShowsAndTellsItsDelegate(mode: LanguageMode) throws {
    let app = try App("preview", mode)
    try app.choose("Preview")
    try app.terminal.wait(for: "shown text")
    try app.terminal.press(.escape)
    let lines = try app.finish()
    #expect(lines.contains("preview closed"))
    #expect(lines.count { $0.hasPrefix("completion") } == 1)
  }

  /// A whole app with a delegate, as the template has it.
  @Test(arguments: LanguageMode.allCases)
  func anAppWithADelegateRuns(mode: LanguageMode) throws {
    let app = try App(fixture: "System/AppDelegateApp.swift", mode)
    try app.terminal.press(.escape)
    #expect(try app.end() == ["app completion nil false"])
  }
}
