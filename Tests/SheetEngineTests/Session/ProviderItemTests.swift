import Foundation
import SheetImaging
import SheetPresentation
import XCTest

@testable import SheetEngine

/// Item providers as activity items, in a sheet.
final class ProviderItemTests: XCTestCase {
  func testAProviderBecomesItsObject() {
    onMain {
      let harness = SheetHarness()
      let activity = RecordingActivity()
      activity.onPerform = { [weak activity] in activity?.activityDidFinish(true) }
      let later = NSItemProvider()
      let log = activity.log
      later.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { deliver in
        log.add("load")
        DispatchQueue.main.async { deliver(Data("later".utf8), nil) }
        return nil
      }
      let sheet = UIActivityViewController.sample(
        [activity], items: [NSItemProvider(object: "now" as NSString), later])
      let completions = Completions()
      completions.observe(sheet)
      harness.present(sheet)
      XCTAssertEqual(activity.asked.map { $0 as? String }, ["now", ""])
      harness.press(.enter)
      harness.wait(for: "the completion") { completions.only != nil }
      XCTAssertEqual(activity.prepared?.map { $0 as? String }, ["now", "later"])
      XCTAssertEqual(log.count(of: "load (off main)"), 1)
      XCTAssertEqual(completions.only?.completed, true)
    }
  }

  func testAProviderThatFailsIsReported() {
    onMain {
      let harness = SheetHarness()
      let activity = RecordingActivity()
      let failing = NSItemProvider()
      failing.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { deliver in
        deliver(nil, SampleError())
        return nil
      }
      let sheet = UIActivityViewController.sample([activity], items: [failing])
      let completions = Completions()
      completions.observe(sheet)
      harness.present(sheet)
      harness.press(.enter)
      harness.wait(for: "the alert") { sheet.presentedViewController is UIAlertController }
      XCTAssertNil(activity.prepared)
      harness.press(.enter)
      harness.wait(for: "the completion") { completions.only != nil }
      XCTAssertEqual(completions.only?.error as? SampleError, SampleError())
    }
  }

  func testTheHeadGetsTheLinksPicture() {
    onMain {
      let harness = SheetHarness()
      let sheet = UIActivityViewController.sample(
        [RecordingActivity()], items: [PicturedLink()])
      harness.present(sheet)
      XCTAssertEqual(sheet.header?.title, "A page")
      harness.wait(for: "the picture") {
        if case .image(let image) = sheet.header?.picture { image.size.width == 7 } else { false }
      }
    }
  }
}

/// The page's picture cannot be had, the site's can.
private final class PicturedLink: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }

  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "x" }

  func activityViewControllerLinkMetadata(
    _ controller: UIActivityViewController
  ) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.title = "A page"
    metadata.url = URL(string: "https://example.org")
    metadata.imageProvider = NSItemProvider()
    metadata.iconProvider = NSItemProvider(object: UIImage(bitmap: Bitmap(width: 7, height: 7)))
    return metadata
  }
}
