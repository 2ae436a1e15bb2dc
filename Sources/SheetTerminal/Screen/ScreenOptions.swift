import SheetCells

/// How a terminal is to be used.
public struct ScreenOptions: Sendable {
  /// The terminal's type; the environment's `TERM`.
  public var terminalType: String
  /// The most colours to use. What the terminal lacks is replaced by the nearest it has.
  public var colorDepth: ColorDepth
  /// Whether clicks and the wheel are reported. While they are, most terminals select text only with
  /// Shift held down.
  public var usesMouse: Bool
  /// Whether the locale's encoding is UTF-8; see ``TerminalLocale/activate()``.
  public var isUTF8: Bool
  /// Milliseconds that an Esc may wait for the rest of a key's sequence.
  public var escapeDelay: Int32

  /// Makes options.
  public init(
    terminalType: String, colorDepth: ColorDepth, usesMouse: Bool = true, isUTF8: Bool = true,
    escapeDelay: Int32 = 25
  ) {
    self.terminalType = terminalType
    self.colorDepth = colorDepth
    self.usesMouse = usesMouse
    self.isUTF8 = isUTF8
    self.escapeDelay = escapeDelay
  }
}
