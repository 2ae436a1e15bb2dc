/// One cell of the grid: a grapheme, the columns it takes, and a style.
///
/// The grapheme is kept as its first scalar and the rest, since nearly every cell holds one scalar
/// and comparing two numbers is what makes a frame cheap to compare.
public struct Cell: Hashable, Sendable {
  /// The first scalar of the grapheme.
  public var scalar: Unicode.Scalar
  /// The scalars after the first; `nil` for nearly all.
  public var rest: [Unicode.Scalar]?
  /// How many columns the grapheme takes: 1, 2, or 0 for the right half of a wide one.
  public var span: UInt8
  /// The look.
  public var style: Style

  /// Makes a cell of one scalar; `span` is not checked.
  public init(
    _ scalar: Unicode.Scalar, rest: [Unicode.Scalar]? = nil, span: UInt8 = 1, style: Style = .plain
  ) {
    self.scalar = scalar
    self.rest = rest
    self.span = span
    self.style = style
  }

  /// An empty cell.
  public static let blank = Cell(" ")

  /// Whether this is the right half of the wide grapheme to its left.
  public var isContinuation: Bool { span == 0 }

  /// The grapheme as text; empty for the right half of a wide one.
  public var text: String {
    guard !isContinuation else { return "" }
    var text = String(Character(scalar))
    for scalar in rest ?? [] { text.unicodeScalars.append(scalar) }
    return text
  }
}
