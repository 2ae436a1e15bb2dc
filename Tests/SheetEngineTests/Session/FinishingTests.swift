import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// When and from where an activity says that it is done.
final class FinishingTests: XCTestCase, @unchecked Sendable {
  private let harness = MainActor.assumeIsolated { SheetHarness() }
  private let activity = MainActor.assumeIsolated { RecordingActivity() }
  private let ends = MainActor.assumeIsolated { Completions() }

  /// Presents a sheet with the one activity and opens it.
  @discardableResult
  @MainActor
  private func open(_ others: RecordingActivity...) -> UIActivityViewController {
    let sheet = UIActivityViewController.sample([activity] + others)
    ends.observe(sheet)
    harness.present(sheet)
    harness.press(.enter)
    return sheet
  }

  func testFromABackgroundThread() {
    onMain {
      activity.onPerform = { [activity] in
        // Code in Swift 5 mode calls the method of the main actor from wherever it is.
        let finish = activity.finishFromAnywhere
        DispatchQueue.global().async { finish(true) }
      }
      open()
      harness.wait(for: "completion") { !ends.reports.isEmpty }
      XCTAssertEqual(ends.only?.completed, true)
      XCTAssertEqual(ends.only?.wasOnMain, true)
    }
  }

  func testWithAResultFromABackgroundThread() {
    onMain {
      activity.onPerform = { [activity] in
        DispatchQueue.global().async {
          activity.activityDidFinish(ActivityResult(.handedOver, products: [.text("made")]))
        }
      }
      open()
      harness.wait(for: "completion") { !ends.reports.isEmpty }
      XCTAssertEqual(ends.only?.completed, true)
      let item = ends.only?.items?.first as? NSExtensionItem
      XCTAssertEqual(item?.attributedContentText?.string, "made")
      XCTAssertNil(ends.only?.error)
    }
  }

  func testTwiceCountsOnce() {
    onMain {
      activity.onPerform = { [activity] in
        activity.activityDidFinish(false)
        activity.activityDidFinish(true)
      }
      open()
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertEqual(ends.olderReports, [false])
      XCTAssertEqual(activity.log.count(of: "abandoned"), 0)
    }
  }

  func testWithinPrepare() {
    onMain {
      activity.onPrepare = { [activity] in activity.activityDidFinish(true) }
      activity.controller = UIViewController()
      open()
      XCTAssertEqual(activity.log.calls, ["canPerform", "prepare"])
      XCTAssertEqual(ends.only?.completed, true)
      XCTAssertEqual(ends.only?.type, .sample)
    }
  }

  func testWithinTheGetterWithAndWithoutAController() {
    onMain {
      for controller in [nil, UIViewController()] {
        let (activity, ends) = (RecordingActivity(), Completions())
        activity.controller = controller
        activity.onRead = { [unowned activity] in activity.activityDidFinish(true) }
        let sheet = UIActivityViewController.sample([activity])
        ends.observe(sheet)
        harness.present(sheet)
        harness.press(.enter)
        XCTAssertEqual(activity.log.calls, ["canPerform", "prepare", "controller"])
        XCTAssertEqual(ends.only?.completed, true)
        XCTAssertNil(harness.root.presentedViewController)
      }
    }
  }

  func testBeforeTheControllerIsPainted() {
    onMain {
      final class Hasty: UIViewController {
        var onAppearing: (() -> Void)?
        override func viewWillAppear(_ animated: Bool) { onAppearing?() }
      }
      let hasty = Hasty()
      hasty.onAppearing = { [activity] in activity.activityDidFinish(true) }
      activity.controller = hasty
      open()
      XCTAssertEqual(ends.only?.completed, true)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testAfterDismissingItsOwnController() {
    onMain {
      let controller = UIViewController()
      activity.controller = controller
      open()
      controller.dismiss(animated: true) { [activity] in activity.activityDidFinish(true) }
      harness.settle()
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testControllerThatGoesWithoutAWordGivesTheGridBack() {
    onMain {
      let other = RecordingActivity("Other", type: .other)
      other.onPerform = { [unowned other] in other.activityDidFinish(true) }
      let controller = UIViewController()
      activity.controller = controller
      let sheet = open(other)
      controller.dismiss(animated: true)
      harness.settle()
      XCTAssertEqual(sheet.session?.isChoosing, true)
      XCTAssertTrue(ends.reports.isEmpty)
      harness.press(.right, .enter)
      XCTAssertEqual(ends.only?.type, .other)
      XCTAssertEqual(activity.log.count(of: "abandoned"), 1)
    }
  }

  /// The task of a run that the person left goes on and says so in the next run of the same activity.
  func testATaskOfARunThatWasLeftDoesNotEndTheNextOne() {
    onMain {
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      var runs = 0
      var saysLate = false
      activity.onPerform = { [activity] in
        runs += 1
        guard runs == 1 else { return }
        Task {
          for await _ in gate { break }
          activity.activityDidFinish(true)
          activity.activityDidFinish(ActivityResult(.completed))
          saysLate = true
        }
      }
      let sheet = self.open()
      harness.press(.escape)
      XCTAssertEqual(sheet.session?.isChoosing, true)
      harness.press(.enter)
      XCTAssertEqual(runs, 2)
      open.yield()
      harness.wait(for: "the late word") { saysLate }
      harness.settle()
      XCTAssertTrue(ends.reports.isEmpty, "the first run ended the second one")
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testATaskOfTheRunItselfEndsIt() {
    onMain {
      activity.onPerform = { [activity] in
        Task.detached { await activity.activityDidFinish(true) }
      }
      open()
      harness.wait(for: "completion") { !ends.reports.isEmpty }
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testWhileItsControllerDisappears() {
    onMain {
      final class Parting: UIViewController {
        var onDisappeared: (() -> Void)?
        override func viewDidDisappear(_ animated: Bool) { onDisappeared?() }
      }
      let parting = Parting()
      parting.onDisappeared = { [activity] in activity.activityDidFinish(false) }
      activity.controller = parting
      let sheet = open()
      parting.dismiss(animated: true)
      harness.settle()
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertNil(sheet.presentingViewController)
    }
  }

  func testFalseBySelfEndsTheSheet() {
    onMain {
      activity.onPerform = { [activity] in activity.activityDidFinish(false) }
      open()
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertEqual(ends.only?.type, .sample)
    }
  }

  func testNeverReturnsToTheGridOnEscAndAnotherCanBeChosen() {
    onMain {
      let other = RecordingActivity("Other", type: .other)
      other.onPerform = { [unowned other] in other.activityDidFinish(true) }
      let sheet = open(other)
      XCTAssertEqual(sheet.sheetView?.working, "Sample")
      harness.press(.escape)
      XCTAssertEqual(activity.log.calls.last, "abandoned")
      XCTAssertNil(sheet.sheetView?.working)
      XCTAssertTrue(ends.reports.isEmpty)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertTrue(ends.reports.isEmpty, "a late finish counted")
      harness.press(.right, .enter)
      XCTAssertEqual(ends.only?.type, .other)
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testEscInTheControllerReturnsToTheGridAndTheChoiceCanBeRepeated() {
    onMain {
      let controller = UIViewController()
      activity.controller = controller
      let sheet = open()
      harness.press(.escape)
      XCTAssertIdentical(harness.window.topmost, sheet)
      XCTAssertTrue(ends.reports.isEmpty)
      harness.press(.enter)
      XCTAssertIdentical(harness.window.topmost, controller)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertEqual(ends.only?.completed, true)
    }
  }

  func testEscThatTheControllerUsesStaysItsOwn() {
    onMain {
      final class Greedy: UIViewController {
        override func handle(_ event: Event) -> Bool { true }
      }
      let greedy = Greedy()
      activity.controller = greedy
      open()
      harness.press(.escape)
      XCTAssertIdentical(harness.window.topmost, greedy)
    }
  }

  func testKeysDoNothingElseWhileItWorks() {
    onMain {
      let sheet = open()
      harness.press(.enter, .character("1"), .character("q"), .character("/"))
      harness.mouse(.press, x: 5, y: 8)
      XCTAssertEqual(activity.log.count(of: "prepare"), 1)
      XCTAssertNil(sheet.sheetView?.filter)
      XCTAssertTrue(ends.reports.isEmpty)
    }
  }

  func testFinishBeforeAnyChoiceIsIgnored() {
    onMain {
      let sheet = UIActivityViewController.sample([activity])
      ends.observe(sheet)
      activity.activityDidFinish(true)
      harness.present(sheet)
      activity.activityDidFinish(true)
      harness.settle()
      XCTAssertTrue(ends.reports.isEmpty)
      XCTAssertNotNil(sheet.presentingViewController)
    }
  }
}

extension UIActivity {
  /// The call as code without checks of isolation makes it.
  var finishFromAnywhere: @Sendable (Bool) -> Void {
    let finish: @MainActor @Sendable (Bool) -> Void = { [self] in activityDidFinish($0) }
    return unsafeBitCast(finish, to: (@Sendable (Bool) -> Void).self)
  }
}
