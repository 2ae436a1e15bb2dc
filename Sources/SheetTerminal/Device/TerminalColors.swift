import CNcurses

/// What the terminfo database says of colours, for text that is printed without a screen.
@MainActor
public enum TerminalColors {
  /// How many colours a type of terminal has; 0 for none and for a type that is not known.
  public static func count(terminalType: String) -> Int {
    terminalType.isEmpty ? 0 : max(0, Int(sheet_described_colors(terminalType)))
  }
}
