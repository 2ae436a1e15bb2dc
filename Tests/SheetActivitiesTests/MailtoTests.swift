import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct MailtoTests {
  @Test func everyPartIsRead() throws {
    let link = try #require(
      MailtoLink(
        "MAILTO:a@b.c,%22Byron%2C%20Ada%22%20%3Cd@e.f%3E?to=g@h.i&CC=j@k.l&bcc=m@n.o&subject=Caf%C3%A9%20%E2%98%95"
          + "&body=one%0D%0Atwo+three&attach=/etc/passwd&from=evil@x.y#part"))
    #expect(link.to == "a@b.c, \"Byron, Ada\" <d@e.f>, g@h.i")
    #expect(link.cc == "j@k.l")
    #expect(link.bcc == "m@n.o")
    #expect(link.subject == "Café ☕")
    #expect(link.body == "one\ntwo+three")
    #expect(try MailAddress.list(link.to).count == 3)
  }

  @Test func aSubjectCannotBeginAnotherHeader() {
    #expect(MailtoLink("mailto:?subject=a%0D%0ABcc:%20x@y.z")?.subject == "a  Bcc: x@y.z")
  }

  @Test(arguments: ["mailto:", "mailto:?", "mailto:?subject", "mailto:?=x&&", "mailto:%zz?body=%"])
  func emptyAndBrokenLinksAreNoDanger(text: String) {
    #expect(MailtoLink(text)?.subject == "")
  }

  @Test func otherSchemesAreNone() {
    #expect(MailtoLink("https://example.org") == nil)
  }

  /// Each part is decoded on its own, whatever stands beside it.
  @Test func oddCharactersAreKeptAndTheRestIsDecoded() throws {
    let link = try #require(
      MailtoLink("mailto:a@b.c?%73ubject=[1] é%20Caf%C3%A9 50% %zz&body=a[b%20%C3%A9%ff%41%C3"))
    #expect(link.subject == "[1] é Café 50% %zz")
    #expect(link.body == "a[b é\u{FFFD}A\u{FFFD}")
    #expect(link.to == "a@b.c")
  }

  @Test func noControlCharacterGetsThrough() throws {
    let link = try #require(
      MailtoLink(
        "mailto:a@b.c%0ABcc:%20x@y.z,%1b%22E%0D%0AX%22%20%3Cd@e.f%3E"
          + "?subject=%1b[31m%07a%C2%85b&body=%1b]0;x%07one%0D%0A%09two%0Dthree%00%7F%C2%9B%C2%85"))
    #expect(link.subject == "[31m a b")
    #expect(link.body == "]0;xone\n\ttwo\nthree")
    #expect(link.to == "a@b.c Bcc: x@y.z, \"E  X\" <d@e.f>")
    #expect(throws: MailAddressError.self) { try MailAddress.list(link.to) }
  }

  @Test func aNameWithACommaGetsItsQuotes() throws {
    let link = try #require(
      MailtoLink("mailto:Byron%2C%20%5C%20Ada%20%3Cd@e.f%3E,Z%C3%B6e%20%3Cz@b.c%3E"))
    #expect(link.to == #""Byron,  Ada" <d@e.f>, Zöe <z@b.c>"#)
    #expect(try MailAddress.list(link.to).map(\.address) == ["d@e.f", "z@b.c"])
  }

  /// Links of random pieces, always the same: whatever they are, nothing breaks out of its field.
  @Test func randomLinksAreNoDanger() throws {
    let pieces = [
      "%0a", "%0D", "%1b", "%00", "%9b", "%C2", "%85", "%E2%80%A8", "%ff", "%", "%4", "%zz",
      "\u{1B}", "\r\n", "\u{85}",
      "[", " ", "é", "☕", "\"", "%22", "\\", "<", "%3C", ">", "@", "a@b.c", ",", "%2C", ";", "&",
      "=", "?",
      "subject=", "body=", "to=", "Bcc:%20x@y.z", "cc=", "+", "#", "%41", "\u{202E}",
    ]
    var generator = SeededGenerator(seed: 6068)
    for _ in 0..<5000 {
      let count = Int.random(in: 0..<14, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let link = try #require(MailtoLink("mailto:" + text))
      for line in [link.to, link.cc, link.bcc, link.subject] {
        #expect(
          !line.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(text)")
      }
      let body = link.body.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
      #expect(!body.contains { $0.properties.generalCategory == .control }, "\(text)")
      for address in (try? MailAddress.list(link.to)) ?? [] {
        #expect(address.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(text)")
        #expect(try MailAddress(address.text) == address, "\(text)")
      }
    }
  }
}

@Suite struct TypedURLTests {
  @Test(arguments: [
    ("https://example.org/caf%C3%A9?a=[1]&b=%41", "https://example.org/caf%C3%A9?a=%5B1%5D&b=%41"),
    ("https://example.org/a b%20c é", "https://example.org/a%20b%20c%20%C3%A9"),
    ("https://example.org/50%?x=%4", "https://example.org/50%25?x=%254"),
    ("https://[::1]:80/[a]", "https://[::1]:80/%5Ba%5D"),
    ("https://bücher.example/%41 b", "https://xn--bcher-kva.example/%41%20b"),
    ("https://example.org", "https://example.org"),
    ("https://example.org?a b%41", "https://example.org?a%20b%41"),
    ("https://example.org/#a%20b#c", "https://example.org/#a%20b%23c"),
    ("mailto:a@b.c?body=[%41\n%ff é", "mailto:a@b.c?body=%5B%41%0A%ff%20%C3%A9"),
  ])
  func escapesThatAreThereStay(text: String, address: String) {
    #expect(URL.typed(text)?.absoluteString == address)
  }

  @Test(arguments: ["", "https://a b/%41"])
  func noAddress(text: String) {
    #expect(URL.typed(text) == nil)
  }

  /// An address that needs nothing is what Foundation reads.
  @Test func randomAddressesAreReadOnceAndForAll() throws {
    let pieces = [
      "/", "?", "#", "%41", "%", "%f", "[", "é", " ", "a", ":", "@", "%C3%A9", "☕", "\"", "|",
      "\u{7F}",
    ]
    var generator = SeededGenerator(seed: 3986)
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<10, using: &generator)
      let text =
        "x://h/" + (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let url = try #require(URL.typed(text), "\(text)")
      #expect(URL.typed(url.absoluteString) == url, "\(text)")
      #expect(
        url.absoluteString.utf8.percentDecoded == text.utf8.percentDecoded
          || text.contains("%25"), "\(text) \(url.absoluteString)")
    }
  }
}
