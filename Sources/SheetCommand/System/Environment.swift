import Glibc
import SheetFiles

/// The environment variables that the command reads; the manual page lists the same.
public enum EnvironmentVariable: String, CaseIterable, Sendable {
  /// Options that come before those of the command line.
  case options = "SHARESHEET_OPTS"
  /// Asks for the list and prompt instead of the sheet.
  case accessible = "SHARESHEET_ACCESSIBLE"
  /// The helper for pictures; the first one that is found without it.
  case helper = "SHARESHEET_HELPER"
  /// Where configuration lies; `~/.config` without it.
  case configurationHome = "XDG_CONFIG_HOME"
  /// What `~` stands for.
  case home = "HOME"
  /// Where temporary files go; `/tmp` without it.
  case temporaryDirectory = "TMPDIR"
  /// The session's own folder in memory: the last place for temporary files.
  case runtimeDirectory = "XDG_RUNTIME_DIR"
  /// The kind of terminal.
  case terminal = "TERM"
  /// `truecolor` or `24bit` when the terminal shows 24-bit colours.
  case colorTerminal = "COLORTERM"
  /// No colours, when it is not empty (no-color.org).
  case noColor = "NO_COLOR"
  /// `0` asks for no colours.
  case cliColor = "CLICOLOR"
  /// Anything but `0` asks for colours even where the terminal's description has none.
  case cliColorForce = "CLICOLOR_FORCE"
  /// Set inside of GNU screen.
  case screenSession = "STY"
}

/// The part of the environment that the command looks at, as a value.
public struct Environment: Sendable, Equatable {
  private struct Value: Equatable {
    var name: EnvironmentVariable
    var text: ByteString
  }

  /// In the order of the variables. A handful; a dictionary of them would cost more than all look-ups.
  private var values: [Value] = []

  private init(_ value: (EnvironmentVariable) -> ByteString?) {
    for name in EnvironmentVariable.allCases {
      if let text = value(name) { values.append(Value(name: name, text: text)) }
    }
  }

  /// An environment with these variables and no other.
  public init(_ values: [EnvironmentVariable: ByteString] = [:]) {
    self.init { values[$0] }
  }

  /// The environment of this process, as it is now.
  public static var current: Environment {
    Environment { name in getenv(name.rawValue).map { ByteString(cString: $0) } }
  }

  /// The value, or `nil` when the variable is unset or empty: both mean that nobody chose.
  public subscript(name: EnvironmentVariable) -> ByteString? {
    values.first { $0.name == name && !$0.text.isEmpty }?.text
  }

  /// Whether the variable is set to something other than `0`.
  public func isOn(_ name: EnvironmentVariable) -> Bool {
    self[name].map { $0 != "0" } ?? false
  }

  /// A directory that a variable names. Relative ones are ignored, as the XDG base directory
  /// specification wants.
  func directory(_ name: EnvironmentVariable) -> FilePath? {
    self[name].map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
  }
}
