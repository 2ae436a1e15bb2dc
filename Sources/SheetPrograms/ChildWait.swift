import Glibc

/// Waits for a program to end, reads its output meanwhile, and ends it when time is up or the person
/// gave up.
struct ChildWait {
  private let identifier: pid_t
  private let name: String
  private let endsAtLimit: Bool
  private let deadline: ContinuousClock.Instant
  /// Most programs end within milliseconds; the long ones are looked at twenty times a second.
  private var tick: Int32 = 1

  init(identifier: pid_t, _ program: ChildProcess) {
    self.identifier = identifier
    name = program.name
    endsAtLimit = program.endsAtLimit
    deadline = .now + program.timeout
  }

  /// The exit status, or `nil` when a signal ended the program.
  mutating func untilExit(_ streams: ChildStreams, _ monitor: WorkMonitor) throws -> Int32? {
    var hadEnded = false
    while true {
      streams.drain(within: tick)
      tick = streams.haveEnded && !hadEnded ? 1 : min(50, tick * 2)
      hadEnded = streams.haveEnded
      if let end = ProgramEnd.of(identifier) {
        streams.finish()
        try checkLength(streams)
        return end.status
      }
      do {
        try check(streams, monitor)
      } catch {
        end()
        throw error
      }
    }
  }

  /// Throws what ends the program before it ends by itself.
  private func check(_ streams: ChildStreams, _ monitor: WorkMonitor) throws {
    try checkLength(streams)
    try monitor.checkCancellation()
    if ContinuousClock.now > deadline { throw ChildProcessError.timedOut(program: name) }
  }

  private func checkLength(_ streams: ChildStreams) throws {
    guard !endsAtLimit || !streams.output.isCut else {
      throw ChildProcessError.tooMuchOutput(program: name)
    }
  }

  /// Ends the whole session: half a second to tidy up, then by force.
  private func end() {
    kill(-identifier, SIGTERM)
    for _ in 0..<25 {
      if ProgramEnd.of(identifier) != nil { return }
      poll(nil, 0, 20)
    }
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    _ = retrying { waitpid(identifier, &status, 0) }
  }
}
