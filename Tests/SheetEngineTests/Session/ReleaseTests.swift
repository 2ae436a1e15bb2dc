import Foundation
import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// Nothing is kept after the completion, and sheets within sheets.
final class ReleaseTests: XCTestCase, @unchecked Sendable {
  private final class Source: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { "item" }
  }

  /// Lets go of what it names in `weak` and says whether all of it went.
  private struct Remains {
    weak var sheet: UIActivityViewController?
    weak var activity: UIActivity?
    weak var source: Source?
    weak var controller: UIViewController?

    var names: [String] {
      let all: [(String, AnyObject?)] = [
        ("sheet", sheet), ("activity", activity), ("source", source), ("controller", controller),
      ]
      return all.filter { $0.1 != nil }.map(\.0)
    }
  }

  @MainActor
  private func present(_ harness: SheetHarness, withController: Bool) -> Remains {
    let (activity, source) = (RecordingActivity(), Source())
    if withController { activity.controller = UIViewController() }
    let sheet = UIActivityViewController.sample([activity], items: [source])
    sheet.completionWithItemsHandler = { [activity, source] _, _, _, _ in
      _ = (activity, source)
    }
    let remains = Remains(
      sheet: sheet, activity: activity, source: source, controller: activity.controller)
    harness.present(sheet)
    return remains
  }

  func testAllIsReleasedAfterFinishing() {
    onMain {
      for withController in [true, false] {
        let harness = SheetHarness()
        let remains = present(harness, withController: withController)
        harness.press(.enter)
        remains.activity?.activityDidFinish(true)
        harness.settle()
        XCTAssertEqual(remains.names, [])
      }
    }
  }

  func testAllIsReleasedAfterLeavingTheGrid() {
    onMain {
      let harness = SheetHarness()
      let remains = present(harness, withController: true)
      harness.press(.enter, .escape, .escape)
      XCTAssertEqual(remains.names, [])
    }
  }

  func testAllIsReleasedAfterRemoval() {
    onMain {
      let harness = SheetHarness()
      let remains = present(harness, withController: true)
      harness.press(.enter)
      harness.root.dismiss(animated: true)
      harness.settle()
      XCTAssertEqual(remains.names, [])
    }
  }

  func testCallerThatKeepsTheSheetKeepsNothingElse() {
    onMain {
      let harness = SheetHarness()
      let remains = present(harness, withController: false)
      let sheet = remains.sheet
      harness.press(.escape)
      XCTAssertNotNil(sheet)
      XCTAssertEqual(remains.names, ["sheet"])
    }
  }

  func testSecondSheetPresentedByAnActivity() {
    onMain {
      let harness = SheetHarness()
      let (outer, inner) = (RecordingActivity("Outer"), RecordingActivity("Inner", type: .other))
      let (outerEnds, innerEnds) = (Completions(), Completions())
      let second = UIActivityViewController.sample([inner])
      innerEnds.observe(second)
      inner.onPerform = { [unowned inner] in inner.activityDidFinish(true) }
      outer.controller = second
      let first = UIActivityViewController.sample([outer])
      outerEnds.observe(first)
      harness.present(first)
      harness.press(.enter)
      XCTAssertIdentical(harness.window.topmost, second)
      harness.press(.enter)
      XCTAssertEqual(innerEnds.only?.type, .other)
      XCTAssertIdentical(harness.window.topmost, first)
      XCTAssertTrue(outerEnds.reports.isEmpty)
      outer.activityDidFinish(true)
      harness.settle()
      XCTAssertEqual(outerEnds.only?.type, .sample)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testSecondSheetPresentedWhilePerforming() {
    onMain {
      let harness = SheetHarness()
      let (outer, ends) = (RecordingActivity("Outer"), Completions())
      let second = UIActivityViewController.sample([RecordingActivity("Inner")])
      let first = UIActivityViewController.sample([outer])
      ends.observe(first)
      outer.onPerform = { [unowned first] in first.present(second, animated: true) }
      second.completionWithItemsHandler = { [unowned outer] _, completed, _, _ in
        outer.activityDidFinish(completed)
      }
      harness.present(first)
      harness.press(.enter)
      XCTAssertIdentical(harness.window.topmost, second)
      harness.press(.escape)
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }
}
