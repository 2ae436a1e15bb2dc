import SheetTestSupport
import Testing

/// What reaches an activity of what was shared.
@Suite struct ItemTests {
  private static let end =
    "completion com.example.receiver true items 0 error none main true gone true"

  /// `canPerform` is asked with the placeholder, `prepare` is given the item, on the same instance.
  @Test(
    arguments: [
      ("textSource", "String for the receiver: https://example.com/a?b=c"),
      ("nested", "String for the receiver: https://example.com/a?b=c"),
    ], LanguageMode.allCases)
  func placeholdersAreAskedAndItemsAreGiven(scenario: (String, String), mode: LanguageMode) throws {
    let app = try App(scenario.0, mode)
    try app.choose("Receive")
    #expect(
      try app.finish() == ["asked [\"String \"]", "received [\"\(scenario.1)\"]", Self.end])
  }

  /// `nil`, `NSNull` and optionals in `Any` are all "nothing".
  @Test(arguments: LanguageMode.allCases)
  func nothingIsSkippedAndTheRestStays(mode: LanguageMode) throws {
    let app = try App("nothing", mode)
    try app.choose("Receive")
    #expect(
      try app.finish() == [
        "asked [\"String \", \"String \", \"String the rest\"]",
        "received [\"String the rest\"]", Self.end,
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func nothingAtAllIsAnEmptyList(mode: LanguageMode) throws {
    let app = try App("onlyNothing", mode)
    try app.choose("Receive")
    #expect(
      try app.finish() == ["asked [\"String \", \"String \"]", "received []", Self.end])
  }

  @Test(arguments: LanguageMode.allCases)
  func itemsOfTheAppsOwnTypesArriveUntouchedAndInOrder(mode: LanguageMode) throws {
    let app = try App("boxed", mode)
    try app.choose("Cook")
    #expect(
      try app.finish() == [
        "cook [Recipe(soup), Box(7), [\"answer\": 42], (1, \"two\"), 3.5]",
        "completion com.example.recipe true items 0 error none main true gone true",
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func dataWithATypeArrives(mode: LanguageMode) throws {
    let app = try App("data", mode)
    try app.choose("Receive")
    #expect(
      try app.finish() == [
        "asked [\"Data 0 bytes\"]", "received [\"Data 2 bytes\"]", Self.end,
      ])
  }

  @Test(arguments: LanguageMode.allCases)
  func linkMetadataFillsTheHeader(mode: LanguageMode) throws {
    let app = try App("link", mode, waitingFor: "A Page")
    try app.terminal.wait(for: "example.com")
    try app.choose("Receive")
    #expect(try app.finish().last == Self.end)
  }

  /// An address with a recipient becomes a message to that person, with its subject and text.
  @Test(arguments: LanguageMode.allCases)
  func mailAddressesAreTakenApart(mode: LanguageMode) throws {
    let app = try App("mailto", mode)
    try app.choose("Mail")
    try app.terminal.wait(for: "jane@example.com")
    try app.terminal.wait(for: "Grüße & more")
    try app.terminal.press(.escape)
    try app.terminal.wait(for: "/ Mail")
    try app.showAll()
    try app.terminal.press(.escape)
    #expect(
      try app.finish().last == "completion nil false items 0 error none main true gone true")
  }
}
