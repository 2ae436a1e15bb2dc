import SheetCells

/// What a key does in the grid.
package enum GridAction: Hashable, Sendable {
  case left, right, up, down
  case nextRow, previousRow
  case first, last
  case pageBack, pageForward, halfPageBack, halfPageForward
  case open
  case pick(Int)
  case filter
  case showKeys
  case showRefusals
  case cancel
}

/// The keys of the grid. This is the only list of them.
package enum SheetBindings {
  /// In the order of the help and the manual.
  package static let grid: [KeyBinding<GridAction>] = [
    KeyBinding(
      [.left] + Key.letters("h") + [.control("b")], "Left, h, Ctrl-B", .left,
      "go to the item on the left", footer: ("←→↑↓", "choose")),
    KeyBinding(
      [.right] + Key.letters("l") + [.control("f")], "Right, l, Ctrl-F", .right,
      "go to the item on the right"),
    KeyBinding(
      [.up] + Key.letters("k") + [.control("p"), .control("k")], "Up, k, Ctrl-P, Ctrl-K", .up,
      "go to the row above"),
    KeyBinding(
      [.down] + Key.letters("j") + [.control("n"), .control("j")], "Down, j, Ctrl-N, Ctrl-J", .down,
      "go to the row below"),
    KeyBinding([.tab], "Tab", .nextRow, "go to the next row"),
    KeyBinding([.backTab], "Shift-Tab", .previousRow, "go to the previous row"),
    KeyBinding(
      [.home, .control("a")] + Key.letters("g"), "Home, g, Ctrl-A", .first,
      "go to the first item of the row"),
    KeyBinding(
      [.end, .control("e")] + Key.letters("G"), "End, G, Ctrl-E", .last,
      "go to the last item of the row"),
    KeyBinding([.pageUp], "Page Up", .pageBack, "go back by as many items as are seen"),
    KeyBinding([.pageDown], "Page Down", .pageForward, "go on by as many items as are seen"),
    KeyBinding([.control("u")], "Ctrl-U", .halfPageBack, "go back by half as many"),
    KeyBinding([.control("d")], "Ctrl-D", .halfPageForward, "go on by half as many"),
    KeyBinding(
      [.enter] + Key.letters(" "), "Enter, Space", .open, "open the selected item",
      footer: ("⏎", "open")),
    KeyBinding([], "1 to 9", .pick(0), "open the item with that number in the row"),
    KeyBinding(
      Key.letters("/"), "/", .filter, "filter by typing; Enter opens the first",
      footer: ("/", "filter")),
    KeyBinding(
      Key.letters("?") + [.function(1)], "?, F1", .showKeys, "show the keys", footer: ("?", "keys")),
    KeyBinding(
      Key.letters("w"), "w", .showRefusals, "show what is not offered here, and why"),
    KeyBinding(
      [.escape] + Key.letters("q") + [.control("c"), .control("g")], "Esc, q, Ctrl-C, Ctrl-G",
      .cancel, "go back; in the grid, leave without sharing", footer: ("esc", "cancel")),
  ]

  /// Keys that work everywhere, handled below the sheet.
  package static let everywhere: [(names: String, meaning: String)] = [
    ("Ctrl-Z", "suspend; fg brings the sheet back"),
    ("Ctrl-L", "paint the screen again"),
  ]

  /// Searched row by row: making the type of a dictionary would cost more than a person's keys.
  private static func command(for key: Key) -> GridAction? {
    grid.first { $0.keys.contains(key) }?.command
  }

  /// What a key does while the filter is closed.
  static func action(for key: Key) -> GridAction? {
    if case .character(let character) = key, let digit = character.wholeNumberValue,
      character.isASCII, (1...9).contains(digit)
    {
      return .pick(digit - 1)
    }
    return command(for: key)
  }

  /// What a key does while the filter is open: letters are typed, and what readline uses is its own.
  static func actionWhileFiltering(for key: Key) -> GridAction? {
    switch key {
    case .left, .right, .up, .down, .tab, .backTab, .pageUp, .pageDown, .enter,
      .control("n"), .control("p"), .control("j"), .control("k"):
      return command(for: key)
    default: return nil
    }
  }
}
