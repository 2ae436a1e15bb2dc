import SheetCells
import SheetPresentation

extension UITextView {
  /// The rows seen, with a line at the left edge that shows how far the text reaches.
  func drawText(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard !rect.isEmpty else { return }
    let theme = state.theme
    let edge = isEditable && rect.width > 8 ? Self.edge : 0
    editor.wrapWidth = rect.width - edge - 1
    let (rows, cursor) = (editor.rows, editor.cursorPosition)
    shownRows = rect.height
    if isEditable {
      place.reveal(cursor.y..<cursor.y + 1, total: rows.count, height: rect.height)
    } else {
      place.clamp(total: rows.count, height: rect.height)
    }
    if edge > 0 { drawEdge(into: &canvas, in: rect, state: state) }
    let style = theme.textStyle(textColor, font)
    for (y, row) in rows.dropFirst(place.top).prefix(rect.height).enumerated() {
      let start = CellPoint(x: rect.minX + edge, y: rect.minY + y)
      canvas.write(row, at: start, style: style, width: max(0, rect.width - edge))
    }
    canvas.drawScrollMarks(place, total: rows.count, in: rect, theme: theme)
    guard state.isFocused else { return }
    drawCursor(cursor, edge: edge, into: &canvas, in: rect)
  }

  private func drawEdge(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let style = state.isFocused ? state.theme.accent : state.theme.border
    let line = CellRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
    canvas.fill(line, with: state.theme.glyphs.vertical, style: style)
  }

  private func drawCursor(
    _ cursor: CellPoint, edge: Int, into canvas: inout Canvas, in rect: CellRect
  ) {
    canvas.showsCursor = isEditable
    canvas.cursor =
      isEditable
      ? CellPoint(
        x: rect.minX + min(cursor.x + edge, max(0, rect.width - 1)),
        y: rect.minY + cursor.y - place.top)
      : rect.origin
  }

  func use(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .press:
      let row = mouse.location.y + place.top
      editor.moveCursor(to: CellPoint(x: mouse.location.x - Self.edge, y: row))
    case .wheelUp: _ = page(.pageUp)
    case .wheelDown: _ = page(.pageDown)
    case .release: return false
    }
    setNeedsDisplay()
    return true
  }

  /// Moves the cursor by what is seen.
  func page(_ key: Key) -> Bool {
    guard key == .pageUp || key == .pageDown else { return false }
    let step = max(1, shownRows - 1) * (key == .pageUp ? -1 : 1)
    let cursor = editor.cursorPosition
    editor.moveCursor(to: CellPoint(x: cursor.x, y: cursor.y + step))
    setNeedsDisplay()
    return true
  }

  /// Scrolls a text that cannot be edited; at its ends the keys go on to a neighbour.
  func read(_ event: Event) -> Bool {
    let before = place
    let total = editor.rows.count
    switch event {
    case .key(.up), .key(.character("k")): place.move(by: -1, total: total, height: shownRows)
    case .key(.down), .key(.character("j")): place.move(by: 1, total: total, height: shownRows)
    case .key(.pageUp): place.move(by: 1 - shownRows, total: total, height: shownRows)
    case .key(.pageDown), .key(.character(" ")):
      place.move(by: shownRows - 1, total: total, height: shownRows)
    case .key(.home): place.move(by: -total, total: total, height: shownRows)
    case .key(.end): place.move(by: total, total: total, height: shownRows)
    case .mouse(let mouse) where mouse.action == .wheelUp:
      place.move(by: -3, total: total, height: shownRows)
    case .mouse(let mouse) where mouse.action == .wheelDown:
      place.move(by: 3, total: total, height: shownRows)
    default: return false
    }
    if place != before { setNeedsDisplay() }
    return place != before
  }
}
