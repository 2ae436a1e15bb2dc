import SheetCells

/// Canvases as lines of text, for standard output, where curses does not draw.
public enum StyledText {
  /// The rows, each ended by a newline, blanks at their ends kept.
  ///
  /// Styles become the sequences of ECMA-48 that every terminal of so many colours knows; no line
  /// leaves one open. Without colours the text is plain but for reverse video, which some drawings
  /// consist of.
  public static func lines(of canvas: Canvas, depth: ColorDepth) -> String {
    (0..<canvas.size.height).map { line(canvas.row($0), depth) + "\n" }.joined()
  }

  private static func line(_ cells: ArraySlice<Cell>, _ depth: ColorDepth) -> String {
    var (text, open) = ("", [Int]())
    for cell in cells {
      let codes = codes(of: cell.style, depth)
      if codes != open { text += sequence(open.isEmpty ? codes : [0] + codes) }
      text += cell.text
      open = codes
    }
    return open.isEmpty ? text : text + sequence([0])
  }

  private static func sequence(_ codes: [Int]) -> String {
    "\u{1b}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// The parameters of SGR for a style; none for the plain one.
  private static func codes(of style: Style, _ depth: ColorDepth) -> [Int] {
    let reverse = style.attributes.contains(.reverse) ? [7] : []
    guard depth > .monochrome else { return reverse }
    let attributes: [(Style.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4),
    ]
    return attributes.filter { style.attributes.contains($0.0) }.map(\.1) + reverse
      + codes(of: style.foreground, depth, base: 30) + codes(of: style.background, depth, base: 40)
  }

  /// The parameters for a colour; `base` is 30 for the foreground and 40 for the background.
  private static func codes(of color: Color, _ depth: ColorDepth, base: Int) -> [Int] {
    switch color.reduced(to: depth) {
    case .terminalDefault: []
    case .palette(let index) where index < 8: [base + Int(index)]
    case .palette(let index) where index < 16: [base + 60 + Int(index) - 8]
    case .palette(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}

extension Color {
  /// The nearest colour among those that there are.
  fileprivate func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.terminalDefault, _), (_, .monochrome): return .terminalDefault
    case (.rgb(let red, let green, let blue), .palette256):
      return .palette(XtermPalette.nearest(red, green, blue))
    case (.rgb(let red, let green, let blue), .ansi16):
      return .palette(XtermPalette.nearestNamed(red, green, blue))
    case (.palette(let index), .ansi16) where index > 15:
      let (red, green, blue) = XtermPalette.components(index)
      return .palette(XtermPalette.nearestNamed(red, green, blue))
    default: return self
    }
  }
}
