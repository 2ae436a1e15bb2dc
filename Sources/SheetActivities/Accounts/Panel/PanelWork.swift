import Dispatch
import SheetPresentation
import SheetPrograms

/// Work on another thread that a panel waits for: it shows that something is being done when that takes
/// longer than a moment, with a way to cancel.
@MainActor
enum PanelWork {
  /// Below this a progress panel would only flash.
  private static let patience = DispatchTimeInterval.milliseconds(150)

  /// Does the work, then hands over what came of it, once nothing is shown over `presenter` any more.
  static func run<Value: Sendable>(
    _ title: String, over presenter: UIViewController,
    _ body: @escaping @Sendable (WorkMonitor) throws -> Value,
    then: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void
  ) {
    let state = WorkProgress()
    let panel = ProgressViewController(title: title, unit: .items)
    panel.onCancel = { state.cancel() }
    state.attach(panel.reporter)
    var isOver = false
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated {
        if !isOver, presenter.isOnScreen { presenter.present(panel, animated: true) }
      }
    }
    let monitor = state.monitor
    runInBackground {
      Result { try body(monitor) }
    } then: { result in
      isOver = true
      guard panel.presentingViewController != nil else { return then(result) }
      panel.dismiss(animated: true) { then(result) }
    }
  }
}
