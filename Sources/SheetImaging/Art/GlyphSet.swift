import SheetCells

/// Characters to draw with and how each covers its cell.
struct GlyphSet: Sendable {
  /// Samples in a cell's row and column: fine enough to tell `.` from `_` and `b` from `d`.
  static let columns = 4
  static let rows = 8
  static let area = columns * rows

  /// One value for each of eight characters, so that one multiplication serves all of them.
  typealias Eight = SIMD8<Float>

  /// One character as it covers its cell.
  struct Glyph: Sendable {
    var scalar: Unicode.Scalar
    /// Whether it is shown in reverse video.
    var isReversed = false
    /// `GlyphSet.area` samples, row by row.
    var coverage: [Float]
  }

  /// The characters; the first is the blank one.
  let glyphs: [Glyph]
  /// The number of the character that a wholly covered cell gets.
  let full: Int
  /// How many vectors hold a value for each glyph; the surplus lanes are never chosen.
  let stride: Int
  /// The coverage: for each sample `stride` vectors.
  let bySample: [Eight]
  /// The squared coverage of each glyph; infinite for the surplus lanes.
  let energy: [Eight]

  /// `handicaps` are errors added to each glyph's own; none where there are fewer of them.
  init(glyphs: [Glyph], full: Int, handicaps: [Float] = []) {
    self.glyphs = glyphs
    self.full = full
    let stride = (glyphs.count + 7) / 8
    var bySample = [Eight](repeating: .zero, count: stride * Self.area)
    var energy = [Eight](repeating: Eight(repeating: .infinity), count: stride)
    for (index, glyph) in glyphs.enumerated() {
      for sample in 0..<Self.area {
        bySample[sample * stride + index / 8][index % 8] = glyph.coverage[sample]
      }
      energy[index / 8][index % 8] = glyph.coverage.reduce(0) { $0 + $1 * $1 }
    }
    for (index, handicap) in handicaps.enumerated() { energy[index / 8][index % 8] += handicap }
    self.stride = stride
    self.bySample = bySample
    self.energy = energy
  }

  /// Adds to `sums` every glyph's overlap with one cell of a grid of samples.
  @inline(__always)
  func accumulate(
    _ samples: UnsafePointer<Float>, _ layout: CellLayout, cell: Int,
    into sums: UnsafeMutablePointer<Eight>
  ) {
    bySample.withUnsafeBufferPointer { bySample in
      let corner = layout.index(cell, 0)
      for sample in 0..<Self.area {
        let value = samples[corner + layout.offset(sample)]
        guard value > 0 else { continue }
        guard let column = bySample.baseAddress?.advanced(by: sample &* stride) else { return }
        for vector in 0..<stride { sums[vector] += value * column[vector] }
      }
    }
  }

  /// The glyph with the least error: its own energy less twice the pull on it.
  @inline(__always)
  func best(_ own: UnsafePointer<Eight>, _ pull: UnsafePointer<Eight>) -> Int {
    var least = own[0] - 2 * pull[0]
    var vectors = SIMD8<Int32>.zero
    for vector in 1..<max(1, stride) {
      let error = own[vector] - 2 * pull[vector]
      let isLess = error .< least
      least.replace(with: error, where: isLess)
      vectors.replace(with: SIMD8(repeating: Int32(vector)), where: isLess)
    }
    var lane = 0
    for other in 1..<8 where least[other] < least[lane] { lane = other }
    return Int(vectors[lane]) * 8 + lane
  }
}

extension GlyphSet {
  /// Characters of ASCII. Their densest covers about 27 % of a cell and eyes adapt to that, so the
  /// coverage is scaled until it counts as white.
  static let ascii: GlyphSet = {
    let all = asciiGlyphs(scale: 3.75)
    // `Q` fills a cell evenly; `#` and `M` leave stripes.
    let full = useful.unicodeScalars.map(\.value).firstIndex(of: 0x51) ?? 0
    return GlyphSet(
      glyphs: useful.unicodeScalars.map { all[Int($0.value) - 32] }, full: full)
  }()

  /// The characters worth trying. Over 240 drawings of 60 icons the other 31 were chosen for none or
  /// a few cells in ten thousand, and leaving them out saves a third of the time.
  private static let useful =
    " !\"'*+,-./357:;<=>?BDEFGJLOPQRSTUVYZ[\\]^_`cdfghijnopqruvyz{|}~()"

  /// Decodes the measured table.
  static func asciiGlyphs(scale: Float) -> [Glyph] {
    let samples = GlyphCoverage.encoded.withUTF8Buffer { bytes in
      bytes.filter { $0 != UInt8(ascii: "\n") }
        .map { Float($0 - UInt8(ascii: "0")) * (scale / 63) }
    }
    return (0..<samples.count / area).map { index in
      Glyph(
        scalar: Unicode.Scalar(UInt8(32 + index)),
        coverage: Array(samples[index * area..<(index + 1) * area]))
    }
  }
}
