import Glibc
import HelperProtocol
import SheetPrograms
import SheetTestSupport
import Testing

/// The real typesetter and its limits. What stands on the pages, ServiceTests show.
@Suite struct DocumentTests {
  /// The count of pages of one text.
  private func pages(_ text: String, _ part: DocumentDescription.Part = .listing) throws -> Int? {
    let description = DocumentDescription(
      title: "T", created: "2026-01-01T00:00:00Z", width: 59528, height: 84189, parts: [part])
    let (target, file) = (try Descriptor.memory(), try Descriptor.memory(Array(text.utf8)))
    return Int(
      try realHelper().words(of: .document, .bytes(description.bytes), files: [target, file]))
  }

  @Test func pagesAreCounted() throws {
    #expect(try pages("") == 1)
    #expect(try pages("a\n\u{0C}b\n") == 2)
    #expect(try pages(String(repeating: "x\n", count: 60)) == 2)
  }

  @Test func aDocumentHasSoManyPagesAndNoMore() throws {
    let sheet = "\u{0C}x\n"
    #expect(try pages(String(repeating: sheet, count: HelperLimits.documentPages)) == 5000)
    #expect(throws: HelperError.refused(.tooLong, words: "", width: 1, height: 0)) {
      try pages(String(repeating: sheet, count: HelperLimits.documentPages + 1))
    }
  }

  /// A text that never fills a line is not collected for ever.
  @Test func endlessLettersAreLaidOut() throws {
    #expect(try pages("e" + String(repeating: "\u{301}", count: 20_000) + "\n") == 1)
  }

  /// Cut wherever pieces may end: in a character, between the two of a line break.
  @Test func linesAreCountedWhereverPiecesMeet() throws {
    for count in 2044...2050 {
      let line =
        String(repeating: "a ", count: count / 2) + String(repeating: "ö", count: count % 2)
      #expect(try pages(line + "\r\nb\r\n") == 1, "\(count)")
    }
  }
}
