import Testing

@testable import SheetTerminal

/// Capabilities that are written beside curses, which would have taken the padding marks off.
@MainActor
@Suite struct TerminfoTests {
  /// `sgr0` of vt100, `flash` of xterm, and what only looks like a mark.
  @Test(arguments: [
    ("\u{1B}[m\u{0F}$<2>", "\u{1B}[m\u{0F}"),
    ("\u{1B}[?5h$<100/>\u{1B}[?5l", "\u{1B}[?5h\u{1B}[?5l"),
    ("$<5*>a$<1>", "a"), ("a$b>", "a$b>"), ("a$<b", "a$<b"), ("", ""),
  ])
  func paddingMarksAreLeftOut(text: String, expected: String) {
    #expect(Terminfo.withoutPadding(text) == expected)
  }
}
