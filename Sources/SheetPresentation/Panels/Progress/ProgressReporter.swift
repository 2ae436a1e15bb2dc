import Foundation
import Synchronization

/// Tells a ``ProgressViewController`` from any thread how far the work is.
///
/// Call it as often as you like: at most twenty updates a second reach the screen, the last one always
/// does, and nothing runs while there is nothing new.
public final class ProgressReporter: Sendable {
  private struct State {
    var snapshot = ProgressSnapshot()
    var estimate = ProgressEstimate()
    var isScheduled = false
    var delivered: ContinuousClock.Instant?
  }

  private static let interval = Duration.milliseconds(50)
  private let start = ContinuousClock.now
  private let state = Mutex(State())
  private let deliver: @MainActor @Sendable (ProgressSnapshot) -> Void

  /// A reporter that hands what it was told to `deliver` on the main actor.
  public init(deliver: @escaping @MainActor @Sendable (ProgressSnapshot) -> Void) {
    self.deliver = deliver
  }

  /// So much is done, of so much; without a total only the amount is shown.
  public func update(done: Int64, total: Int64?) {
    let now = ContinuousClock.now
    change { state in
      state.estimate.add(done: done, at: now - self.start)
      state.snapshot.done = done
      state.snapshot.total = total
      state.snapshot.rate = state.estimate.rate
    }
  }

  /// What is being done now, such as a file's name.
  public func update(message: String) {
    change { $0.snapshot.message = message }
  }

  /// What the person needs meanwhile; `nil` for nothing any more.
  package func update(notice: ProgressNotice?) {
    change { $0.snapshot.notice = notice }
  }

  /// The work goes on by itself now: see ``ProgressViewController/onLetGo``.
  package func offerLetGo() {
    change { $0.snapshot.canBeLetGo = true }
  }

  private func change(_ body: (inout State) -> Void) {
    let delay = state.withLock { state -> Duration? in
      body(&state)
      guard !state.isScheduled else { return nil }
      state.isScheduled = true
      let age = state.delivered.map { ContinuousClock.now - $0 } ?? Self.interval
      return max(.zero, Self.interval - age)
    }
    guard let delay else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [self] in
      MainActor.assumeIsolated { handOver() }
    }
  }

  @MainActor
  private func handOver() {
    let snapshot = state.withLock { state in
      state.isScheduled = false
      state.delivered = .now
      return state.snapshot
    }
    deliver(snapshot)
  }
}
