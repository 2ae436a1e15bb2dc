import Foundation
import SheetGraphics
import SheetPresentation
import Testing

@testable import SheetDesktop

/// Texts with looks as documents, and back.
@Suite struct MarkupDocumentTests {
  private typealias Key = NSAttributedString.Key

  private func read(_ markup: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(markup.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test(arguments: [
    ("<b>Grüße</b> &amp; mehr", "Grüße & mehr"),
    ("<p>one</p><p>two\n  three</p>", "one\ntwo three\n"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty\n"),
    ("<ol><li>x<li>y</ol>z", "\t1.\tx\n\t2.\ty\nz"),
    ("<head><title>t</title><style>p{}</style></head><body>b</body>", "b\n"),
    ("<script>if (a < b) {}</script>x<!-- <b>no</b> -->y", "xy"),
    ("<h1>Title</h1>text", "Title\ntext"),
    ("<pre>a\n  b</pre>", "a\n  b\n"),
    ("<table><tr><td>1</td><td>2</td></tr></table>", "1\t2\n"),
    ("&#x2615;&#233;&nope;", "☕é&nope;"), ("", ""), ("<", ""), ("a<b", "a"), ("</p></p>", ""),
  ])
  func wordsOfAPage(markup: String, text: String) throws {
    #expect(try read(markup).string == text)
  }

  @Test func looksOfAPage() throws {
    let text = try read("n<b>b<i>x</i></b><a href='https://example.org/?a=1&amp;b'>l</a><h2>h</h2>")
    func font(_ place: Int) -> UIFont? {
      text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }
    #expect(font(0)?.fontDescriptor.symbolicTraits == [])
    #expect(font(1)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font(2)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font(5)?.pointSize == 18)
    let link = text.attribute(.link, at: 3, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "https://example.org/?a=1&b")
  }

  @Test func aPageIsWrittenAndReadAgain() throws {
    let text = NSMutableAttributedString(string: "a < b\n")
    text.append(
      NSAttributedString(
        string: "fett", attributes: [Key.font: UIFont.boldSystemFont(ofSize: 12)]))
    text.append(
      NSAttributedString(
        string: "Ziel", attributes: [Key.link: URL(string: "https://example.org/\"") as Any]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let page = String(decoding: data, as: UTF8.self)
    #expect(page.contains("a &lt; b<br>\n<b>fett</b>"))
    #expect(page.contains(">Ziel</a>"))
    var attributes: NSDictionary?
    let again = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
    #expect(again.string == text.string + "\n")
    #expect(attributes?["DocumentType"] as? String == "NSHTML")
  }

  @Test func otherDocumentsAreRefused() throws {
    let text = NSAttributedString(string: "Grüße")
    let whole = NSRange(location: 0, length: text.length)
    let plain = try text.data(
      from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(plain == Data("Grüße".utf8))
    #expect(throws: CocoaError.self) {
      try text.data(
        from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 3, length: 3)) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE]), options: [:], documentAttributes: nil)
    }
  }

  /// Tags that nobody closes do not end the program, and take no time.
  @Test func deepPagesAreRead() throws {
    let markup = String(repeating: "<b><ul><li>x", count: 5_000)
    #expect(try read(markup).string.filter { $0 == "x" }.count == 5_000)
  }
}
