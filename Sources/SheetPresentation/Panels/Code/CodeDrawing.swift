import SheetCells
import SheetImaging

/// A QR code as cells: black on white, whatever the theme and the terminal's own colours, since that is what
/// readers know.
///
/// A cell holds two modules, one above the other. Where there are no block characters a module is two
/// blanks wide. Without colours the white is reverse video.
struct CodeDrawing {
  let symbol: CodeSymbol
  let theme: Theme

  /// The cells that it takes, its margin included.
  var size: CellSize {
    theme.glyphs.isASCII
      ? CellSize(width: symbol.fullSide * 2, height: symbol.fullSide)
      : CellSize(width: symbol.fullSide, height: (symbol.fullSide + 1) / 2)
  }

  func draw(into canvas: inout Canvas, at origin: CellPoint) {
    for y in 0..<size.height {
      for x in 0..<size.width {
        canvas.put(cell(x, y), at: CellPoint(x: origin.x + x, y: origin.y + y))
      }
    }
  }

  /// Wholly dark cells are blanks on black: a full block leaves the gap between two lines white in some
  /// fonts.
  private func cell(_ x: Int, _ y: Int) -> Cell {
    if theme.glyphs.isASCII {
      return Cell(" ", style: symbol.isDark(x / 2, y) ? dark : light)
    }
    return switch (symbol.isDark(x, 2 * y), symbol.isDark(x, 2 * y + 1)) {
    case (true, true): Cell(" ", style: dark)
    case (true, false): Cell("\u{2580}", style: light)
    case (false, true): Cell("\u{2584}", style: light)
    case (false, false): Cell(" ", style: light)
    }
  }

  private var light: Style {
    guard theme.colorDepth != .monochrome else { return Style(attributes: .reverse) }
    return Style(foreground: Self.black, background: Self.white)
  }

  private var dark: Style {
    guard theme.colorDepth != .monochrome else { return .plain }
    return Style(foreground: Self.white, background: Self.black)
  }

  private static let black = Color.rgb(red: 0, green: 0, blue: 0)
  private static let white = Color.rgb(red: 255, green: 255, blue: 255)
}
