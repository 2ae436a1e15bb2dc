import SheetCells
import SheetPresentation

/// The smallest forms: one list of titles, or one line.
extension SheetView {
  /// One item a line, share items first.
  func drawList(into canvas: inout Canvas, _ theme: Theme) {
    let size = canvas.size
    canvas.write(
      (heading ?? header.title).displayable.fitted(
        to: size.width - 1, ellipsis: theme.glyphs.ellipsis),
      at: CellPoint(x: 0, y: 0), style: theme.heading)
    for item in listItems { drawLine(item, into: &canvas, theme) }
    if isEmpty { canvas.write("Nothing can act on this", at: CellPoint(x: 1, y: 1)) }
    drawListMarks(into: &canvas, theme)
    KeyHelp.drawFooter(in: layout.footer, into: &canvas, theme: theme)
    drawFilter(into: &canvas, theme)
  }

  /// The lines that are seen: the list is scrolled so that the selection is among them.
  var listItems: [VisibleItem] {
    let counts = rows.map(\.count)
    return (0..<layout.visible).compactMap { line in
      var index = listStart + line
      for row in rows.indices {
        if index < counts[row] {
          let frame = CellRect(x: 0, y: 1 + line, width: layout.box.width, height: 1)
          return VisibleItem(
            row: row, index: index, frame: frame, digit: digit(at: line))
        }
        index -= counts[row]
      }
      return nil
    }
  }

  private var listStart: Int {
    guard let selection = grid.selection else { return 0 }
    let place = rows[..<selection.row].reduce(0) { $0 + $1.count } + selection.index
    let total = rows.reduce(0) { $0 + $1.count }
    return max(0, min(place - layout.visible / 2, total - layout.visible))
  }

  private func drawLine(_ item: VisibleItem, into canvas: inout Canvas, _ theme: Theme) {
    let isSelected = grid.selection.map { $0 == (item.row, item.index) } ?? false
    let y = item.frame.minY
    if let digit = item.digit {
      canvas.write(String(digit), at: CellPoint(x: 0, y: y), style: theme.secondary)
    }
    let activity = rows[item.row][item.index]
    let part = isSelected ? accepted.note(for: activity).map { " (\($0))" } ?? "" : ""
    let title = activity.displayTitle.displayable + part
    canvas.write(
      title.fitted(to: item.frame.width - 3, ellipsis: theme.glyphs.ellipsis),
      at: CellPoint(x: 2, y: y), style: isSelected ? theme.selection : theme.text)
    if isSelected { canvas.cursor = CellPoint(x: 2, y: y) }
  }

  private func drawListMarks(into canvas: inout Canvas, _ theme: Theme) {
    let x = canvas.size.width - 1
    if listStart > 0 {
      canvas.put(Cell(theme.glyphs.moreVertical[0], style: theme.accent), at: CellPoint(x: x, y: 1))
    }
    if listStart + layout.visible < rows.reduce(0, { $0 + $1.count }) {
      canvas.put(
        Cell(theme.glyphs.moreVertical[1], style: theme.accent),
        at: CellPoint(x: x, y: canvas.size.height - 2))
    }
  }

  /// One line, and no key but those that leave.
  func drawTooSmall(into canvas: inout Canvas, _ theme: Theme) {
    let text = canvas.size.width < 21 ? "Too small; esc" : "Window too small; esc"
    canvas.write(
      text.fitted(to: canvas.size.width, ellipsis: theme.glyphs.ellipsis), at: .zero,
      style: theme.text)
  }
}
