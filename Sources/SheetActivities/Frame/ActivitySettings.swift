import Foundation
import SheetPrograms
import SheetSettings

/// What the built-in activities know of their surroundings: handed in, never looked up, so that tests and
/// the command's configuration decide.
package struct ActivitySettings: Sendable {
  /// The environment variables. Read when they are asked for: making a dictionary of them costs a
  /// twentieth of the first frame, and the sheet opens without.
  package var environment: [String: String] { variables() }
  /// The folder in which relative paths begin.
  package var workingDirectory: String
  /// How the clipboard is reached.
  package var clipboard = ClipboardOptions()
  /// The command of the person's browser, from the configuration.
  package var browser: String?
  /// The folder of the person's notes, from the configuration.
  package var notesFolder: String?
  /// The configuration file, whose tables activities read when they need them; `nil` without one.
  package var configuration: ConfigurationSource?
  /// Where results are remembered. An app that uses the library decides that itself, so by default
  /// nowhere.
  package var historyPlace = History.Place.none
  /// The helper program, looked for when it is needed; `nil` when there is none.
  package var helper: @Sendable () -> HelperProgram? = { .installed }
  /// Where programs of the system lie that `PATH` of a person often leaves out.
  package var systemFolders = ["/usr/sbin", "/usr/lib"]
  /// The time.
  package var now: @Sendable () -> Date = { Date() }
  /// Says something at once where there is no screen. An app that uses the library decides that itself, so
  /// by default nobody hears it.
  package var announce: @Sendable (String) -> Void = { _ in }
  /// The terminal that the person sits at.
  package var terminal = TerminalWriter.controllingTerminal

  private let variables: @Sendable () -> [String: String]
  private var lookUp: @Sendable (String) -> String?

  /// Makes settings.
  package init(
    environment: @escaping @autoclosure @Sendable () -> [String: String], workingDirectory: String
  ) {
    variables = environment
    lookUp = { environment()[$0] }
    self.workingDirectory = workingDirectory
  }

  /// Those of this process.
  package static var current: ActivitySettings {
    var settings = ActivitySettings(
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    settings.lookUp = { name in getenv(name).map { String(cString: $0) } }
    return settings
  }

  /// One of the environment variables, for what has to be known before the first frame.
  package func variable(_ name: String) -> String? { lookUp(name) }

  /// Addresses of mail that the person knows, such as `Ada <ada@example.org>`: what a field for
  /// recipients offers to complete. Reads all contacts.
  package var recipients: [String] {
    ((try? AddressBook(self).contacts()) ?? []).flatMap(\.recipients)
  }

  /// The person's folders. Only those for pictures, videos and downloads are read from a file.
  package var directories: UserDirectories { UserDirectories(environment: environment) }
}
