import Foundation
import SheetCells
import XCTest

@testable import SheetEngine

/// Which items reach `canPerform` and `prepare`.
final class ItemTests: XCTestCase, @unchecked Sendable {
  private struct Box { var number: Int }

  private final class Source: UIActivityItemSource {
    let (placeholder, item): (Any, Any?)
    private(set) var askedFor: [UIActivity.ActivityType?] = []
    private(set) var sheets: [UIActivityViewController] = []

    init(_ placeholder: Any, _ item: Any?) { (self.placeholder, self.item) = (placeholder, item) }

    func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any {
      placeholder
    }

    func activityViewController(
      _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? {
      XCTAssertTrue(Thread.isMainThread)
      askedFor.append(type)
      sheets.append(sheet)
      return item
    }
  }

  /// Presents the items, opens the one activity and returns it.
  @MainActor
  private func open(_ items: [Any], type: UIActivity.ActivityType? = .sample) -> RecordingActivity {
    let (harness, activity) = (SheetHarness(), RecordingActivity(type: type))
    harness.present(UIActivityViewController.sample([activity], items: items))
    harness.press(.enter)
    return activity
  }

  func testCanPerformGetsThePlaceholderAndPrepareTheItem() {
    onMain {
      let source = Source("", "the text")
      let activity = open([source])
      XCTAssertEqual(activity.asked as? [String], [""])
      XCTAssertEqual(activity.prepared as? [String], ["the text"])
      XCTAssertEqual(source.askedFor, [.sample])
    }
  }

  func testSourceIsAskedForNilWhenTheActivityHasNoType() {
    onMain {
      let source = Source("", "x")
      _ = open([source], type: nil)
      XCTAssertEqual(source.askedFor, [nil])
    }
  }

  func testNothingIsSkippedInEveryForm() {
    onMain {
      let none: Int? = nil
      let nested: Int?? = .some(nil)
      let items: [Any] = [
        NSNull(), "a", none as Any, nested as Any, Source("", nil), Source("", NSNull()),
        Source("", none as Any), Optional("b") as Any,
      ]
      let activity = open(items)
      XCTAssertEqual(activity.prepared as? [String], ["a", "b"])
      XCTAssertEqual(activity.asked as? [String], ["a", "", "", "", "b"])
    }
  }

  func testAllVanishedGivesAnEmptyList() {
    onMain {
      let activity = open([Source("", nil)])
      XCTAssertEqual(activity.prepared?.count, 0)
    }
  }

  func testCustomTypesComeUntouchedAndInOrder() {
    onMain {
      let object = NSObject()
      let items: [Any] = [Box(number: 1), ["key": 2], [3, 4], object, (5, "five"), 6.5]
      let prepared = open(items).prepared ?? []
      XCTAssertEqual(prepared.count, 6)
      XCTAssertEqual((prepared.first as? Box)?.number, 1)
      XCTAssertEqual(prepared[1] as? [String: Int], ["key": 2])
      XCTAssertEqual(prepared[2] as? [Int], [3, 4])
      XCTAssertIdentical(prepared[3] as? NSObject, object)
      XCTAssertEqual((prepared[4] as? (Int, String))?.1, "five")
      XCTAssertEqual(prepared[5] as? Double, 6.5)
    }
  }

  func testPlaceholderThatIsASourceItself() {
    onMain {
      let activity = open([Source(Source("inner", "never"), "item")])
      XCTAssertEqual(activity.asked as? [String], ["inner"])
      XCTAssertEqual(activity.prepared as? [String], ["item"])
    }
  }

  func testSourceThatStandsForItselfDoesNotLoop() {
    onMain {
      final class Selfish: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any {
          self
        }
        func activityViewController(
          _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { self }
      }
      let selfish = Selfish()
      XCTAssertIdentical(open([selfish]).prepared?.first as? Selfish, selfish)
    }
  }

  func testNoItemsOfferNothing() {
    onMain {
      let activity = RecordingActivity()
      for items: [Any] in [[], [NSNull()]] {
        XCTAssertEqual(
          UIActivityViewController.sample([activity], items: items).offeredActivities(), [])
      }
      XCTAssertEqual(activity.log.calls, [])
    }
  }

  func testSetValueTakesTheSubjectAlone() {
    onMain {
      let sheet = UIActivityViewController.sample([])
      sheet.setValue("Report", forKey: "subject")
      sheet.setValue(1, forKey: "anything")
      XCTAssertEqual(sheet.subject, "Report")
    }
  }

  func testPopoverMayBeSetOrNot() {
    onMain {
      let sheet = UIActivityViewController.sample([])
      sheet.popoverPresentationController?.sourceView = sheet.view
      sheet.popoverPresentationController?.sourceRect = .zero
      XCTAssertNotNil(sheet.popoverPresentationController?.sourceView)
    }
  }
}
