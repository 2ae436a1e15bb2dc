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

  /// The name of the program, without its folder and arguments; of a text for the shell that of the first one.
  var program: String {
    let parts = command.split { $0.isWhitespace || "(){};|&!".contains($0) }
    let first = parts.first { !$0.contains("=") } ?? ""
    return first.split(separator: "/").last.map(String.init) ?? "sh"
  }

  /// How long it may take: enough to type a passphrase in the agent's window, where there can be one.
  static func patience(_ environment: [String: String]) -> Duration {
    environment.hasDisplay ? .seconds(60) : .seconds(30)
  }

  /// Runs the command and takes the first line of what it prints.
  ///
  /// It has no terminal; one that asks for a passphrase does that by its own agent.
  /// - Parameter patience: How long it may take; `nil` for ``patience(_:)``.
  /// - Throws: ``SecretError``, ``ChildProcessError`` or `CancellationError`; the command is ended then.
  package func secret(
    environment: [String: String], within patience: Duration? = nil,
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Secret {
    let outcome = try run(environment, patience ?? Self.patience(environment), monitor)
    guard outcome.isSuccess else {
      throw SecretError.commandFailed(command: command, complaint: outcome.complaint)
    }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw SecretError.nothingPrinted(command: command)
    }
    return Secret(text)
  }

  private func run(
    _ environment: [String: String], _ patience: Duration, _ monitor: WorkMonitor
  ) throws -> ChildProcess.Outcome {
    guard let name = words.first,
      let path = ProgramFinder(environment: environment).path(of: name)
    else { throw SecretError.noProgram(words.first ?? "") }
    var child = ChildProcess(
      executable: path, arguments: Array(words.dropFirst()), environment: environment)
    child.captureLimit = 1 << 16
    child.timeout = patience
    do {
      return try child.run(monitor)
    } catch ChildProcessError.timedOut {
      throw SecretError.commandTooSlow(program: program, seconds: patience.components.seconds)
    }
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
