import SheetCells
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("Ａ", 2), ("ｱ", 1), ("각", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("1️⃣", 2),
    ("#️⃣", 2), ("❤", 1), ("❤️", 2), ("©", 1), ("©️", 2), ("⌚", 2), ("क", 1), ("م", 1),
    ("مَ", 1), ("─", 1), ("…", 1), ("\u{3000}", 2), ("\u{20000}", 2), ("\u{E000}", 1),
  ])
  func graphemesTakeWhatTerminalsGiveThem(text: String, width: Int) {
    #expect(Array(text).count == 1)
    #expect(text.first?.displayWidth == width)
    #expect(text.displayWidth == width)
  }

  @Test func replacedCharactersCountAsTheirReplacement() {
    #expect("a\u{1B}[0m".displayWidth == 5)
    #expect("\r\n".displayWidth == 1)
    #expect("\u{301}".displayWidth == 1)
    #expect("".displayWidth == 0)
  }

  private static let samples = [
    "plain", "漢字漢字", "e\u{301}e\u{301}e\u{301}", "a👨‍👩‍👧‍👦b👍🏽", "🇩🇪🇫🇷🇯🇵", "1️⃣2️⃣", "नमस्ते दुनिया", "سَلام",
    "a\tb\u{1B}[31mc", "x\u{202E}y\r\nz", "\u{301}\u{301}漢",
  ]

  @Test(arguments: samples, 0...12)
  func fittingNeverExceedsTheWidthOrCutsAGrapheme(text: String, width: Int) {
    let fitted = text.fitted(to: width)
    #expect(fitted.displayWidth <= width)
    if text.displayWidth <= width {
      #expect(fitted == text)
    } else if width > 0 {
      #expect(fitted.hasSuffix("…"))
      #expect(text.hasPrefix(String(fitted.dropLast())))
    }
    #expect(text.padded(to: width).displayWidth == width)
  }

  @Test func theEllipsisIsTheGivenOne() {
    #expect("abcdef".fitted(to: 3, ellipsis: "~") == "ab~")
    #expect("漢字".fitted(to: 3) == "漢…")
    #expect("漢字".fitted(to: 2) == "…")
    #expect("漢字".padded(to: 3) == "漢…")
    #expect("漢字漢".padded(to: 5) == "漢字…")
    #expect("漢字漢".padded(to: 4) == "漢… ")
    #expect("ab".fitted(to: -3) == "")
  }
}
