import Glibc
import SheetFiles

/// A program with a window of its own, which stays when the sheet is gone.
package struct DetachedProgram: Sendable {
  /// The path of the program.
  package var executable: String
  /// The arguments after the name.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  /// How long it is watched for an early end.
  package var patience = Duration.seconds(2)

  /// Makes a description; nothing runs yet.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Starts the program and watches it for a moment. It has no terminal, and what it says is dropped.
  ///
  /// - Returns: The exit status when it has ended already; `nil` when it goes on.
  /// - Throws: ``ChildProcessError``, or `CancellationError` after `monitor` was cancelled; it goes on
  ///   even then, since its window may be there.
  package func start(_ monitor: WorkMonitor) throws -> Int32? {
    let null = try Descriptor.open(FilePath("/dev/null"), O_RDWR)
    let identifier = try Spawn(
      executable: executable, arguments: arguments, environment: environment
    ).start(on: [null.number, null.number, null.number], inNewSession: true)
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      var status: Int32 = 0
      let ended = retrying { waitpid(identifier, &status, WNOHANG) }
      if ended != 0 { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F) }
      try monitor.checkCancellation()
      poll(nil, 0, 10)
    }
    return nil
  }
}
