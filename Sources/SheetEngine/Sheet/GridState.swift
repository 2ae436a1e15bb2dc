/// Which item is selected and how far each row is scrolled: plain numbers, so that every way to move
/// is tested without a sheet.
struct GridState: Equatable {
  /// One row.
  struct Row: Equatable {
    /// How many items it has.
    var count: Int
    /// The selected one; kept while another row has the focus.
    var selected = 0
    /// The first one that is seen.
    var first = 0
  }

  /// The rows from the top.
  private(set) var rows: [Row]
  /// The row with the focus.
  private(set) var focused: Int

  /// Makes a state for rows of so many items, with the first item that exists selected.
  init(counts: [Int]) {
    rows = counts.map { Row(count: $0) }
    focused = counts.firstIndex { $0 > 0 } ?? 0
  }

  /// The selected item, or `nil` when there is none.
  var selection: (row: Int, index: Int)? {
    guard rows.indices.contains(focused), rows[focused].count > 0 else { return nil }
    return (focused, rows[focused].selected)
  }

  /// Moves within the focused row and stops at its ends.
  mutating func move(by distance: Int) {
    select(focused, rows.indices.contains(focused) ? rows[focused].selected + distance : 0)
  }

  /// Goes to the next row that has items, or the one before; around the edge with `wraps`.
  mutating func moveRow(by step: Int, wraps: Bool = false) {
    var row = focused
    for _ in rows.indices {
      row += step
      if wraps { row = (row + rows.count) % rows.count }
      guard rows.indices.contains(row) else { return }
      if rows[row].count > 0 {
        focused = row
        return
      }
    }
  }

  /// Moves as through one list: past the end of a row to the next one.
  mutating func moveInList(by distance: Int) {
    let counts = rows.map(\.count)
    let place = counts[..<focused].reduce(0, +) + (selection?.index ?? 0) + distance
    var rest = min(max(0, place), counts.reduce(0, +) - 1)
    for (row, count) in counts.enumerated() {
      if rest < count { return select(row, rest) }
      rest -= count
    }
  }

  /// Selects an item; an index past an end means the end.
  mutating func select(_ row: Int, _ index: Int) {
    guard rows.indices.contains(row), rows[row].count > 0 else { return }
    focused = row
    rows[row].selected = min(max(0, index), rows[row].count - 1)
  }

  /// Scrolls a row without moving the selection, as the wheel does; the selection follows when it
  /// would leave the screen.
  mutating func scroll(_ row: Int, by distance: Int, visible: Int) {
    guard rows.indices.contains(row), visible > 0 else { return }
    let last = max(0, rows[row].count - visible)
    rows[row].first = min(max(0, rows[row].first + distance), last)
    let seen = rows[row].first...(rows[row].first + visible - 1)
    rows[row].selected = min(
      max(rows[row].selected, seen.lowerBound), min(seen.upperBound, max(0, rows[row].count - 1)))
  }

  /// Scrolls every row as little as it takes to show its selected item among `visible` ones.
  mutating func keepSelectionVisible(_ visible: Int) {
    guard visible > 0 else { return }
    for row in rows.indices {
      let selected = rows[row].selected
      let first = min(max(rows[row].first, selected - visible + 1), selected)
      rows[row].first = max(0, min(first, rows[row].count - visible))
    }
  }
}
