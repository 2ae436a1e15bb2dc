import Testing

@testable import SheetControllers

@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("<p>Hello &amp; <b>welcome</b></p><p>Bye</p>", "Hello & welcome\nBye"),
    ("a<br>b<br/>c", "a\nb\nc"), ("<style>p{}</style><script>x<y</script>text", "text"),
    ("&lt;tag&gt; &#233;&#x2615;&nbsp;&unknown; &", "<tag> é☕ &unknown; &"),
    ("&#xFFFFFFFF;&#xD800;", "&#xFFFFFFFF;&#xD800;"),
    ("  many \n\n blanks ", "many blanks"), ("<unclosed", ""), ("", ""),
    ("<h1>Title</h1>Words <i>more</i> words", "Title\nWords more words"),
  ])
  func wordsStayAndTagsGo(markup: String, text: String) {
    #expect(MarkupText.plain(markup) == text)
  }
}
