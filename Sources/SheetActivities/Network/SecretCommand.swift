import Foundation
import SheetCells
import SheetPrograms

/// A command of the configuration whose first line of output is a secret, as `password_cmd` and
/// `token_cmd`.
package struct SecretCommand: Sendable, Hashable {
  /// The command, for the shell: `pass show mail/example`.
  package var command: String

  /// Takes a command.
  package init(_ command: String) {
    self.command = command
  }

  /// Runs the command and takes the first line of what it prints.
  ///
  /// It has no terminal; one that asks for a passphrase does that by its own agent.
  /// - Throws: ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  package func secret(
    environment: [String: String], _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Secret {
    var shell = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", command], environment: environment)
    shell.captureLimit = 1 << 16
    // Time enough to type a passphrase in the agent's window.
    shell.timeout = .seconds(120)
    let outcome = try shell.run(monitor)
    guard outcome.isSuccess else {
      throw SecretError.commandFailed(command: command, complaint: outcome.complaint)
    }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw SecretError.nothingPrinted(command: command)
    }
    return Secret(text)
  }
}

/// Why there is no secret.
package enum SecretError: Error, Hashable, Sendable {
  /// The command ended with another status than 0; its last words.
  case commandFailed(command: String, complaint: String)
  /// The command printed no text.
  case nothingPrinted(command: String)
}

extension SecretError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .commandFailed(let command, let complaint):
      "The command for the password failed (\(command.displayable)): "
        + (complaint.isEmpty ? "it said nothing." : complaint.displayable)
    case .nothingPrinted(let command):
      "The command for the password printed nothing (\(command.displayable)). "
        + "Its first line must be the password."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
