import SheetCells

extension GlyphSet {
  /// Solid shapes of every kind: sextants, quadrants, bars along an edge, and cells cut by a
  /// slanted line. Braille stays out: its dots beside solid shapes look like dirt.
  static let mix: GlyphSet = {
    var glyphs = pixels(.sextants)
    let full = glyphs.count - 1
    glyphs += pixels(.quadrants).filter { glyph in
      !glyphs.contains { $0.scalar == glyph.scalar }
    }
    return GlyphSet(
      glyphs: glyphs + bars + slopes, full: full,
      handicaps: Array(repeating: 0, count: glyphs.count + bars.count)
        + Array(repeating: slopeHandicap, count: slopes.count))
  }()

  /// How much less error a slanted character must have, in samples of 32 a cell. Without it flat
  /// edges that fall between two steps become saws.
  private static let slopeHandicap: Float = 0.8

  /// Bars along each edge, in eighths; the halves are among the quadrants.
  private static var bars: [Glyph] {
    let parts = [1, 2, 3, 5, 6, 7]
    // Unicode has upper and right bars in two places: the thinnest are much older.
    let upper = [0x2594, 0x1FB82, 0x1FB83, 0x1FB84, 0x1FB85, 0x1FB86]
    let right = [0x2595, 0x1FB87, 0x1FB88, 0x1FB89, 0x1FB8A, 0x1FB8B]
    return parts.enumerated().flatMap { index, part in
      let extent = Float(part) / 8
      return [
        shape(0x2580 + part) { _, y in y >= 1 - extent },
        shape(0x2590 - part) { x, _ in x < extent },
        shape(upper[index]) { _, y in y < extent },
        shape(right[index]) { x, _ in x >= 1 - extent },
      ]
    }
  }

  private static func pixels(_ pixels: BlockPixels) -> [Glyph] {
    pixels.scalars.indices.map { bits in
      shape(Int(pixels.scalars[bits].value)) { x, y in
        let place =
          Int(y * Float(pixels.rows)) * pixels.columns + Int(x * Float(pixels.columns))
        return bits >> place & 1 == 1
      }
    }
  }

  /// The coverage of a shape that is given point by point in a cell of 1 by 1.
  private static func shape(
    _ value: Int, _ isInside: (Float, Float) -> Bool
  ) -> Glyph {
    // Points per sample: 16 columns and 24 rows in all, so that eighths and thirds come out exactly.
    let (fineX, fineY) = (4, 3)
    var coverage = [Float](repeating: 0, count: area)
    for y in 0..<rows * fineY {
      for x in 0..<columns * fineX {
        let (left, top) = (
          (Float(x) + 0.5) / Float(columns * fineX), (Float(y) + 0.5) / Float(rows * fineY)
        )
        guard isInside(left, top) else { continue }
        coverage[y / fineY * columns + x / fineX] += 1 / Float(fineX * fineY)
      }
    }
    return Glyph(scalar: Unicode.Scalar(UInt32(value)) ?? " ", coverage: coverage)
  }

  /// U+1FB3C to U+1FB67: the cell cut by a line between two points on its edge.
  ///
  /// Unicode's names list gives what lies below eleven lines, below their mirror images, and above
  /// those twenty-two.
  private static var slopes: [Glyph] {
    lines.enumerated().flatMap { index, line in
      let isBelow = { (x: Float, y: Float) in
        (line.to.x - line.from.x) * (y - line.from.y) > (line.to.y - line.from.y)
          * (x - line.from.x)
      }
      let value = 0x1FB3C + index
      return [
        shape(value, isBelow), shape(value + 11) { isBelow(1 - $0, $1) },
        shape(value + 22) { !isBelow($0, $1) }, shape(value + 33) { !isBelow(1 - $0, $1) },
      ]
    }
  }

  /// The lines, each from its left end to its right one; `y` grows downwards.
  private static let lines: [(from: SIMD2<Float>, to: SIMD2<Float>)] = [
    ([0, 2 / 3], [0.5, 1]), ([0, 2 / 3], [1, 1]), ([0, 1 / 3], [0.5, 1]), ([0, 1 / 3], [1, 1]),
    ([0, 0], [0.5, 1]), ([0, 1 / 3], [0.5, 0]), ([0, 1 / 3], [1, 0]), ([0, 2 / 3], [0.5, 0]),
    ([0, 2 / 3], [1, 0]), ([0, 1], [0.5, 0]), ([0, 2 / 3], [1, 1 / 3]),
  ]
}
