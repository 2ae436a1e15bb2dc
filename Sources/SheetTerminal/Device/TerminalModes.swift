import CNcurses
import SheetCells

/// The private modes that are switched on beside curses, each with the bytes that undo it.
///
/// They go to the same descriptor that curses writes to, between frames, so nothing can come
/// between the parts of a sequence.
struct TerminalModes {
  /// Whether a frame may be bracketed as one synchronised update (mode 2026).
  let synchronizesUpdates: Bool

  private static let bracketedPaste = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")
  private static let synchronized = (on: "\u{1B}[?2026h", off: "\u{1B}[?2026l")

  /// Terminals that have the modes or ignore what they do not know. The Linux console and hardware
  /// terminals are left alone.
  private static let modernPrefixes = [
    "xterm", "tmux", "screen", "kitty", "foot", "alacritty", "wezterm", "ghostty", "contour",
    "mintty", "rxvt", "st-", "vte", "konsole", "gnome",
  ]

  private let isModern: Bool

  /// Decides by the terminal's type.
  init(terminalType: String) {
    isModern = Self.modernPrefixes.contains { terminalType.hasPrefix($0) }
    synchronizesUpdates = isModern && !terminalType.hasPrefix("screen")
  }

  var enter: String { isModern ? Self.bracketedPaste.on : "" }
  var leave: String { isModern ? Self.bracketedPaste.off : "" }
  var beginUpdate: String { synchronizesUpdates ? Self.synchronized.on : "" }
  var endUpdate: String { synchronizesUpdates ? Self.synchronized.off : "" }

  /// What gives a sane screen back after a crash, when curses can no longer be called: modes off,
  /// then the terminal's own strings for normal attributes, keypad, screen and cursor.
  @MainActor var emergencyReset: String {
    var reset = endUpdate + leave
    if isModern { reset += "\u{1B}[?1000l\u{1B}[?1006l" }
    for name in ["sgr0", "rmkx", "rmcup", "cnorm"] { reset += Terminfo.string(name) ?? "" }
    return reset
  }
}

/// Strings of the terminal's entry in the terminfo database. Valid after `newterm`.
@MainActor enum Terminfo {
  /// A capability by its terminfo name without padding marks, or `nil` when the terminal lacks it.
  static func string(_ name: String) -> String? {
    let pointer = name.withCString { tigetstr(UnsafeMutablePointer(mutating: $0)) }
    guard let pointer, pointer != UnsafeMutablePointer(bitPattern: -1) else { return nil }
    return withoutPadding(String(cString: pointer))
  }

  /// In bytes: to add a substring to a string, the runtime looks through all conformances in the
  /// program, which costs more than the whole screen does to open.
  static func withoutPadding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    while let first = rest.first {
      let mark = rest.starts(with: padding) ? rest.firstIndex(of: UInt8(ascii: ">")) : nil
      if mark == nil { result.append(first) }
      rest = rest[((mark ?? rest.startIndex) + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a padding mark begins with; `>` ends it.
  private static let padding = Array("$<".utf8)
}
