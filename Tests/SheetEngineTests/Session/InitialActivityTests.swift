import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// One activity that runs at once, without the grid.
final class InitialActivityTests: XCTestCase, @unchecked Sendable {
  private let harness = MainActor.assumeIsolated { SheetHarness() }
  private let activity = MainActor.assumeIsolated { RecordingActivity() }
  private let gridActivity = MainActor.assumeIsolated { RecordingActivity("Grid", type: .other) }
  private let ends = MainActor.assumeIsolated { Completions() }

  @MainActor
  private func makeSheet() -> UIActivityViewController {
    let sheet = UIActivityViewController.sample([gridActivity])
    sheet.initialActivity = activity
    ends.observe(sheet)
    return sheet
  }

  func testItRunsAfterTheFirstFrame() {
    onMain {
      activity.onPerform = { [activity] in activity.activityDidFinish(true) }
      harness.present(makeSheet())
      XCTAssertEqual(ends.only?.type, .sample)
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testKeysTypedAheadOpenNothingInTheHiddenGrid() {
    onMain {
      harness.root.present(makeSheet(), animated: false)
      for key: Key in [.enter, .character("1"), .character("q"), .enter] {
        harness.window.send(.key(key))
      }
      harness.settle()
      XCTAssertEqual(gridActivity.log.count(of: "prepare"), 0)
      XCTAssertEqual(activity.log.count(of: "perform"), 1)
      XCTAssertTrue(ends.reports.isEmpty)
    }
  }

  func testEscEndsTheSheetInsteadOfShowingTheGrid() {
    onMain {
      harness.present(makeSheet())
      harness.press(.escape)
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testControllerThatDismissesItselfMayFinishInTheCompletion() {
    onMain {
      let controller = UIViewController()
      activity.controller = controller
      harness.present(makeSheet())
      XCTAssertIdentical(harness.window.topmost, controller)
      controller.dismiss(animated: true) { [activity] in activity.activityDidFinish(true) }
      harness.settle()
      XCTAssertEqual(ends.only?.completed, true)
      XCTAssertEqual(ends.only?.type, .sample)
    }
  }
}
