/// One cell of the grid: a grapheme, the columns it takes, and a style.
///
/// A frame copies and compares thousands of cells, and a key must be answered within a fifth of a
/// millisecond. So a cell is eight numbers without a reference or a gap between them: two rows are
/// compared as bytes. It holds as many scalars as curses can put into a cell; a longer grapheme, such
/// as a family of emoji, keeps only its base.
public struct Cell: Hashable, Sendable {
  /// The most scalars of one grapheme: `CCHARW_MAX` of curses.
  public static let capacity = 5

  /// Lane 0: the first scalar. 1: columns and attributes. 2 and 3: the colours. 4 to 7: the scalars
  /// after the first, 0 where there is none.
  private var lanes: SIMD8<UInt32>

  /// Makes a cell; `span` is not checked. More marks than fit are left out, all of them.
  public init(
    _ scalar: Unicode.Scalar, marks: [Unicode.Scalar] = [], span: UInt8 = 1, style: Style = .plain
  ) {
    lanes = SIMD8(
      scalar.value, UInt32(span) | UInt32(style.attributes.rawValue) << 8,
      style.foreground.packed, style.background.packed, 0, 0, 0, 0)
    guard !marks.isEmpty, marks.count < Self.capacity else { return }
    for (index, mark) in marks.enumerated() { lanes[4 + index] = mark.value }
  }

  /// An empty cell.
  public static let blank = Cell(" ")

  /// The first scalar of the grapheme.
  public var scalar: Unicode.Scalar { Unicode.Scalar(lanes[0]) ?? " " }

  /// How many columns the grapheme takes: 1, 2, or 0 for the right half of a wide one.
  public var span: UInt8 { UInt8(truncatingIfNeeded: lanes[1]) }

  /// The look.
  public var style: Style {
    get {
      Style(
        foreground: Color(packed: lanes[2]), background: Color(packed: lanes[3]),
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: lanes[1] >> 8)))
    }
    set {
      lanes[1] = UInt32(span) | UInt32(newValue.attributes.rawValue) << 8
      lanes[2] = newValue.foreground.packed
      lanes[3] = newValue.background.packed
    }
  }

  /// Whether this is the right half of the wide grapheme to its left.
  public var isContinuation: Bool { span == 0 }

  /// Whether the grapheme is one scalar.
  public var isSingleScalar: Bool { lanes[4] == 0 }

  /// The scalars after the first.
  public var rest: [Unicode.Scalar] {
    guard !isSingleScalar else { return [] }
    return (4..<8).compactMap { lanes[$0] == 0 ? nil : Unicode.Scalar(lanes[$0]) }
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
