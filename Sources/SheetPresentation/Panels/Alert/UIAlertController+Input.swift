import SheetCells

extension UIAlertController {
  func use(_ event: Event) -> Bool {
    switch event {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    }
  }

  private func handle(_ key: Key) -> Bool {
    if key == .escape || key == .control("c") { return cancel() }
    if fields.indices.contains(focus), fields[focus].editor.handle(key) { return true }
    switch key {
    case .tab, .down, .right, .control("n"): return move(by: 1, wraps: key == .tab, for: key)
    case .backTab, .up, .left, .control("p"): return move(by: -1, wraps: key == .backTab, for: key)
    case .enter: pressEnter()
    case .character(" ") where !fields.indices.contains(focus): pressEnter()
    default: return pager.handle(.key(key))
    }
    return true
  }

  private func cancel() -> Bool {
    guard let escapeAction else { return false }
    finish(with: escapeAction)
    return true
  }

  /// Moves the focus. Up and down scroll the message when the buttons lie side by side.
  private func move(by step: Int, wraps: Bool, for key: Key) -> Bool {
    let count = fields.count + actions.count
    guard count > 0 else { return pager.handle(.key(key)) }
    let isVertical = [.up, .down, .control("n"), .control("p")].contains(key)
    if isVertical, buttonsShareRow, focus >= fields.count, step > 0 || fields.isEmpty {
      return pager.handle(.key(key))
    }
    if isVertical, buttonsShareRow, focus >= fields.count {
      focus = fields.count - 1
      return true
    }
    focus = wraps ? (focus + step + count) % count : min(max(0, focus + step), count - 1)
    return true
  }

  private var buttonsShareRow: Bool {
    guard let buttons = lastLayout?.buttons, buttons.count > 1 else { return true }
    return buttons[0].minY == buttons[1].minY
  }

  private func pressEnter() {
    let shown = shownActions
    if shown.indices.contains(focus - fields.count) {
      return finish(with: shown[focus - fields.count])
    }
    if focus + 1 < fields.count {
      focus += 1
    } else if let fieldAction {
      finish(with: fieldAction)
    } else if !actions.isEmpty {
      focus = fields.count
    }
  }

  private func paste(_ text: String) -> Bool {
    guard fields.indices.contains(focus) else { return false }
    fields[focus].editor.paste(text)
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    guard mouse.action == .press, let lastLayout else { return pager.handle(.mouse(mouse)) }
    guard lastLayout.controls.contains(mouse.location) else { return false }
    let point = CellPoint(
      x: mouse.location.x - lastLayout.controls.minX,
      y: mouse.location.y - lastLayout.controls.minY + controlsScroll.top)
    if let index = lastLayout.fields.firstIndex(where: { $0.contains(point) }) {
      focus = index
      let field = fields[index]
      field.editor.moveCursor(toColumn: point.x, masked: field.isSecureTextEntry)
    } else if let index = lastLayout.buttons.firstIndex(where: { $0.contains(point) }) {
      focus = fields.count + index
      pressEnter()
    }
    return true
  }
}
