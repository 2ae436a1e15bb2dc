import Foundation
import XCTest

@testable import SheetEngine

/// The header takes title and address from a source's metadata.
final class LinkMetadataTests: XCTestCase, @unchecked Sendable {
  private final class Page: UIActivityItemSource {
    var title: String? = "A page worth reading"

    func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { "" }

    func activityViewController(
      _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { nil }

    func activityViewControllerLinkMetadata(
      _ sheet: UIActivityViewController
    ) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.title = title
      metadata.originalURL = URL(string: "https://example.org/page")
      return metadata
    }
  }

  func testTheHeaderShowsTitleAndAddress() {
    onMain {
      let harness = SheetHarness()
      let sheet = UIActivityViewController.sample([RecordingActivity()], items: ["first", Page()])
      harness.present(sheet)
      XCTAssertEqual(sheet.header?.title, "A page worth reading")
      XCTAssertEqual(sheet.header?.detail, "Link, example.org")
      XCTAssertEqual(sheet.header?.preview, ["https://example.org/page"])
      XCTAssertEqual(sheet.header?.count, 2)
    }
  }

  func testAnEmptyTitleIsNone() {
    onMain {
      for title in [nil, ""] {
        let page = Page()
        page.title = title
        let sheet = UIActivityViewController.sample([RecordingActivity()], items: [page])
        SheetHarness().present(sheet)
        XCTAssertEqual(sheet.header?.title, "example.org")
      }
    }
  }
}
