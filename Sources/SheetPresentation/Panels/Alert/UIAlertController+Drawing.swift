import SheetCells

extension UIAlertController {
  /// The size that shows everything, not wider than `available` columns.
  func contentSize(available: Int) -> CellSize {
    let width = min(available, naturalWidth)
    pager.wrap(width: width - AlertLayout.margins(width))
    let layout = layout(in: CellSize(width: width, height: 10_000))
    let parts = [layout.message.height, layout.controlsHeight].filter { $0 > 0 }
    return CellSize(width: width, height: max(1, parts.reduce(0, +) + parts.count - 1))
  }

  func drawContent(into canvas: inout Canvas, theme: Theme) {
    pager.wrap(width: canvas.size.width - AlertLayout.margins(canvas.size.width))
    let layout = layout(in: canvas.size)
    lastLayout = layout
    if !layout.message.isEmpty {
      pager.draw(into: &canvas, in: layout.message, theme: theme)
    }
    drawControls(layout, into: &canvas, theme: theme)
  }

  private func drawControls(_ layout: AlertLayout, into canvas: inout Canvas, theme: Theme) {
    var tall = Canvas(size: CellSize(width: layout.controls.width, height: layout.controlsHeight))
    for (index, place) in layout.fields.enumerated() {
      let field = fields[index]
      tall.drawField(
        &field.editor, placeholder: field.placeholder ?? "", isSecret: field.isSecureTextEntry,
        isFocused: index == focus, in: place, theme: theme)
    }
    for (index, place) in layout.buttons.enumerated() {
      let isFocused = index + fields.count == focus
      shownActions[index].button.draw(into: &tall, at: place, isFocused: isFocused, theme: theme)
    }
    let (height, places) = (layout.controls.height, layout.fields + layout.buttons)
    if places.indices.contains(focus) {
      let rows = places[focus].minY..<places[focus].maxY
      controlsScroll.reveal(rows, total: tall.size.height, height: height)
    }
    canvas.draw(tall, scroll: controlsScroll, in: layout.controls)
    canvas.drawScrollMarks(
      controlsScroll, total: tall.size.height, in: layout.controls, theme: theme)
  }

  private func layout(in size: CellSize) -> AlertLayout {
    let buttons = shownActions.map(\.button)
    let inner = size.width - AlertLayout.margins(size.width)
    return AlertLayout(
      size, messageRows: pager.text.isEmpty ? 0 : pager.rows.count, fieldCount: fields.count,
      buttons: buttons,
      stacks: preferredStyle == .actionSheet || !ButtonLayout.fitsInRow(buttons, width: inner))
  }

  /// Wide enough for the title, the buttons in a row and lines that are pleasant to read; columns.
  private var naturalWidth: Int {
    let buttons = shownActions.map(\.button)
    let row =
      preferredStyle == .actionSheet
      ? buttons.map(\.width).max() ?? 0 : ButtonLayout.rowWidth(buttons)
    let lines = pager.text.split(whereSeparator: \.isNewline).prefix(200)
    let text = lines.map { String($0).displayWidth }.max() ?? 0
    let heading = (title?.displayWidth ?? 0) + 4
    return 4 + min(56, max(28, row, text, heading))
  }
}
