import SheetCells
import SheetPresentation

/// What lists and grids draw around their rows.
extension Canvas {
  /// Writes keys into the last row of `rect`, and returns the rows above it.
  mutating func drawHintRow(_ hints: [KeyHint], in rect: CellRect, theme: Theme) -> CellRect {
    let rest = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - 1)
    let row = CellRect(x: rect.minX + 1, y: rest.maxY, width: rect.width - 2, height: 1)
    drawKeyHints(hints, in: row, theme: theme)
    return rest
  }

  /// Writes what stands above or below a section into the last row of `rect`.
  mutating func drawSectionTitle(_ text: String, in rect: CellRect, style: Style, theme: Theme) {
    let start = CellPoint(x: rect.minX + (rect.width > 8 ? 1 : 0), y: rect.maxY - 1)
    write(text.fitted(to: rect.width - 2, ellipsis: theme.glyphs.ellipsis), at: start, style: style)
  }

  /// Marks that there are more rows above and below, unless the rows are too narrow for it.
  mutating func drawListMarks(above: Bool, below: Bool, theme: Theme) {
    guard size.width > 4 else { return }
    drawScrollMarks(above: above, below: below, in: bounds, theme: theme)
  }
}
