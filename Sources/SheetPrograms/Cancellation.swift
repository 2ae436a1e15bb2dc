import Synchronization

/// Tells work in the background that nobody waits for it any more.
package final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  /// Not cancelled yet.
  package init() {}

  /// Work that looks at ``monitor`` ends soon. Any thread.
  package func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// For the work.
  package var monitor: WorkMonitor {
    WorkMonitor(isCancelled: { self.isCancelled.load(ordering: .relaxed) })
  }
}
