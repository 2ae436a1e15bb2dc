import Foundation
import Testing

@testable import SheetEngine

struct SheetHeaderTests {
  @Test func textShowsItsFirstLines() {
    let header = SheetHeader(items: ["First\nSecond\n\nThird\nFourth\nFifth"])
    #expect(header.title == "First")
    #expect(header.preview == ["Second", "Third", "Fourth"])
    #expect(header.detail == "Text, 32 characters")
  }

  @Test func linesFromWindowsAreLinesToo() {
    let header = SheetHeader(items: ["First\r\nSecond\r\nThird"])
    #expect(header.title == "First")
    #expect(header.preview == ["Second", "Third"])
  }

  @Test func emptyAndTinyTexts() {
    #expect(SheetHeader(items: [""]).title == "Empty text")
    #expect(SheetHeader(items: ["\n\n"]).title == "Empty text")
    #expect(SheetHeader(items: ["a"]).detail == "Text, 1 character")
    #expect(SheetHeader(items: []).title == "Nothing to share")
  }

  @Test func longLinesAreCut() {
    #expect(SheetHeader(items: [String(repeating: "x", count: 9_000)]).title.count == 400)
  }

  @Test func linksShowTheirHostAndFilesTheirName() {
    let link = SheetHeader(items: [URL(string: "https://example.org/a/b?c") as Any, 2])
    #expect(link.title == "example.org" && link.detail == "Link" && link.count == 2)
    #expect(link.preview == ["https://example.org/a/b?c"])
    let file = SheetHeader(items: [URL(fileURLWithPath: "/tmp/a folder/report.pdf")])
    #expect(file.title == "report.pdf" && file.preview == ["/tmp/a folder"])
    #expect(
      SheetHeader(items: [URL(fileURLWithPath: "/tmp/x", isDirectory: true)]).detail == "Folder")
  }

  @Test func objectiveCKindsCountAsTheirs() {
    #expect(SheetHeader(items: [NSString(string: "Hello")]).title == "Hello")
    #expect(SheetHeader(items: [NSAttributedString(string: "Hello")]).title == "Hello")
  }

  @Test func whatNobodyKnowsShowsItsType() {
    struct Box {}
    #expect(SheetHeader(items: [Box()]).title == "Box")
  }
}
