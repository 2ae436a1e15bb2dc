import Foundation
import SheetEngine
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetActivities

@MainActor @Suite struct PasteboardFormTests {
  private func copied(_ items: Any...) throws -> ClipboardContent? {
    let activity = CopyActivity(settings: try ScratchDirectory().settings())
    guard activity.canPerform(withActivityItems: items) else { return nil }
    activity.prepare(withActivityItems: items)
    return try CopyActivity.content(of: activity.items, asPath: false).content
  }

  private func text(_ text: String) -> ClipboardContent { .text(Array(text.utf8)) }

  @Test func coloursAreCopiedAsStyleSheetsWriteThem() throws {
    let half = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(try copied(UIColor.orange, "and", half) == text("#FF8000\nand\n#FF800080"))
    #expect(try copied(UIColor(red: 2, green: -1, blue: .nan, alpha: 1))?.plainText?.first == 35)
  }

  @Test func theBestFormOfADictionaryIsCopied() throws {
    let png = try #require(UIImage(bitmap: Bitmap(width: 2, height: 2)).pngData())
    #expect(try copied(["public.png": png, "public.utf8-plain-text": "words"]) == text("words"))
    #expect(
      try copied(["public.url": Data("https://example.org/é".utf8)])
        == text("https://example.org/%C3%A9"))
    #expect(try copied(["com.apple.uikit.color": UIColor.red]) == text("#FF0000"))
    guard case .png? = try copied(["public.png": png]) else {
      return #expect(Bool(false), "the picture")
    }
    #expect(try copied(["com.example.private": Data([1, 2])]) == nil)
    #expect(try copied([String: Any]()) == nil)
  }
}
