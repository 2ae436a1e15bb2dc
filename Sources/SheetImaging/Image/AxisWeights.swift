/// How much each of `from` samples in a row counts for each of `to` samples: the share of the area
/// when there are more than wanted, and linear interpolation when there are fewer.
struct AxisWeights {
  /// The first source sample that counts for each wanted one.
  private(set) var starts: [Int] = []
  /// Where the weights of each wanted sample begin in `weights`; one more than there are samples.
  private(set) var offsets: [Int] = [0]
  /// The weights; those of one wanted sample add up to 1.
  private(set) var weights: [Float] = []

  init(from: Int, to: Int) {
    guard from > 0, to > 0 else { return }
    let ratio = Float(from) / Float(to)
    for index in 0..<to {
      if ratio >= 1 { share(Float(index) * ratio, ratio, from) } else { lerp(index, ratio, from) }
      offsets.append(weights.count)
    }
  }

  /// How many samples are wanted.
  var count: Int { starts.count }

  private mutating func share(_ begin: Float, _ ratio: Float, _ from: Int) {
    let first = min(from - 1, Int(begin))
    let last = max(first, min(from - 1, Int((begin + ratio - 0.001).rounded(.down))))
    starts.append(first)
    for source in first...last {
      let covered = min(begin + ratio, Float(source + 1)) - max(begin, Float(source))
      weights.append(max(0, covered) / ratio)
    }
  }

  private mutating func lerp(_ index: Int, _ ratio: Float, _ from: Int) {
    let center = max(0, (Float(index) + 0.5) * ratio - 0.5)
    let first = min(from - 1, Int(center))
    starts.append(first)
    guard first + 1 < from else { return weights.append(1) }
    weights.append(1 - (center - Float(first)))
    weights.append(center - Float(first))
  }
}
