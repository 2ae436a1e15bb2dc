import SheetTestSupport
import Testing

/// Screens that ask before they are left, tabs, and grids.
@Suite struct ContainerScreenTests {
  @Test(arguments: LanguageMode.allCases)
  func aScreenWithChangesAsksBeforeItIsLeft(mode: LanguageMode) throws {
    let app = try App("note", mode, waitingFor: "Only you can see this")
    try app.terminal.press(.text("x"))
    try app.wait(forLine: "note changed")
    try app.terminal.press(.escape)
    try app.terminal.wait(for: "Discard Changes")
    try app.terminal.press(.escape)
    try app.terminal.wait(forAbsenceOf: "Discard Changes")
    try app.click("[ Save ]")
    #expect(try app.finishOverController() == ["note changed", "note saved Buy milkx"])
  }

  @Test(arguments: LanguageMode.allCases)
  func aScreenWithoutChangesIsLeft(mode: LanguageMode) throws {
    let app = try App("note", mode, waitingFor: "Only you can see this")
    try app.terminal.press(.escape)
    try app.wait(forLine: "note cancelled")
    #expect(
      try app.finishOverController() == ["note dismissed by the person", "note cancelled"])
  }

  @Test(arguments: LanguageMode.allCases)
  func tabsSwipesAndSearchWork(mode: LanguageMode) throws {
    let app = try App("tabs", mode, waitingFor: "1 Feed")
    try app.terminal.press(.text("r"))
    try app.wait(forLine: "refreshed")
    try app.terminal.press(.down, .text("x"))
    try app.click("Share")
    try app.wait(forLine: "share 1")
    try app.terminal.press(.text("2"))
    try app.terminal.wait(for: "Radia")
    try app.terminal.press(.text("/gr"))
    try app.terminal.wait(forAbsenceOf: "Radia")
    try app.terminal.press(.enter)
    try app.wait(forLine: "search gr")
    try app.terminal.press(.escape)
    #expect(
      try app.finish() == [
        "window found true none true", "refreshed", "share 1", "tab 1", "search gr",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func aPictureIsPickedFromAGrid(mode: LanguageMode) throws {
    let app = try App("photoGrid", mode)
    try app.choose("Add Picture")
    try app.terminal.wait(for: "heart")
    try app.terminal.press(.right, .enter)
    #expect(
      try app.finish() == [
        "picked heart",
        "completion com.example.photogrid true items 0 error none main true gone true",
      ])
  }
}
