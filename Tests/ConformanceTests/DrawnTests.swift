import Foundation
import SheetTestSupport
import Testing

/// Pictures with text, links that are fetched, configurations and translations, as sharing code has them.
@Suite struct DrawnTests {
  private func finish(_ app: App, _ type: String) throws -> [String] {
    var lines = try app.finish()
    let end = "completion com.example.\(type) true items 0 error none main true gone true"
    #expect(lines.last == end, "\(lines)")
    lines.removeLast()
    return lines
  }

  /// The helper that measures and draws text.
  private func helper() throws -> [String: String] {
    [TestedProgram.helperVariable: try TestedProgram.helperPath()]
  }

  @Test(arguments: LanguageMode.allCases)
  func aQuoteBecomesAPicture(mode: LanguageMode) throws {
    let app = try App("quote", mode, environment: helper())
    try app.choose("Quote")
    #expect(try finish(app, "quote") == ["card 320x200 scale 2", "text true"])
  }

  /// Without the helper the picture comes without its words, and standard error says so.
  @Test func withoutTheHelperThePictureHasNoText() throws {
    let app = try App("quote", .six, environment: ["SHARESHEET_HELPER": "/none"])
    try app.choose("Quote")
    #expect(try finish(app, "quote") == ["card 320x200 scale 2", "text false"])
    let words = app.process.program.standardError.components(separatedBy: "no text is drawn")
    #expect(words.count == 2, "\(app.process.program.standardError)")
  }

  @Test(arguments: ["caption", "avatar", "drawings"], LanguageMode.allCases)
  func picturesWithTextAreShared(scenario: String, mode: LanguageMode) throws {
    let app = try App(scenario, mode, environment: helper())
    try app.choose("Receive")
    let lines = try finish(app, "receiver")
    #expect(lines.joined().contains("image "), "\(lines)")
    if scenario == "drawings" { #expect(lines.first == "chart true sticker true") }
  }

  @Test(arguments: LanguageMode.allCases)
  func textsAreLocalized(mode: LanguageMode) throws {
    let app = try App(
      "localized", mode,
      beside: [
        "en.lproj/Sharing.strings": "\"Try %@ for %lld people\" = \"%2$lld x %1$@\";\n",
        "en.lproj/Localizable.strings": "\"share.price\" = \"EUR %.2f\";\n",
      ])
    try app.choose("Receive")
    let lines = try finish(app, "receiver").joined(separator: " ")
    #expect(lines.contains("4 x Goulash") && lines.contains("EUR 2.50"), "\(lines)")
  }

  @Test(arguments: LanguageMode.allCases)
  func aConfigurationGivesItemsMetadataAndActivities(mode: LanguageMode) throws {
    let app = try App("configured", mode)
    try app.terminal.wait(for: "The gallery's page")
    try app.choose("Album")
    #expect(try finish(app, "gallery") == ["album gets 2 true"])
  }

  @Test(arguments: LanguageMode.allCases)
  func aProviderSaysWhatEachServiceGets(mode: LanguageMode) throws {
    let app = try App("news", mode)
    try app.choose("Receive")
    #expect(try finish(app, "receiver").last?.contains("https://example.com/a?b=c") == true)
  }

  /// With the main actor as the default a class of the app's own writes itself on the main actor alone, and a
  /// provider that asks it elsewhere is refused by the language.
  @Test(arguments: [LanguageMode.five, .six])
  func anObjectOfTheAppsOwnIsWritten(mode: LanguageMode) throws {
    let app = try App("vcard", mode)
    try app.choose("Receive")
    #expect(try finish(app, "receiver").last?.contains("Ada") == true)
  }

  @Test(arguments: LanguageMode.allCases)
  func aLinkIsShownAsACard(mode: LanguageMode) throws {
    let app = try App("linkCard", mode)
    try app.choose("Link Card")
    try app.terminal.wait(for: "Example Domain")
    try app.terminal.wait(for: "example.com")
    try app.click("Done")
    #expect(try finish(app, "linkCard") == [])
  }

  @Test(arguments: LanguageMode.allCases)
  func sharingIsAwaited(mode: LanguageMode) throws {
    let app = try App("async", mode)
    try app.choose("Receive")
    try app.wait(forLine: "outcome true")
    _ = try app.finishOverController()
  }

  @Test(arguments: LanguageMode.allCases)
  func aPagesTitleIsFetched(mode: LanguageMode) throws {
    let server = try LocalHTTPServer { _ in
      HTTPResponse(
        headers: ["Content-Type": "text/html"],
        body: Array("<meta property=og:title content='Über uns'>".utf8))
    }
    let app = try App("fetched", mode, environment: ["PAGE": server.address])
    try app.terminal.wait(for: "Über uns")
    try app.choose("Receive")
    #expect(try finish(app, "receiver").first == "fetched Über uns")
  }

  /// An app that calls UIApplicationMain, as one with a main.swift does.
  @Test(arguments: LanguageMode.allCases)
  func anAppStartsByUIApplicationMain(mode: LanguageMode) throws {
    let app = try App(fixture: "System/ApplicationMainApp.swift", mode)
    try app.terminal.press(.escape)
    try app.terminal.wait(forAbsenceOf: "esc cancel")
    try app.terminal.press(.escape)
    #expect(try app.end() == ["main completion nil false", "terminates"])
  }
}
