import HelperProtocol
import Testing

@testable import SharesheetExchange

/// What needs no network.
@Suite struct PartTests {
  @Test func wrongPINsAreCountedForEachAddress() {
    var pins = PINGuard("1234")
    #expect(pins.judge(nil, from: "a") == .missing)
    #expect(pins.judge("", from: "a") == .missing)
    #expect(pins.judge("1235", from: "a") == .wrong(1))
    #expect(pins.judge("12345", from: "a") == .wrong(2))
    #expect(pins.judge("1234", from: "a") == .right)
    #expect(pins.judge("é", from: "a") == .wrong(3))
    #expect(pins.judge("1234", from: "a") == .tooMany)
    #expect(pins.judge("1234", from: "b") == .right)
    #expect(PINGuard(nil).judgement(of: nil) == .right)
  }

  @Test func manyAddressesGetNoMoreTriesThanSome() {
    var pins = PINGuard("1234")
    for number in 0..<ExchangeLimits.allWrongPINs {
      #expect(pins.judge("0", from: "\(number)") == .wrong(1))
    }
    #expect(pins.judge("1234", from: "other") == .tooMany)
  }

  @Test(
    arguments: [
      (nil, 0..<10), ("bytes=0-", 0..<10), ("bytes=2-4", 2..<5), ("bytes=9-99", 9..<10),
      ("bytes=-3", 7..<10), ("bytes=-30", 0..<10), ("bytes=10-", nil), ("bytes=-0", nil),
      ("bytes=4-2", 0..<10), ("bytes=a-b", 0..<10), ("bytes=1-2,4-5", 0..<10),
      ("lines=1-2", 0..<10),
      ("bytes=99999999999999999999-", 0..<10), ("bytes=--1", 0..<10), ("bytes=-", 0..<10),
    ] as [(String?, Range<Int64>?)])
  func rangesAreThoseOfRFC9110(header: String?, part: Range<Int64>?) {
    #expect(ByteRange.part(header, of: 10) == part)
  }

  @Test func piecesCountTogether() {
    var parts = FetchedParts()
    #expect(!parts.cover(10))
    parts.add(5..<10)
    parts.add(0..<3)
    #expect(!parts.cover(10))
    parts.add(2..<6)
    #expect(parts.cover(10))
    var empty = FetchedParts()
    #expect(!empty.cover(0))
    empty.add(0..<0)
    #expect(empty.cover(0))
  }

  @Test func certificatesAreMadeAndKnownByTheirHash() throws {
    let (first, second) = (try #require(Certificate.make()), try #require(Certificate.make()))
    let prints = [first, second].map { Certificate.fingerprint(of: $0.certificate) }
    #expect(prints[0] != prints[1])
    #expect(prints.allSatisfy { $0?.count == 64 && $0 == $0?.uppercased() })
    #expect(first.key.contains("PRIVATE KEY"))
    #expect(Certificate.fingerprint(of: "nonsense") == nil)
    #expect(Certificate.fingerprint(of: "") == nil)
  }

  @Test func namesAreEscapedForTheHeader() {
    #expect("a b\"ž\r\n.txt".percentEncoded == "a%20b%22%C5%BE%0D%0A.txt")
  }
}

extension PINGuard {
  fileprivate func judgement(of pin: String?) -> Judgement {
    var copy = self
    return copy.judge(pin, from: "x")
  }
}
