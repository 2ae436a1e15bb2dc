import Testing

@testable import SheetActivities

@Suite struct SMSPartsTests {
  private func text(_ letter: String, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  @Test(arguments: [
    ("a", 0, 0, 160), ("a", 1, 1, 159), ("a", 160, 1, 0), ("a", 161, 2, 145), ("a", 306, 2, 0),
    ("a", 307, 3, 152), ("€", 80, 1, 0), ("ä", 160, 1, 0), ("\n", 160, 1, 0),
    // An escaped letter stays in one part: 76 of them and one unit that is lost.
    ("€", 81, 2, 143), ("€", 152, 2, 1), ("€", 153, 3, 151),
  ])
  func sevenBits(letter: String, count: Int, parts: Int, left: Int) {
    let counted = SMSParts(text(letter, count))
    #expect(counted.alphabet == .gsm7)
    #expect((counted.count, counted.left) == (parts, left))
  }

  @Test(arguments: [
    ("č", 1, 1, 69), ("č", 70, 1, 0), ("č", 71, 2, 63), ("č", 134, 2, 0), ("č", 135, 3, 66),
    ("☕", 70, 1, 0), ("😀", 35, 1, 0),
    // A pair of surrogates stays in one part: 33 of them and one unit that is lost.
    ("😀", 36, 2, 61), ("😀", 66, 2, 1), ("😀", 67, 3, 65),
  ])
  func sixteenBits(letter: String, count: Int, parts: Int, left: Int) {
    let counted = SMSParts(text(letter, count))
    #expect(counted.alphabet == .ucs2)
    #expect((counted.count, counted.left) == (parts, left))
  }

  @Test func oneLetterMakesAllOfItLarge() {
    #expect(SMSParts(text("a", 100)).count == 1)
    #expect(SMSParts(text("a", 100) + "“").count == 2)
  }

  /// The tables have 127 letters, without the escape, and ten behind it.
  @Test func theTablesAreWhole() {
    let ascii = (0x20...0x7E).compactMap { UnicodeScalar($0).map { String($0) } }
    let known = ascii.filter { SMSParts($0).alphabet == .gsm7 }
    #expect(Set(ascii).subtracting(known) == ["`"])
    let all = (0...0xFFFF).compactMap { UnicodeScalar($0) }.compactMap {
      GSMAlphabet.sizes(of: String($0))?.first
    }
    #expect(all.count { $0 == 1 } == 127)
    #expect(all.count { $0 == 2 } == 10)
  }

  @Test func wordsSayWhyItIsShort() {
    #expect(SMSParts("hi").words == "1 message, 158 more fit.")
    #expect(SMSParts(text("č", 71)).words.hasPrefix("2 messages, 63 more fit, since a letter"))
    #expect(SMSParts("").words.contains("160"))
  }
}
