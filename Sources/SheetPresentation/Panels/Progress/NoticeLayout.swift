import SheetCells

/// Where the parts of a notice lie: the code beside the words, else above them, else the words alone.
struct NoticeLayout: Equatable {
  /// The least columns that words get beside a code.
  private static let leastWords = 24
  private static let gap = 2
  /// Bar, facts and button are seen, whatever the words take.
  private static let leastBelow = 4

  /// The words, wrapped; the first ``headlineRows`` of them are the headline.
  private(set) var rows: [String] = []
  private(set) var headlineRows = 0
  /// Where the code is; `nil` where there is none, or no room for it.
  private(set) var code: CellRect?
  /// Where the words are.
  private(set) var words = CellRect(size: .zero)
  /// Where the words and what follows them may go on, below the last word.
  private(set) var rest: CellRect

  /// Lays out a notice above `needed` rows of other things.
  init(_ notice: ProgressNotice, code size: CellSize?, in room: CellRect, needed: Int) {
    rest = room
    if let size, place(beside: size, notice, room, needed) { return }
    if let size, place(above: size, notice, room, needed) { return }
    setWords(notice, in: room)
  }

  /// The size that all of it takes where there are so many columns.
  static func size(
    _ notice: ProgressNotice, code: CellSize?, available: Int, needed: Int
  ) -> CellSize {
    guard let code, code.width + gap + leastWords <= available else {
      let width = min(available, max(60, code?.width ?? 0))
      let rows = notice.wrapped(to: width).count + 1 + needed
      return CellSize(width: width, height: rows + (code?.height ?? 0))
    }
    let width = min(available, code.width + gap + 40)
    let rows = notice.wrapped(to: width - code.width - gap).count + 1 + needed
    return CellSize(width: width, height: max(code.height, rows))
  }

  private mutating func place(
    beside size: CellSize, _ notice: ProgressNotice, _ room: CellRect, _ needed: Int
  ) -> Bool {
    let width = room.width - size.width - Self.gap
    guard width >= Self.leastWords, size.height <= room.height,
      notice.wrapped(to: width).count + 1 + needed <= room.height
    else { return false }
    code = CellRect(origin: room.origin, size: size)
    let right = CellRect(
      x: room.minX + size.width + Self.gap, y: room.minY, width: width, height: room.height)
    setWords(notice, in: right)
    return true
  }

  private mutating func place(
    above size: CellSize, _ notice: ProgressNotice, _ room: CellRect, _ needed: Int
  ) -> Bool {
    let rows = notice.wrapped(to: room.width).count
    guard size.width <= room.width, size.height + rows + 1 + needed <= room.height else {
      return false
    }
    code = CellRect(
      origin: CellPoint(x: room.minX + (room.width - size.width) / 2, y: room.minY), size: size)
    let below = CellRect(
      x: room.minX, y: room.minY + size.height, width: room.width,
      height: room.height - size.height)
    setWords(notice, in: below)
    return true
  }

  private mutating func setWords(_ notice: ProgressNotice, in area: CellRect) {
    headlineRows = notice.headline.wrapped(to: area.width).count
    rows = notice.wrapped(to: area.width)
    let height = min(rows.count, max(headlineRows, area.height - Self.leastBelow))
    words = CellRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let used = min(area.height, height + 1)
    rest = CellRect(
      x: area.minX, y: area.minY + used, width: area.width, height: area.height - used)
  }
}

extension ProgressNotice {
  /// The headline, a blank row and the sentences.
  func wrapped(to width: Int) -> [String] {
    headline.wrapped(to: width) + [""] + lines.flatMap { $0.wrapped(to: width) }
  }
}

extension Canvas {
  /// Draws a notice where it was laid out.
  mutating func draw(_ notice: ProgressNotice, _ layout: NoticeLayout, theme: Theme) {
    if let symbol = notice.code, let place = layout.code {
      CodeDrawing(symbol: symbol, theme: theme).draw(into: &self, at: place.origin)
    }
    for (y, row) in layout.rows.prefix(layout.words.height).enumerated() {
      let place = CellPoint(x: layout.words.minX, y: layout.words.minY + y)
      write(
        row, at: place, style: y < layout.headlineRows ? theme.heading : theme.text,
        width: layout.words.width)
    }
  }
}
