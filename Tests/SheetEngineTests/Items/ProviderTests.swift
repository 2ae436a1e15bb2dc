import Foundation
import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// Items that are made in the background while the main run loop turns.
final class ProviderTests: XCTestCase, @unchecked Sendable {
  /// Makes its item with what a test gives it.
  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    let log = CallLog()
    let make: @Sendable (Provider) -> Any
    let onCancel: @Sendable () -> Void

    init(
      onCancel: @escaping @Sendable () -> Void = {}, _ make: @escaping @Sendable (Provider) -> Any
    ) {
      (self.make, self.onCancel) = (make, onCancel)
      super.init(placeholderItem: "")
    }

    override var item: Any {
      log.add("item for \(activityType?.word ?? "nil")")
      return make(self)
    }

    override func cancel() {
      super.cancel()
      log.add("cancel")
      onCancel()
    }
  }

  private let harness = MainActor.assumeIsolated { SheetHarness() }
  private let activity = MainActor.assumeIsolated { RecordingActivity() }
  private let other = MainActor.assumeIsolated { RecordingActivity("Other", type: .other) }

  @MainActor
  private func open(_ items: Any...) -> UIActivityViewController {
    let sheet = UIActivityViewController.sample([activity, other], items: items)
    harness.present(sheet)
    harness.press(.enter)
    return sheet
  }

  @MainActor
  private func waitForPrepare(_ activity: RecordingActivity, line: UInt = #line) {
    harness.wait(for: "prepare", line: line) { activity.prepared != nil }
  }

  func testItemIsMadeOffTheMainThreadForTheChosenType() {
    onMain {
      let provider = Provider { _ in "made" }
      _ = open(provider)
      waitForPrepare(activity)
      XCTAssertEqual(provider.log.calls, ["item for sample (off main)"])
      XCTAssertEqual(activity.asked as? [String], [""])
      XCTAssertEqual(activity.prepared as? [String], ["made"])
    }
  }

  func testMainLoopTurnsWhileAProviderWaitsForIt() {
    onMain {
      let semaphore = DispatchSemaphore(value: 0)
      let sync = Provider { _ in DispatchQueue.main.sync { "sync" } }
      let waiting = Provider { _ in
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()
        return "semaphore"
      }
      let sleeping = Provider { _ in
        usleep(20_000)
        return "slept"
      }
      _ = open(sync, "plain", waiting, sleeping)
      waitForPrepare(activity)
      XCTAssertEqual(activity.prepared as? [String], ["sync", "plain", "semaphore", "slept"])
    }
  }

  func testSheetSaysThatItWorksAndStopsSayingSo() {
    onMain {
      let semaphore = DispatchSemaphore(value: 0)
      let sheet = open(
        Provider { _ in
          semaphore.wait()
          return "x"
        })
      XCTAssertEqual(sheet.sheetView?.working, "Sample")
      activity.controller = UIViewController()
      semaphore.signal()
      waitForPrepare(activity)
      harness.settle()
      XCTAssertNil(sheet.sheetView?.working)
    }
  }

  func testProviderWithoutAnItemIsSkipped() {
    onMain {
      _ = open(Provider { _ in NSNull() }, "kept")
      waitForPrepare(activity)
      XCTAssertEqual(activity.prepared as? [String], ["kept"])
    }
  }

  func testEscCancelsAndAnotherChoiceMakesTheItemAnew() {
    onMain {
      let semaphore = DispatchSemaphore(value: 0)
      let provider = Provider(onCancel: { semaphore.signal() }) { provider in
        if provider.activityType == .sample { semaphore.wait() }
        return provider.isCancelled ? "cancelled" : "made for \(provider.activityType?.word ?? "")"
      }
      let sheet = open(provider)
      harness.wait(for: "the provider's start") { !provider.log.calls.isEmpty }
      harness.press(.escape)
      XCTAssertTrue(sheet.session?.isChoosing ?? false)
      XCTAssertNil(sheet.sheetView?.working)
      harness.press(.right, .enter)
      waitForPrepare(other)
      XCTAssertEqual(other.prepared as? [String], ["made for other"])
      XCTAssertNil(activity.prepared)
      XCTAssertEqual(
        provider.log.calls, ["item for sample (off main)", "cancel", "item for other (off main)"])
    }
  }

  func testCancelledProviderThatIsStillAtItDoesNotDisturbTheNextChoice() {
    onMain {
      let (release, atIt) = (DispatchSemaphore(value: 0), Flag())
      let provider = Provider { provider in
        guard provider.activityType == .sample else { return "new" }
        atIt.set()
        release.wait()
        return "old"
      }
      _ = open(provider)
      harness.wait(for: "the provider") { atIt.isSet }
      harness.press(.escape, .right, .enter)
      XCTAssertNil(other.prepared)
      XCTAssertEqual(provider.log.calls.count, 2, "item was called while it was running")
      release.signal()
      waitForPrepare(other)
      XCTAssertEqual(other.prepared as? [String], ["new"])
    }
  }

  func testProvidersThatWereNotBegunStayUnmadeAfterEsc() {
    onMain {
      let (release, atIt) = (DispatchSemaphore(value: 0), Flag())
      let first = Provider(onCancel: { release.signal() }) { provider in
        atIt.set()
        if provider.activityType == .sample { release.wait() }
        return "first"
      }
      let second = Provider { _ in "second" }
      let sheet = open(first, second)
      harness.wait(for: "the first provider") { atIt.isSet }
      harness.press(.escape)
      XCTAssertTrue(sheet.session?.isChoosing ?? false)
      harness.press(.right, .enter)
      waitForPrepare(other)
      XCTAssertEqual(second.log.calls, ["cancel", "item for other (off main)"])
    }
  }

  func testDeferredItemsThatWereNotBegunStayUnmadeAfterEsc() {
    onMain {
      let (release, atIt, loads) = (DispatchSemaphore(value: 0), Flag(), CallLog())
      let first = Provider { provider in
        atIt.set()
        if provider.activityType == .sample { release.wait() }
        return "first"
      }
      let deferred = DeferredItems(placeholders: [{ "" }]) {
        loads.add("load")
        return ["second"]
      }
      _ = open(first, deferred)
      harness.wait(for: "the first provider") { atIt.isSet }
      harness.press(.escape)
      release.signal()
      harness.press(.right, .enter)
      waitForPrepare(other)
      XCTAssertEqual(other.prepared as? [String], ["first", "second"])
      XCTAssertEqual(loads.calls, ["load (off main)"])
    }
  }

  func testProviderMayPresentAProgressPanelOverTheSheet() {
    onMain {
      let panel = UIViewController()
      let release = DispatchSemaphore(value: 0)
      let presented = UncheckedBox<(UIActivityViewController?) -> Void>(value: { sheet in
        MainActor.assumeIsolated { sheet?.present(panel, animated: true) }
      })
      weak var weakSheet: UIActivityViewController?
      let provider = Provider { _ in
        release.wait()
        return "made"
      }
      let sheet = open(provider)
      weakSheet = sheet
      presented.value(weakSheet)
      harness.settle()
      XCTAssertIdentical(harness.window.topmost, panel)
      let ends = Completions()
      ends.observe(sheet)
      activity.onPerform = { [activity] in activity.activityDidFinish(true) }
      release.signal()
      harness.wait(for: "completion") { !ends.reports.isEmpty }
      XCTAssertEqual(ends.only?.sheetWasOnScreen, false)
      XCTAssertNil(harness.root.presentedViewController)
    }
  }

  func testRemovedSheetCancelsTheProvider() {
    onMain {
      let (release, ends) = (DispatchSemaphore(value: 0), Completions())
      let provider = Provider(onCancel: { release.signal() }) { _ in
        release.wait()
        return "x"
      }
      ends.observe(open(provider))
      harness.root.dismiss(animated: true)
      harness.settle()
      XCTAssertTrue(provider.log.calls.contains("cancel"))
      XCTAssertEqual(ends.only?.type, .sample)
      XCTAssertEqual(ends.only?.completed, false)
      XCTAssertNil(activity.prepared)
    }
  }

  func testDeferredItemsComeInOrderAndTheirErrorEndsTheSheet() {
    onMain {
      let deferred = DeferredItems(placeholders: [{ "p" }, { "q" }]) { ["a", "b", "c"] }
      _ = open("first", deferred, "last")
      waitForPrepare(activity)
      XCTAssertEqual(activity.asked as? [String], ["first", "p", "q", "last"])
      XCTAssertEqual(activity.prepared as? [String], ["first", "a", "b", "c", "last"])

      let ends = Completions()
      let failing = DeferredItems(placeholders: [{ "" }]) { throw SampleError() }
      let failed = RecordingActivity()
      let sheet = UIActivityViewController.sample([failed], items: [failing])
      sheet.reportsFailures = false
      ends.observe(sheet)
      let second = SheetHarness()
      second.present(sheet)
      second.press(.enter)
      second.wait(for: "completion") { !ends.reports.isEmpty }
      XCTAssertNil(failed.prepared)
      XCTAssertEqual(ends.only?.error as? SampleError, SampleError())
      XCTAssertEqual(ends.only?.completed, false)
    }
  }

  func testProviderRunsAsAnOperationOfItsOwn() {
    onMain {
      let provider = Provider { _ in "made" }
      let queue = OperationQueue()
      queue.addOperation(provider)
      queue.waitUntilAllOperationsAreFinished()
      XCTAssertEqual(provider.result as? String, "made")
    }
  }
}
