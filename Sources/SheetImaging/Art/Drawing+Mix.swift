extension Drawing {
  /// Draws with the best mix of solid shapes: the sextants find the offset, then each cell takes the
  /// shape with the least squared error.
  ///
  /// No blur here: over solid shapes it scores a little higher and draws teeth along edges.
  init(mix mask: SampleGrid<Float>, fit: GridFit) {
    self.init(nearest: mask.candidates(fit == .full ? .quick : fit, .sextants)[0].grid, in: .mix)
  }

  /// Takes for each cell the nearest glyph without regard to its neighbours.
  init(nearest mask: SampleGrid<Float>, in set: GlyphSet) {
    let layout = CellLayout(mask)
    var sums = [GlyphSet.Eight](repeating: .zero, count: set.stride)
    let marks = (0..<layout.count).map { cell in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let sums = sums.baseAddress else { return Mark.blank }
        sums.update(repeating: .zero, count: set.stride)
        set.accumulate(mask.samples, layout, cell: cell, into: sums)
        return Mark(scalar: set.glyphs[set.best(set.energy, sums)].scalar)
      }
    }
    self.init(columns: layout.columns, marks: marks, error: 0)
  }
}
