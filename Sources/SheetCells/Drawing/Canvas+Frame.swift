/// The characters that boxes and markers are drawn with.
public struct Glyphs: Hashable, Sendable {
  /// Corners of a box, from the top left clockwise.
  public var corners: [Unicode.Scalar]
  /// A horizontal line.
  public var horizontal: Unicode.Scalar
  /// A vertical line.
  public var vertical: Unicode.Scalar
  /// Where a horizontal line meets the left edge, and the right edge.
  public var tees: [Unicode.Scalar]
  /// "There is more" to the left, and to the right.
  public var more: [Unicode.Scalar]
  /// "There is more" above, and below.
  public var moreVertical: [Unicode.Scalar]
  /// What stands for the part of a text that was cut; one column.
  public var ellipsis: Unicode.Scalar
  /// Between two facts on one line.
  public var separator: Unicode.Scalar
  /// A bar's done and open part.
  public var bar: [Unicode.Scalar]
  /// Names of keys: left, right, up, down, Enter.
  public var arrows: [Unicode.Scalar]

  /// Box drawing and arrows, for UTF-8 terminals. Drawn as characters rather than the terminal's
  /// alternate set: a frame is a third smaller and a moved highlight nearly half.
  public static let unicode = Glyphs(
    corners: ["╭", "╮", "╯", "╰"], horizontal: "─", vertical: "│", tees: ["├", "┤"],
    more: ["‹", "›"], moreVertical: ["▲", "▼"], ellipsis: "…", separator: "·",
    bar: ["█", "░"], arrows: ["←", "→", "↑", "↓", "⏎"])

  /// The printable characters of ASCII alone.
  public static let ascii = Glyphs(
    corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|", tees: ["+", "+"],
    more: ["<", ">"], moreVertical: ["^", "v"], ellipsis: "~", separator: "-",
    bar: ["#", "."], arrows: ["<", ">", "^", "v", "$"])

  /// Whether these are the ASCII ones.
  public var isASCII: Bool { horizontal == "-" }
}

extension Canvas {
  /// Draws a box along the edge of a rectangle. A rectangle of one row or column becomes a line.
  public mutating func drawBox(_ rect: CellRect, glyphs: Glyphs, style: Style = .plain) {
    guard !rect.isEmpty else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for x in rect.minX...right {
      put(Cell(glyphs.horizontal, style: style), at: CellPoint(x: x, y: rect.minY))
      put(Cell(glyphs.horizontal, style: style), at: CellPoint(x: x, y: bottom))
    }
    guard rect.width == 1 || rect.height > 1 else { return }
    for y in rect.minY...bottom {
      put(Cell(glyphs.vertical, style: style), at: CellPoint(x: rect.minX, y: y))
      put(Cell(glyphs.vertical, style: style), at: CellPoint(x: right, y: y))
    }
    guard rect.width > 1, rect.height > 1 else { return }
    let places = [
      CellPoint(x: rect.minX, y: rect.minY), CellPoint(x: right, y: rect.minY),
      CellPoint(x: right, y: bottom), CellPoint(x: rect.minX, y: bottom),
    ]
    for (place, glyph) in zip(places, glyphs.corners) { put(Cell(glyph, style: style), at: place) }
  }

  /// Draws a line across a box that joins both its edges, with a heading set into it.
  public mutating func drawRule(
    y: Int, in rect: CellRect, heading: String = "", glyphs: Glyphs, style: Style = .plain,
    headingStyle: Style = .plain
  ) {
    guard rect.width > 1 else { return }
    fill(
      CellRect(x: rect.minX, y: y, width: rect.width, height: 1), with: glyphs.horizontal,
      style: style)
    put(Cell(glyphs.tees[0], style: style), at: CellPoint(x: rect.minX, y: y))
    put(Cell(glyphs.tees[1], style: style), at: CellPoint(x: rect.maxX - 1, y: y))
    guard !heading.isEmpty, rect.width > 6 else { return }
    write(
      " " + heading.fitted(to: rect.width - 6, ellipsis: glyphs.ellipsis) + " ",
      at: CellPoint(x: rect.minX + 2, y: y), style: headingStyle)
  }
}
