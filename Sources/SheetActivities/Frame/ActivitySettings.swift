import Foundation

/// What the built-in activities know of their surroundings: handed in, never looked up, so that tests and
/// the command's configuration decide.
package struct ActivitySettings: Sendable {
  /// The environment variables.
  package var environment: [String: String]
  /// The folder in which relative paths begin.
  package var workingDirectory: String
  /// How the clipboard is reached.
  package var clipboard = ClipboardOptions()
  /// The terminal that the person sits at.
  package var terminal = TerminalWriter.controllingTerminal

  /// Makes settings.
  package init(environment: [String: String], workingDirectory: String) {
    self.environment = environment
    self.workingDirectory = workingDirectory
  }

  /// Those of this process.
  package static var current: ActivitySettings {
    ActivitySettings(
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// The person's folders. Reads a small file.
  package var directories: UserDirectories { UserDirectories(environment: environment) }
}
