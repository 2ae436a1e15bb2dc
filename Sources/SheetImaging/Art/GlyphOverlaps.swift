/// How much the blurred ink of every glyph overlaps every other one, in the same cell and in each of
/// the eight around it.
///
/// Least squares over a whole picture needs nothing else: with this table choosing the characters is
/// look-ups and additions.
struct GlyphOverlaps: Sendable {
  /// The viewer's eye as a Gaussian of 0.3 cell widths (1.2 samples). Two blurred shapes overlap as
  /// one blurred twice overlaps one that is not: that is a Gaussian of 1.2·√2 = 1.7 samples, here
  /// e to the -x²/2·1.7², normalised. It ends after a cell's width, so that only neighbours overlap.
  static let kernel: [Float] = {
    let half: [Float] = [1, 0.841_134, 0.500_556, 0.210_756, 0.062_783]
    let weights = half.dropFirst().reversed() + half
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }()

  /// By neighbour (row by row from the upper left), then by the glyph there, then vectors by the
  /// glyph here.
  let table: [GlyphSet.Eight]
  /// The overlap of each glyph with itself; infinite in surplus lanes.
  let own: [GlyphSet.Eight]
  private let stride: Int

  init(_ set: GlyphSet) {
    stride = set.stride
    var table = [GlyphSet.Eight](repeating: .zero, count: 9 * set.glyphs.count * stride)
    var own = [GlyphSet.Eight](
      repeating: GlyphSet.Eight(repeating: .infinity), count: stride)
    for index in set.glyphs.indices {
      let spread = Self.spread(set.glyphs[index].coverage)
      let layout = CellLayout(spread)
      for neighbour in 0..<9 {
        let row = (index * 9 + neighbour) * set.stride
        table.withUnsafeMutableBufferPointer { table in
          guard let base = table.baseAddress else { return }
          set.accumulate(spread.samples, layout, cell: neighbour, into: base + row)
        }
      }
      own[index / 8][index % 8] = table[(index * 9 + 4) * stride + index / 8][index % 8]
    }
    self.table = table
    self.own = own
  }

  /// Where the overlaps begin of the glyph numbered `glyph` with all glyphs in the cell that lies at
  /// `neighbour` from it: 0 to 8, 4 for its own.
  @inline(__always)
  func row(neighbour: Int, glyph: Int) -> Int { (glyph * 9 + neighbour) * stride }

  /// One glyph blurred over three by three cells.
  private static func spread(_ coverage: [Float]) -> SampleGrid<Float> {
    var grid = SampleGrid(
      width: 3 * GlyphSet.columns, height: 3 * GlyphSet.rows, repeating: Float(0))
    let layout = CellLayout(grid)
    for sample in 0..<GlyphSet.area { grid.samples[layout.index(4, sample)] = coverage[sample] }
    return grid.blurred(kernel, kernel)
  }
}
