import Foundation
import SheetCells

/// Lets the person choose one of many items.
///
/// Arrows, j, k, g, G, Home, End and pages move; Enter, Space, `l` or a click chooses; `/` opens a filter, in
/// which every letter is text, and what fits best comes first. Up to nine items have digits that choose
/// them; in a longer list a digit opens the filter. The controller does not dismiss itself: ``onChoose``
/// does.
///
/// ```swift
/// let list = ListViewController(title: "Folder", items: folders.map { ListItem($0.name) })
/// list.onChoose = { [weak list] index in
///   list?.dismiss(animated: true) { open(folders[index]) }
/// }
/// ```
open class ListViewController: UIViewController {
  /// Runs with the index of the chosen item in ``items``.
  open var onChoose: (@MainActor (Int) -> Void)?
  /// Runs when the person leaves by Esc; `nil` dismisses.
  open var onCancel: (@MainActor () -> Void)?
  /// Shown when there are no items at all.
  open var emptyText = "Nothing to choose from."

  private var model: ListModel
  /// The cells of the items as they were last drawn.
  private var rowsRect = CellRect(size: .zero)

  /// A list with a title. Thousands of items are fine.
  public init(title: String?, items: [ListItem], selectedIndex: Int = 0) {
    model = ListModel(items)
    model.select(item: selectedIndex)
    super.init()
    self.title = title
  }

  /// The items. Setting them closes the filter and selects the first.
  open var items: [ListItem] {
    get { model.items }
    set {
      let numbersItems = model.numbersItems
      model = ListModel(newValue)
      model.numbersItems = numbersItems
      setNeedsDisplay()
    }
  }

  /// Whether the items of a short list have digits that choose them. Not where items may come in between
  /// while a person looks: the digit would mean another one.
  package final var numbersItems: Bool {
    get { model.numbersItems }
    set { model.numbersItems = newValue }
  }

  /// Shows other items, as when more became known: the filter stays, and the item with the index `selected`
  /// is selected.
  package final func replaceItems(_ items: [ListItem], selecting selected: Int?) {
    model.replace(items, selecting: selected)
    setNeedsDisplay()
  }

  /// The index of the selected item; `nil` when the filter leaves none. Setting an index that the
  /// filter hides does nothing.
  open var selectedIndex: Int? {
    get { model.selectedItem }
    set {
      if let newValue { model.select(item: newValue) }
      setNeedsDisplay()
    }
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    fitted(super.presentationFrame(in: screen)) { available in
      let widest = items.prefix(500).map { $0.title.displayWidth + $0.detail.displayWidth + 4 }
      // 46: room for the keys and the count.
      let width = max(46, (title?.displayWidth ?? 0) + 6, (widest.max() ?? 0) + 5)
      return CellSize(width: min(80, width, available), height: max(1, items.count) + 1)
    }
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    let footer = canvas.size.height >= 2 ? 1 : 0
    let rect = CellRect(
      x: 0, y: 0, width: canvas.size.width, height: canvas.size.height - footer)
    rowsRect = rect
    model.layOut(height: rect.height)
    drawRows(into: &canvas, in: rect, theme: theme)
    canvas.drawScrollMarks(model.scroll, total: model.matches.count, in: rect, theme: theme)
    if footer > 0 { drawFooter(y: rect.maxY, into: &canvas, theme: theme) }
  }

  open override func handle(_ event: Event) -> Bool {
    switch use(event) {
    case .used: setNeedsDisplay()
    case .chosen(let index):
      setNeedsDisplay()
      onChoose?(index)
    case .unused: return cancel(event)
    }
    return true
  }

  private func use(_ event: Event) -> ListModel.Outcome {
    switch event {
    case .key(let key): return model.handle(key)
    case .paste(let text): model.paste(text)
    case .mouse(let mouse):
      switch mouse.action {
      case .press:
        return rowsRect.contains(mouse.location) ? model.press(row: mouse.location.y) : .unused
      case .wheelUp: return model.move(by: -3)
      case .wheelDown: return model.move(by: 3)
      case .release: return .unused
      }
    }
    return .used
  }

  private func cancel(_ event: Event) -> Bool {
    let leaves: [Event] = [.key(.escape), .key(.control("c"))]
    guard let onCancel, leaves.contains(event) else { return false }
    onCancel()
    return true
  }
}

// MARK: Drawing

extension ListViewController {
  private func drawRows(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    guard !model.matches.isEmpty else {
      let text = items.isEmpty ? emptyText : "Nothing matches."
      let fitted = text.fitted(to: rect.width - 2, ellipsis: theme.glyphs.ellipsis)
      canvas.write(fitted, at: CellPoint(x: 1, y: 0), style: theme.secondary)
      return
    }
    let seen = model.matches.dropFirst(model.scroll.top).prefix(rect.height)
    for (row, item) in seen.enumerated() {
      let place = CellRect(x: 0, y: row, width: rect.width, height: 1)
      drawRow(items[item], number: row + 1, into: &canvas, at: place, theme: theme)
    }
  }

  private func drawRow(
    _ item: ListItem, number: Int, into canvas: inout Canvas, at place: CellRect, theme: Theme
  ) {
    let isSelected = model.scroll.top + place.minY == model.selection
    if isSelected { canvas.fill(place, style: theme.selection) }
    let digit = model.hasDigits ? "\(number)" : " "
    let indent = place.width < 12 ? 0 : model.numbersItems && items.count <= 9 ? 3 : 1
    if indent > 1 {
      let style = isSelected ? theme.selection : theme.secondary
      canvas.write(digit, at: CellPoint(x: 1, y: place.minY), style: style)
    }
    let room = max(0, place.width - indent - 2)
    let detail = item.detail.displayWidth + 2 <= room / 2 ? item.detail : ""
    let title = item.title.fitted(
      to: room - (detail.isEmpty ? 0 : detail.displayWidth + 2), ellipsis: theme.glyphs.ellipsis)
    let start = CellPoint(x: indent, y: place.minY)
    canvas.write(title, at: start, style: isSelected ? theme.selection : theme.text)
    let end = CellPoint(x: place.maxX - 2 - detail.displayWidth, y: place.minY)
    canvas.write(detail, at: end, style: isSelected ? theme.selection : theme.secondary)
    if isSelected { canvas.cursor = start }
  }

  /// The filter while it is open, otherwise the keys and how many items there are.
  private func drawFooter(y: Int, into canvas: inout Canvas, theme: Theme) {
    let isOpen = model.filter != nil
    let total = items.count == 1 ? "1 item" : "\(items.count) items"
    let count = isOpen ? "\(model.matches.count) of \(items.count)" : total
    let countX = canvas.size.width - count.displayWidth - 2
    let showsCount = countX > (isOpen ? 12 : 20)
    if showsCount {
      canvas.write(count, at: CellPoint(x: countX, y: y), style: theme.secondary)
    }
    let room = max(0, (showsCount ? countX - 1 : canvas.size.width) - 1)
    let area = CellRect(x: 1, y: y, width: room, height: 1)
    guard var editor = model.filter else {
      let hints = area.width < 19 ? Self.hints.prefix(1) : Self.hints[...]
      return canvas.drawKeyHints(Array(hints), in: area, theme: theme)
    }
    canvas.write("/", at: CellPoint(x: 0, y: y), style: theme.key)
    canvas.drawField(
      &editor, placeholder: "", isSecret: false, isFocused: true, in: area, theme: theme)
    model.filter = editor
  }

  private static let hints: [KeyHint] = [("/", "filter"), ("⏎", "choose"), ("esc", "back")]
}

extension ListViewController: LinearPresentable {
  /// Numbers the items and asks for one.
  public func presentLinearly(on console: any LinearConsole) {
    if let title { console.say(title) }
    guard !items.isEmpty else { return console.say(emptyText) }
    let titles = items.map { $0.detail.isEmpty ? $0.title : "\($0.title), \($0.detail)" }
    guard let index = console.choose(titles, prompt: "Choose", standard: nil) else {
      onCancel?()
      return
    }
    onChoose?(index)
  }
}
