import SheetCells
import Testing

@Suite struct DisplayableTests {
  @Test func everyControlCharacterIsReplacedByOneVisible() {
    for value in [UInt32](0..<0x20) + [0x7F] + [UInt32](0x80..<0xA0) {
      let text = Unicode.Scalar(value).map { String($0) } ?? ""
      let shown = text.displayable
      #expect(shown.count == 1, "U+\(String(value, radix: 16))")
      #expect(shown != text)
      #expect(shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test(arguments: [
    ("\u{1B}]52;c;x\u{07}", "␛]52;c;x␇"), ("a\tb", "a␉b"), ("a\nb", "a␤b"), ("a\r\nb", "a␤b"),
    ("a\rb", "a␍b"), ("\u{7F}", "␡"), ("\0", "␀"), ("plain", "plain"), ("é漢👨‍👩‍👧‍👦", "é漢👨‍👩‍👧‍👦"),
  ])
  func controlsHaveTheirPictures(text: String, shown: String) {
    #expect(text.displayable == shown)
  }

  @Test(
    arguments: [
      0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
      0x2069,
      0x2028, 0x2029, 0xFEFF, 0x00AD, 0x200B, 0x2060, 0x85, 0x9B,
    ] as [UInt32])
  func marksThatActOrHideAreReplaced(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(scalar)b".displayable == "a\u{FFFD}b")
  }

  @Test(arguments: [0x200C, 0x200D, 0xE0061, 0xFE0F] as [UInt32])
  func joinersAndSelectorsWithoutABaseAreSeen(value: UInt32) throws {
    let shown = String(try #require(Unicode.Scalar(value))).displayable
    #expect(["\u{FFFD}", "\u{25CC}"].contains(shown.unicodeScalars.first))
  }

  @Test func aMarkWithoutABaseGetsOne() {
    #expect("\u{301}".displayable == "\u{25CC}\u{301}")
    #expect("\u{301}a".displayable == "\u{25CC}\u{301}a")
    #expect("e\u{301}".displayable == "e\u{301}")
  }

  @Test func joinersInsideAWordStay() {
    #expect("می\u{200C}خواهم".displayable == "می\u{200C}خواهم")
    #expect("क्\u{200D}ष".displayable == "क्\u{200D}ष")
  }

  @Test func bytesThatAreNotUTF8AreSeen() {
    let text = String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0x62] as [UInt8], as: UTF8.self)
    #expect(text.displayable.hasPrefix("a\u{FFFD}"))
    #expect(text.displayable.hasSuffix("b"))
  }
}
