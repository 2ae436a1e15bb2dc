import SheetCells

/// A picture made of equal squares of one colour each, as QR codes and enlarged drawings of few pixels are. It is
/// drawn by whole cells or halves of them, so that its edges stay where they are.
package struct ModulePicture: Sendable {
  /// A pixel a square.
  let modules: Bitmap
  /// Whether there are just two colours, both opaque: a code, which nobody reads once its squares are mixed.
  let isCode: Bool

  /// `nil` for a picture that is none.
  package init?(_ bitmap: Bitmap) {
    let colors = bitmap.colors(atMost: 3)
    guard colors > 1 else { return nil }
    isCode = colors == 2 && bitmap.isOpaque
    let side = bitmap.commonSquare
    let lines = side == 1 && isCode ? ModuleLines(bitmap) : nil
    modules = bitmap.sampled(
      width: lines?.across ?? bitmap.width / side, height: lines?.down ?? bitmap.height / side)
    guard max(modules.width, modules.height) <= Self.most else { return nil }
  }

  /// Squares in a row; a QR code has at most 177, and 8 for its margins.
  private static let most = 185

  /// The cells that a code takes at least, two squares a cell; `nil` for another picture.
  package var codeSize: CellSize? {
    isCode ? CellSize(width: modules.width, height: (modules.height + 1) / 2) : nil
  }

  /// The picture as large as whole squares allow; `nil` where it has no room, and where the terminal cannot show
  /// its colours. Another picture than a code is not made smaller for it than its pixels are.
  func canvas(fitting size: CellSize, options: ArtOptions) -> Canvas? {
    let isPlain = options.kind.isASCII || options.depth < .palette256
    guard isCode || !isPlain else { return nil }
    let isWide = options.kind.isASCII
    let (width, height) = isWide ? (size.width / 2, size.height) : (size.width, 2 * size.height)
    let scale = min(width / modules.width, height / modules.height)
    guard scale >= (isCode ? 1 : 2) else { return nil }
    let drawing = ModuleDrawing(
      modules: modules, scale: scale, isWide: isWide,
      middle: options.depth == .monochrome ? modules.middleLuma : nil)
    return drawing.canvas(options.state)
  }
}

/// Squares as cells: two of them, one above the other, or each of two blanks where there are no block characters.
private struct ModuleDrawing {
  let modules: Bitmap
  let scale: Int
  let isWide: Bool
  /// Without colours what is lighter than this is in reverse video; `nil` with colours.
  let middle: Float?

  func canvas(_ state: ArtState) -> Canvas {
    let (width, height) = (modules.width * scale, modules.height * scale)
    var canvas = Canvas(
      size: isWide
        ? CellSize(width: 2 * width, height: height)
        : CellSize(width: width, height: (height + 1) / 2))
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        guard var cell = cell(x, y) else { continue }
        cell.style = state.applied(to: cell.style)
        canvas.put(cell, at: CellPoint(x: x, y: y))
      }
    }
    return canvas
  }

  private func cell(_ x: Int, _ y: Int) -> Cell? {
    let upper = color(x / (isWide ? 2 : 1), isWide ? y : 2 * y)
    let lower = isWide ? upper : color(x, 2 * y + 1)
    switch (upper, lower) {
    case (nil, nil): return nil
    case (let upper?, nil): return half("\u{2580}", upper)
    case (nil, let lower?): return half("\u{2584}", lower)
    case (let upper?, let lower?):
      guard middle == nil else { return plain(isLight(upper), isLight(lower)) }
      let style = Style(foreground: upper.color, background: lower.color)
      return Cell(isWide ? " " : "\u{2580}", style: style)
    }
  }

  private func plain(_ upper: Bool, _ lower: Bool) -> Cell {
    let light = Style(attributes: .reverse)
    return switch (upper, lower) {
    case (true, true): Cell(" ", style: light)
    case (true, false): Cell("\u{2584}", style: light)
    case (false, true): Cell("\u{2580}", style: light)
    case (false, false): Cell(" ", style: .plain)
    }
  }

  private func isLight(_ color: ColorSample) -> Bool { middle.map { color.luma > $0 } ?? false }

  /// Half of a cell on the terminal's own background, which is dark where there are no colours.
  private func half(_ mark: Unicode.Scalar, _ color: ColorSample) -> Cell? {
    guard middle == nil || isLight(color) else { return nil }
    return Cell(mark, style: Style(foreground: color.color))
  }

  /// The colour of a square; `nil` where it is clear, and below the last.
  private func color(_ x: Int, _ y: Int) -> ColorSample? {
    let (x, y) = (x / scale, y / scale)
    guard y < modules.height else { return nil }
    let sample = modules.sample(y * modules.width + x)
    return sample.alpha >= 0.5 ? sample : nil
  }
}
