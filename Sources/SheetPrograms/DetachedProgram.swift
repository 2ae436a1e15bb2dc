import Glibc
import SheetFiles

/// A program with a window of its own, which stays when the sheet is gone.
package struct DetachedProgram: Sendable {
  /// How long it is watched for an early end.
  package var patience = Duration.seconds(2)

  private let program: Spawn

  /// Makes a description; nothing runs yet.
  package init(_ program: Spawn) {
    self.program = program
  }

  /// Starts the program and watches it for a moment. It has no terminal, and what it says is dropped.
  ///
  /// - Returns: The exit status when it has ended already; `nil` when it goes on.
  /// - Throws: ``ChildProcessError``, or `CancellationError` after `monitor` was cancelled; it goes on
  ///   even then, since its window may be there.
  package func start(_ monitor: WorkMonitor) throws -> Int32? {
    let null = try Descriptor.open(FilePath("/dev/null"), O_RDWR)
    let identifier = try program.start(
      on: [null, null, null], inNewSession: true)
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      switch ProgramEnd.of(identifier) {
      case .exited(let status): return status
      case .killed(let signal): return 128 + signal
      case .unknown: return 0
      case nil: break
      }
      try monitor.checkCancellation()
      poll(nil, 0, 10)
    }
    return nil
  }
}
