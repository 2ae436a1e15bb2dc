import Glibc
import SheetFiles
import SheetPresentation
import SheetPrograms
import SheetTerminal

/// A program that a person uses in this terminal, such as an editor, a mailer or a text browser: the
/// sheet makes room and comes back when it has ended.
///
/// It gets an argument list and no shell, default signals, and none of our descriptors. It is part of our
/// job, so Ctrl-C is its own and Ctrl-Z stops both.
package struct ForegroundProgram: Sendable {
  /// The path of the program.
  package var executable: String
  /// The arguments after the name.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]

  /// Makes a description; nothing runs yet.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program to its end, on a thread that is not the main one.
  ///
  /// - Returns: The exit status; `nil` when a signal ended it.
  /// - Throws: ``ChildProcessError``, or `CancellationError` after `monitor` was cancelled; the program
  ///   is asked to end then.
  package func run(on loan: TerminalLoan, _ monitor: WorkMonitor) throws -> Int32? {
    let terminal = Descriptor(ControllingTerminal.open())
    guard terminal.number >= 0, loan.begin() else {
      throw ChildProcessError.noTerminal(program: name)
    }
    defer { loan.end() }
    let modes = terminal.terminalModes
    let identifier = try Spawn(
      executable: executable, arguments: arguments, environment: environment
    ).start(on: [terminal.number, terminal.number, terminal.number], inNewSession: false)
    let status = try ForegroundWait(identifier: identifier).untilExit(monitor)
    // A program that crashed leaves its modes behind.
    if let modes { terminal.set(modes) }
    return status
  }

  /// The name of the program without its folder.
  var name: String { FilePath(executable).lastComponent.text }
}

/// Waits for a program that a person uses, for as long as they like.
private struct ForegroundWait {
  let identifier: pid_t

  func untilExit(_ monitor: WorkMonitor) throws -> Int32? {
    while true {
      var status: Int32 = 0
      let ended = retrying { waitpid(identifier, &status, WNOHANG) }
      if ended != 0 { return status & 0x7F == 0 && ended > 0 ? (status >> 8) & 0xFF : nil }
      if monitor.isCancelled() {
        kill(identifier, SIGTERM)
        _ = retrying { waitpid(identifier, &status, 0) }
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
