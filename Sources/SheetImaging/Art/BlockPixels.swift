import SheetCells

/// Characters that split their cell into little rectangles, each filled or not.
struct BlockPixels: Sendable {
  /// Rectangles in a cell's row: all of these characters halve it.
  let columns = 2
  /// Rectangles in a cell's column.
  let rows: Int
  /// The character for each set of filled rectangles: bit `row * columns + column`.
  let scalars: [Unicode.Scalar]

  /// Two by two: the space, ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█.
  static let quadrants = BlockPixels(
    rows: 2, scalars: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars))

  /// Two by three. Unicode leaves out the four that were there before: blank, ▌, ▐ and █.
  static let sextants = BlockPixels(
    rows: 3,
    scalars: (0..<64).map { bits in
      switch bits {
      case 0: return " "
      case 21: return "▌"
      case 42: return "▐"
      case 63: return "█"
      default:
        let skipped = bits > 42 ? 3 : bits > 21 ? 2 : 1
        return Unicode.Scalar(UInt32(0x1FB00 + bits - skipped)) ?? " "
      }
    })

  /// Two by four dots; the standard numbers the first three rows down each column, then the last.
  static let braille = BlockPixels(
    rows: 4,
    scalars: (0..<256).map { bits in
      let order = [0, 3, 1, 4, 2, 5, 6, 7]
      let dots = order.indices.reduce(0) { $0 | (bits >> $1 & 1) << order[$1] }
      return dots == 0 ? " " : Unicode.Scalar(UInt32(0x2800 + dots)) ?? " "
    })
}

extension Drawing {
  /// Fills each rectangle that is at least half covered.
  init(_ mask: SampleGrid<Float>, pixels: BlockPixels) {
    let (columns, rows) = (mask.width / GlyphSet.columns, mask.height / GlyphSet.rows)
    let small = mask.averaged(width: columns * pixels.columns, height: rows * pixels.rows)
    var bits = [Int](repeating: 0, count: columns * rows)
    for y in 0..<small.height {
      for x in 0..<small.width {
        let value = small.samples[y * small.width + x]
        guard value >= 0.5 else { continue }
        let bit = y % pixels.rows * pixels.columns + x % pixels.columns
        bits[y / pixels.rows * columns + x / pixels.columns] |= 1 << bit
      }
    }
    self.init(
      columns: columns, marks: bits.map { Mark(scalar: pixels.scalars[$0]) }, error: 0)
  }
}

extension SampleGrid<Float> {
  /// The grid averaged to fewer samples.
  func averaged(width: Int, height: Int) -> SampleGrid<Float> {
    averagedDown(AxisWeights(from: self.height, to: height))
      .averagedAcross(AxisWeights(from: self.width, to: width))
  }

  private func averagedDown(_ rows: AxisWeights) -> SampleGrid<Float> {
    var result = SampleGrid(width: width, height: rows.count, repeating: Float(0))
    for y in 0..<rows.count {
      for index in rows.offsets[y]..<rows.offsets[y + 1] {
        let source = (rows.starts[y] + index - rows.offsets[y]) * width
        let weight = rows.weights[index]
        for x in 0..<width { result.samples[y * width + x] += samples[source + x] * weight }
      }
    }
    return result
  }

  private func averagedAcross(_ columns: AxisWeights) -> SampleGrid<Float> {
    var result = SampleGrid(width: columns.count, height: height, repeating: Float(0))
    for y in 0..<height {
      for x in 0..<columns.count {
        var sum: Float = 0
        let source = y * width + columns.starts[x] - columns.offsets[x]
        for index in columns.offsets[x]..<columns.offsets[x + 1] {
          sum += samples[source + index] * columns.weights[index]
        }
        result.samples[y * result.width + x] = sum
      }
    }
    return result
  }
}
