import SheetTestSupport
import Testing

/// Pictures by name, as literals, from symbols, and drawn.
@Suite struct PictureTests {
  @Test(
    arguments: [
      ("symbol", "Open Map", ["symbols 7 of 7", "no symbol true"], "symbol"),
      ("asset", "Asset", ["missing asset has a size true", "no picture true"], "asset"),
      ("literal", "Literal", ["red 2"], "literal"),
      ("rendering", "Thumb", ["old 16x16 new 12x12 png true"], "render"),
    ], LanguageMode.allCases)
  func picturesAreFoundOrStoodInFor(
    scenario: (name: String, title: String, lines: [String], type: String), mode: LanguageMode
  ) throws {
    let app = try App(scenario.name, mode)
    try app.choose(scenario.title)
    #expect(
      try app.finish() == scenario.lines + [
        "completion com.example.\(scenario.type) true items 0 error none main true gone true"
      ])
  }

  /// A title in the person's language, from the folder beside the executable.
  @Test func titlesAreLocalized() throws {
    let app = try App(
      "symbol", .six, beside: ["en.lproj/Localizable.strings": "\"Open Map\" = \"Show Map\";\n"])
    try app.choose("Show Map")
    #expect(try app.finish().first == "symbols 7 of 7")
  }
}
