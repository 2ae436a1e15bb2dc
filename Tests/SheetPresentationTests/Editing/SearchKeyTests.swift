import Testing

@testable import SheetPresentation

@Suite struct SearchKeyTests {
  @Test(arguments: [
    ("Mail [1] @Z", "mail [1] @z"), ("ÀÉîõü Ñ ç", "aeiou n c"), ("e\u{301}\u{323}", "e"),
    ("Й Ё", "и е"), ("İI", "ii"), ("straße Łódź", "straße łodz"), ("日本 👩‍🚀", "日本 👩‍🚀"),
    ("हिन्दी", "हिन्दी"), ("", ""),
  ])
  func foldsCaseAndAccents(text: String, key: String) {
    #expect(String(decoding: text.searchKey, as: UTF8.self) == key)
  }
}
