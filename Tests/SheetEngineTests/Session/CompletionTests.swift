import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// The completion handler: exactly once, on the main thread, after the sheet is gone, however it ended.
final class CompletionTests: XCTestCase, @unchecked Sendable {
  private let harness = MainActor.assumeIsolated { SheetHarness() }
  private let activity = MainActor.assumeIsolated { RecordingActivity() }
  private let ends = MainActor.assumeIsolated { Completions() }

  @MainActor
  private func present(_ sheet: UIActivityViewController) {
    ends.observe(sheet)
    harness.present(sheet)
  }

  @MainActor
  private func expectOnly(
    type: UIActivity.ActivityType?, completed: Bool, line: UInt = #line
  ) {
    guard let report = ends.only else {
      return XCTFail("\(ends.reports.count) completions", line: line)
    }
    XCTAssertEqual(report.type, type, line: line)
    XCTAssertEqual(report.completed, completed, line: line)
    XCTAssertFalse(report.sheetWasOnScreen, line: line)
    XCTAssertTrue(report.wasOnMain, line: line)
    XCTAssertEqual(ends.olderReports, [completed], line: line)
  }

  func testEscInTheGrid() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      present(sheet)
      harness.press(.escape)
      expectOnly(type: nil, completed: false)
      XCTAssertNil(sheet.completionWithItemsHandler)
      XCTAssertNil(sheet.completionHandler)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testTypeNilCompletes() {
    onMain {
      let nameless = RecordingActivity("None", type: nil)
      nameless.onPerform = { [unowned nameless] in nameless.activityDidFinish(true) }
      present(UIActivityViewController.sample([nameless]))
      harness.press(.enter)
      expectOnly(type: nil, completed: true)
    }
  }

  func testDismissedByThePresenterInTheGrid() {
    onMain {
      present(UIActivityViewController.sample([activity]))
      harness.root.dismiss(animated: true)
      harness.settle()
      expectOnly(type: nil, completed: false)
    }
  }

  func testDismissedByThePresenterWhileItPerforms() {
    onMain {
      present(UIActivityViewController.sample([activity]))
      harness.press(.enter)
      harness.root.dismiss(animated: true)
      harness.settle()
      expectOnly(type: .sample, completed: false)
      activity.activityDidFinish(true)
      harness.settle()
      expectOnly(type: .sample, completed: false)
    }
  }

  func testDismissedByThePresenterUnderTheActivitysController() {
    onMain {
      activity.controller = UIViewController()
      present(UIActivityViewController.sample([activity]))
      harness.press(.enter)
      harness.root.dismiss(animated: true)
      harness.settle()
      expectOnly(type: .sample, completed: false)
    }
  }

  func testDismissalOfTheSheetRunsBothCompletions() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      present(sheet)
      let dismissed = Flag()
      sheet.dismiss(animated: true) { dismissed.set() }
      harness.settle()
      XCTAssertTrue(dismissed.isSet)
      expectOnly(type: nil, completed: false)
    }
  }

  func testPanelLeftOverTheSheetGoesWithIt() {
    onMain {
      let panel = UIViewController()
      let sheet = UIActivityViewController.sample([activity])
      activity.onPerform = { [unowned sheet] in sheet.present(panel, animated: true) }
      present(sheet)
      harness.press(.enter)
      XCTAssertIdentical(harness.window.topmost, panel)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertNil(harness.root.presentedViewController)
      expectOnly(type: .sample, completed: true)
    }
  }

  func testPanelDismissedAfterTheFinishIsNoProblem() {
    onMain {
      let panel = UIViewController()
      let sheet = UIActivityViewController.sample([activity])
      activity.onPerform = { [unowned sheet] in sheet.present(panel, animated: true) }
      present(sheet)
      harness.press(.enter)
      activity.activityDidFinish(true)
      panel.dismiss(animated: true)
      harness.settle()
      XCTAssertNil(harness.root.presentedViewController)
      expectOnly(type: .sample, completed: true)
    }
  }

  func testLateFinishUnderTheHelpTakesOffBoth() {
    onMain {
      let controller = UIViewController()
      activity.controller = controller
      present(UIActivityViewController.sample([activity]))
      harness.press(.enter)
      controller.dismiss(animated: true)
      harness.settle()
      harness.press(.character("?"))
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertNil(harness.root.presentedViewController)
      expectOnly(type: .sample, completed: true)
    }
  }

  func testDismissOfASubclassIsUsedOnceAndOnlyForTheSheet() {
    onMain {
      final class Dismissing: UIActivityViewController {
        var count = 0
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
          count += 1
          super.dismiss(animated: flag, completion: completion)
        }
      }
      let sheet = Dismissing(activityItems: ["Hello"], applicationActivities: [activity])
      sheet.onlyActivityTypes = [UIActivity.ActivityType.sample.rawValue]
      activity.controller = UIViewController()
      present(sheet)
      harness.press(.enter, .escape)
      XCTAssertEqual(sheet.count, 0, "going back to the grid is no dismissal of the sheet")
      harness.press(.enter)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertEqual(sheet.count, 1)
      expectOnly(type: .sample, completed: true)
    }
  }

  func testFailureIsShownAndThenReported() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      activity.onPerform = { [activity] in activity.activityDidFinish(.init(.failed(SampleError())))
      }
      present(sheet)
      harness.press(.enter)
      XCTAssertTrue(ends.reports.isEmpty)
      let screen = harness.screen.lines.joined(separator: "\n")
      XCTAssertTrue(screen.contains("Sample did not work"), screen)
      XCTAssertTrue(screen.contains("The server said no."), screen)
      harness.press(.enter)
      expectOnly(type: .sample, completed: false)
      XCTAssertEqual(ends.only?.error as? SampleError, SampleError())
    }
  }

  func testFailureIsLeftByEscToo() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      activity.controller = UIViewController()
      present(sheet)
      harness.press(.enter)
      activity.activityDidFinish(ActivityResult(.failed(SampleError())))
      harness.settle()
      harness.press(.escape)
      expectOnly(type: .sample, completed: false)
      XCTAssertNotNil(ends.only?.error)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testFailureThatCodeTakesOffEndsTheSheetToo() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      activity.onPerform = { [activity] in activity.activityDidFinish(.init(.failed(SampleError())))
      }
      present(sheet)
      harness.press(.enter)
      XCTAssertTrue(sheet.presentedViewController is UIAlertController)
      sheet.presentedViewController?.dismiss(animated: true)
      harness.settle()
      expectOnly(type: .sample, completed: false)
      XCTAssertEqual(ends.only?.error as? SampleError, SampleError())
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testFailureIsNotShownWhenNobodyWantsIt() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      sheet.reportsFailures = false
      activity.onPerform = { [activity] in activity.activityDidFinish(.init(.failed(SampleError())))
      }
      present(sheet)
      harness.press(.enter)
      expectOnly(type: .sample, completed: false)
    }
  }

  func testHandlerMayPresentAnotherSheet() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      let next = UIActivityViewController.sample([RecordingActivity()])
      sheet.completionWithItemsHandler = { [root = harness.root] _, _, _, _ in
        root.present(next, animated: true)
      }
      harness.present(sheet)
      harness.press(.escape)
      XCTAssertIdentical(harness.window.topmost, next)
    }
  }

  func testPresentDuringAPresentationIsIgnored() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      let second = UIActivityViewController.sample([activity])
      present(sheet)
      harness.root.present(second, animated: true)
      harness.settle()
      XCTAssertIdentical(harness.window.topmost, sheet)
      harness.press(.escape)
      expectOnly(type: nil, completed: false)
    }
  }
}
