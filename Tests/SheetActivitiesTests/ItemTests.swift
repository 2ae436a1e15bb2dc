import Foundation
import SheetEngine
import SheetFiles
import SheetImaging
import Testing

@testable import SheetActivities

@Suite struct ItemTests {
  private struct Custom {}

  @Test func knownTypesAreTakenAndOthersIgnored() throws {
    let optional: String? = nil
    let items: [Any] = [
      "text", "sub".prefix(2), NSString("ns"), NSAttributedString(string: "rich"),
      AttributedString("new"), try #require(URL(string: "https://a.b/")),
      URL(fileURLWithPath: "/tmp/x.png"), Data([1]), NSURL(fileURLWithPath: "/y"),
      UIImage(bitmap: Bitmap(width: 1, height: 1)), Custom(), 7, NSNull(), optional as Any,
      ["a": 1], ["inner"],
    ]
    let kinds = ActivityItem.items(in: items).map(\.kind)
    #expect(
      kinds == [
        .text, .text, .text, .text, .text, .link, .file, .data, .file, .image,
      ])
    let texts = ActivityItem.items(in: items).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
    #expect(texts == ["text", "su", "ns", "rich", "new"])
  }

  @Test func collectionsAreLookedIntoOnRequest() {
    let items: [Any] = [
      ["b", Data([1])] as [Any], ["k": "v", "a": URL(fileURLWithPath: "/x")] as [String: Any],
    ]
    #expect(ActivityItem.items(in: items).isEmpty)
    let kinds = ActivityItem.items(in: items, collections: true).map(\.kind)
    #expect(kinds == [.text, .data, .file, .text])
  }

  @Test func providersArePromisesOfAKind() throws {
    let provider = NSItemProvider(item: "later" as NSString, typeIdentifier: "public.plain-text")
    let items = ActivityItem.items(in: [provider])
    #expect(items.map(\.kind) == [.text])
    guard case .text("later") = try items[0].resolved() else {
      Issue.record("\(items)")
      return
    }
    let empty = NSItemProvider(item: nil, typeIdentifier: "public.png")
    let promised = try #require(ActivityItem.items(in: [empty]).first)
    #expect(throws: ItemPromise.Failure.nothing(type: "public.png")) { try promised.resolved() }
  }

  @Test func linksBecomePagesThatCannotBreakOut() throws {
    let url = try #require(URL(string: "https://example.org/?a=1&b='%3Cscript%3E'"))
    let page = LinkPage.file(for: url)
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(page.name.text == "example.org.html")
    #expect(text.contains("a=1&amp;b=&#39;"))
    let script = try #require(URL(string: "javascript:alert(1)"))
    #expect(LinkPage.file(for: script).name.text == "javascript.txt")
  }

  @Test func kindsOfFilesComeFromTheSuffix() {
    #expect(FileType.category(of: FilePath("/a/B.PNG")) == .image)
    #expect(FileType.category(of: FilePath("film.mkv")) == .video)
    #expect(FileType.category(of: FilePath(".png")) == .data)
  }
}
