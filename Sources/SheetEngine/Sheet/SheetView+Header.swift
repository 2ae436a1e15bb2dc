import SheetCells
import SheetPresentation

extension SheetView {
  /// Draws the picture, title, kind and count of the items.
  func drawHeader(into canvas: inout Canvas, _ theme: Theme) {
    let area = layout.header
    let height = area.height
    let picture = CellSize(width: height == 2 ? 6 : 9, height: height)
    let showsPicture = area.width >= 36
    if showsPicture {
      canvas.draw(
        icons.picture(header.picture, size: picture, theme: theme), at: area.origin)
    }
    let x = area.minX + (showsPicture ? picture.width + 2 : 0)
    let more = header.count > 1 ? "and \(header.count - 1) more" : ""
    let width = area.maxX - x
    canvas.write(
      more, at: CellPoint(x: area.maxX - more.count, y: area.minY), style: theme.secondary)
    drawHeaderLines(
      at: CellPoint(x: x, y: area.minY), width, width - more.count - 2, &canvas, theme)
  }

  private func drawHeaderLines(
    at corner: CellPoint, _ width: Int, _ titleWidth: Int, _ canvas: inout Canvas, _ theme: Theme
  ) {
    let lines = [header.detail] + header.preview
    let title = (heading ?? header.title).displayable
    canvas.write(
      title.fitted(to: titleWidth, ellipsis: theme.glyphs.ellipsis), at: corner,
      style: theme.heading)
    for (row, line) in lines.prefix(layout.header.height - 1).enumerated() {
      canvas.write(
        line.displayable.fitted(to: width, ellipsis: theme.glyphs.ellipsis),
        at: CellPoint(x: corner.x, y: corner.y + 1 + row), style: theme.secondary)
    }
  }

  /// Draws the filter over the keys while it is open.
  func drawFilter(into canvas: inout Canvas, _ theme: Theme) {
    guard var filter else { return }
    let area = layout.footer
    canvas.fill(area)
    let label = "/ "
    canvas.write(label, at: area.origin, style: theme.key)
    let width = max(1, area.width - label.count)
    let line = filter.visibleLine(width: width)
    let start = area.minX + label.count
    canvas.write(line.text, at: CellPoint(x: start, y: area.minY), style: theme.text, width: width)
    if rows.allSatisfy(\.isEmpty) {
      let note = "nothing matches; esc shows all"
      let x = start + line.text.displayWidth + 2
      canvas.write(
        note.fitted(to: max(0, area.maxX - x), ellipsis: theme.glyphs.ellipsis),
        at: CellPoint(x: x, y: area.minY), style: theme.secondary)
    }
    canvas.cursor = CellPoint(x: start + line.cursorColumn, y: area.minY)
    canvas.showsCursor = true
  }
}
