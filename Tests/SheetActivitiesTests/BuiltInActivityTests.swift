import Foundation
import ShareSheet
import SheetCells
import SheetFiles
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The activities as a whole, run as the command runs them.
final class BuiltInActivityTests: XCTestCase, @unchecked Sendable {
  private func path(_ product: ActivityResult.Product?) -> FilePath? {
    guard case .file(let url) = product else { return nil }
    return FilePath(fileURL: url)
  }

  func testTheTableIsWhatTheSheetOffers() throws {
    try MainActor.assumeIsolated {
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      let types = sheet.offeredActivities().compactMap(\.activityType)
      XCTAssertEqual(
        types,
        [
          .mail, .message, .airDrop, .mastodon, .bluesky, .telegram, .notes, .reminders, .paste,
          .postToTwitter, .postToFacebook, .postToWeibo, .postToTencentWeibo, .copyToPasteboard,
          .saveToFiles, .print, .qrCode, .archive, .markupAsPDF,
        ])
      for activity in BuiltInActivities.make() {
        XCTAssertLessThanOrEqual(try XCTUnwrap(activity.activityTitle).displayWidth, 10)
        XCTAssertNotNil(activity.activityImage)
      }
    }
  }

  func testReasonsAreSentences() throws {
    try MainActor.assumeIsolated {
      let activity = SaveToCameraRollActivity(settings: try ScratchDirectory().settings())
      XCTAssertEqual(activity.reason(refusing: ["text"]), "It needs a picture or a video.")
      XCTAssertFalse(activity.canPerform(withActivityItems: [URL(fileURLWithPath: "/a.pdf")]))
      XCTAssertTrue(activity.canPerform(withActivityItems: [URL(fileURLWithPath: "/a.JPG")]))
      XCTAssertTrue(activity.canPerform(withActivityItems: ["x", URL(fileURLWithPath: "/a.mp4")]))
    }
  }

  func testSaveToFilesKeepsBytesOfNames() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let source = FilePath(bytes: Array((scratch.path + "/odd").utf8) + [0xFF])
      _ = source.withCString { close(open($0, O_CREAT | O_WRONLY, 0o600)) }
      try scratch.makeDirectory("out")
      let result = try run(
        SaveToFilesActivity(settings: scratch.settings()), [source.url], ["folder": "out"])
      XCTAssertTrue(result.isSuccess)
      XCTAssertEqual(path(result.products.first)?.lastComponent, source.lastComponent)
      XCTAssertNoThrow(try XCTUnwrap(path(result.products.first)).facts())
    }
  }

  func testSaveToFilesTakesEveryKind() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.makeDirectory("out")
      let items: [Any] = [
        "Hello there", try XCTUnwrap(URL(string: "https://swift.org/")),
        UIImage(bitmap: Bitmap(width: 2, height: 2)), Data("%PDF-1.4".utf8),
      ]
      let result = try run(
        SaveToFilesActivity(settings: scratch.settings()), items, ["folder": scratch.path("out")])
      XCTAssertEqual(
        result.products.map { path($0)?.lastComponent.text },
        ["Hello there.txt", "swift.org.html", "image.png", "document.pdf"])
      XCTAssertEqual(try scratch.read("out/Hello there.txt"), Array("Hello there".utf8))
    }
  }

  func testAMissingFieldIsNamed() throws {
    try MainActor.assumeIsolated {
      let activity = SaveToFilesActivity(settings: try ScratchDirectory().settings())
      XCTAssertThrowsError(
        try activity.runWithoutScreen(values: ["name": " "], items: ["x"]) { _ in }
      ) { error in
        guard case ActivityInputError.refused(field: "name", _) = error else {
          return XCTFail("\(error)")
        }
      }
      XCTAssertThrowsError(
        try activity.runWithoutScreen(values: ["nome": "a"], items: ["x"]) { _ in })
    }
  }

  func testCameraRollMakesTheStandardFolderButNoOther() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write("v", to: "film.mp4")
      try scratch.write("p", to: "pic.jpg")
      let items: [Any] = ["film.mp4", "pic.jpg"].map { URL(fileURLWithPath: scratch.path($0)) }
      let activity = SaveToCameraRollActivity(settings: scratch.settings())
      let result = try run(activity, items)
      XCTAssertEqual(
        result.products.map { path($0)?.text },
        [scratch.path("home/Videos/film.mp4"), scratch.path("home/Pictures/pic.jpg")])
      let refused = try run(activity, [items[1]], ["folder": scratch.path("none")])
      XCTAssertEqual(refused.error as? FileError, .noFolder(scratch.bytePath("none")))
      let monthly = try run(activity, [items[1]], ["month": "yes"])
      let folder = try XCTUnwrap(path(monthly.products.first)).text
      XCTAssertNotNil(
        folder.range(of: #"Pictures/\d{4}-\d\d/pic.jpg$"#, options: .regularExpression))
    }
  }

  func testArchiveReturnsItsPath() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let result = try run(
        ArchiveActivity(settings: scratch.settings()), ["edited text"],
        ["name": "draft", "format": "TAR.GZ"])
      XCTAssertEqual(path(result.products.first)?.text, scratch.path("draft.tar.gz"))
      let list = try output("tar", ["tzf", scratch.path("draft.tar.gz")], scratch.environment())
      XCTAssertEqual(list.text, "text.txt\n")
    }
  }

  func testCopyJoinsTextsAndHandsOver() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let written = Shared("")
      var settings = scratch.settings()
      settings.terminal = TerminalWriter { text in written.change { $0 += text } }
      let url = try XCTUnwrap(URL(string: "https://a.b/?q=1"))
      let file = URL(fileURLWithPath: "/tmp/x y")
      let result = try run(CopyActivity(settings: settings), ["one", url, file])
      guard case .handedOver = result.outcome else { return XCTFail("\(result)") }
      XCTAssertTrue(try XCTUnwrap(result.note).hasPrefix("Sent to the terminal (OSC 52)."))
      let base64 = Data("one\nhttps://a.b/?q=1\n/tmp/x y".utf8).base64EncodedString()
      XCTAssertEqual(written.value, "\u{1B}]52;c;\(base64)\u{07}")
    }
  }

  func testCopyOfPicturesAndMixtures() throws {
    try MainActor.assumeIsolated {
      let image = ActivityItem.image(UIImage(bitmap: Bitmap(width: 1, height: 1)))
      let file = ActivityItem.file(FilePath("/a"))
      let two = try CopyActivity.content(of: [image, image], asPath: false)
      guard case .png(let bytes) = two.content else { return XCTFail("\(two)") }
      XCTAssertEqual(Array(bytes.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
      XCTAssertNotNil(two.note)
      let mixed = try CopyActivity.content(of: [.text("t"), image], asPath: false)
      XCTAssertEqual(mixed.content, .text([UInt8(ascii: "t")]))
      XCTAssertNotNil(mixed.note)
      XCTAssertEqual(
        try CopyActivity.content(of: [file], asPath: false).content, .files([FilePath("/a")]))
      XCTAssertEqual(
        try CopyActivity.content(of: [file], asPath: true).content, .text(Array("/a".utf8)))
    }
  }
}
