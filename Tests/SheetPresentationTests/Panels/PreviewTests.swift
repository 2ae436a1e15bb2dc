import Foundation
import SheetCells
import SheetImaging
import SheetPrograms
import SheetTestSupport
import XCTest

@testable import SheetPresentation

private final class Files: QLPreviewControllerDataSource {
  var items: [any QLPreviewItem]
  init(_ items: [any QLPreviewItem]) { self.items = items }
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem {
    items[index]
  }
}

private final class Named: NSObject, QLPreviewItem {
  var previewItemURL: URL?
  var previewItemTitle: String?
}

extension ScratchDirectory {
  fileprivate func file(_ name: String, _ data: Data) throws -> URL {
    URL(fileURLWithPath: try write(data, to: name))
  }

  fileprivate var url: URL { URL(fileURLWithPath: path) }
}

/// Red at the left and blue at the right.
private func picture() -> UIImage {
  let pixels = (0..<32 * 16).flatMap { index -> [UInt8] in
    index % 32 < 16 ? [255, 0, 0, 255] : [0, 0, 255, 255]
  }
  return UIImage(bitmap: Bitmap(width: 32, height: 16, pixels: pixels))
}

final class PreviewTests: XCTestCase {
  private func text(_ content: PreviewContent) -> String {
    if case .text(let text) = content { text } else { "not a text" }
  }

  func testReadsTextUpToTheLimitWithoutCuttingACharacter() throws {
    let scratch = try ScratchDirectory()
    XCTAssertEqual(
      PreviewContent.read(try scratch.file("a", Data("\u{FEFF}é\n".utf8))), .text("é\n"))
    let long = try scratch.file("b", Data(String(repeating: "日", count: 400_000).utf8))
    let shown = text(PreviewContent.read(long))
    XCTAssertTrue(shown.hasPrefix(String(repeating: "日", count: 349_525) + "\n\nOnly the first"))
    XCTAssertTrue(shown.hasSuffix("of 1.2 MB are shown."))
  }

  func testTellsFactsOfOtherFiles() throws {
    let scratch = try ScratchDirectory()
    let facts = text(
      PreviewContent.read(try scratch.file("x.bin", Data([0, 65, 255] + Array(1...20)))))
    XCTAssertTrue(
      facts.hasPrefix("Name   x.bin\nKind   BIN file\nSize   23 bytes\nDate   20"), facts)
    XCTAssertTrue(facts.contains("00 41 ff 01 02 03 04 05  .A......"), facts)
    let latin = text(
      PreviewContent.read(try scratch.file("y.txt", Data([0x63, 0x61, 0x66, 0xE9]))))
    XCTAssertTrue(latin.contains("TXT file"), latin)
    XCTAssertTrue(text(PreviewContent.read(scratch.url)).contains("Kind   Folder\nItems  2"))
    XCTAssertTrue(
      text(PreviewContent.read(try scratch.file("e", Data()))).contains("The file is empty."))
  }

  func testSaysWhatCannotBeRead() throws {
    let scratch = try ScratchDirectory()
    let missing = scratch.url.appendingPathComponent("gone")
    XCTAssertEqual(
      text(PreviewContent.read(missing)), "gone cannot be read: no such file or directory.")
    XCTAssertEqual(
      text(PreviewContent.read(URL(fileURLWithPath: "/dev/null"))),
      "null cannot be read: it is not a file or folder.")
    XCTAssertEqual(mkfifo(scratch.url.appendingPathComponent("pipe").path, 0o600), 0)
    XCTAssertTrue(
      text(PreviewContent.read(scratch.url.appendingPathComponent("pipe"))).contains("not a file"))
    XCTAssertTrue(
      text(PreviewContent.read(URL(string: "https://example.org/"))).contains("Only files"))
    let data = try XCTUnwrap(picture().pngData())
    let damaged = text(PreviewContent.read(try scratch.file("d.png", data.prefix(data.count / 2))))
    XCTAssertTrue(damaged.contains("damaged"), damaged)
  }

  func testSaysWhatAPictureNeedsOrWhyItIsRefused() throws {
    let scratch = try ScratchDirectory()
    let good = try scratch.file("p.jpg", Data(SamplePicture.jpeg.bytes))
    let missing = text(PreviewContent.read(good, helper: nil))
    XCTAssertTrue(missing.contains("Kind   JPEG picture"), missing)
    XCTAssertTrue(missing.contains("cannot be shown: needs sharesheet-helper."), missing)
    let helper = HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
    let huge = try scratch.file("p.gif", Data(HostilePicture.hugeGIF.bytes))
    let refused = text(PreviewContent.read(huge, helper: helper))
    XCTAssertTrue(refused.contains("too large to be shown: 65535 x 65535 pixels."), refused)
  }

  func testShowsPicturesOfTheHelper() throws {
    let scratch = try ScratchDirectory()
    try onMain {
      let files = Files([
        try scratch.file("p.svg", Data(SamplePicture.svg.bytes)),
        try scratch.file("p.heic", Data(SamplePicture.heic.bytes)),
      ])
      let controller = QLPreviewController()
      controller.dataSource = files
      let harness = PanelHarness(controller, width: 40, height: 16)
      waitUntil("the drawing") { harness.lines.contains { $0.contains("▀▀▀▀▀▀▀▀") } }
      let console = ScriptedConsole()
      controller.presentLinearly(on: console)
      let said = "A picture of 32 by 16 pixels."
      XCTAssertEqual(console.said, ["p.svg", said, "p.heic", said])
    }
  }

  func testGoesThroughItemsInTheBackground() throws {
    let scratch = try ScratchDirectory()
    try onMain {
      let named = Named()
      named.previewItemURL = try scratch.file("b", Data("second".utf8))
      named.previewItemTitle = "Two"
      let files = Files([try scratch.file("a.txt", Data("first".utf8)), named])
      let controller = QLPreviewController()
      controller.dataSource = files
      let harness = PanelHarness(controller)
      XCTAssertTrue(harness.lines.contains { $0.contains("Reading") })
      waitUntil("the first text") { harness.lines.contains { $0.contains("first") } }
      XCTAssertEqual(controller.title, "a.txt")
      XCTAssertTrue(harness.lines.contains { $0.contains("‹ 1 of 2 ›") })
      harness.press(.right, .right)
      waitUntil("the second text") { harness.lines.contains { $0.contains("second") } }
      XCTAssertEqual(controller.title, "Two")
      XCTAssertEqual(controller.currentPreviewItemIndex, 1)
      files.items.removeLast()
      controller.reloadData()
      waitUntil("the first text again") { harness.lines.contains { $0.contains("first") } }
    }
  }

  func testDrawsAPicture() throws {
    let scratch = try ScratchDirectory()
    try onMain {
      let files = Files([try scratch.file("p.png", XCTUnwrap(picture().pngData())) as NSURL])
      let controller = QLPreviewController()
      controller.dataSource = files
      var harness = PanelHarness(controller, width: 40, height: 16)
      waitUntil("the picture") { harness.lines.contains { $0.contains("▀▀▀▀▀▀▀▀") } }
      harness.theme = PanelHarness.ascii
      waitUntil("the picture in ASCII") {
        let lines = harness.lines
        return lines.joined().allSatisfy(\.isASCII) && lines.count > 10
      }
    }
  }

  func testNothingToShow() throws {
    let scratch = try ScratchDirectory()
    onMain {
      let harness = PanelHarness(QLPreviewController())
      XCTAssertTrue(harness.lines.contains { $0.contains("There is nothing to show.") })
      XCTAssertTrue(QLPreviewController.canPreview(scratch.url))
      XCTAssertFalse(QLPreviewController.canPreview(Named()))
    }
  }

  func testEverySizeIsSafe() throws {
    let scratch = try ScratchDirectory()
    try onMain {
      let events: [Event] = [
        .key(.right), .key(.end), .key(.left), .mouse(Mouse(.press, at: .zero)),
      ]
      let files = Files([
        try scratch.file("p.png", XCTUnwrap(picture().pngData())),
        try scratch.file("t", Data(String(repeating: "text 日本 ", count: 500).utf8)),
      ])
      try PanelHarness.driveEverySize(events) {
        let controller = QLPreviewController()
        controller.dataSource = files
        return controller
      }
      for width in 1...30 {
        let image = PreviewPicture(picture().bitmap) {}
        let size = CellSize(width: width, height: 1 + width / 4)
        waitUntil("a picture in \(size)") {
          image.canvas(fitting: size, theme: PanelHarness.unicode) != nil
        }
      }
    }
  }

  func testLinear() throws {
    let scratch = try ScratchDirectory()
    try onMain {
      let files = Files([
        try scratch.file("p.png", XCTUnwrap(picture().pngData())),
        try scratch.file("t", Data("a\nb".utf8)),
      ])
      let controller = QLPreviewController()
      controller.dataSource = files
      let console = ScriptedConsole()
      controller.presentLinearly(on: console)
      XCTAssertEqual(console.said, ["p.png", "A picture of 32 by 16 pixels.", "t", "a", "b"])
    }
  }
}
