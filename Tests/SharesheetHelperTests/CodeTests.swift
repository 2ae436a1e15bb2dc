import HelperProtocol
import SheetImaging
import SheetPrograms
import SheetTestSupport
import Testing

/// The real helper and QR codes.
@Suite struct CodeTests {
  let helper: HelperProgram

  init() throws {
    helper = try realHelper()
  }

  /// The two bits of the level beside the finder pattern, masked with 10 (ISO/IEC 18004, 7.9).
  private func level(of symbol: CodeSymbol) -> String {
    let bits = [0, 1].map { symbol.isDark(4 + $0, 4 + 8) ? 1 : 0 }
    return ["M", "L", "H", "Q"][(bits[0] << 1 | bits[1]) ^ 0b10]
  }

  /// Of version 1, 17 bytes fit at L, 14 at M, 11 at Q, 7 at H (table 7).
  @Test(arguments: [
    (1, "H"), (7, "H"), (8, "Q"), (11, "Q"), (12, "M"), (14, "M"), (15, "L"), (17, "L"),
  ])
  func theCodeIsAsRobustAsItsSizeAllows(count: Int, wanted: String) throws {
    let symbol = try helper.code(of: [UInt8](repeating: UInt8(ascii: "a"), count: count))
    #expect(symbol.side == 21)
    #expect(level(of: symbol) == wanted)
  }

  @Test func digitsTakeLessRoomThanBytes() throws {
    #expect(try helper.code(of: Array(repeating: UInt8(ascii: "7"), count: 41)).side == 21)
    #expect(try helper.code(of: Array(repeating: UInt8(ascii: "a"), count: 41)).side == 29)
    #expect(try helper.code(of: Array("a\0b".utf8)).side == 21)
  }

  @Test func theLargestTextIsTheStandards() throws {
    #expect(try helper.code(of: [UInt8](repeating: 0xC3, count: 2953)).side == 177)
    for text in [
      [UInt8](repeating: 0xC3, count: 2954), [UInt8](repeating: UInt8(ascii: "7"), count: 7090),
      [UInt8](repeating: 1, count: 1 << 20),
    ] {
      #expect(throws: HelperError.refused(.tooLong, words: "", width: 0, height: 0)) {
        try helper.code(of: text)
      }
    }
  }
}
