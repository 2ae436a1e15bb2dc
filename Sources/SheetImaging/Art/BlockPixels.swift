import Foundation
import SheetCells

/// Characters that split their cell into little rectangles, each filled or not.
struct BlockPixels: Sendable {
  /// How many rectangles away one is still seen, blurred.
  static let reach = 4

  /// Rectangles in a cell's row: 1 or 2.
  let columns: Int
  /// Rectangles in a cell's column: 2 to 4.
  let rows: Int
  /// The character for each set of filled rectangles: bit `row * columns + column`.
  let scalars: [Unicode.Scalar]
  /// The eye's blur of half a cell width, twice, over rectangles in a row and in a column.
  let kernelAcross: [Float]
  let kernelDown: [Float]

  private init(columns: Int, rows: Int, scalars: [Unicode.Scalar]) {
    self.columns = columns
    self.rows = rows
    self.scalars = scalars
    kernelAcross = Self.kernel(perCellWidth: Float(columns))
    kernelDown = Self.kernel(perCellWidth: Float(rows) / 2)
  }

  /// A Gaussian of half a cell width, twice, is e to the -x² with x in cell widths; normalised.
  private static func kernel(perCellWidth size: Float) -> [Float] {
    let weights = (-reach...reach).map { expf(-Float($0 * $0) / (size * size)) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// One by two: the space, ▀▄█.
  static let halves = BlockPixels(columns: 1, rows: 2, scalars: Array(" ▀▄█".unicodeScalars))

  /// Two by two: the space, ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█.
  static let quadrants = BlockPixels(
    columns: 2, rows: 2, scalars: Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars))

  /// Two by three. Unicode leaves out the four that were there before: blank, ▌, ▐ and █.
  static let sextants = BlockPixels(
    columns: 2, rows: 3,
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
    columns: 2, rows: 4,
    scalars: (0..<256).map { bits in
      let order = [0, 3, 1, 4, 2, 5, 6, 7]
      let dots = order.indices.reduce(0) { $0 | (bits >> $1 & 1) << order[$1] }
      return dots == 0 ? " " : Unicode.Scalar(UInt32(0x2800 + dots)) ?? " "
    })
}

extension Drawing {
  /// Fills the rectangles that show the mask best at the best of the offsets.
  init(_ mask: SampleGrid<Float>, pixels: BlockPixels, fit: GridFit) {
    self =
      mask.candidates(fit, pixels).map { grid, lost in
        var drawing = Drawing(grid, pixels: pixels)
        drawing.error += lost
        return drawing
      }.min { $0.error < $1.error } ?? Drawing(mask, pixels: pixels)
  }

  private init(_ mask: SampleGrid<Float>, pixels: BlockPixels) {
    let layout = CellLayout(mask)
    let (width, height) = (layout.columns * pixels.columns, layout.rows * pixels.rows)
    let solver = BlockSolver(mask.averaged(width: width, height: height), pixels)
    var bits = [Int](repeating: 0, count: layout.count)
    for y in 0..<height {
      for x in 0..<width where solver.isFilled(x, y) {
        let bit = y % pixels.rows * pixels.columns + x % pixels.columns
        bits[y / pixels.rows * layout.columns + x / pixels.columns] |= 1 << bit
      }
    }
    self.init(
      columns: layout.columns, marks: bits.map { Mark(scalar: pixels.scalars[$0]) },
      error: solver.error)
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
