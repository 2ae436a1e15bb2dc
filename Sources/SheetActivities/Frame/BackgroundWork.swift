import Dispatch
import SheetEngine
import SheetPresentation
import SheetPrograms
import Synchronization

/// One piece of work on another thread: it can be watched and cancelled, and reports once on the main
/// actor. Letting go of it cancels it.
@MainActor
package final class BackgroundWork {
  private let progress = WorkProgress()
  private var completion: (@MainActor (ActivityResult) -> Void)?

  /// Starts the work. `completion` is called on the main actor, never before this returns.
  ///
  /// - Parameter body: Gets a monitor, and a function that shows a notice with the progress.
  package init(
    _ body: @escaping @Sendable (WorkMonitor, @escaping NoticeHandler) throws -> ActivityResult,
    completion: @escaping @MainActor (ActivityResult) -> Void
  ) {
    self.completion = completion
    let (monitor, show) = (progress.monitor, progress.show)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let result = Self.result { try body(monitor, show) }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(result) } }
    }
  }

  deinit {
    progress.cancel()
  }

  /// Whether it still runs.
  package var isRunning: Bool { completion != nil }

  /// Asks the work to stop; it then reports that it was cancelled.
  package func cancel() {
    progress.cancel()
  }

  /// Asks the work to report at once and to leave the rest to others, if it said that it can.
  package func letGo() {
    progress.letGo()
  }

  /// From now on tells a panel how far the work is.
  package func report(to reporter: ProgressReporter) {
    progress.attach(reporter)
  }

  private func finish(_ result: ActivityResult) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  private nonisolated static func result(_ body: () throws -> ActivityResult) -> ActivityResult {
    do {
      return try body()
    } catch is CancellationError {
      return ActivityResult(.cancelled)
    } catch {
      return ActivityResult(.failed(error))
    }
  }
}

/// Shows a person what they need while work goes on; `nil` when they do not need it any more. Any thread.
package typealias NoticeHandler = @Sendable (ProgressNotice?) -> Void

/// How far the work is, between its thread and the main one.
final class WorkProgress: Sendable {
  private struct State {
    var done: Int64 = 0
    var total: Int64?
    var isCancelled = false
    var message = ""
    var canBeLetGo = false
    var isLetGo = false
    var notice: ProgressNotice?
    var reporter: ProgressReporter?
  }

  private let state = Mutex(State())

  /// What the work sees.
  var monitor: WorkMonitor {
    var monitor = WorkMonitor(
      setTotal: { total in self.change { $0.total = total } },
      advance: { count in self.change { $0.done += count } },
      isCancelled: { self.state.withLock { $0.isCancelled } })
    monitor.tell = { words in self.change { $0.message = words } }
    monitor.offerLetGo = { self.change { $0.canBeLetGo = true } }
    monitor.isLetGo = { self.state.withLock { $0.isLetGo } }
    return monitor
  }

  /// Shows a notice, or takes it away.
  var show: NoticeHandler {
    { notice in self.change { $0.notice = notice } }
  }

  func letGo() {
    state.withLock { $0.isLetGo = true }
  }

  func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  func attach(_ reporter: ProgressReporter) {
    change { $0.reporter = reporter }
  }

  private func change(_ body: (inout State) -> Void) {
    let state = state.withLock { state in
      body(&state)
      return state
    }
    guard let reporter = state.reporter else { return }
    reporter.update(done: state.done, total: state.total)
    if !state.message.isEmpty { reporter.update(message: state.message) }
    if state.canBeLetGo { reporter.offerLetGo() }
    reporter.update(notice: state.notice)
  }
}
