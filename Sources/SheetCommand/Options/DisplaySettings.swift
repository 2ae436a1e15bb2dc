import SheetCells

/// What the terminal's description says, as far as the choice of display depends on it.
public struct TerminalDescription: Sendable, Equatable {
  /// The name in `TERM`; `nil` when it is unset or empty.
  public var name: String?
  /// Whether a description of that name was found.
  public var isKnown: Bool
  /// The number of colours in it; 0 or less for none.
  public var colors: Int

  /// A description.
  public init(name: String?, isKnown: Bool, colors: Int) {
    self.name = name
    self.isKnown = isKnown
    self.colors = colors
  }
}

/// Why the list and prompt are shown instead of the sheet.
public enum AccessibleCause: Sendable, Equatable {
  /// Somebody asked for it.
  case asked
  /// The terminal cannot show a sheet; its name, or `nil` when it has none. Worth a line on
  /// standard error, see ``notice``.
  case terminal(String?)

  /// The line that tells the person why there is no sheet; `nil` when they asked for it.
  public var notice: String? {
    switch self {
    case .asked: return nil
    case .terminal(nil): return "sharesheet: TERM is not set; showing a plain list."
    case .terminal(let name?):
      return "sharesheet: The terminal “\(name.displayable)” cannot show a sheet; "
        + "showing a plain list."
    }
  }
}

/// How the sheet is shown, once flags, environment, configuration and terminal have had their say.
public struct DisplaySettings: Sendable, Equatable {
  /// The style of the icons.
  public var icons: IconChoice
  /// The colours.
  public var color: ColorDepth
  /// Whether the sheet reads the mouse.
  public var mouse: Bool
  /// Set when there is a list and prompt instead of the sheet.
  public var accessible: AccessibleCause?

  /// Decides: flags win over the environment, the environment over the file.
  public init(
    options: Options, environment: Environment, configuration: Configuration.General,
    terminal: TerminalDescription
  ) {
    icons = options.icons ?? configuration.icons ?? .auto
    color = ColorDepth(
      choice: options.color, fallback: configuration.color, environment: environment,
      terminalColors: terminal.colors)
    // GNU screen (4.9) holds an Esc back until the next key while the mouse is asked for.
    mouse = options.mouse ?? configuration.mouse ?? (environment[.screenSession] == nil)
    let isAsked =
      options.accessible ?? environment.isOn(.accessible) || configuration.accessible == true
    accessible = isAsked ? .asked : AccessibleCause(terminal)
  }
}

extension AccessibleCause {
  fileprivate init?(_ terminal: TerminalDescription) {
    guard !terminal.isKnown || terminal.name == nil || terminal.name == "dumb" else { return nil }
    self = .terminal(terminal.name)
  }
}

extension ColorDepth {
  /// The colours to use.
  ///
  /// `choice` is the flag's and wins, except that `auto` only sets the configuration aside; then `NO_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR`
  /// (bixense.com/clicolors); then `fallback`, the configuration's; then what the terminal has.
  init(
    choice: ColorChoice?, fallback: ColorChoice?, environment: Environment, terminalColors: Int
  ) {
    let available = ColorDepth(terminalColors: terminalColors, environment: environment)
    if let fixed = choice.flatMap(ColorDepth.init(fixed:)) {
      self = fixed
    } else if environment[.noColor] != nil {
      self = .monochrome
    } else if environment.isOn(.cliColorForce) {
      self = max(available, .ansi16)
    } else if environment[.cliColor] == "0" {
      self = .monochrome
    } else {
      let lower = choice == .auto ? nil : fallback
      self = lower.flatMap(ColorDepth.init(fixed:)) ?? available
    }
  }

  /// `nil` for `auto`, which is no fixed number.
  private init?(fixed choice: ColorChoice) {
    switch choice {
    case .auto: return nil
    case .never: self = .monochrome
    case .ansi16: self = .ansi16
    case .palette256: self = .palette256
    case .trueColor: self = .trueColor
    }
  }

  /// `COLORTERM` is believed only on a terminal that has colours at all: it survives `TERM=vt100`.
  private init(terminalColors: Int, environment: Environment) {
    let saysTrueColor = environment[.colorTerminal].map { ["truecolor", "24bit"].contains($0) }
    switch terminalColors {
    case ..<8: self = .monochrome
    case (1 << 24)...: self = .trueColor
    case _ where saysTrueColor == true: self = .trueColor
    case 256...: self = .palette256
    default: self = .ansi16
    }
  }
}
