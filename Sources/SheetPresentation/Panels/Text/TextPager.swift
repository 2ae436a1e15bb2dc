import SheetCells

/// A text that is read by scrolling: its rows at the width last asked for, and the place.
struct TextPager: Equatable, Sendable {
  var text: String {
    didSet {
      wrapped = nil
      scroll = VerticalScroll()
    }
  }
  private(set) var scroll = VerticalScroll()
  /// The rows seen at once, from the last layout.
  private var height = 1
  private var wrapped: Wrapped?

  private struct Wrapped: Equatable, Sendable {
    var width: Int
    var rows: [String]
  }

  init(_ text: String) { self.text = text }

  /// Every row; known after ``wrap(width:)``.
  var rows: [String] { wrapped?.rows ?? [] }

  /// Wraps for a width, unless that was done. A text that was scrolled stays about where it was when
  /// the width changes.
  mutating func wrap(width: Int) {
    guard wrapped?.width != width else { return }
    let old = rows.count
    wrapped = Wrapped(width: width, rows: text.wrapped(to: width))
    let moved = old > 0 ? scroll.top * rows.count / old - scroll.top : 0
    scroll.move(by: moved, total: rows.count, height: height)
  }

  /// Wraps and keeps the place inside.
  mutating func layOut(width: Int, height: Int) {
    wrap(width: width)
    self.height = max(1, height)
    scroll.clamp(total: rows.count, height: self.height)
  }

  /// How many rows an event scrolls, `nil` if it does not.
  private func step(for event: Event) -> Int? {
    switch event {
    case .key(let key): step(for: key)
    case .mouse(let mouse) where mouse.action == .wheelUp: -3
    case .mouse(let mouse) where mouse.action == .wheelDown: 3
    default: nil
    }
  }

  private func step(for key: Key) -> Int? {
    switch key {
    case .up, .character("k"), .control("p"), .control("k"): -1
    case .down, .character("j"), .control("n"), .control("j"): 1
    case .pageUp, .character("b"), .control("b"): -max(1, height - 1)
    case .pageDown, .character(" "), .control("f"): max(1, height - 1)
    case .control("u"): -max(1, height / 2)
    case .control("d"): max(1, height / 2)
    case .home, .character("g"): -rows.count
    case .end, .character("G"): rows.count
    default: nil
    }
  }

  /// Scrolls for keys and the wheel and returns whether the event was one of those.
  mutating func handle(_ event: Event) -> Bool {
    guard let step = step(for: event) else { return false }
    scroll.move(by: step, total: rows.count, height: height)
    return true
  }

  /// Draws the rows seen, with the place on a line of its own below if there is more than fits.
  mutating func draw(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    wrap(width: rect.width)
    let showsPlace = rows.count > rect.height && rect.height > 2
    layOut(width: rect.width, height: rect.height - (showsPlace ? 1 : 0))
    let end = min(rows.count, scroll.top + height)
    for (y, row) in rows[scroll.top..<max(scroll.top, end)].enumerated() {
      let place = CellPoint(x: rect.minX, y: rect.minY + y)
      canvas.write(row, at: place, style: theme.text, width: rect.width)
    }
    canvas.cursor = rect.origin
    if showsPlace { drawPlace(end: end, into: &canvas, in: rect, theme: theme) }
  }

  private func drawPlace(
    end: Int, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    let percent = end * 100 / max(1, rows.count)
    let long = "\(scroll.top + 1)-\(end) of \(rows.count) \(theme.glyphs.separator) \(percent)%"
    let text = long.displayWidth <= rect.width ? long : "\(percent)%"
    let x = rect.maxX - text.displayWidth
    canvas.write(text, at: CellPoint(x: x, y: rect.maxY - 1), style: theme.secondary)
  }
}
