import SheetCells
import SheetPresentation

/// An item that is on the screen.
struct VisibleItem: Equatable {
  /// Its row and its place in it.
  var row: Int
  var index: Int
  /// The cells that belong to it: marks, icon and title.
  var frame: CellRect
  /// The digit that opens it, in the row with the focus.
  var digit: Int?
}

/// The sheet without the marks of the selection, and what it was drawn for.
struct Backdrop {
  /// What it depends on, beside the rows and the header.
  struct Scene: Equatable {
    /// The look.
    var theme: Theme
    /// The screen.
    var size: CellSize
    /// The first item that is seen of each row.
    var firsts: [Int]
    /// The row whose items have digits.
    var digits: Int?
  }

  /// What it was drawn for.
  var scene: Scene
  /// The cells.
  var canvas: Canvas
}

extension SheetView {
  /// Draws the whole sheet.
  func draw(into canvas: inout Canvas, theme: Theme) {
    layout = SheetLayout(screen: canvas.size, longest: allRows.map { $0.count }.max() ?? 0)
    grid.keepSelectionVisible(layout.visible)
    icons.beginFrame()
    guard !isHidden else { return drawWorking(into: &canvas, theme) }
    switch layout.mode {
    case .tooSmall: drawTooSmall(into: &canvas, theme)
    case .list: drawList(into: &canvas, theme)
    case .icons, .labels: drawBox(into: &canvas, theme)
    }
    drawWorking(into: &canvas, theme)
  }

  /// The items that the last layout shows.
  var visibleItems: [VisibleItem] {
    layout.rows.isEmpty ? listItems : gridItems
  }

  // Loops, since a closure is asked at every call whether it runs on the main actor, and this runs
  // for every key.
  private var gridItems: [VisibleItem] {
    var items: [VisibleItem] = []
    for (row, place) in layout.rows.enumerated() {
      let top = min(place.icons - 1, place.titles)
      let first = grid.rows[row].first
      for index in first..<max(first, min(first + layout.visible, rows[row].count)) {
        let frame = CellRect(
          x: layout.itemX(index - first), y: top, width: layout.pitch - 1,
          height: place.titles - top + 1)
        items.append(
          VisibleItem(
            row: row, index: index, frame: frame,
            digit: row == grid.focused ? digit(at: index - first) : nil))
      }
    }
    return items
  }

  /// The digit that opens the item at a place on the screen; none while digits are typed into the
  /// filter.
  func digit(at position: Int) -> Int? {
    filter == nil && position < 9 ? position + 1 : nil
  }

  // MARK: The box

  private func drawBox(into canvas: inout Canvas, _ theme: Theme) {
    let items = gridItems
    canvas = backdrop(items, size: canvas.size, theme)
    let selection = grid.selection ?? (-1, -1)
    for item in items where (item.row, item.index) == selection {
      drawSelected(item, into: &canvas, theme)
    }
    drawPart(into: &canvas, theme)
    drawFilter(into: &canvas, theme)
  }

  /// Everything that a move of the selection does not change, kept from frame to frame.
  private func backdrop(_ items: [VisibleItem], size: CellSize, _ theme: Theme) -> Canvas {
    let scene = Backdrop.Scene(
      theme: theme, size: size, firsts: grid.rows.map(\.first),
      digits: filter == nil ? grid.focused : nil)
    if let keptBackdrop, keptBackdrop.scene == scene { return keptBackdrop.canvas }
    var canvas = Canvas(size: size)
    drawFrame(into: &canvas, theme)
    for row in layout.rows.indices { drawMarks(row, into: &canvas, theme) }
    if case .icons(let icon) = layout.mode {
      for item in items { drawIcon(of: item, icon, into: &canvas, theme) }
    }
    for item in items { drawTitle(of: item, style: theme.text, into: &canvas, theme) }
    keptBackdrop = icons.isIncomplete ? nil : Backdrop(scene: scene, canvas: canvas)
    return canvas
  }

  private func drawFrame(into canvas: inout Canvas, _ theme: Theme) {
    canvas.drawBox(layout.box, glyphs: theme.glyphs, style: theme.border)
    drawHeader(into: &canvas, theme)
    for row in layout.rows.indices {
      canvas.drawRule(
        y: layout.rows[row].rule, in: layout.box, heading: rowHeading(row), glyphs: theme.glyphs,
        style: theme.border, headingStyle: theme.heading)
    }
    canvas.drawRule(
      y: layout.footer.minY - 1, in: layout.box, glyphs: theme.glyphs, style: theme.border)
    KeyHelp.drawFooter(in: layout.footer, into: &canvas, theme: theme)
  }

  /// At the right end of the row's heading: how many of the items the selected activity takes, if not
  /// all. With the icons, which come after the first frame.
  private func drawPart(into canvas: inout Canvas, _ theme: Theme) {
    guard !icons.isIncomplete, let selection = grid.selection,
      let note = accepted.note(for: rows[selection.row][selection.index])
    else { return }
    let x = layout.box.maxX - note.count - 4
    guard x > layout.box.minX + rowHeading(selection.row).count + 6 else { return }
    canvas.write(
      " \(note) ", at: CellPoint(x: x, y: layout.rows[selection.row].rule), style: theme.secondary)
  }

  private func drawIcon(
    of item: VisibleItem, _ size: CellSize, into canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.draw(
      icons.icon(of: rows[item.row][item.index], size: size, theme: theme),
      at: CellPoint(x: item.frame.minX + 1, y: layout.rows[item.row].icons))
  }

  private func drawSelected(_ item: VisibleItem, into canvas: inout Canvas, _ theme: Theme) {
    if case .icons = layout.mode { drawSelectionMarks(around: item.frame, into: &canvas, theme) }
    drawTitle(of: item, style: theme.selection, into: &canvas, theme)
    canvas.cursor = CellPoint(x: title(of: item, theme).x, y: layout.rows[item.row].titles)
  }

  private func title(of item: VisibleItem, _ theme: Theme) -> (text: String, x: Int) {
    let width = item.frame.width - 2
    let title = rows[item.row][item.index].displayTitle.displayable
      .fitted(to: width, ellipsis: theme.glyphs.ellipsis)
    return (title, item.frame.minX + 1 + (width - title.displayWidth) / 2)
  }

  private func drawTitle(
    of item: VisibleItem, style: Style, into canvas: inout Canvas, _ theme: Theme
  ) {
    let (title, x) = title(of: item, theme)
    let y = layout.rows[item.row].titles
    canvas.write(title, at: CellPoint(x: x, y: y), style: style)
    if let digit = item.digit {
      canvas.write(String(digit), at: CellPoint(x: x - 2, y: y), style: theme.secondary)
    }
  }

  /// The corners around the selected icon, in cells that are blank anyway.
  private func drawSelectionMarks(
    around frame: CellRect, into canvas: inout Canvas, _ theme: Theme
  ) {
    let corners: [Unicode.Scalar] =
      theme.glyphs.isASCII ? ["+", "+", "+", "+"] : ["┌", "┐", "┘", "└"]
    let bottom = frame.maxY - 2
    canvas.fill(
      CellRect(x: frame.minX + 1, y: frame.minY, width: frame.width - 2, height: 1),
      with: theme.glyphs.horizontal, style: theme.accent)
    let places = [
      CellPoint(x: frame.minX, y: frame.minY), CellPoint(x: frame.maxX - 1, y: frame.minY),
      CellPoint(x: frame.maxX - 1, y: bottom), CellPoint(x: frame.minX, y: bottom),
    ]
    for (place, corner) in zip(places, corners) {
      canvas.put(Cell(corner, style: theme.accent), at: place)
    }
  }

  /// "There is more" at the ends of a row, or what an empty row has to say.
  private func drawMarks(_ row: Int, into canvas: inout Canvas, _ theme: Theme) {
    let place = layout.rows[row]
    // Without icons the marks go above the titles: the first title's digit may need their column.
    let y = place.icons < place.titles ? (place.icons + place.titles) / 2 : place.titles - 1
    guard !rows[row].isEmpty else {
      let text = filter?.text.isEmpty == false ? "no match" : "nothing here for these items"
      canvas.write(
        text, at: CellPoint(x: layout.itemX(0) + 1, y: y), style: theme.secondary,
        width: layout.box.width - 5)
      return
    }
    let state = grid.rows[row]
    if state.first > 0 {
      canvas.put(
        Cell(theme.glyphs.more[0], style: theme.accent),
        at: CellPoint(x: layout.box.minX + 1, y: y))
    }
    if state.first + layout.visible < state.count {
      canvas.put(
        Cell(theme.glyphs.more[1], style: theme.accent),
        at: CellPoint(x: layout.box.maxX - 2, y: y))
    }
  }

  // MARK: A notice over the grid

  private func drawWorking(into canvas: inout Canvas, _ theme: Theme) {
    guard let working, layout.mode != .tooSmall else { return }
    canvas.restyle(canvas.bounds) { $0 = theme.dimmed($0) }
    canvas.cursor = nil
    let text = "\(working.displayable) is working"
    let hint = "esc goes back"
    let width = min(canvas.size.width, max(text.displayWidth, hint.count) + 6)
    let box = canvas.bounds.centered(CellSize(width: width, height: 4))
    canvas.fill(box, style: theme.text)
    canvas.drawBox(box, glyphs: theme.glyphs, style: theme.accent)
    for (row, (line, style)) in [(text, theme.text), (hint, theme.secondary)].enumerated() {
      let fitted = line.fitted(to: max(0, width - 4), ellipsis: theme.glyphs.ellipsis)
      canvas.write(
        fitted,
        at: CellPoint(x: box.minX + (width - fitted.displayWidth) / 2, y: box.minY + 1 + row),
        style: style)
    }
  }
}
