import Foundation
import SheetCells
import SheetPrograms
import SheetSettings

/// A command of the configuration whose first line of output is a secret, as `password_cmd` and
/// `token_cmd`.
package struct SecretCommand: Sendable, Hashable {
  /// The command as messages name it.
  package let command: String
  private let words: [String]

  /// Takes a command for the shell: `pass show mail/example`.
  package init(_ command: String) {
    self.command = command
    words = ["/bin/sh", "-c", command]
  }

  /// Takes a program and its arguments, which no shell sees.
  package init(_ words: [String]) {
    command = words.joined(separator: " ")
    self.words = words
  }

  /// Runs the command and takes the first line of what it prints.
  ///
  /// It has no terminal; one that asks for a passphrase does that by its own agent.
  /// - Throws: ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  package func secret(
    environment: [String: String], _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Secret {
    guard let name = words.first,
      let path = ProgramFinder(environment: environment).path(of: name)
    else { throw SecretError.noProgram(words.first ?? "") }
    var child = ChildProcess(
      executable: path, arguments: Array(words.dropFirst()), environment: environment)
    child.captureLimit = 1 << 16
    // Time enough to type a passphrase in the agent's window.
    child.timeout = .seconds(120)
    let outcome = try child.run(monitor)
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

extension SettingsTable {
  /// A command that prints a secret: a text for the shell, or a list of a program and its arguments.
  func secretCommand(_ key: String) throws(ConfigurationFault) -> SecretCommand? {
    do throws(ConfigurationFault) {
      return try lines(key).map(SecretCommand.init)
    } catch {
      guard case .wrongType = error else { throw error }
    }
    guard isList(key), let words = try texts(key), let name = words.first else {
      throw outOfRange(
        key, expected: "a command that prints the secret, as a text or as a list of words")
    }
    guard Self.isProgram(name) else {
      throw outOfRange(
        key, expected: "a list that begins with the name of a program or its whole path")
    }
    return SecretCommand(words)
  }
}
