import SheetCells

extension IconArt {
  /// A picture in its own colours: two a cell, or characters where those are not to be had.
  static func picture(
    _ bitmap: Bitmap, _ size: CellSize, _ options: ArtOptions, isRounded: Bool
  ) -> Canvas {
    let colors = grid(bitmap, width: size.width, height: 2 * size.height, isRounded: isRounded)
    guard options.kind.isASCII || options.depth < .palette256 else {
      return halfBlocks(colors, size, options.state)
    }
    let mask = contrast(
      grid(
        bitmap, width: size.width * GlyphSet.columns, height: size.height * GlyphSet.rows,
        isRounded: isRounded))
    let drawing = Drawing(mask, kind: options.kind, fit: .off)
    return drawing.canvas(size, state: options.state) { x, y in
      guard options.depth > .monochrome else { return .plain }
      let upper = colors.samples[2 * y * size.width + x]
      let mean = (upper + colors.samples[(2 * y + 1) * size.width + x]) * 0.5
      return Style(foreground: mean.readableColor)
    }
  }

  /// The picture's mean colours in the middle of a grid of square samples.
  private static func grid(
    _ bitmap: Bitmap, width: Int, height: Int, isRounded: Bool
  ) -> SampleGrid<ColorSample> {
    var grid = SampleGrid(width: width, height: height, repeating: ColorSample.zero)
    let place = Placement(of: bitmap, inWidth: width, height: height)
    let inner = bitmap.averaged(width: place.width, height: place.height) {
      ColorSample(pixel: $0)
    }
    place.lay(inner, into: &grid)
    guard isRounded else { return grid }
    let shape = RoundedRectangle(place)
    for y in 0..<grid.height {
      for x in 0..<grid.width { grid.samples[y * grid.width + x] *= shape.coverage(x: x, y: y) }
    }
    return grid
  }

  /// Ink for a picture that is drawn with characters: much where it stands out from its ground, the
  /// mean of its edge, and some wherever it is opaque.
  private static func contrast(_ colors: SampleGrid<ColorSample>) -> SampleGrid<Float> {
    var mask = SampleGrid(width: colors.width, height: colors.height, repeating: Float(0))
    let ground = colors.edgeMean.luma
    let most = colors.samples.reduce(Float(0.15)) {
      $1.alpha > 0.5 ? max($0, abs($1.luma - ground)) : $0
    }
    for (index, sample) in colors.samples.enumerated() {
      mask.samples[index] = sample.alpha * (0.3 + 0.7 * abs(sample.luma - ground) / most)
    }
    return mask
  }

  /// Two square pixels a cell, one above the other, each in its own colour. Pixels that are mostly
  /// clear show the terminal's own background.
  private static func halfBlocks(
    _ colors: SampleGrid<ColorSample>, _ size: CellSize, _ state: ArtState
  ) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let upper = colors.samples[2 * y * size.width + x]
        let lower = colors.samples[(2 * y + 1) * size.width + x]
        guard var cell = halfBlock(upper, lower) else { continue }
        cell.style = state.applied(to: cell.style)
        canvas.put(cell, at: CellPoint(x: x, y: y))
      }
    }
    return canvas
  }

  private static func halfBlock(_ upper: ColorSample, _ lower: ColorSample) -> Cell? {
    switch (upper.alpha >= 0.5, lower.alpha >= 0.5) {
    case (false, false): return nil
    case (true, false): return Cell("▀", style: Style(foreground: upper.color))
    case (false, true): return Cell("▄", style: Style(foreground: lower.color))
    case (true, true):
      return Cell("▀", style: Style(foreground: upper.color, background: lower.color))
    }
  }
}

extension SampleGrid<ColorSample> {
  /// The mean colour along the outermost opaque samples of each row.
  fileprivate var edgeMean: ColorSample {
    var sum = ColorSample.zero
    for y in 0..<height {
      let row = samples[y * width..<(y + 1) * width]
      sum += row.first { $0.alpha > 0.5 } ?? .zero
      sum += row.last { $0.alpha > 0.5 } ?? .zero
    }
    return sum
  }
}
