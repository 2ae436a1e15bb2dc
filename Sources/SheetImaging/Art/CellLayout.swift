/// How the samples of a grid belong to cells.
struct CellLayout: Sendable {
  /// Cells in a row, and rows of cells.
  let columns: Int
  let rows: Int

  init<Sample>(_ grid: SampleGrid<Sample>) {
    columns = grid.width / GlyphSet.columns
    rows = grid.height / GlyphSet.rows
  }

  /// How many cells there are.
  var count: Int { columns * rows }

  /// Samples in a row.
  var width: Int { columns * GlyphSet.columns }

  /// The place in the grid of a cell's sample, both counted row by row.
  @inline(__always)
  func index(_ cell: Int, _ sample: Int) -> Int {
    let corner = cell / columns * GlyphSet.rows * width + cell % columns * GlyphSet.columns
    return corner + offset(sample)
  }

  /// The way in the grid from a cell's first sample to another one.
  @inline(__always)
  func offset(_ sample: Int) -> Int {
    sample / GlyphSet.columns * width + sample % GlyphSet.columns
  }

  /// The cell beside another one: 0 upper left, 4 itself, 8 lower right; `nil` off the grid.
  @inline(__always)
  func neighbour(_ number: Int, of cell: Int) -> Int? {
    let (x, y) = (cell % columns + number % 3 - 1, cell / columns + number / 3 - 1)
    guard x >= 0, x < columns, y >= 0, y < rows else { return nil }
    return y * columns + x
  }
}
