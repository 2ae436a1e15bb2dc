import CNcurses
import SheetCells

/// What curses' key codes mean, and the sequences it has to be told.
@MainActor
enum KeyTable {
  /// Codes of our own lie above those that curses gives away.
  static let pasteBegins: Int32 = 0x2001
  static let pasteEnds: Int32 = 0x2002
  private static let keypadEnter: Int32 = 0x2003

  /// Terminals send these whatever the terminfo entry says: `xterm-256color` knows an arrow only in
  /// the form of the application mode, and none knows the marks of a paste.
  private static let sequences: [(String, Int32)] = [
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}OH", KEY_HOME), ("\u{1B}OF", KEY_END),
    ("\u{1B}[1~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[7~", KEY_HOME),
    ("\u{1B}[8~", KEY_END), ("\u{1B}[2~", KEY_IC), ("\u{1B}[3~", KEY_DC),
    ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ("\u{1B}OM", keypadEnter), ("\u{1B}[200~", pasteBegins), ("\u{1B}[201~", pasteEnds),
  ]

  /// Tells curses the sequences that it does not know yet, or knows by a name that means nothing
  /// here (`linux` has one for ESC [ Z).
  static func define(usesMouse: Bool) {
    for (sequence, code) in sequences where key(for: key_defined(sequence)) == nil {
      define_key(sequence, code)
    }
    for byte in UInt8(0x01)..<0x20 where byte != 0x1B { forget(byte) }
    // Otherwise curses takes the start of a report off and the rest arrives as typed letters.
    if !usesMouse { define_key(nil, KEY_MOUSE) }
  }

  /// Some entries give names to control bytes: `linux` calls Ctrl-Z the suspend key. They are read as
  /// themselves.
  private static func forget(_ byte: UInt8) {
    let text = String(Unicode.Scalar(byte))
    if key_defined(text) > 0 { define_key(text, 0) }
  }

  /// The key for a curses code, or `nil` when it means nothing here. A switch: the type of a dictionary
  /// takes longer to make than the whole table is worth.
  static func key(for code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_IC: .insert
    case KEY_DC: .delete
    case KEY_BACKSPACE: .backspace
    case KEY_ENTER, keypadEnter: .enter
    case KEY_BTAB: .backTab
    default: functionKey(Int(code - sheet_key_f(0)))
    }
  }

  private static func functionKey(_ number: Int) -> Key? {
    (1...63).contains(number) ? .function(number) : nil
  }

  /// The key for a control byte.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: return .tab
    case 0x0D: return .enter
    case 0x08, 0x7F: return .backspace
    default:
      let letter = Unicode.Scalar(byte | 0x40)
      return .control(Character(letter.properties.lowercaseMapping))
    }
  }
}
