import SheetCells

extension FormViewController {
  /// Draws a field with its label and message.
  func drawField(
    _ index: Int, _ place: FormLayout.Place, into canvas: inout Canvas, theme: Theme
  ) {
    let field = form.fields[index]
    let isFocused = model.focusedField == index
    guard field.isInput else {
      return write(field.label, into: &canvas, in: place.label, style: theme.secondary)
    }
    let label = field.shownLabel.fitted(to: place.label.width, ellipsis: theme.glyphs.ellipsis)
    if place.label.height > 0 {
      canvas.write(label, at: place.label.origin, style: isFocused ? theme.heading : theme.text)
    }
    drawValue(index, isFocused: isFocused, into: &canvas, in: place.value, theme: theme)
    guard let problem = model.problems[field.id] else { return }
    write(problem, into: &canvas, in: place.problem, style: theme.failure)
  }

  private func write(_ text: String, into canvas: inout Canvas, in rect: CellRect, style: Style) {
    for (y, row) in text.wrapped(to: rect.width).prefix(rect.height).enumerated() {
      let place = CellPoint(x: rect.minX, y: rect.minY + y)
      canvas.write(row, at: place, style: style, width: rect.width)
    }
  }

  private func drawValue(
    _ index: Int, isFocused: Bool, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    let field = form.fields[index]
    switch model.editors[index] {
    case .line(var editor):
      canvas.drawField(
        &editor, placeholder: field.placeholder, isSecret: field.kind == .secureText,
        isFocused: isFocused, showsEnd: field.kind == .path, in: rect, theme: theme)
      if isFocused { drawProposal(index, into: &canvas, in: rect, theme: theme) }
      model.editors[index] = .line(editor)
    case .lines(var editor):
      editor.wrapWidth = rect.width - FormLayout.textEdge - 1
      model.editors[index] = .lines(editor)
      drawText(index, editor, isFocused: isFocused, into: &canvas, in: rect, theme: theme)
    case nil:
      let text = field.kind == .checkbox ? checkbox(field) : choice(index, theme)
      drawItem(text, isFocused: isFocused, into: &canvas, in: rect, theme: theme)
    }
  }

  /// The rest of what may be meant, behind the cursor.
  private func drawProposal(
    _ index: Int, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    guard let start = canvas.cursor, let hint = model.proposal(index)?.hint else { return }
    let width = rect.maxX - start.x
    canvas.write(
      hint.displayable.fitted(to: width, ellipsis: theme.glyphs.ellipsis), at: start,
      style: theme.secondary.adding(.underline), width: width)
  }

  /// A text of several lines, with a line at its left edge that shows how far it reaches.
  private func drawText(
    _ index: Int, _ editor: TextEditor, isFocused: Bool, into canvas: inout Canvas,
    in rect: CellRect, theme: Theme
  ) {
    let (rows, cursor) = (editor.rows, editor.cursorPosition)
    var scroll = lastDrawing.textScrolls[index] ?? VerticalScroll()
    scroll.reveal(cursor.y..<cursor.y + 1, total: rows.count, height: rect.height)
    lastDrawing.textScrolls[index] = scroll
    drawEdge(isFocused: isFocused, into: &canvas, in: rect, theme: theme)
    let placeholder = form.fields[index].placeholder
    let shown = editor.text.isEmpty ? [placeholder] : Array(rows[scroll.top...])
    let style = editor.text.isEmpty ? theme.secondary : theme.text
    for (y, row) in shown.prefix(rect.height).enumerated() {
      let place = CellPoint(x: rect.minX + FormLayout.textEdge, y: rect.minY + y)
      canvas.write(row, at: place, style: style, width: max(0, rect.width - FormLayout.textEdge))
    }
    canvas.drawScrollMarks(scroll, total: rows.count, in: rect, theme: theme)
    guard isFocused else { return }
    canvas.cursor = CellPoint(
      x: rect.minX + min(cursor.x + FormLayout.textEdge, max(0, rect.width - 1)),
      y: rect.minY + cursor.y - scroll.top
    )
    canvas.showsCursor = true
  }

  private func drawEdge(
    isFocused: Bool, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    let style = isFocused ? theme.accent : theme.border
    for y in rect.minY..<rect.maxY {
      canvas.put(Cell(theme.glyphs.vertical, style: style), at: CellPoint(x: rect.minX, y: y))
    }
  }

  private func checkbox(_ field: FormField) -> String {
    "[\(field.value == .flag(true) ? "x" : " ")] \(field.shownLabel)"
  }

  private func choice(_ index: Int, _ theme: Theme) -> String {
    let field = form.fields[index]
    let title = model.chosen(in: index).map { field.choices[$0].title } ?? field.value.text
    return "\(theme.glyphs.more[0]) \(title) \(theme.glyphs.more[1])"
  }

  private func drawItem(
    _ text: String, isFocused: Bool, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    let shown = text.fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis)
    canvas.write(shown, at: rect.origin, style: isFocused ? theme.selection : theme.text)
    guard isFocused else { return }
    canvas.markFocus(at: rect.origin)
  }
}
