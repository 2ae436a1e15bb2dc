import Glibc
import SheetPresentation
import SheetPrograms
import SheetTerminal

/// A program that a person uses in this terminal, such as an editor, a mailer or a text browser: the
/// sheet makes room and comes back when it has ended.
///
/// It gets an argument list and no shell, default signals, and none of our descriptors. It is part of our
/// job, so Ctrl-C is its own and Ctrl-Z stops both.
package struct ForegroundProgram: Sendable {
  private let program: Spawn

  /// Makes a description; nothing runs yet.
  package init(_ program: Spawn) {
    self.program = program
  }

  /// Runs the program to its end, on a thread that is not the main one.
  ///
  /// - Returns: The exit status; `nil` when a signal ended it.
  /// - Throws: ``ChildProcessError``, or `CancellationError` after `monitor` was cancelled; the program
  ///   is asked to end then.
  package func run(on loan: TerminalLoan, _ monitor: WorkMonitor) throws -> Int32? {
    let terminal = Descriptor(ControllingTerminal.open())
    guard terminal.number >= 0, loan.begin() else {
      throw ChildProcessError.noTerminal(program: program.name)
    }
    defer { loan.end() }
    let modes = terminal.terminalModes
    let identifier = try program.start(
      on: [terminal, terminal, terminal], inNewSession: false)
    let status = try ForegroundWait(identifier: identifier).untilExit(monitor)
    // A program that crashed leaves its modes behind.
    if let modes { terminal.set(modes) }
    return status
  }
}

/// Waits for a program that a person uses, for as long as they like.
private struct ForegroundWait {
  let identifier: pid_t

  func untilExit(_ monitor: WorkMonitor) throws -> Int32? {
    while true {
      if let end = ProgramEnd.of(identifier) { return end.status }
      if monitor.isCancelled() {
        kill(identifier, SIGTERM)
        _ = retrying { waitpid(identifier, nil, 0) }
        throw CancellationError()
      }
      poll(nil, 0, 20)
    }
  }
}

extension Descriptor {
  fileprivate var terminalModes: termios? {
    var modes = termios()
    return tcgetattr(number, &modes) == 0 ? modes : nil
  }

  /// Waits until what was written is shown.
  fileprivate func set(_ modes: termios) {
    var modes = modes
    tcsetattr(number, TCSADRAIN, &modes)
  }
}
