import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// What is called, in which order, on which thread, with which items.
final class CallOrderTests: XCTestCase, @unchecked Sendable {
  func testPerformComesAfterPrepareOnTheMainThread() {
    onMain {
      let (harness, activity) = (SheetHarness(), RecordingActivity())
      activity.onPerform = { [unowned activity] in activity.activityDidFinish(true) }
      harness.present(UIActivityViewController.sample([activity]))
      XCTAssertEqual(activity.log.calls, ["canPerform"])
      harness.press(.enter)
      XCTAssertEqual(
        activity.log.calls, ["canPerform", "prepare", "controller", "perform", "controller"])
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testControllerIsPresentedInsteadOfPerformAndReadOnce() {
    onMain {
      let (harness, activity) = (SheetHarness(), RecordingActivity())
      let controller = UIViewController()
      activity.controller = controller
      harness.present(UIActivityViewController.sample([activity]))
      harness.press(.enter)
      XCTAssertEqual(activity.log.calls, ["canPerform", "prepare", "controller"])
      XCTAssertIdentical(harness.window.topmost, controller)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertNil(harness.root.presentedViewController)
      XCTAssertEqual(activity.log.calls, ["canPerform", "prepare", "controller"])
    }
  }

  func testResultControllerIsShownAfterPerformSucceeded() {
    onMain {
      let (harness, activity, ends) = (SheetHarness(), RecordingActivity(), Completions())
      let result = UIViewController()
      activity.onPerform = { [unowned activity] in
        activity.controller = result
        activity.activityDidFinish(true)
      }
      let sheet = UIActivityViewController.sample([activity])
      ends.observe(sheet)
      harness.present(sheet)
      harness.press(.enter)
      XCTAssertIdentical(harness.window.topmost, result)
      XCTAssertTrue(ends.reports.isEmpty)
      harness.press(.escape)
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testResultControllerIsNotReadAfterPerformGaveUp() {
    onMain {
      let (harness, activity, ends) = (SheetHarness(), RecordingActivity(), Completions())
      activity.onPerform = { [unowned activity] in
        activity.controller = UIViewController()
        activity.activityDidFinish(false)
      }
      let sheet = UIActivityViewController.sample([activity])
      ends.observe(sheet)
      harness.present(sheet)
      harness.press(.enter)
      XCTAssertEqual(activity.log.count(of: "controller"), 1)
      XCTAssertEqual(ends.only?.completed, false)
    }
  }

  func testDefaultPerformFinishes() {
    onMain {
      final class Plain: UIActivity {
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      }
      let (harness, ends) = (SheetHarness(), Completions())
      let sheet = UIActivityViewController.sample([Plain()])
      ends.observe(sheet)
      harness.present(sheet)
      harness.press(.enter)
      XCTAssertEqual(ends.only?.completed, true)
      XCTAssertNil(ends.only?.type)
    }
  }

  func testOwnActivitiesComeBeforeBuiltInOnesAndExcludedOnesAreMissing() {
    onMain {
      let types: [UIActivity.ActivityType?] = [.mail, .sample, nil, .print, .other]
      let all = types.map { RecordingActivity($0?.word ?? "None", type: $0) }
      @MainActor func offered(excluding excluded: [UIActivity.ActivityType]?) -> [UIActivity] {
        let sheet = UIActivityViewController(
          activityItems: ["Hello"], applicationActivities: [all[4], all[1], all[2]],
          builtInActivities: [all[0], all[3]])
        sheet.excludedActivityTypes = excluded
        return sheet.offeredActivities()
      }
      XCTAssertEqual(offered(excluding: nil), [all[4], all[1], all[2], all[0], all[3]])
      let excluded: [UIActivity.ActivityType] = [.mail, .sample, .init("None"), .init("")]
      XCTAssertEqual(offered(excluding: excluded), [all[4], all[2], all[3]])
    }
  }

  func testActivityThatCannotActIsNotOffered() {
    onMain {
      let (able, unable) = (RecordingActivity(), RecordingActivity())
      unable.accepts = false
      let sheet = UIActivityViewController.sample([unable, able])
      XCTAssertEqual(sheet.offeredActivities(), [able])
    }
  }
}
