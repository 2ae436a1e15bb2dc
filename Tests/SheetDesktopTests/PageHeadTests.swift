import Foundation
import Testing

@testable import SheetDesktop

@Suite struct PageHeadTests {
  @Test func aPageSaysItsTitleAndPictures() {
    let head = PageHead(
      """
      <!DOCTYPE html><html><!-- <title>no</title> --><head><meta charset=UTF-8>
      <title> The \n window&#39;s  </title><base href="/deep/">
      <script>if (a<b) document.write("<title>evil</title>")</script>
      <META CONTENT='Shared &amp; "quoted"' PROPERTY="og:title">
      <meta property="og:image" content="/small.png"/><meta name=twitter:image content=x.png>
      <meta property="og:image:secure_url" content="https://example.org/a?b=1&amp;c=2">
      <link rel="shortcut icon" href="/favicon.ico"><link rel=icon sizes="32x32" href="32.png">
      <link rel="icon" sizes="192x192" href="192.png"><link href="touch.png" rel="apple-touch-icon">
      <link rel="icon" type="image/x-icon" href="i"><link rel="stylesheet" href="s.css">
      </head><body><title>later</title><meta property="og:title" content="body">
      """)
    #expect(head.title == "Shared & \"quoted\"")
    #expect(head.images == ["https://example.org/a?b=1&c=2", "/small.png", "x.png"])
    #expect(head.icons == ["touch.png", "192.png", "32.png"])
    #expect(head.base == "/deep/" && head.charset == "UTF-8")
  }

  @Test(arguments: [
    ("<title>only</title>", "only"), ("<TITLE lang=de>a<b>c</TITLE >", "a<b>c"),
    ("<title>", nil), ("<title>open", "open"), ("", nil), ("<", nil), ("<<>><a b='", nil),
    ("<meta property=og:title><title>t</title>", "t"), ("<!-- <title>x</title>", nil),
    ("<title>  </title>", nil), ("<script><title>x</title>", nil),
    ("<meta property='og:title' content='  '><title>t</title>", "t"),
    ("<svg><title>picture</title></svg><title>second</title>", "picture"),
  ])
  func brokenPagesAreRead(markup: String, title: String?) {
    #expect(PageHead(markup).title == title)
  }

  @Test func aTitleOfManyWordsIsCut() {
    let long = String(repeating: "word ", count: 1000)
    #expect(PageHead("<title>\(long)</title>").title?.count == 500)
  }

  @Test func aHostilePageTakesNoTime() {
    for piece in [
      "<", "<a ", "<!--", "<script>", "<title>", "<meta property='og:title' ", "&", "\"'",
    ] {
      let start = ContinuousClock.now
      _ = PageHead(String(repeating: piece, count: (1 << 19) / piece.count))
      #expect(ContinuousClock.now - start < .seconds(20), "\(piece)")
    }
  }

  @Test func bytesAreReadAsTheirCharsetSays() {
    #expect(MediaType("Text/HTML; Charset=\"ISO-8859-1\"")?.charset == "iso-8859-1")
    #expect(MediaType("text/html")?.name == "text/html" && MediaType("") == nil)
    #expect(MediaType.text([0x47, 0xFC, 0x80], charset: "iso-8859-1") == "Gü€")
    #expect(MediaType.text(Array("é".utf8), charset: "nonsense") == "é")
    #expect(MediaType.text([0xCF, 0xF0], charset: "windows-1251") == "Пр")
    let head = PageHead(
      "<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>")
    #expect(head.charset == "windows-1251")
  }
}
