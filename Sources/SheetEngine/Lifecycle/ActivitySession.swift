import Foundation
import SheetPresentation

/// Carries out the lifecycle: calls the activity, shows its screens on the stage, reports once.
///
/// An effect may bring on events while it is carried out, such as an activity that finishes within
/// `prepare`. They wait in a queue until the effects before them are done.
@MainActor
package final class ActivitySession {
  let sheet: UIActivityViewController
  weak var stage: (any ActivityStage)?
  private let completion: (ActivityCompletion) -> Void

  private var lifecycle = ActivityLifecycle()
  private var queue: [ActivityLifecycle.Event] = []
  private var isDraining = false

  var activity: UIActivity?
  /// Of the current run.
  private(set) var token: RunToken?
  var items: [Any] = []
  var resolver: ItemResolver?
  var controller: UIViewController?
  private var result = ActivityResult(.cancelled)
  private var finishedRun: ActivityLifecycle.Run?

  /// Makes a session; `completion` is called once, after the sheet is gone.
  package init(
    sheet: UIActivityViewController, stage: any ActivityStage,
    completion: @escaping (ActivityCompletion) -> Void
  ) {
    self.sheet = sheet
    self.stage = stage
    self.completion = completion
  }

  /// Whether the grid waits for a choice.
  package var isChoosing: Bool { lifecycle.isChoosing }

  /// The person chose an activity. Ignored while another one runs.
  package func choose(_ activity: UIActivity) {
    guard isChoosing else { return }
    forgetRun()
    self.activity = activity
    token = RunToken(activity)
    send(.chose)
  }

  /// The person gave up: the current run, or, in the grid, the sheet.
  package func cancel() {
    send(.personCancelled)
  }

  /// The sheet was taken off by somebody else.
  package func sheetWasRemoved() {
    send(.sheetRemoved)
  }

  func send(_ event: ActivityLifecycle.Event) {
    queue.append(event)
    guard !isDraining else { return }
    isDraining = true
    while !queue.isEmpty {
      for effect in lifecycle.handle(queue.removeFirst()) { carryOut(effect) }
    }
    isDraining = false
  }

  func fail(_ error: any Error, in run: ActivityLifecycle.Run) {
    result = ActivityResult(.failed(error))
    send(.itemsFailed(run))
  }

  var failure: (any Error)? { result.error }

  func forgetRun() {
    let isAbandoned = activity?.run != nil && finishedRun != lifecycle.run
    token?.isAbandoned = isAbandoned
    let old = activity
    old?.run = nil
    (activity, token, controller, resolver, items) = (nil, nil, nil, nil, [])
    result = ActivityResult(.cancelled)
    // Last, since many would answer that they finished, which counts no more.
    if isAbandoned { old?.personDidCancel() }
  }

  func complete(_ run: ActivityLifecycle.Run?) {
    let report = ActivityCompletion(activity: run == nil ? nil : activity, result: result)
    forgetRun()
    completion(report)
  }

  /// Whether the run is still at the call of `perform`, which returned without finishing.
  func isPerforming(_ run: ActivityLifecycle.Run) -> Bool {
    lifecycle.state == .performing(run) && finishedRun != run
  }
}

extension ActivitySession: ActivityFinishing {
  var window: UIWindow? { sheet.window }

  func activity(_ activity: UIActivity, didFinish result: ActivityResult) {
    let run = lifecycle.run
    guard activity === self.activity, lifecycle.acceptsFinish, finishedRun != run else { return }
    finishedRun = run
    self.result = result
    send(.finished(run, ActivityLifecycle.Ending(result)))
  }
}

extension ActivityLifecycle.Ending {
  init(_ result: ActivityResult) {
    switch result.outcome {
    case .completed, .handedOver: self = .succeeded
    case .cancelled: self = .gaveUp
    case .failed: self = .failed
    }
  }
}
