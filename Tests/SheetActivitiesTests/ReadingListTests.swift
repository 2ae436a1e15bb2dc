import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct ReadingListTests {
  private static let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func entry(_ address: String, note: String = "") -> ReadingListEntry {
    ReadingListEntry(
      address: address, title: "Tea & <Toast> \"日本\"", added: Self.date, tags: ["to read", "tea"],
      note: note)
  }

  @Test func whatIsAddedIsFound() {
    let first = entry("https://example.org/?a=1&b='x'", note: "5 > 4 & so on")
    let second = entry("https://example.org/second")
    let page = ReadingListPage.adding(second, to: ReadingListPage.adding(first, to: nil))
    #expect(ReadingListPage.entries(in: page) == [first, second])
    #expect(page.hasPrefix("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n"))
    #expect(page.hasSuffix("</DL><p>\n"))
  }

  @Test func everythingElseStays() {
    let foreign = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <H1>Mine</H1>
      <dl><p>
      <DT><H3>A folder</H3>
      <dt><a href="https://old.example/" icon="data:x">Old</a>
      <DD>kept
      <HR>
      </dl>
      after

      """
    let new = entry("https://new.example/")
    let page = ReadingListPage.adding(new, to: foreign)
    #expect(
      ReadingListPage.entries(in: page).map(\.address) == ["https://old.example/", new.address])
    #expect(ReadingListPage.removing(new.address, from: page) == foreign)
    #expect(ReadingListPage.entries(in: page).first?.note == "kept")
  }

  @Test func anEntryGoesWithItsNote() {
    let page = ReadingListPage.adding(entry("https://a.example/", note: "one"), to: nil)
    let both = ReadingListPage.adding(entry("https://b.example/", note: "two"), to: page)
    #expect(ReadingListPage.removing("https://b.example/", from: both) == page)
  }

  @Test(arguments: ["", "<DT><A HREF=", "</DL></DL>", "\u{0}\u{1B}[31m", "<DT><A HREF=\"x\">"])
  func aDamagedFileIsAddedTo(page: String) {
    let new = entry("https://new.example/")
    #expect(ReadingListPage.entries(in: ReadingListPage.adding(new, to: page)).contains(new))
  }

  @Test func theFeedIsWellFormedAndNewestFirst() throws {
    let feed = ReadingListFeed.feed(of: [
      entry("https://a.example/?x=1&y=2", note: "\u{1B}]0;title\u{7}"), entry("https://b.example/"),
    ])
    let parser = XMLCheck(feed)
    #expect(parser.isWellFormed)
    let (first, second) = (feed.range(of: "b.example"), feed.range(of: "a.example"))
    #expect(try #require(first).lowerBound < #require(second).lowerBound)
    #expect(feed.contains("<updated>2026-09-21T14:13:20Z</updated>"))
  }
}

/// xmllint's opinion, from Debian's libxml2-utils; python3's parser does as well.
private struct XMLCheck {
  let isWellFormed: Bool

  init(_ text: String) {
    let result = try? ProgramCall(
      "python3", ["-c", "import sys, xml.dom.minidom as m; m.parse(sys.stdin.buffer)"],
      environment: ["PATH": "/usr/bin:/bin"], input: .pipe(Array(text.utf8)), error: .kept
    ).run()
    isWellFormed = result?.status == .code(0)
  }
}
