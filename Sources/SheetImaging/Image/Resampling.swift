/// A grid of samples: area averages of a picture, or what is drawn over them.
struct SampleGrid<Sample> {
  let width: Int
  let height: Int
  var samples: [Sample]

  init(width: Int, height: Int, repeating sample: Sample) {
    self.width = max(0, width)
    self.height = max(0, height)
    samples = Array(repeating: sample, count: self.width * self.height)
  }
}

/// What a sample needs so that it can be averaged.
protocol Averageable {
  static var none: Self { get }
  static func += (sum: inout Self, more: Self)
  static func * (sample: Self, weight: Float) -> Self
}

extension Float: Averageable {
  static var none: Float { 0 }
}

extension Bitmap {
  /// The picture averaged to a grid, each pixel as `sample` reads it from its four bytes.
  ///
  /// Rows are averaged first sideways, then down, so each pixel is read once.
  func averaged<Sample: Averageable>(
    width: Int, height: Int, _ sample: (UnsafePointer<UInt8>) -> Sample
  ) -> SampleGrid<Sample> {
    var grid = SampleGrid(width: width, height: height, repeating: Sample.none)
    let across = AxisWeights(from: self.width, to: grid.width)
    let down = AxisWeights(from: self.height, to: grid.height)
    guard across.count > 0, down.count > 0 else { return grid }
    var line = Array(repeating: Sample.none, count: grid.width)
    var known = -1
    pixels.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<grid.height {
        for index in down.offsets[y]..<down.offsets[y + 1] {
          let row = down.starts[y] + index - down.offsets[y]
          if row != known { across.average(base + row * self.width * 4, into: &line, sample) }
          known = row
          grid.add(line, times: down.weights[index], toRow: y)
        }
      }
    }
    return grid
  }
}

extension AxisWeights {
  @inline(__always)
  fileprivate func average<Sample: Averageable>(
    _ row: UnsafePointer<UInt8>, into line: inout [Sample],
    _ sample: (UnsafePointer<UInt8>) -> Sample
  ) {
    weights.withUnsafeBufferPointer { weights in
      for x in 0..<count {
        var sum = Sample.none
        var pixel = row + starts[x] * 4
        for index in offsets[x]..<offsets[x + 1] {
          sum += sample(pixel) * weights[index]
          pixel += 4
        }
        line[x] = sum
      }
    }
  }
}

extension SampleGrid where Sample: Averageable {
  @inline(__always)
  fileprivate mutating func add(_ line: [Sample], times weight: Float, toRow y: Int) {
    for x in 0..<width { samples[y * width + x] += line[x] * weight }
  }
}
