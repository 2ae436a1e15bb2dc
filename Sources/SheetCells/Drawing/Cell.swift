/// One cell of the grid: a grapheme, the columns it takes, and a style.
///
/// A frame copies and compares thousands of cells, and a key must be answered within a fifth of a
/// millisecond. So a cell is four words without a reference or a gap between them: two rows are
/// compared as bytes. It holds as many scalars as curses can put into a cell; a longer grapheme, such
/// as a family of emoji, keeps only its base.
public struct Cell: Hashable, Sendable {
  /// The most scalars of one grapheme: `CCHARW_MAX` of curses.
  public static let capacity = 5

  /// The first scalar, then 8 bits of columns and 8 of attributes.
  @usableFromInline var base: UInt64
  /// The foreground, then the background.
  @usableFromInline var colors: UInt64
  /// The scalars after the first, two a word, 0 where there is none.
  @usableFromInline var marks: (UInt64, UInt64) = (0, 0)

  /// Makes a cell; `span` is not checked. More marks than fit are left out, all of them.
  public init(
    _ scalar: Unicode.Scalar, marks: [Unicode.Scalar] = [], span: UInt8 = 1, style: Style = .plain
  ) {
    base =
      UInt64(scalar.value) | UInt64(span) << 32 | UInt64(style.attributes.rawValue) << 40
    colors = Self.packed(style)
    guard !marks.isEmpty, marks.count < Self.capacity else { return }
    let values = marks.map { UInt64($0.value) } + [0, 0, 0]
    self.marks = (values[0] | values[1] << 32, values[2] | values[3] << 32)
  }

  /// Whether two cells look alike.
  @inlinable
  public static func == (one: Cell, other: Cell) -> Bool {
    (one.base ^ other.base) | (one.colors ^ other.colors) | (one.marks.0 ^ other.marks.0)
      | (one.marks.1 ^ other.marks.1) == 0
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(colors)
    hasher.combine(marks.0)
    hasher.combine(marks.1)
  }

  /// An empty cell.
  public static let blank = Cell(" ")

  /// The first scalar of the grapheme.
  public var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: base)) ?? " " }

  /// How many columns the grapheme takes: 1, 2, or 0 for the right half of a wide one.
  @inlinable public var span: UInt8 { UInt8(truncatingIfNeeded: base >> 32) }

  /// The look.
  public var style: Style {
    get {
      Style(
        foreground: Color(packed: UInt32(truncatingIfNeeded: colors)),
        background: Color(packed: UInt32(truncatingIfNeeded: colors >> 32)),
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: base >> 40)))
    }
    set {
      base = base & 0xFF_FFFF_FFFF | UInt64(newValue.attributes.rawValue) << 40
      colors = Self.packed(newValue)
    }
  }

  /// Whether this cell looks like another but for its text.
  @inlinable
  public func hasStyle(of other: Cell) -> Bool {
    base >> 40 == other.base >> 40 && colors == other.colors
  }

  private static func packed(_ style: Style) -> UInt64 {
    UInt64(style.foreground.packed) | UInt64(style.background.packed) << 32
  }

  /// Whether this is the right half of the wide grapheme to its left.
  @inlinable public var isContinuation: Bool { span == 0 }

  /// Whether the grapheme is one scalar.
  @inlinable public var isSingleScalar: Bool { marks.0 == 0 }

  /// The scalars after the first.
  public var rest: [Unicode.Scalar] {
    guard !isSingleScalar else { return [] }
    return [marks.0, marks.0 >> 32, marks.1, marks.1 >> 32].compactMap {
      let value = UInt32(truncatingIfNeeded: $0)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  /// The grapheme as text; empty for the right half of a wide one.
  public var text: String {
    guard !isContinuation else { return "" }
    var text = String(Character(scalar))
    for scalar in rest { text.unicodeScalars.append(scalar) }
    return text
  }
}

extension Color {
  /// The colour as one number: its kind in the highest byte.
  fileprivate var packed: UInt32 {
    switch self {
    case .terminalDefault: 0
    case .palette(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  fileprivate init(packed: UInt32) {
    let bytes = (packed >> 16, packed >> 8, packed)
    switch packed >> 24 {
    case 1: self = .palette(UInt8(truncatingIfNeeded: packed))
    case 2:
      self = .rgb(
        red: UInt8(truncatingIfNeeded: bytes.0), green: UInt8(truncatingIfNeeded: bytes.1),
        blue: UInt8(truncatingIfNeeded: bytes.2))
    default: self = .terminalDefault
    }
  }
}
