/// One cell of the grid: a grapheme, the columns it takes, and a style.
///
/// A plain value without references, since a frame copies and compares thousands of them. It holds as
/// many scalars as curses can put into a cell; a longer grapheme, such as a family of emoji, keeps only
/// its base.
public struct Cell: Hashable, Sendable {
  /// The most scalars of one grapheme: `CCHARW_MAX` of curses.
  public static let capacity = 5

  /// The first scalar of the grapheme.
  public var scalar: Unicode.Scalar
  /// How many columns the grapheme takes: 1, 2, or 0 for the right half of a wide one.
  public var span: UInt8
  /// The look.
  public var style: Style
  /// The scalars after the first; 0 where there is none.
  private var marks = SIMD4<UInt32>.zero

  /// Makes a cell; `span` is not checked. More marks than fit are left out, all of them.
  public init(
    _ scalar: Unicode.Scalar, marks: [Unicode.Scalar] = [], span: UInt8 = 1, style: Style = .plain
  ) {
    self.scalar = scalar
    self.span = span
    self.style = style
    guard marks.count < Self.capacity else { return }
    for (index, mark) in marks.enumerated() { self.marks[index] = mark.value }
  }

  /// An empty cell.
  public static let blank = Cell(" ")

  /// Whether this is the right half of the wide grapheme to its left.
  public var isContinuation: Bool { span == 0 }

  /// Whether the grapheme is one scalar.
  public var isSingleScalar: Bool { marks[0] == 0 }

  /// The scalars after the first.
  public var rest: [Unicode.Scalar] {
    guard !isSingleScalar else { return [] }
    return (0..<4).compactMap { marks[$0] == 0 ? nil : Unicode.Scalar(marks[$0]) }
  }

  /// The grapheme as text; empty for the right half of a wide one.
  public var text: String {
    guard !isContinuation else { return "" }
    var text = String(Character(scalar))
    for scalar in rest { text.unicodeScalars.append(scalar) }
    return text
  }
}
