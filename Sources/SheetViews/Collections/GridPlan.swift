import SheetCells

/// Where the items of a grid lie: sections one below the other, items of one size, as many in a row as fit. A section
/// may have a header above its items.
struct GridPlan: Equatable {
  /// The cells of an item, without the columns of the frame at its sides.
  var item: CellSize
  var gap: CellSize
  /// How many items each section has.
  var counts: [Int]
  /// Whether a section has a header; those that are not here have none.
  var headers: [Bool] = []

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

  private func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }
}

/// Headers and rows of items by number, as they follow on the screen.
extension GridPlan {
  enum Line: Equatable { case header(Int), items(Range<Int>) }

  private func headers(_ section: Int) -> Int {
    headers.indices.contains(section) && headers[section] ? 1 : 0
  }

  /// How many lines there are.
  func lines(columns: Int) -> Int {
    counts.enumerated().reduce(0) { $0 + headers($1.offset) + rows($1.element, columns) }
  }

  /// What is on a line.
  func line(_ number: Int, columns: Int) -> Line? {
    var (before, first) = (0, 0)
    guard number >= 0 else { return nil }
    for (section, count) in counts.enumerated() {
      let row = number - first - headers(section)
      if row < 0 { return .header(section) }
      if row < rows(count, columns) {
        let start = before + row * columns
        return .items(start..<min(start + columns, before + count))
      }
      before += count
      first += headers(section) + rows(count, columns)
    }
    return nil
  }

  /// The line on which an item is.
  func line(of index: Int, columns: Int) -> Int? {
    var (left, first) = (index, 0)
    guard index >= 0 else { return nil }
    for (section, count) in counts.enumerated() {
      first += headers(section)
      if left < count { return first + left / columns }
      left -= count
      first += rows(count, columns)
    }
    return nil
  }

  /// The rows that a line takes: a header has a free one above, but for the first.
  func height(of number: Int, columns: Int) -> Int {
    switch line(number, columns: columns) {
    case .header(let section): section > 0 ? 2 : 1
    case .items: item.height
    case nil: 1
    }
  }

  /// The free rows between a line and the next: there are some only between items.
  func gap(after number: Int, columns: Int) -> Int {
    guard case .items = line(number, columns: columns),
      case .items = line(number + 1, columns: columns)
    else { return 0 }
    return gap.height
  }

  private func step(_ number: Int, _ columns: Int) -> Int {
    height(of: number, columns: columns) + gap(after: number, columns: columns)
  }

  /// The first line to be seen in so many rows, moved from `top` just so far that the item is seen with the headers
  /// around it.
  func top(from top: Int, showing index: Int, columns: Int, height: Int) -> Int {
    let wanted = line(of: index, columns: columns) ?? 0
    let (first, last) = neighbours(of: wanted, columns: columns, most: height)
    let top = max(0, min(top, first, lines(columns: columns) - 1))
    var (line, room) = (last, height + gap(after: last, columns: columns))
    while line >= top {
      room -= step(line, columns)
      if room < 0 { break }
      line -= 1
    }
    return filled(max(top, min(line + 1, wanted)), columns: columns, height: height)
  }

  /// The first header right above a line and, when no items follow, the last one below.
  private func neighbours(of wanted: Int, columns: Int, most: Int) -> (first: Int, last: Int) {
    var (first, last) = (wanted, wanted)
    while wanted - first < most, isHeader(first - 1, columns) { first -= 1 }
    while last - wanted < most, isHeader(last + 1, columns) { last += 1 }
    return (first, last + 1 == lines(columns: columns) ? last : wanted)
  }

  /// No room is left free below while there are lines above.
  private func filled(_ top: Int, columns: Int, height: Int) -> Int {
    let count = lines(columns: columns)
    var (top, line, room) = (top, top, height)
    while line < count, room > 0 {
      room -= step(line, columns)
      line += 1
    }
    while top > 0, room > 0, room >= step(top - 1, columns) {
      top -= 1
      room -= step(top, columns)
    }
    return top
  }

  private func isHeader(_ number: Int, _ columns: Int) -> Bool {
    if case .header = line(number, columns: columns) { true } else { false }
  }
}
