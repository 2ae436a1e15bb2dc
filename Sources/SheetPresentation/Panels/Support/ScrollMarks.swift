import SheetCells

extension Canvas {
  /// Marks in the last column that there is more above and below, if there is.
  package mutating func drawScrollMarks(
    _ scroll: VerticalScroll, total: Int, in rect: CellRect, theme: Theme
  ) {
    drawScrollMarks(
      above: scroll.top > 0, below: scroll.top + rect.height < total, in: rect, theme: theme)
  }

  /// The same, for what is not counted in rows.
  package mutating func drawScrollMarks(
    above: Bool, below: Bool, in rect: CellRect, theme: Theme
  ) {
    guard rect.width > 3, rect.height > 0 else { return }
    let x = rect.maxX - 1
    if above {
      let mark = Cell(theme.glyphs.moreVertical[0], style: theme.border)
      put(mark, at: CellPoint(x: x, y: rect.minY))
    }
    if below {
      let mark = Cell(theme.glyphs.moreVertical[1], style: theme.border)
      put(mark, at: CellPoint(x: x, y: rect.maxY - 1))
    }
  }

  /// Copies the rows of a tall canvas that are seen through `rect`, and its cursor if it is seen too.
  mutating func draw(_ tall: Canvas, scroll: VerticalScroll, in rect: CellRect) {
    var part = Canvas(size: rect.size)
    part.draw(tall, at: CellPoint(x: 0, y: -scroll.top))
    if let cursor = part.cursor, !part.bounds.contains(cursor) { part.cursor = nil }
    draw(part, at: rect.origin)
  }
}
