import SheetCells
import SheetPresentation

extension SheetView {
  /// Handles an event; `nil` when the sheet has no use for it.
  func handle(_ event: Event) -> SheetCommand? {
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse): layout.mode == .tooSmall ? nil : handle(mouse)
    case .paste(let text): filter.map { paste(text, into: $0) } ?? nil
    }
  }

  private func handle(_ key: Key) -> SheetCommand? {
    if layout.mode == .tooSmall { return SheetBindings.action(for: key) == .cancel ? .cancel : nil }
    guard let editor = filter else { return SheetBindings.action(for: key).flatMap(carryOut) }
    if let action = SheetBindings.actionWhileFiltering(for: key) { return carryOut(action) }
    return edit(key, editor)
  }

  /// A key for the filter. Esc closes it and brings all items back.
  private func edit(_ key: Key, _ editor: LineEditor) -> SheetCommand? {
    if key == .escape || key == .control("g") || key == .control("c") {
      setFilter(nil)
      return .redraw
    }
    var editor = editor
    if key == .backspace, editor.text.isEmpty {
      setFilter(nil)
      return .redraw
    }
    guard editor.handle(key) else { return nil }
    setFilter(editor)
    return .redraw
  }

  private func paste(_ text: String, into editor: LineEditor) -> SheetCommand {
    var editor = editor
    editor.paste(text)
    setFilter(editor)
    return .redraw
  }

  private func carryOut(_ action: GridAction) -> SheetCommand? {
    switch action {
    case .open: return selectedActivity.map(SheetCommand.open)
    case .pick(let number): return pick(number)
    case .filter: setFilter(filter ?? LineEditor(limit: LineEditor.filterLimit))
    case .showKeys: return .showKeys
    case .showRefusals: return .showRefusals
    case .cancel: return .cancel
    default: move(action)
    }
    return .redraw
  }

  private func move(_ action: GridAction) {
    let page = max(1, layout.visible)
    switch action {
    case .left: step(-1)
    case .right: step(1)
    case .up: layout.isList ? step(-1) : grid.moveRow(by: -1)
    case .down: layout.isList ? step(1) : grid.moveRow(by: 1)
    case .nextRow: grid.moveRow(by: 1, wraps: true)
    case .previousRow: grid.moveRow(by: -1, wraps: true)
    case .first: step(-Int(Int32.max))
    case .last: step(Int(Int32.max))
    case .pageBack: step(-page)
    case .pageForward: step(page)
    case .halfPageBack: step(-max(1, page / 2))
    case .halfPageForward: step(max(1, page / 2))
    case .open, .pick, .filter, .showKeys, .showRefusals, .cancel: break
    }
  }

  /// Moves along the row, or along the one list that a small screen shows.
  private func step(_ distance: Int) {
    layout.isList ? grid.moveInList(by: distance) : grid.move(by: distance)
  }

  /// Opens the item with a digit beside its title.
  private func pick(_ number: Int) -> SheetCommand? {
    guard let place = visibleItems.first(where: { $0.digit == number + 1 }) else { return nil }
    grid.select(place.row, place.index)
    return selectedActivity.map(SheetCommand.open)
  }

  private func handle(_ mouse: Mouse) -> SheetCommand? {
    switch mouse.action {
    case .release: return nil
    case .press: return click(mouse.location)
    case .wheelUp: return wheel(-1, mouse.location)
    case .wheelDown: return wheel(1, mouse.location)
    }
  }

  /// A click selects; a click on what is selected opens it, and so does a double click.
  private func click(_ point: CellPoint) -> SheetCommand? {
    guard let place = visibleItems.first(where: { $0.frame.contains(point) }) else { return nil }
    let selected = grid.selection
    if selected?.row == place.row, selected?.index == place.index {
      return selectedActivity.map(SheetCommand.open)
    }
    grid.select(place.row, place.index)
    return .redraw
  }

  private func wheel(_ direction: Int, _ point: CellPoint) -> SheetCommand? {
    guard !layout.isList else {
      grid.moveInList(by: direction)
      return .redraw
    }
    let row = layout.rows.lastIndex { $0.rule <= point.y } ?? 0
    grid.scroll(row, by: direction, visible: layout.visible)
    return .redraw
  }
}
