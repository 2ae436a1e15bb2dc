import SheetCells

/// What a program can print when it has no words of its own.
extension TerminalError: CustomStringConvertible {
  /// What is wrong and what to do, in one line that is safe for a terminal.
  public var description: String {
    switch self {
    case .noTerminal:
      "There is no terminal to draw on. Start the program in a terminal window."
    case .plainTerminal(let name) where name.isEmpty:
      "TERM is not set, so nothing is known of the terminal. Set it, for example to xterm-256color."
    case .plainTerminal(let name), .noCursorMotion(let name):
      "A terminal of the type \"\(name.displayable)\" has no full screen. Use another terminal."
    case .unknownType(let name):
      """
      The terminal's type "\(name.displayable)" is not known here. Install ncurses-term, or set TERM \
      to xterm-256color.
      """
    }
  }
}
