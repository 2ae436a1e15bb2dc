import SheetPresentation
import XCTest

@testable import SheetEngine

/// A session without a sheet on the screen, as the command uses it: everything is synchronous, and
/// still nothing happens in the middle of a call into the activity.
final class SessionQueueTests: XCTestCase, @unchecked Sendable {
  @MainActor
  private final class Stage: ActivityStage {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func show(_ controller: UIViewController, closed: @escaping @MainActor () -> Void) {
      log.add("show")
    }
    func takeOff(_ controller: UIViewController) { log.add("take off") }
    func showWorking(on title: String?) {}
    func report(
      _ error: any Error, of title: String, closed: @escaping @MainActor () -> Void
    ) {
      log.add("report")
      closed()
    }
    func returnToGrid() { log.add("grid") }
    func takeOffSheet(done: @escaping @MainActor () -> Void) {
      log.add("take off sheet")
      done()
    }
  }

  /// Runs one activity on such a stage and returns what happened, in order.
  @MainActor
  private func run(_ prepare: (RecordingActivity) -> Void) -> [String] {
    let activity = RecordingActivity()
    prepare(activity)
    let log = activity.log
    let stage = Stage(log)
    let sheet = UIActivityViewController.sample([activity])
    let session = ActivitySession(sheet: sheet, stage: stage) {
      log.add("end: \($0.result.outcome)")
    }
    session.choose(activity)
    return log.calls
  }

  func testFinishWaitsUntilPerformReturned() {
    onMain {
      let calls = run { activity in
        activity.onPerform = { [unowned activity] in
          activity.activityDidFinish(true)
          activity.log.add("perform returns")
        }
      }
      XCTAssertEqual(
        calls,
        [
          "prepare", "controller", "perform", "perform returns", "controller", "take off sheet",
          "end: completed",
        ])
    }
  }

  func testFinishWaitsUntilPrepareReturned() {
    onMain {
      let calls = run { activity in
        activity.onPrepare = { [unowned activity] in
          activity.activityDidFinish(false)
          activity.log.add("prepare returns")
        }
      }
      XCTAssertEqual(calls, ["prepare", "prepare returns", "take off sheet", "end: cancelled"])
    }
  }

  func testFailureIsReportedBeforeTheEnd() {
    onMain {
      let calls = run { activity in
        activity.onPerform = { [unowned activity] in
          activity.activityDidFinish(ActivityResult(.failed(SampleError())))
        }
      }
      XCTAssertEqual(
        calls,
        [
          "prepare", "controller", "perform", "report", "take off sheet",
          "end: failed(SampleError)",
        ])
    }
  }
}
