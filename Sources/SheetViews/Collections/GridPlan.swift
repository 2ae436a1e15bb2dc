import SheetCells

/// Where the items of a grid lie: sections one below the other, items of one size, as many in a row as fit.
struct GridPlan: Equatable {
  /// The cells of an item, without the columns of the frame at its sides.
  var item: CellSize
  var gap: CellSize
  /// How many items each section has.
  var counts: [Int]

  /// The column at each side in which the current item is framed.
  static let side = 1

  /// How many items lie in a row of so many columns; at least one.
  func columns(in width: Int) -> Int {
    let step = item.width + 2 * Self.side + gap.width
    return max(1, (width + gap.width) / max(1, step))
  }

  /// How many items there are.
  var count: Int { counts.reduce(0, +) }

  /// Where an item lies, by its number among all: row of items and place in it.
  func place(of index: Int, columns: Int) -> (row: Int, column: Int)? {
    var (left, row) = (index, 0)
    guard index >= 0 else { return nil }
    for count in counts {
      if left < count { return (row + left / columns, left % columns) }
      left -= count
      row += rows(count, columns)
    }
    return nil
  }

  /// The item at a place; of a row that is not full, the last one.
  func index(row: Int, column: Int, columns: Int) -> Int? {
    var (before, first) = (0, 0)
    guard row >= 0 else { return nil }
    for count in counts {
      let rows = rows(count, columns)
      if row < first + rows {
        let start = before + (row - first) * columns
        return min(start + max(0, min(column, columns - 1)), before + count - 1)
      }
      before += count
      first += rows
    }
    return nil
  }

  /// How many rows of items there are.
  func rows(columns: Int) -> Int { counts.reduce(0) { $0 + rows($1, columns) } }

  /// The items in a row of items.
  func items(inRow row: Int, columns: Int) -> Range<Int> {
    guard let first = index(row: row, column: 0, columns: columns),
      let last = index(row: row, column: columns - 1, columns: columns)
    else { return 0..<0 }
    return first..<last + 1
  }

  private func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }
}
