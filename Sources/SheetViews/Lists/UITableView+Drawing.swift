import Foundation
import SheetCells
import SheetPresentation

extension UITableView {
  /// Draws lines from the first seen on until there is no room, with the current one among them.
  func drawRows(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    load()
    (drawn, heights) = ([], [:])
    let rect = drawHints(into: &canvas, in: rect, theme: state.theme)
    guard rect.height > 0, rect.width > 0 else { return }
    settle(in: rect)
    let origin = canvas.bounds.intersection(rect).origin
    var (y, line, seen) = (0, top, Set<IndexPath>())
    var inner = Canvas(size: rect.size)
    while y < rect.height, line < rows.count {
      let height = height(of: line, width: rect.width)
      let place = CellRect(x: 0, y: y, width: rect.width, height: height)
      if case .row(let path) = rows[line] { seen.insert(path) }
      drawLine(line, into: &inner, in: place, offset: origin, state: state)
      drawn.append((line, place))
      (y, line) = (y + height, line + 1)
    }
    for path in Array(shown.keys) where !seen.contains(path) { forget(path) }
    let hasMore = line < rows.count || y > rect.height
    inner.drawListMarks(above: top > 0, below: hasMore, theme: state.theme)
    if rows.rowCount == 0 {
      let room = CellRect(x: 0, y: y, width: rect.width, height: max(0, rect.height - y))
      drawEmpty(backgroundView, hint: rows.isEmpty, into: &inner, in: room, offset: origin, state)
    }
    canvas.draw(inner, at: rect.origin)
  }

  /// Moves the first line just so far that the current one is seen.
  private func settle(in rect: CellRect) {
    current = nearestRow(to: current, step: 1) ?? 0
    seenRows = rect.height
    let wanted = focusedLine ?? current
    // What stands above the first row is seen with it, and what stands below the last.
    var (first, last) = (wanted, wanted)
    while first > 0, isTitle(first - 1) { first -= 1 }
    while last + 1 < rows.count, isEnd(last + 1) { last += 1 }
    if first < top { top = first }
    top = max(0, min(top, rows.count - 1))
    var (line, room) = (last, rect.height)
    while line >= top {
      room -= height(of: line, width: rect.width)
      if room < 0 { break }
      line -= 1
    }
    top = max(top, min(line + 1, wanted))
    fillFromBelow(rect)
  }

  private func isTitle(_ line: Int) -> Bool {
    switch rows[line] {
    case .head, .header: true
    default: false
    }
  }

  private func isEnd(_ line: Int) -> Bool {
    switch rows[line] {
    case .foot, .footer: true
    default: false
    }
  }

  /// No room is left free below while there are lines above.
  private func fillFromBelow(_ rect: CellRect) {
    var (line, room) = (top, rect.height)
    while line < rows.count, room > 0 {
      room -= height(of: line, width: rect.width)
      line += 1
    }
    while top > 0, room > 0, room >= height(of: top - 1, width: rect.width) {
      top -= 1
      room -= height(of: top, width: rect.width)
    }
  }

  /// Rows that a line takes, found out once a frame.
  private func height(of line: Int, width: Int) -> Int {
    if let known = heights[line] { return known }
    let height = neededRows(of: line, width: width)
    heights[line] = height
    return height
  }

  private func neededRows(of line: Int, width: Int) -> Int {
    switch rows[line] {
    case .header(let section): section > 0 ? 2 : 1
    case .footer: 1
    case .head: height(of: tableHeaderView, width: width)
    case .foot: height(of: tableFooterView, width: width)
    case .row(let path):
      cell(at: path).map { $0.rows(width: width, given: givenRows(path)) } ?? 1
    case nil: 1
    }
  }

  private func givenRows(_ path: IndexPath) -> Int? {
    let points = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return points > 0 ? max(1, CellMetrics.rows(points)) : nil
  }

  private func drawLine(
    _ line: Int, into canvas: inout Canvas, in rect: CellRect, offset: CellPoint, state: ViewState
  ) {
    let theme = state.theme
    switch rows[line] {
    case .header(let section):
      let title = header(section) ?? ""
      canvas.drawSectionTitle(title, in: rect, style: theme.heading, theme: theme)
    case .footer(let section):
      let title = footer(section) ?? ""
      canvas.drawSectionTitle(title, in: rect, style: theme.secondary, theme: theme)
    case .row(let path):
      cell(at: path)?.draw(
        into: &canvas, in: rect, offset: offset, isCurrent: line == current, state: state)
    case .head: tableHeaderView.map { drawPart($0, into: &canvas, in: rect, offset: offset) }
    case .foot: tableFooterView.map { drawPart($0, into: &canvas, in: rect, offset: offset) }
    case nil: break
    }
  }

  // MARK: Keys

  func handle(_ event: Event) -> Bool {
    load()
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .paste: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    let page = max(1, drawn.count - 1)
    switch key {
    case .up, .character("k"), .control("p"): return move(by: -1)
    case .down, .character("j"), .control("n"): return move(by: 1)
    case .pageUp: return move(by: -page)
    case .pageDown: return move(by: page)
    case .home, .character("g"): return move(by: -rows.count)
    case .end, .character("G"): return move(by: rows.count)
    case .character("x"), .delete: return offerActions()
    case .character("r"): return refresh()
    case .character("J") where isEditing: return moveRow(by: 1)
    case .character("K") where isEditing: return moveRow(by: -1)
    case .character(" ") where useAccessory(): return true
    case .enter, .character(" "):
      guard rows.count > 0 else { return false }
      if !canChoose(current), useAccessory() { return true }
      choose(current)
      return true
    default: return false
    }
  }

  private func canChoose(_ line: Int) -> Bool {
    guard case .row(let path) = rows[line] else { return false }
    return allowsSelection
      && shown[path]?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  /// The control in the current row, if it has one.
  func useAccessory() -> Bool {
    guard let path = currentPath, let cell = shown[path] else { return false }
    guard let accessory = cell.accessoryView else {
      return cell.hasDetailButton && tellOfAccessory(at: path)
    }
    return accessory.content?.use(.key(.character(" "))) ?? false
  }

  /// Moves the selection; at an end keys of one step go on to a neighbour.
  private func move(by step: Int) -> Bool {
    let wanted = max(0, min(current + step, rows.count - 1))
    guard let new = nearestRow(to: wanted, step: step > 0 ? 1 : -1), new != current else {
      // The title above the first row comes into sight with another step.
      if step < 0, top > 0, nearestRow(to: 0, step: 1) == current { top = 0 }
      return abs(step) > 1
    }
    current = new
    setNeedsDisplay()
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp: return move(by: -3)
    case .wheelDown: return move(by: 3)
    case .release: return false
    case .press:
      guard let hit = drawn.first(where: { $0.rect.contains(mouse.location) }),
        case .row = rows[hit.line]
      else { return false }
      current = hit.line
      let isAtEnd = mouse.location.x >= hit.rect.maxX - 8
      if isAtEnd, useAccessory() { return true }
      choose(hit.line)
      return true
    }
  }

  // MARK: Line by line

  /// The most rows that are offered with numbers.
  private static let mostSpoken = 500

  var spokenRows: SpokenView {
    load()
    var choices: [SpokenChoice] = []
    for line in 0..<min(rows.count, Self.mostSpoken) {
      guard case .row(let path) = rows[line], let cell = cell(at: path) else { continue }
      choices.append(
        SpokenChoice(cell.spokenTitle, stays: allowsMultipleSelection) { [weak self] in
          self?.current = line
          self?.choose(line)
        })
      choices += rowActions(at: path).map { action in
        SpokenChoice("\(action.title): \(cell.spokenTitle)", stays: true, choose: action.run)
      }
    }
    if let refreshControl {
      choices.append(SpokenChoice("Refresh", stays: true) { refreshControl.pull() })
    }
    return .choices(choices)
  }
}
