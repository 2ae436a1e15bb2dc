/// Why a full screen cannot be had.
public enum TerminalError: Error, Equatable, Sendable {
  /// There is no terminal that belongs to this process: no `/dev/tty`, and no standard stream is one.
  case noTerminal
  /// `TERM` is not set or says `dumb`.
  case plainTerminal(name: String)
  /// The terminfo database does not know the type.
  case unknownType(name: String)
  /// The type is known, but the cursor cannot be moved on it.
  case noCursorMotion(name: String)
}
