import SheetCells

/// Where everything of the sheet lies on a screen of a given size.
struct SheetLayout: Equatable {
  /// How much fits.
  enum Mode: Equatable {
    /// Icons of this size with their titles.
    case icons(CellSize)
    /// Titles alone, two rows.
    case labels
    /// Titles alone, one under the other.
    case list
    /// Nothing but a line that says so.
    case tooSmall
  }

  /// One row of the grid, in screen rows.
  struct Row: Equatable {
    /// The line with the heading.
    var rule: Int
    /// The first row of the icons.
    var icons: Int
    /// The titles.
    var titles: Int
  }

  /// How much fits.
  let mode: Mode
  /// The frame of the sheet.
  let box: CellRect
  /// Where the header is drawn.
  let header: CellRect
  /// The rows; empty in a list.
  let rows: [Row]
  /// The line of keys.
  let footer: CellRect
  /// From one item to the next, in columns.
  let pitch: Int

  /// The size of iPad's icons comes from about 120x36.
  static let compactIcon = CellSize(width: 10, height: 5)
  static let regularIcon = CellSize(width: 16, height: 8)

  /// Lays a sheet out for a screen, with at most `longest` items in a row.
  init(screen: CellSize, longest: Int) {
    let mode = Self.mode(for: screen)
    switch mode {
    case .icons(Self.regularIcon):
      let pitch = Self.regularIcon.width + 3
      let columns = min(max(6, longest), 8, (screen.width - 4) / pitch)
      self.init(
        mode, screen: screen, width: columns * pitch + 2, header: 4,
        row: Self.regularIcon.height + 3, pitch: pitch)
    case .icons(let icon):
      self.init(
        mode, screen: screen, width: screen.width, header: 2, row: icon.height + 3,
        pitch: icon.width + 3)
    case .labels:
      self.init(mode, screen: screen, width: screen.width, header: 2, row: 3, pitch: 13)
    case .list, .tooSmall: self.init(mode, listOn: screen)
    }
  }

  /// A box of two rows in the middle of the screen. A row is its rule, a spacer for the marks of the
  /// selection, the icons, and the titles; `row` counts all of them.
  private init(
    _ mode: Mode, screen: CellSize, width: Int, header headerHeight: Int, row rowHeight: Int,
    pitch: Int
  ) {
    let height = headerHeight + 2 * rowHeight + 4
    let box = CellRect(size: screen).centered(CellSize(width: width, height: height))
    let firstRule = box.minY + 1 + headerHeight
    self.mode = mode
    self.box = box
    self.pitch = pitch
    header = CellRect(
      x: box.minX + 2, y: box.minY + 1, width: box.width - 4, height: headerHeight)
    rows = (0..<2).map { index in
      let rule = firstRule + index * rowHeight
      return Row(rule: rule, icons: rule + 2, titles: rule + rowHeight - 1)
    }
    footer = CellRect(x: box.minX + 2, y: box.maxY - 2, width: box.width - 4, height: 1)
  }

  /// One list under a line of header.
  private init(_ mode: Mode, listOn screen: CellSize) {
    self.mode = mode
    box = CellRect(size: screen)
    header = CellRect(x: 0, y: 0, width: screen.width, height: 1)
    rows = []
    footer = CellRect(x: 0, y: screen.height - 1, width: screen.width, height: 1)
    pitch = max(1, screen.width)
  }

  /// Whether the items stand in one list instead of two rows.
  var isList: Bool { rows.isEmpty }

  /// How many items of a row are seen at once.
  var visible: Int {
    rows.isEmpty ? max(0, box.height - 2) : max(1, (box.width - 2) / pitch)
  }

  /// Where an item's frame begins: its corner marks lie there, its icon a column further.
  func itemX(_ position: Int) -> Int {
    let slack = box.width - 2 - visible * pitch
    return box.minX + 2 + max(0, slack / 2) + position * pitch
  }

  private static func mode(for screen: CellSize) -> Mode {
    if screen.width < 20 || screen.height < 6 { return .tooSmall }
    if screen.width < 40 || screen.height < 12 { return .list }
    if screen.width >= 120, screen.height >= 36 { return .icons(regularIcon) }
    return screen.height >= 22 ? .icons(compactIcon) : .labels
  }
}
