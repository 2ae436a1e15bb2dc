import Foundation
import SheetCells
import SheetPresentation

/// The views above and below the rows, and the one that is seen when there are none.
extension UITableView {
  func change(_ old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsDisplay()
    guard isLoaded else { return }
    // Lines have other numbers now, the rows are the same.
    let path = currentPath
    isLoaded = false
    load()
    if let path { current = rows.line(of: path) ?? current }
  }

  var partsBefore: [UIView] {
    load()
    let background = rows.rowCount == 0 ? backgroundView : nil
    return [tableHeaderView, background].compactMap(\.self)
  }

  /// The view above or below the rows that has the focus or has it in it.
  var focusedPart: UIView? {
    [tableHeaderView, tableFooterView, backgroundView].lazy.compactMap(\.self).first {
      $0.focusInside != nil
    }
  }

  /// Keys that such a view left are not the rows': the arrows go on to the nearest row.
  func usesFromPart(_ event: Event) -> Bool? {
    guard case .key(let key) = event, let part = focusedPart else { return nil }
    switch key {
    case .down where part === tableHeaderView: current = nearestRow(to: 0, step: 1) ?? 0
    case .up where part === tableFooterView: current = nearestRow(to: rows.count, step: -1) ?? 0
    default: break
    }
    return false
  }

  /// The line of that view.
  var focusedLine: Int? {
    guard let part = focusedPart else { return nil }
    if part === tableHeaderView { return 0 }
    return part === tableFooterView ? rows.count - 1 : nil
  }

  /// The rows in which rows of the table were drawn.
  var rowsOfRows: Range<Int>? {
    guard tableHeaderView != nil || tableFooterView != nil else { return nil }
    let own = drawn.filter { rows[$0.line] != .head && rows[$0.line] != .foot }
    guard let first = own.first, let last = own.last else {
      let end = drawn.first { rows[$0.line] == .head }?.rect.maxY ?? 0
      return end..<end
    }
    return first.rect.minY..<max(first.rect.minY, last.rect.maxY)
  }

  /// At least one row of the table is seen beside such a view.
  func height(of part: UIView?, width: Int) -> Int {
    min(part?.neededRows(width: width - 2 * margin(width)) ?? 0, max(1, seenRows - 2))
  }

  /// As titles of sections have.
  private func margin(_ width: Int) -> Int { width > 8 ? 1 : 0 }

  func drawPart(
    _ part: UIView, into canvas: inout Canvas, in rect: CellRect, offset: CellPoint
  ) {
    let rect = rect.inset(dx: margin(rect.width), dy: 0)
    part.frame = CGRect(rect)
    part.layoutIfNeeded()
    panelScreen?.paint(part, at: rect, into: &canvas, offset: offset)
  }
}

extension UIScrollView {
  /// What is seen where there are neither rows nor items: the author's view, or words.
  func drawEmpty(
    _ background: UIView?, hint: Bool, into canvas: inout Canvas, in rect: CellRect,
    offset: CellPoint, _ state: ViewState
  ) {
    guard let background, background.showsSomething, rect.height > 0 else {
      guard hint else { return }
      let place = CellPoint(x: 2, y: rect.minY)
      canvas.write("Nothing here.", at: place, style: state.theme.secondary)
      return
    }
    background.frame = CGRect(rect)
    background.layoutIfNeeded()
    panelScreen?.paint(background, at: rect, into: &canvas, offset: offset)
  }
}
