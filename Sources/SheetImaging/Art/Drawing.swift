import SheetCells

/// The characters of a picture before they get colours.
struct Drawing {
  /// One cell's character.
  struct Mark: Hashable {
    var scalar: Unicode.Scalar
    var isReversed = false

    static let blank = Mark(scalar: " ")
  }

  let columns: Int
  /// Row by row; whole rows.
  var marks: [Mark]
  /// How far the drawing is from the mask: a sum of squares over samples, to compare drawings of one
  /// mask by.
  var error: Float

  init(columns: Int, marks: [Mark], error: Float) {
    self.columns = columns
    self.marks = marks
    self.error = error
  }
}

extension Drawing {
  /// The most cells that the quick search for an offset is made for.
  private static let quicklyFitted = 1024

  /// Draws a mask of whole cells (4 by 8 samples each) with characters of a kind.
  init(_ mask: SampleGrid<Float>, kind: ArtKind, fit: GridFit) {
    let isLarge = CellLayout(mask).count > Self.quicklyFitted
    let fit = fit == .quick && isLarge ? .off : fit
    switch kind {
    case .ascii: self = mask.fitted(fit) { Drawing($0, glyphs: .ascii, .ascii) }
    case .reverse: self = mask.fitted(fit) { Drawing($0, glyphs: .reverse, .reverse) }
    case .half: self = Drawing(mask, pixels: .halves, fit: fit)
    case .blocks: self = Drawing(mask, pixels: .quadrants, fit: fit)
    case .sextant: self = Drawing(mask, pixels: .sextants, fit: fit)
    case .braille: self = Drawing(mask, pixels: .braille, fit: fit)
    case .unicode: self = Drawing(mix: mask, fit: fit)
    case .none:
      let columns = mask.width / GlyphSet.columns
      let blanks = [Mark](repeating: .blank, count: columns * (mask.height / GlyphSet.rows))
      self.init(columns: columns, marks: blanks, error: 0)
    }
  }

  /// Draws with whole glyphs, neighbours taken into account.
  private init(_ mask: SampleGrid<Float>, glyphs: GlyphSet, _ overlaps: GlyphOverlaps) {
    let solver = GlyphSolver(mask, set: glyphs, overlaps: overlaps)
    let marks = solver.choice.map { number in
      Mark(scalar: glyphs.glyphs[number].scalar, isReversed: glyphs.glyphs[number].isReversed)
    }
    self.init(
      columns: mask.width / GlyphSet.columns, marks: marks, error: solver.error(mask))
  }
}
