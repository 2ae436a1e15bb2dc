import Glibc

/// How work in the background tells how far it is, and learns that it should stop.
package struct WorkMonitor: Sendable {
  /// Says how many bytes there are to do; `nil` when that is not known.
  package var setTotal: @Sendable (Int64?) -> Void
  /// Says how many more bytes are done.
  package var advance: @Sendable (Int64) -> Void
  /// Says that something inside a folder is left out, since it is no file, folder or link.
  package var leaveOut: @Sendable () -> Void = {}
  /// Whether the person gave up.
  package var isCancelled: @Sendable () -> Bool
  /// Says in a line what is being done.
  package var tell: @Sendable (String) -> Void = { _ in }
  /// Says that from now on the work goes on by itself, as a print job does, and need not be watched.
  package var offerLetGo: @Sendable () -> Void = {}
  /// Whether the person takes that offer.
  package var isLetGo: @Sendable () -> Bool = { false }

  /// A monitor of a part of the work, which is cancelled with the whole and counts nothing of its own.
  package init(following whole: WorkMonitor) {
    self.init(isCancelled: whole.isCancelled)
  }

  /// Makes a monitor; by default nobody looks and nobody stops.
  package init(
    setTotal: @escaping @Sendable (Int64?) -> Void = { _ in },
    advance: @escaping @Sendable (Int64) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.setTotal = setTotal
    self.advance = advance
    self.isCancelled = isCancelled
  }

  /// Throws `CancellationError` when the person gave up.
  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }

  /// Waits, but not for longer than the person does.
  ///
  /// - Throws: `CancellationError` when the person gave up.
  package func wait(for duration: Duration) throws {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {
      try checkCancellation()
      usleep(50_000)
    }
    try checkCancellation()
  }
}
