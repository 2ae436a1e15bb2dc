import Foundation
import SheetTestSupport
import Testing

/// What activities ask of the system.
@Suite struct SystemTests {
  /// `open` calls back, whether or not there is a browser.
  @Test(arguments: LanguageMode.allCases)
  func openCallsBackWithTrueWhenSomethingOpens(mode: LanguageMode) throws {
    let folder = try ScratchDirectory()
    let browser = try folder.writeScript(
      "#!/bin/sh\necho \"$1\" > \"$HOME/opened\"\n", to: "browser")
    let app = try App("safari", mode, environment: ["BROWSER": browser, "DISPLAY": ":9"])
    try app.choose("Open in Saf")
    #expect(
      try app.finish() == [
        "opened true", "completion SafariActivity true items 0 error none main true gone true",
      ])
    #expect(
      try String(contentsOfFile: app.home + "/opened", encoding: .utf8)
        == "https://example.com/a?b=c\n")
  }

  @Test(arguments: LanguageMode.allCases)
  func openCallsBackWithFalseWhenNothingDoes(mode: LanguageMode) throws {
    let app = try App("safari", mode, environment: ["PATH": "/nowhere"])
    try app.choose("Open in Saf")
    #expect(
      try app.finish() == [
        "opened false", "completion SafariActivity false items 0 error none main true gone true",
      ])
  }

  /// Nobody handles the scheme here; the activity looks at the answer and is offered all the same.
  @Test(arguments: LanguageMode.allCases)
  func schemesWithoutHandlerCannotBeOpened(mode: LanguageMode) throws {
    let app = try App("oldChrome", mode)
    try app.choose("Open in Chr")
    #expect(
      try app.finish() == [
        "no chrome", "openURL false",
        "completion com.example.chrome false items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func thePasteboardKeepsWhatWasCopied(mode: LanguageMode) throws {
    let app = try App("pasteboard", mode)
    try app.choose("Copy Mark")
    #expect(
      try app.finish() == [
        "pasted [Example](https://example.com/a?b=c), has strings true",
        "completion com.example.pasteboard true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func itemProvidersLoad(mode: LanguageMode) throws {
    let app = try App("itemProvider", mode)
    try app.choose("Load")
    #expect(
      try app.finish() == [
        "conforms true true", "loaded promised text",
        "completion com.example.providers true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func photosAreKept(mode: LanguageMode) throws {
    let app = try App("photo", mode)
    try app.choose("Keep")
    #expect(
      try app.finish() == [
        "kept true", "completion com.example.photos true items 0 error none main true gone true",
      ])
    let pictures = try FileManager.default.contentsOfDirectory(atPath: app.home + "/Pictures")
    #expect(pictures.count == 1)
  }

  @Test(arguments: LanguageMode.allCases)
  func whatHasNoMeaningIsAccepted(mode: LanguageMode) throws {
    let app = try App("handoff", mode)
    try app.choose("Hand")
    #expect(
      try app.finish() == [
        "settings true, title Reading",
        "completion com.example.handoff true items 0 error none main true gone true",
      ])
  }

  /// The mail screen has what the activity filled in; leaving it tells the delegate.
  @Test(arguments: LanguageMode.allCases)
  func theMailScreenIsFilledAndLeft(mode: LanguageMode) throws {
    let app = try App("feedback", mode)
    try app.choose("Feedback")
    for text in ["feedback@example.com", "Feedback on the app", "It works.", "log.txt"] {
      try app.terminal.wait(for: text)
    }
    try app.terminal.press(.escape)
    let lines = try app.finish()
    #expect(["mail cancelled", "mail saved"].contains(lines.first))
    #expect(
      lines.last == "completion com.example.feedback false items 0 error none main true gone true")
  }

  @Test(arguments: LanguageMode.allCases)
  func aPageOpensInTheBrowser(mode: LanguageMode) throws {
    let folder = try ScratchDirectory()
    let browser = try folder.writeScript(
      "#!/bin/sh\necho \"$1\" > \"$HOME/opened\"\n", to: "browser")
    let app = try App("inAppBrowser", mode, environment: ["BROWSER": browser, "DISPLAY": ":9"])
    try app.choose("Read")
    #expect(
      try app.finish() == [
        "browser closed",
        "completion com.example.reader true items 0 error none main true gone true",
      ])
  }

  /// Print items of UIKit's own classes reach Print, and other activities as they are.
  @Test(arguments: LanguageMode.allCases)
  func printItemsArrive(mode: LanguageMode) throws {
    let app = try App("print", mode)
    try app.choose("Receive")
    let lines = try app.finish()
    #expect(lines[1].contains("UIPrintInfo"))
    #expect(lines[1].contains("Roses are red."))
  }

  /// A page that is on the reading list already is no error, as on iOS.
  @Test(arguments: LanguageMode.allCases)
  func pagesAreKeptOnTheReadingList(mode: LanguageMode) throws {
    let app = try App("readLater", mode)
    try app.choose("Later")
    #expect(
      try app.finish() == [
        "kept 2", "completion com.example.later true items 0 error none main true gone true",
      ])
    let list = app.home + "/.local/share/sharesheet/reading-list.html"
    let page = try String(contentsOfFile: list, encoding: .utf8)
    #expect(page.components(separatedBy: "https://example.com/a?b=c").count == 2)
    #expect(page.contains("A Page"))
  }

  /// What is logged does not reach the terminal.
  @Test(arguments: LanguageMode.allCases)
  func messagesForTheLogAreNotOnTheScreen(mode: LanguageMode) throws {
    let app = try App("logging", mode)
    try app.choose("Log")
    #expect(
      try app.finish() == [
        "completion com.example.logging true items 0 error none main true gone true"
      ])
    #expect(!app.terminal.lines.contains { $0.contains("com.example") })
  }

  @Test(arguments: LanguageMode.allCases)
  func aReviewIsAskedForInVain(mode: LanguageMode) throws {
    let app = try App("rate", mode)
    try app.choose("Rate")
    #expect(
      try app.finish() == [
        "completion com.example.rate true items 0 error none main true gone true"
      ])
  }
}
