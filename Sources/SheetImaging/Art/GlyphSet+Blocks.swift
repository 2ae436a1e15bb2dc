import SheetCells

extension GlyphSet {
  /// Solid shapes of every kind: sextants, quadrants, eighths from the left and from below, and
  /// cells cut by a slanted line. Braille stays out: its dots beside solid shapes look like dirt.
  static let mix: GlyphSet = {
    var glyphs = pixels(.sextants)
    let full = glyphs.count - 1
    glyphs += pixels(.quadrants).filter { glyph in
      !glyphs.contains { $0.scalar == glyph.scalar }
    }
    glyphs += eighths.map { part in
      shape(0x2580 + part) { _, y in y >= 1 - Float(part) / 8 }
    }
    glyphs += eighths.map { part in
      shape(0x2590 - part) { x, _ in x < Float(part) / 8 }
    }
    return GlyphSet(glyphs: glyphs + slopes, full: full)
  }()

  /// The parts of a cell in eighths; the half is among the quadrants.
  private static let eighths = [1, 2, 3, 5, 6, 7]

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
    let fine = 6
    var coverage = [Float](repeating: 0, count: area)
    for y in 0..<rows * fine {
      for x in 0..<columns * fine {
        let point = (
          (Float(x) + 0.5) / Float(columns * fine), (Float(y) + 0.5) / Float(rows * fine)
        )
        guard isInside(point.0, point.1) else { continue }
        coverage[y / fine * columns + x / fine] += 1 / Float(fine * fine)
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
