/// What tells that a picture is made of equal squares.
extension Bitmap {
  /// How many colours there are, looked for until there are `most`.
  func colors(atMost most: Int) -> Int {
    var found: [UInt32] = []
    _ = colors { colors in
      for color in colors where !found.contains(color) {
        found.append(color)
        if found.count >= most { return false }
      }
      return true
    }
    return found.count
  }

  /// The side of the largest squares of one colour each that the whole picture is made of; at least 1.
  var commonSquare: Int {
    var side = Self.divisor(width, height)
    forEachEdge { place, _ in
      side = Self.divisor(side, place)
      return side > 1
    }
    return max(1, side)
  }

  /// Tells each place where a pixel differs from the one before it: across, and then of rows from those above.
  ///
  /// - Parameter use: Takes the place and whether it is between rows; `false` ends it.
  func forEachEdge(_ use: (Int, Bool) -> Bool) {
    _ = colors { colors in
      for y in 0..<height {
        let row = y * width
        for x in 0..<width {
          if x > 0, colors[row + x] != colors[row + x - 1], !use(x, false) { return false }
          if y > 0, colors[row + x] != colors[row + x - width], !use(y, true) { return false }
        }
      }
      return true
    }
  }

  /// The pixels in the middles of so many equal parts.
  func sampled(width columns: Int, height rows: Int) -> Bitmap {
    guard columns != width || rows != height else { return self }
    var sampled: [UInt8] = []
    sampled.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let y = (2 * row + 1) * height / (2 * rows)
      for column in 0..<columns {
        let start = (y * width + (2 * column + 1) * width / (2 * columns)) * 4
        sampled += pixels[start..<start + 4]
      }
    }
    return Bitmap(width: columns, height: rows, pixels: sampled)
  }

  /// A pixel by its number.
  func sample(_ index: Int) -> ColorSample {
    pixels.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ColorSample(pixel: $0 + 4 * index) } ?? .zero
    }
  }

  /// The brightness between the darkest and the lightest pixel.
  var middleLuma: Float {
    let lumas = (0..<width * height).map { sample($0).luma }
    return ((lumas.min() ?? 0) + (lumas.max() ?? 0)) / 2
  }

  /// The pixels as numbers.
  private func colors(_ use: (UnsafeBufferPointer<UInt32>) -> Bool) -> Bool {
    pixels.withUnsafeBytes { use($0.bindMemory(to: UInt32.self)) }
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other > 0 { (one, other) = (other, one % other) }
    return one
  }
}

/// How many squares of a fraction of pixels a picture of two colours has, as when a code was made as wide as a view.
struct ModuleLines {
  let across: Int
  let down: Int

  /// `nil` where the edges are not those of squares.
  init?(_ bitmap: Bitmap) {
    var columns = [Bool](repeating: false, count: bitmap.width)
    var rows = [Bool](repeating: false, count: bitmap.height)
    bitmap.forEachEdge { place, isRow in
      if isRow { rows[place] = true } else { columns[place] = true }
      return true
    }
    guard let across = Self.count(columns), let down = Self.count(rows) else { return nil }
    // Squares: as wide as high.
    let (width, height) = (bitmap.width * down, bitmap.height * across)
    guard abs(width - height) * 20 <= width else { return nil }
    (self.across, self.down) = (across, down)
  }

  /// The fewest parts between whose lines and the edges is a pixel at most; four pixels are the smallest square that
  /// this tells anything of.
  private static func count(_ edges: [Bool]) -> Int? {
    let places = edges.indices.filter { edges[$0] }
    guard edges.count >= 8 else { return nil }
    return (2...edges.count / 4).first { count in
      let pitch = Double(edges.count) / Double(count)
      return places.allSatisfy { place in
        let part = (Double(place) / pitch).rounded()
        return abs(part * pitch - Double(place)) <= 1
      }
    }
  }
}
