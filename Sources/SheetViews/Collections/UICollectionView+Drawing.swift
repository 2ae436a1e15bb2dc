import Foundation
import SheetCells
import SheetPresentation

extension UICollectionView {
  /// Where items lie, as the layout says now.
  var plan: GridPlan {
    GridPlan(
      item: cells(itemSize), gap: gap, counts: knownCounts, headers: headerKinds.map { $0 != nil })
  }

  var sizes: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var itemSize: CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      guard let size = collectionViewLayout.itemSize(in: bounds.size) else {
        return CGSize(width: bounds.width, height: rowHeight)
      }
      // Such sizes are shares of the grid, and the frame and the gap have to come out of them.
      let columns = (size.width / CellMetrics.column).rounded(.down)
      let room = columns - CGFloat(2 * GridPlan.side + gap.width)
      return CGSize(width: max(1, room) * CellMetrics.column, height: size.height)
    }
    guard let first = path(of: 0) else { return flow.itemSize }
    return sizes?.collectionView(self, layout: flow, sizeForItemAt: first) ?? flow.itemSize
  }

  /// The height of the rows of a list: that of the first item's texts or views. While that item is out of sight its
  /// last height counts, so that it is not asked for at each frame.
  private var rowHeight: CGFloat {
    guard !isMeasuring, let first = path(of: 0) else { return CellMetrics.row }
    if shown[first] == nil, let known = measuredRow, known.width == bounds.width {
      return known.height
    }
    isMeasuring = true
    defer { isMeasuring = false }
    guard let cell = cell(at: first) else { return CellMetrics.row }
    let height = height(of: cell)
    measuredRow = (bounds.width, height)
    return height
  }

  private func height(of cell: UICollectionViewCell) -> CGFloat {
    let columns = max(1, CellMetrics.columns(bounds.width))
    if let row = cell.row {
      return CGFloat(row.rows(width: columns, given: nil)) * CellMetrics.row
    }
    let room = CGSize(width: bounds.width, height: 0)
    return max(CellMetrics.row, cell.contentView.systemLayoutSizeFitting(room).height)
  }

  private var gap: CellSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      let gap = collectionViewLayout.itemGap
      return cells(across: gap.width, down: gap.height)
    }
    let between =
      sizes?.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: 0)
      ?? flow.minimumInteritemSpacing
    let below =
      sizes?.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: 0)
      ?? flow.minimumLineSpacing
    return cells(across: between, down: below)
  }

  private func cells(across: CGFloat, down: CGFloat) -> CellSize {
    CellSize(
      width: max(0, min(100, CellMetrics.columns(across)) - 2 * GridPlan.side),
      height: max(0, min(100, CellMetrics.rows(down))))
  }

  private func cells(_ size: CGSize) -> CellSize {
    CellSize(
      width: max(1, min(1_000, CellMetrics.columns(size.width))),
      height: max(1, min(1_000, CellMetrics.rows(size.height))))
  }

  // MARK: Drawing

  func drawItems(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    drawn = []
    guard rect.height > 0, rect.width > 2 else { return }
    var (plan, area) = (plan, rect)
    plan.item = CellSize(
      width: min(plan.item.width, rect.width - 2 * GridPlan.side), height: plan.item.height)
    let hints = hints
    if !hints.isEmpty, rect.height > 3 {
      area = canvas.drawHintRow(hints, in: rect, theme: state.theme)
    }
    var inner = Canvas(size: area.size)
    let end = drawLines(plan, into: &inner, offset: area.origin, state: state)
    if plan.count == 0 {
      let room = CellRect(x: 0, y: end, width: area.width, height: max(0, area.height - end))
      drawEmpty(
        backgroundView, hint: end == 0, into: &inner, in: room, offset: area.origin, state)
    }
    canvas.draw(inner, at: area.origin)
  }

  /// Draws headers and rows of items from the first that is seen, and returns the row after them.
  private func drawLines(
    _ plan: GridPlan, into canvas: inout Canvas, offset: CellPoint, state: ViewState
  ) -> Int {
    let columns = plan.columns(in: canvas.size.width)
    current = max(0, min(current, plan.count - 1))
    top = plan.top(from: top, showing: current, columns: columns, height: canvas.size.height)
    var (y, number, seen, headers) = (0, top, Set<IndexPath>(), Set<Int>())
    while y < canvas.size.height, let line = plan.line(number, columns: columns) {
      let height = plan.height(of: number, columns: columns)
      let place = CellRect(x: 0, y: y, width: canvas.size.width, height: height)
      switch line {
      case .header(let section):
        headers.insert(section)
        drawHeader(section, into: &canvas, in: place, theme: state.theme)
      case .items(let items):
        seen.formUnion(items.compactMap(path))
        drawRow(items, plan, into: &canvas, in: place, offset: offset, state: state)
      }
      (y, number) = (y + height + plan.gap(after: number, columns: columns), number + 1)
    }
    for path in Array(shown.keys) where !seen.contains(path) { forget(path) }
    forgetHeaders(except: headers)
    let hasMore = number < plan.lines(columns: columns)
    canvas.drawListMarks(above: top > 0, below: hasMore, theme: state.theme)
    return y
  }

  private func drawRow(
    _ items: Range<Int>, _ plan: GridPlan, into canvas: inout Canvas, in rect: CellRect,
    offset: CellPoint, state: ViewState
  ) {
    let width = plan.item.width + 2 * GridPlan.side
    for (column, index) in items.enumerated() {
      let place = CellRect(
        x: column * (width + plan.gap.width), y: rect.minY, width: width, height: rect.height)
      drawItem(index, into: &canvas, in: place, offset: offset, state: state)
      drawn.append((index, place))
    }
  }

  private func drawItem(
    _ index: Int, into canvas: inout Canvas, in rect: CellRect, offset: CellPoint,
    state: ViewState
  ) {
    guard let path = path(of: index), let cell = cell(at: path) else { return }
    let theme = state.theme
    let inner = rect.inset(dx: GridPlan.side, dy: 0)
    cell.frame = CGRect(inner)
    cell.contentView.frame = CGRect(CellRect(size: inner.size))
    cell.contentView.layoutIfNeeded()
    if let row = cell.row {
      row.draw(into: &canvas, in: inner, offset: offset, isCurrent: false, state: state)
    } else {
      panelScreen?.paint(cell.contentView, at: inner, into: &canvas, offset: offset)
    }
    if selected.contains(path) {
      let mark = Cell(theme.glyphs.isASCII ? "*" : "✓", style: theme.accent)
      canvas.put(mark, at: CellPoint(x: rect.maxX - 1, y: rect.minY))
    }
    guard index == current, state.isFocused else { return }
    let sides = rect.height > 1 ? theme.glyphs.vertical : nil
    for (x, end) in [(rect.minX, theme.glyphs.more[1]), (rect.maxX - 1, theme.glyphs.more[0])] {
      let side = CellRect(x: x, y: rect.minY, width: 1, height: rect.height)
      canvas.fill(side, with: sides ?? end, style: theme.accent)
    }
    canvas.markFocus(at: inner.origin)
  }
}
