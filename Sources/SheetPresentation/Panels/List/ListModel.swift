import SheetCells

/// A list with a selection and a filter: everything about it but the drawing.
struct ListModel: Equatable, Sendable {
  enum Outcome: Equatable { case unused, used, chosen(Int) }

  private(set) var items: [ListItem]
  private var index: ListFilter
  /// Whether items of a short list have digits at all.
  var numbersItems = true
  /// The indices of the items that pass the filter.
  private(set) var matches: [Int]
  /// The place of the selection among ``matches``; meaningless when there are none.
  private(set) var selection = 0
  private(set) var scroll = VerticalScroll()
  /// The line that is typed into; `nil` while the filter is closed.
  var filter: LineEditor?
  private var height = 1

  init(_ items: [ListItem]) {
    self.items = items
    index = ListFilter(items)
    matches = Array(items.indices)
  }

  /// Whether each item has a digit that chooses it. In a longer list, who types digits looks for a number.
  var hasDigits: Bool { numbersItems && items.count <= 9 && filter == nil }

  var selectedItem: Int? { matches.indices.contains(selection) ? matches[selection] : nil }

  mutating func select(item: Int) {
    selection = matches.firstIndex(of: item) ?? selection
  }

  /// Takes other items. What is typed into the filter stays, and `item` is selected if it passes.
  mutating func replace(_ items: [ListItem], selecting item: Int?) {
    self.items = items
    index = ListFilter(items)
    matches = index.matches(filter?.text ?? "")
    let kept = min(selection, max(0, matches.count - 1))
    selection = item.flatMap { matches.firstIndex(of: $0) } ?? kept
  }

  /// Keeps the selection seen in so many rows.
  mutating func layOut(height: Int) {
    self.height = max(1, height)
    scroll.reveal(selection..<selection + 1, total: matches.count, height: self.height)
  }

  mutating func handle(_ key: Key) -> Outcome {
    if key == .enter { return selectedItem.map(Outcome.chosen) ?? .used }
    if let step = step(for: key) { return move(by: step) }
    return filter == nil ? handleClosed(key) : handleOpen(key)
  }

  mutating func paste(_ text: String) {
    if filter == nil { filter = LineEditor(limit: LineEditor.filterLimit) }
    filter?.paste(text)
    applyFilter()
  }

  /// Scrolls by the wheel: the selection goes with it.
  mutating func move(by step: Int) -> Outcome {
    selection = max(0, min(selection + step, matches.count - 1))
    return .used
  }

  /// Chooses what is on a row of the screen, counted from the first seen.
  mutating func press(row: Int) -> Outcome {
    let place = scroll.top + row
    guard row >= 0, row < height, matches.indices.contains(place) else { return .unused }
    selection = place
    return .chosen(matches[place])
  }

  /// Keys that move whether the filter is open or not.
  private func step(for key: Key) -> Int? {
    switch key {
    case .up, .control("p"), .control("k"), .backTab: -1
    case .down, .control("n"), .control("j"), .tab: 1
    case .pageUp: -max(1, height - 1)
    case .pageDown: max(1, height - 1)
    case .home where filter == nil: -matches.count
    case .end where filter == nil: matches.count
    default: nil
    }
  }

  private mutating func handleClosed(_ key: Key) -> Outcome {
    switch key {
    case .character("/"): filter = LineEditor(limit: LineEditor.filterLimit)
    case .character("k"): return move(by: -1)
    case .character("j"): return move(by: 1)
    case .character("g"): return move(by: -matches.count)
    case .character("G"): return move(by: matches.count)
    case .character("l"), .character(" "), .right:
      return selectedItem.map(Outcome.chosen) ?? .used
    case .control("u"): return move(by: -max(1, height / 2))
    case .control("d"): return move(by: max(1, height / 2))
    case .character(let character): return handleDigit(character)
    default: return .unused
    }
    return .used
  }

  private mutating func handleDigit(_ character: Character) -> Outcome {
    guard character.isASCII, let number = character.wholeNumberValue else { return .unused }
    guard hasDigits else {
      paste(String(character))
      return .used
    }
    return press(row: number - 1)
  }

  /// Esc empties the filter and closes it; Backspace in an empty one closes it too.
  private mutating func handleOpen(_ key: Key) -> Outcome {
    let isEmpty = filter?.text.isEmpty ?? true
    if key == .escape || (key == .backspace && isEmpty) {
      filter = nil
    } else if filter?.handle(key) != true {
      return .unused
    }
    applyFilter()
    return .used
  }

  /// Filters anew. What fits best is selected while something is typed, so that Enter chooses it; a filter
  /// that is closed leaves the selection where it is.
  private mutating func applyFilter() {
    let (old, text) = (selectedItem, filter?.text ?? "")
    matches = index.matches(text)
    selection = text.isEmpty ? old.flatMap { matches.firstIndex(of: $0) } ?? 0 : 0
    scroll = VerticalScroll()
  }
}
