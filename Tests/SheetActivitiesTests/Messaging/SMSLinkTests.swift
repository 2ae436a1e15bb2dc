import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct SMSLinkTests {
  @Test func everyPartIsRead() throws {
    let link = try #require(
      SMSLink(
        "SMS:+420800123456,%2B1%20(555)%200101;phone-context=x?Body=Caf%C3%A9%20%E2%98%95%0D%0Aa+b&x=y#z"
      ))
    #expect(link.recipients == ["+420800123456", "+1 (555) 0101"])
    #expect(link.body == "Café ☕\na+b")
  }

  /// Section 2.5 of the RFC, and what is seen on pages and in codes for phones.
  @Test(arguments: [
    ("sms:+15105550101", ["+15105550101"], ""),
    (
      "sms:+15105550101,+15105550102?body=hello%20there", ["+15105550101", "+15105550102"],
      "hello there"
    ),
    ("sms://+15105550101&body=hi", ["+15105550101"], "hi"),
    ("smsto:+15105550101:hi: there?&x", ["+15105550101"], "hi: there?&x"),
    ("smsto:+15105550101?body=a&body=b", ["+15105550101"], "a\nb"),
    ("sms:?body=only%20text", [], "only text"),
    ("sms:", [], ""), ("sms:,,;x,?&=&body", [], ""), ("sms:%zz?body=%", ["%zz"], "%"),
    ("sms:1%2C2", ["1 2"], ""),
  ])
  func forms(text: String, recipients: [String], body: String) throws {
    let link = try #require(SMSLink(text))
    #expect(link.recipients == recipients)
    #expect(link.body == body)
  }

  @Test(arguments: ["https://example.org", "smsx:+1", "mailto:a@b.c", "tel:+1"])
  func otherSchemesAreNone(text: String) {
    #expect(SMSLink(text) == nil)
  }

  @Test func oddCharactersAreKeptAndTheRestIsDecoded() throws {
    let link = try #require(SMSLink("sms:+1?b%6Fdy=[1] é%20Caf%C3%A9 50% %zz%ff%41%C3"))
    #expect(link.body == "[1] é Café 50% %zz\u{FFFD}A\u{FFFD}")
  }

  /// What zbarimg reads from the code is the test of ServiceTests.
  @Test func whatIsWrittenIsRead() throws {
    let link = SMSLink(recipients: ["+420800123456", "112"], body: "Größe ☕\n50% & more?#")
    #expect(
      link.text
        == "sms:+420800123456,112?body=Gr%C3%B6%C3%9Fe%20%E2%98%95%0D%0A50%25%20%26%20more%3F%23")
    #expect(SMSLink(link.text) == link)
    #expect(SMSLink(recipients: ["1"], body: "").text == "sms:1")
  }

  /// Links of random pieces, always the same: whatever they are, nothing breaks out of its field.
  @Test func randomLinksAreNoDanger() throws {
    let pieces = [
      "%0a", "%0D", "%1b", "%00", "%9b", "%C2", "%85", "%E2%80%A8", "%ff", "%", "%4", "%zz",
      "\u{1B}", "\r\n", "\u{85}", "[", " ", "é", "☕", "\"", "%22", "\\", "<", ">", "+", "+1", "%2B",
      ",", "%2C", ";", "&", "=", "?", ":", "body=", "BODY=", "#", "%41", "\u{202E}", "/", "-",
    ]
    var generator = SeededGenerator(seed: 5724)
    for _ in 0..<5000 {
      let count = Int.random(in: 0..<14, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      for scheme in ["sms:", "smsto:"] {
        let link = try #require(SMSLink(scheme + text))
        for number in link.recipients {
          #expect(!number.contains(","), "\(text)")
          #expect(!number.unicodeScalars.contains { $0.properties.generalCategory == .control })
          for resolved in MessageRecipient.list(number) {
            let phone = resolved.resolved(for: .gammu, names: [])?.address ?? "1"
            #expect(phone.utf8.allSatisfy { "+0123456789".utf8.contains($0) }, "\(text)")
          }
        }
        let body = link.body.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
        #expect(!body.contains { $0.properties.generalCategory == .control }, "\(text)")
        let again = SMSLink(recipients: link.recipients, body: link.body)
        #expect(SMSLink(again.text)?.body == link.body, "\(text)")
      }
    }
  }
}
