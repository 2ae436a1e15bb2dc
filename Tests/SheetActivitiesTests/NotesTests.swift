import Foundation
import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Notes and the reading list as a whole, run as the command runs them.
final class NotesTests: XCTestCase, @unchecked Sendable {
  @MainActor private func settings(_ scratch: ScratchDirectory) -> ActivitySettings {
    var settings = scratch.settings(adding: ["HOME": scratch.path("home"), "TZ": "UTC"])
    settings.now = { Date(timeIntervalSince1970: 1_790_000_000.7) }
    return settings
  }

  func testANewNoteHasItsHeadAndKeepsOrder() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = NotesActivity(settings: settings(scratch))
      let result = try run(
        activity, ["Grüße 日本\nsecond", URL(string: "https://example.org/a")!],
        ["tags": "tea, \"odd\"", "text": "My words."])
      XCTAssertTrue(result.isSuccess)
      XCTAssertEqual(
        String(decoding: try scratch.read("home/Notes/Grüße 日本.md"), as: UTF8.self),
        """
        ---
        title: "Grüße 日本"
        date: 2026-09-21T14:13:20Z
        tags: ["tea", "'odd'"]
        ---

        My words.

        Grüße 日本
        second

        <https://example.org/a>

        """)
    }
  }

  func testANameThatIsTakenGetsANumber() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for _ in 0..<2 {
        let activity = NotesActivity(settings: settings(scratch))
        XCTAssertTrue(try run(activity, ["same"], [:]).isSuccess)
      }
      XCTAssertEqual(try scratch.names(in: "home/Notes").count, 2)
    }
  }

  func testAddingKeepsWhatWasThere() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write("# Mine\n\nold\n".utf8, to: "home/Notes/log.md")
      let values = ["title": "log", "mode": "append"]
      XCTAssertTrue(
        try run(NotesActivity(settings: settings(scratch)), ["new"], values).isSuccess)
      let text = String(decoding: try scratch.read("home/Notes/log.md"), as: UTF8.self)
      XCTAssertTrue(text.hasPrefix("# Mine\n\nold\n\n## 2026-09-21 "))
      XCTAssertTrue(text.hasSuffix("\n\nnew\n"))
      XCTAssertEqual(try scratch.names(in: "home/Notes"), ["log.md"])
    }
  }

  func testPicturesAreStoredAndLinked() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write([1, 2, 3], to: "in/a (b) [c].jpg")
      let activity = NotesActivity(settings: settings(scratch))
      let file = URL(fileURLWithPath: scratch.path("in/a (b) [c].jpg"))
      XCTAssertTrue(try run(activity, [file], ["title": "With a picture"]).isSuccess)
      let text = String(
        decoding: try scratch.read("home/Notes/With a picture.md"), as: UTF8.self)
      XCTAssertTrue(text.contains("![a (b) c.jpg](assets/a%20%28b%29%20%5Bc%5D.jpg)"), text)
      XCTAssertEqual(try scratch.read("home/Notes/assets/a (b) [c].jpg"), [1, 2, 3])
    }
  }

  func testAFailureLeavesNoPicture() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write([1], to: "in/a.jpg")
      try scratch.makeDirectory("notes/log.md")
      let values = ["title": "log", "mode": "append", "folder": scratch.path("notes")]
      let file = URL(fileURLWithPath: scratch.path("in/a.jpg"))
      let result = try run(NotesActivity(settings: settings(scratch)), [file], values)
      XCTAssertFalse(result.isSuccess)
      XCTAssertEqual(try scratch.names(in: "notes/assets"), [])
    }
  }

  func testThePageIsAddedOnceAndReplacedWhenWished() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let link = URL(string: "https://example.org/a?b=c&d")!
      @MainActor func add(_ values: [String: String]) throws -> ActivityResult {
        try run(AddToReadingListActivity(settings: settings(scratch)), [link, "no link"], values)
      }
      XCTAssertTrue(try add(["title": "First"]).isSuccess)
      let again = try add(["title": "Second"])
      XCTAssertEqual(
        again.error as? ReadingListError,
        .known(link.absoluteString, since: Date(timeIntervalSince1970: 1_790_000_000)))
      XCTAssertTrue(try add(["title": "Second", "update": "yes", "tags": "x, y"]).isSuccess)
      let folder = "home/.local/share/sharesheet"
      let page = String(decoding: try scratch.read(folder + "/reading-list.html"), as: UTF8.self)
      XCTAssertEqual(ReadingListPage.entries(in: page).map(\.title), ["Second"])
      XCTAssertEqual(ReadingListPage.entries(in: page).first?.tags, ["x", "y"])
      let feed = String(decoding: try scratch.read(folder + "/reading-list.xml"), as: UTF8.self)
      XCTAssertTrue(feed.contains("<title>Second</title>"))
    }
  }

  func testAListInAnotherEncodingIsLeftAlone() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let bytes =
        Array("<DL><p>\n<DT><A HREF=\"x\">Gr".utf8) + [0xFC, 0xDF] + Array("e</A>\n</DL>".utf8)
      try scratch.write(bytes, to: "home/.local/share/sharesheet/reading-list.html")
      let result = try run(
        AddToReadingListActivity(settings: settings(scratch)),
        [URL(string: "https://example.org/")!])
      XCTAssertTrue(result.error?.localizedDescription.contains("is not UTF-8") == true)
      XCTAssertEqual(try scratch.read("home/.local/share/sharesheet/reading-list.html"), bytes)
    }
  }

  func testTheSameLinkTwiceIsOneEntryAndAFailedFeedIsAWarning() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.makeDirectory("home/.local/share/sharesheet/reading-list.xml")
      let link = URL(string: "https://example.org/")!
      let result = try run(AddToReadingListActivity(settings: settings(scratch)), [link, link])
      XCTAssertTrue(result.isSuccess)
      XCTAssertTrue(result.warning?.contains("feed") == true)
      let page = try scratch.read("home/.local/share/sharesheet/reading-list.html")
      XCTAssertEqual(
        ReadingListPage.entries(in: String(decoding: page, as: UTF8.self)).map(\.address),
        ["https://example.org/"])
    }
  }
}
