import Glibc
import SheetCells

extension ScreenOptions {
  /// The options for the terminal that this process was started in, as the environment describes it.
  ///
  /// Activates the environment's locale: call it on the main thread, before a screen is opened.
  public static func fromEnvironment() -> ScreenOptions {
    ScreenOptions(isUTF8: TerminalLocale.activate()) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  /// The options that variables ask for: `TERM`, `COLORTERM`, `NO_COLOR` (no-color.org), `CLICOLOR=0`
  /// (bixense.com/clicolors), ncurses' own `ESCDELAY`, and `STY`: GNU screen (4.9) holds an Esc back until
  /// the next key while the mouse is asked for. An empty variable counts as unset.
  ///
  /// - Parameter variable: Looks up a variable; `nil` when it is unset.
  public init(isUTF8: Bool, variable: (_ name: String) -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let delay = value("ESCDELAY").flatMap { Int32($0) }.flatMap { $0 >= 0 ? $0 : nil }
    self.init(
      terminalType: value("TERM") ?? "", colorDepth: Self.colorDepth(value),
      usesMouse: value("STY") == nil, isUTF8: isUTF8,
      escapeDelay: delay ?? 25)
  }

  /// The most colours that may be used; those that the terminal lacks are replaced later.
  private static func colorDepth(_ value: (String) -> String?) -> ColorDepth {
    if value("NO_COLOR") != nil || value("CLICOLOR") == "0" { return .monochrome }
    return ["truecolor", "24bit"].contains(value("COLORTERM")) ? .trueColor : .palette256
  }
}
