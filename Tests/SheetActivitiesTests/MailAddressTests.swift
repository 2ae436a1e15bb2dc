import Testing

@testable import SheetActivities

@Suite struct MailAddressTests {
  @Test(arguments: [
    ("ada@example.org", "", "ada@example.org"),
    ("  Ada Lovelace <ada@example.org> ", "Ada Lovelace", "ada@example.org"),
    ("\"Byron, Ada\" <ada.b+tag@example.org>", "Byron, Ada", "ada.b+tag@example.org"),
    ("\"say \\\"hi\\\" \\\\\" <a@b.cz>", "say \"hi\" \\", "a@b.cz"),
    ("Žofie <zofie@Bücher.example>", "Žofie", "zofie@xn--bcher-kva.example"),
    ("x@münchen.de", "", "x@xn--mnchen-3ya.de"), ("x@例え.テスト", "", "x@xn--r8jz45g.xn--zckzah"),
    ("x@ПРИМЕР.испытание", "", "x@xn--e1afmkfd.xn--80akhbyknj4f"),
    ("root@localhost", "", "root@localhost"), ("a@[192.0.2.1]", "", "a@[192.0.2.1]"),
    ("a@[IPv6:2001:db8::1]", "", "a@[IPv6:2001:db8::1]"), ("<a@b>", "", "a@b"),
    ("\"a@b\" <c@d>", "a@b", "c@d"), ("o'neil_{x}@example.org", "", "o'neil_{x}@example.org"),
  ])
  func good(text: String, name: String, address: String) throws {
    let read = try MailAddress(text)
    #expect(read.name == name)
    #expect(read.address == address)
    #expect(try MailAddress(read.text) == read)
  }

  @Test(arguments: [
    "ada", "@", "a@", "@b", "a b@c", "a..b@c", ".a@c", "a.@c", "a@b..c", "a@-b", "a@b-", "a@b_c",
    "Ada <ada@b", "Ada <ada>", "a@b c", "a@[x y]", "a@[]", "\"Ada\"", "a@b<c@d>e",
    "a@b\r\nBcc: c@d",
    "a@b\u{0}c", "<a@b> <c@d> x", "a@" + String(repeating: "b", count: 64),
    String(repeating: "a", count: 65) + "@b", "a@☕.example",
  ])
  func bad(text: String) {
    #expect(throws: MailAddressError.self) { try MailAddress(text) }
  }

  @Test func listsAreDividedByCommasOutsideOfQuotes() throws {
    let list = try MailAddress.list("\"Byron, Ada\" <a@b.c>, d@e.f,; G <g@h.i>;\n j@k.l ,")
    #expect(list.map(\.address) == ["a@b.c", "d@e.f", "g@h.i", "j@k.l"])
    #expect(try MailAddress.list(" , \n").isEmpty)
    #expect(throws: MailAddressError.noAddress("Byron")) {
      try MailAddress.list("Byron, Ada <a@b.c>")
    }
    #expect(throws: MailAddressError.openQuote("\"Ada <a@b.c>")) {
      try MailAddress.list("\"Ada <a@b.c>")
    }
    #expect(throws: MailAddressError.localPart("zoë@example.org")) {
      try MailAddress.list("zoë@example.org")
    }
  }

  /// RFC 5322 section 3.2.5: only what is no atom stands in quotes.
  @Test(arguments: [
    ("Flann O'Brien", "Flann O'Brien"), ("Žofie Řeřichová", "Žofie Řeřichová"), ("R&D", "R&D"),
    ("井上", "井上"), ("Ada – B", "Ada – B"), ("J. Doe", "\"J. Doe\""), ("A, B", "\"A, B\""),
    ("a@b", "\"a@b\""), ("A (B)", "\"A (B)\""), ("say \"x\"", "\"say \\\"x\\\"\""),
    ("=?utf-8?q?x?=", "\"=?utf-8?q?x?=\""),
  ])
  func namesStandInQuotesWhereTheyMust(name: String, shown: String) throws {
    let text = MailAddress.text(name: name, address: "a@b.c")
    #expect(text == shown + " <a@b.c>")
    #expect(try MailAddress(text).name == name)
  }

  @Test func aNameCannotBeginAnotherHeader() throws {
    let address = try MailAddress("\"Ada\r\nBcc: x@y.z\" <a@b.c>")
    #expect(address.name == "Ada  Bcc: x@y.z")
  }
}

@Suite struct MailConversationTests {
  @Test func sizeAndRefusalAreFound() {
    let text = """
      *   Trying 127.0.0.1:25...
      < 220 mail.example.org ESMTP
      > EHLO [127.0.0.1]
      < 250-mail.example.org
      < 250-SIZE 10240000
      < 250 8BITMIME
      > MAIL FROM:<a@b.c> SIZE=99
      < 552 5.3.4 Message size exceeds fixed limit\r
      > QUIT
      < 221 2.0.0 Bye\r
      """
    let conversation = MailConversation(text)
    #expect(conversation.limit == 10_240_000)
    #expect(conversation.refusal == "552 5.3.4 Message size exceeds fixed limit")
    #expect(MailConversation("< 250 SIZE 0\n< 250 ok").limit == nil)
    #expect(MailConversation("< 250-SIZE\n< 250 ok").refusal == "")
    #expect(MailConversation("").refusal == "")
  }
}
