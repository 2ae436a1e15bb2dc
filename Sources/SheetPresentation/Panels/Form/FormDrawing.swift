import SheetCells

/// What a form remembers of the frame it drew last: where a click goes and how far texts are scrolled.
struct FormDrawing: Equatable {
  /// Through which the fields are seen.
  var fieldsRect = CellRect(size: .zero)
  /// The values, on the tall canvas of the fields.
  var values: [Int: CellRect] = [:]
  var submit = CellRect(size: .zero)
  var cancel = CellRect(size: .zero)
  /// The places in fields of several lines.
  var textScrolls: [Int: VerticalScroll] = [:]

  /// What lies at a place of the canvas, and its rectangle there.
  func target(at point: CellPoint, scroll: VerticalScroll) -> (FormModel.Stop, CellRect)? {
    if submit.contains(point) { return (.submit, submit) }
    if cancel.contains(point) { return (.cancel, cancel) }
    guard fieldsRect.contains(point) else { return nil }
    for (index, rect) in values {
      let shown = CellRect(
        x: rect.minX + fieldsRect.minX, y: rect.minY + fieldsRect.minY - scroll.top,
        width: rect.width, height: rect.height)
      if shown.contains(point) { return (.field(index), shown) }
    }
    return nil
  }
}
