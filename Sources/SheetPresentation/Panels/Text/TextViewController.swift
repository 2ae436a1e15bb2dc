import SheetCells

/// Shows text to be read: wrapped to the panel, scrolled with arrows, PgUp, PgDn, Home, End, blank,
/// j, k, g, G and the wheel. Esc closes it. Any amount of text; control characters show as symbols.
///
/// ```swift
/// present(TextViewController(title: "What the server said", text: answer), animated: true)
/// ```
open class TextViewController: UIViewController {
  private var pager: TextPager

  /// A panel with a title and a text, as tall as the text needs.
  public init(title: String?, text: String) {
    pager = TextPager(text)
    super.init()
    self.title = title
  }

  /// The text. Setting it scrolls to the beginning.
  open var text: String {
    get { pager.text }
    set {
      pager.text = newValue
      setNeedsDisplay()
    }
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    fitted(super.presentationFrame(in: screen)) { available in
      let width = min(80, available)
      pager.wrap(width: width - 2 * margin(of: width))
      let rows = pager.rows
      let longest = rows.count > screen.height ? width : rows.map(\.displayWidth).max() ?? 0
      return CellSize(width: max(min(30, width), longest + 2), height: max(1, rows.count))
    }
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    let rect = canvas.bounds.inset(dx: margin(of: canvas.size.width), dy: 0)
    pager.draw(into: &canvas, in: rect, theme: theme)
  }

  open override func handle(_ event: Event) -> Bool {
    guard pager.handle(event) else { return false }
    setNeedsDisplay()
    return true
  }

  private func margin(of width: Int) -> Int { width >= 20 ? 1 : 0 }
}

extension TextViewController: LinearPresentable {
  /// Says the title and the whole text.
  public func presentLinearly(on console: any LinearConsole) {
    if let title { console.say(title) }
    console.sayLines(text)
  }
}
