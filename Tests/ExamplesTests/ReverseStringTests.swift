import SheetTestSupport
import Testing

@testable import sharesheet_examples

@Suite struct ReverseStringTests {
  private static let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"

  /// Compared by scalars: `==` would not tell a moved accent from one that stayed.
  @MainActor
  @Test(arguments: [
    ("a\(family)e\u{301}", "e\u{301}\(family)a"),
    ("noe\u{301}l", "le\u{301}on"),
    ("🇩🇪🇫🇷!", "!🇫🇷🇩🇪"),
    ("a\r\nb", "b\r\na"),
    ("", ""),
  ])
  func charactersStayWhole(text: String, reversed: String) {
    let scalars = Array(ReverseStringActivity.reversed(text).unicodeScalars)
    #expect(scalars == Array(reversed.unicodeScalars))
  }

  @Test(arguments: [TerminalInput.enter, .escape])
  func theAlertShowsAllAndEndsTheSheet(key: TerminalInput) throws {
    let example = try Example(
      ["reverse-string", "a\(Self.family)e\u{301}", "noe\u{301}l", "Hello, 世界"])
    try example.open("rever")
    try example.terminal.wait(for: "Reversed Strings")
    // Of a family the terminal gets the first person, since terminals dispute about its width.
    try example.terminal.wait(for: "  e\u{301}👨a ")
    try example.terminal.wait(for: "  le\u{301}on ")
    try example.terminal.wait(for: "  界世 ,olleH ")
    #expect(example.process.program.standardOutput.isEmpty)
    try example.terminal.press(key)
    #expect(
      try example.finish() == ["com.example.sharesheet-examples.ReverseStringActivity success"])
  }
}
