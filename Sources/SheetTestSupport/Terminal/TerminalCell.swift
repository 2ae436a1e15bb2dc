/// A colour as the program under test asked for it.
public enum TerminalColor: Hashable, Sendable, CustomStringConvertible {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the palette, 0 to 255.
  case indexed(Int)
  /// A true colour, each part 0 to 255.
  case rgb(red: Int, green: Int, blue: Int)

  /// A short form for failure messages: `standard`, `4`, `#3465a4`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .indexed(let index): String(index)
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  init(packed: Int32) {
    switch packed {
    case ..<0: self = .standard
    case 0...255: self = .indexed(Int(packed))
    default:
      self = .rgb(
        red: Int(packed >> 16 & 0xff), green: Int(packed >> 8 & 0xff), blue: Int(packed & 0xff))
    }
  }
}

/// Attributes of one cell.
///
/// libvterm 0.1.4 forgets SGR 2 (dim). A test of dim text looks for it in
/// ``VirtualTerminal/output``.
public struct TerminalAttributes: OptionSet, Hashable, Sendable {
  /// The bits, as `CVTerm`'s shim numbers them.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// SGR 1.
  public static let bold = TerminalAttributes(rawValue: 1)
  /// SGR 4, 21 and the curly form.
  public static let underline = TerminalAttributes(rawValue: 2)
  /// SGR 3.
  public static let italic = TerminalAttributes(rawValue: 4)
  /// SGR 5.
  public static let blink = TerminalAttributes(rawValue: 8)
  /// SGR 7.
  public static let reverse = TerminalAttributes(rawValue: 16)
  /// SGR 9.
  public static let strike = TerminalAttributes(rawValue: 32)
}

/// What one cell of a ``VirtualTerminal`` shows.
public struct TerminalCell: Hashable, Sendable {
  /// The base character with its combining marks; a space where nothing was written, empty in the
  /// right half of a wide character.
  public var text: String
  /// Columns the character takes: 1, 2, or 0 in the right half of a wide one.
  public var width: Int
  /// The colour of the character.
  public var foreground: TerminalColor
  /// The colour behind it.
  public var background: TerminalColor
  /// Bold, reverse and so on.
  public var attributes: TerminalAttributes
}

/// A place on the screen, from the upper left corner, which is 0, 0.
public struct TerminalPosition: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the upper edge.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// 80 columns and 24 rows.
  public static let standard = TerminalSize(columns: 80, rows: 24)
}
