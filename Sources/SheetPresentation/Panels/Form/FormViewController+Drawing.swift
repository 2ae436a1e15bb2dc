import SheetCells

extension FormViewController {
  /// The size that shows everything, not wider than `available` columns.
  func contentSize(available: Int) -> CellSize {
    let width = min(available, 68)
    let inner = width - margins(width)
    let layout = FormLayout(model, width: inner, multilineHeight: 8)
    let footer = footerHeight(CellSize(width: inner, height: layout.height + 9))
    return CellSize(width: width, height: layout.height + footer)
  }

  func drawContent(into canvas: inout Canvas, theme: Theme) {
    let size = canvas.size
    let margin = margins(size.width) / 2
    let width = size.width - 2 * margin
    let footer = footerHeight(CellSize(width: width, height: size.height))
    let rect = CellRect(x: margin, y: 0, width: width, height: size.height - footer)
    let layout = layout(in: rect.size)
    lastDrawing.fieldsRect = rect
    drawFields(layout, into: &canvas, in: rect, theme: theme)
    let below = CellRect(x: margin, y: rect.maxY, width: rect.width, height: footer)
    drawFooter(into: &canvas, in: below, theme: theme)
  }

  private func margins(_ width: Int) -> Int { width >= 24 ? 2 : 0 }

  /// The buttons stay in sight. Help, a message and a blank row are added where there is room; in three
  /// rows or less either the field or the buttons are seen.
  private func footerHeight(_ size: CellSize) -> Int {
    guard size.height > 3 else { return model.focusedField == nil ? min(1, size.height) : 0 }
    guard size.height > 5 else { return 1 }
    return 2 + helpHeight(size)
  }

  /// A message gets the rows that it needs, as long as the field with the focus is seen above it.
  private func helpHeight(_ size: CellSize) -> Int {
    if let problem = model.generalProblem {
      return min(problem.wrapped(to: size.width).count, size.height - 3)
    }
    return model.form.fields.contains { !$0.help.isEmpty } ? 1 : 0
  }

  /// Fields of several lines share the room that is left, but never have less than three rows, unless
  /// there are fewer.
  private func layout(in size: CellSize) -> FormLayout {
    let least = min(3, max(1, size.height))
    let layout = FormLayout(model, width: size.width, multilineHeight: least)
    let growing = model.form.fields.count { $0.kind == .multilineText }
    guard growing > 0, layout.height < size.height else { return layout }
    let more = (size.height - layout.height) / growing
    return FormLayout(model, width: size.width, multilineHeight: least + more)
  }

  private func drawFields(
    _ layout: FormLayout, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    var tall = Canvas(size: CellSize(width: rect.width, height: layout.height))
    for (index, place) in layout.places.enumerated() {
      lastDrawing.values[index] = form.fields[index].isInput ? place.value : nil
      drawField(index, place, into: &tall, theme: theme)
    }
    if let index = model.focusedField {
      let place = layout.places[index]
      scroll.reveal(place.rows, total: layout.height, height: rect.height)
      let seen = tall.cursor.map { $0.y..<$0.y + 1 } ?? place.value.minY..<place.value.maxY
      scroll.reveal(seen, total: layout.height, height: rect.height)
    }
    scroll.clamp(total: layout.height, height: rect.height)
    canvas.draw(tall, scroll: scroll, in: rect)
    let edge = CellRect(x: 0, y: rect.minY, width: canvas.size.width, height: rect.height)
    canvas.drawScrollMarks(scroll, total: layout.height, in: edge, theme: theme)
  }

  private func drawFooter(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    lastDrawing.submit = CellRect(size: .zero)
    lastDrawing.cancel = CellRect(size: .zero)
    guard rect.height > 0 else { return }
    if rect.height > 2 { drawHelp(into: &canvas, in: rect, theme: theme) }
    let buttons = [PanelButton(title: form.submitTitle), PanelButton(title: "Cancel")]
    var stops = [FormModel.Stop.submit, .cancel]
    if !ButtonLayout.fitsInRow(buttons, width: rect.width) {
      stops = model.focus == .cancel ? [.cancel] : [.submit]
    }
    let shown = stops.map { $0 == .submit ? buttons[0] : buttons[1] }
    let places = ButtonLayout.row(shown, in: rect.width, y: rect.maxY - 1)
    for (index, stop) in stops.enumerated() {
      let place = CellRect(
        x: places[index].minX + rect.minX, y: rect.maxY - 1, width: places[index].width, height: 1)
      shown[index].draw(into: &canvas, at: place, isFocused: model.focus == stop, theme: theme)
      if stop == .submit { lastDrawing.submit = place } else { lastDrawing.cancel = place }
    }
  }

  private func drawHelp(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    let rows = helpRows(CellSize(width: rect.width, height: rect.height - 2), theme)
    let style = model.generalProblem == nil ? theme.secondary : theme.failure
    for (index, row) in rows.enumerated() {
      let place = CellPoint(x: rect.minX, y: rect.maxY - 1 - rows.count + index)
      canvas.write(row, at: place, style: style)
    }
  }

  /// What is wrong, else what a value means, else what the field is for.
  private func helpRows(_ size: CellSize, _ theme: Theme) -> [String] {
    func fitted(_ text: String) -> String {
      text.fitted(to: size.width, ellipsis: theme.glyphs.ellipsis)
    }
    guard let problem = model.generalProblem else {
      guard let field = model.focusedField.map({ form.fields[$0] }) else { return [] }
      return [fitted(form.explain(form.values)[field.id] ?? field.help)]
    }
    let rows = problem.wrapped(to: size.width)
    guard rows.count > size.height, size.height > 0 else { return rows }
    return rows.prefix(size.height - 1) + [
      fitted(rows[(size.height - 1)...].joined(separator: " "))
    ]
  }
}
