import Glibc
import SheetCommand
import SheetImaging
import SheetPresentation
import SheetTerminal

/// The terminal as it can be used: for a screen, or for a conversation line by line.
@MainActor
enum OpenedTerminal {
  /// A screen, and the characters for pictures that were asked for.
  case screen(TerminalApplication, ArtKind?)
  /// Only lines, for a reason.
  case lines(AccessibleCause)

  /// Opens it as options, environment and configuration say. Nothing is drawn yet.
  static func open(
    _ options: Options, _ environment: Environment, _ configuration: Configuration.General
  ) throws(CommandError) -> OpenedTerminal {
    let (isUTF8, name) = (TerminalLocale.activate(), environment[.terminal]?.text)
    let display = DisplaySettings(
      options: options, environment: environment, configuration: configuration,
      terminal: TerminalDescription(name: name, isKnown: true, colors: 256))
    if let cause = display.accessible { return .lines(cause) }
    let options = ScreenOptions(
      terminalType: name ?? "", colorDepth: display.color, usesMouse: display.mouse,
      isUTF8: isUTF8, escapeDelay: escapeDelay)
    do throws(TerminalError) {
      return .screen(
        try TerminalApplication(options: options), ArtKind(display.icons, isUTF8: isUTF8))
    } catch .noTerminal {
      throw .noTerminal
    } catch {
      return .lines(.terminal(name))
    }
  }

  /// Milliseconds; the person's own choice for curses programs counts.
  private static var escapeDelay: Int32 {
    getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) } ?? 25
  }
}
