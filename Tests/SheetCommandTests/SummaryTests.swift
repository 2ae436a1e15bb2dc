import Testing

@testable import SheetCommand

@Suite struct SummaryTests {
  private func summary(_ items: Item...) -> ItemSummary { ItemSummary(ItemList(items: items)) }

  @Test func filesHaveKindAndSize() {
    let report = FileItem(path: "/a/report.PDF", isFolder: false, size: 1_400_000)
    #expect(summary(.file(report)).name == "report.PDF")
    #expect(summary(.file(report)).details == "PDF document · 1.4 MB")
    #expect(summary(.file(report), .text("x")).totalSize == nil)
    #expect(summary(.file(report), .file(report)).totalSize == 2_800_000)
    #expect(summary(.file(report), .file(report)).more == "and 1 more")
    let folder = FileItem(path: "/a/b", isFolder: true, size: nil)
    #expect(summary(.file(folder)).details == "Folder")
    let unknown = FileItem(path: "/a/b", isFolder: false, size: 0)
    #expect(summary(.file(unknown)).details == "Document · 0 bytes")
  }

  @Test func linksShowTheirHostAndTextsTheirFirstLine() {
    #expect(summary(.url("https://me:pw@example.org:8080/x@y")).name == "example.org")
    #expect(summary(.url("http://[::1]:80/")).name == "[::1]")
    #expect(summary(.url("mailto:a@b")).name == "mailto:a@b")
    #expect(summary(.text("\n\n  Hello\u{1B}[m  \nthere")).name == "Hello␛[m")
    #expect(summary(.text(" \n")).name == "")
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (1449, "1.4 kB"),
    (9_949, "9.9 kB"), (9_950, "10 kB"), (999_400, "999 kB"), (999_500, "1 MB"),
    (1_400_000, "1.4 MB"), (23_000_000_000, "23 GB"), (Int.max, "9.2 EB"),
  ])
  func amountsAreShort(count: Int, words: String) {
    #expect(ByteCount.words(count) == words)
  }
}
