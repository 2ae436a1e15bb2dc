extension SampleGrid<Float> {
  /// The grid moved by up to half a cell width to where blocks show it best.
  func fitted(_ fit: GridFit, to pixels: BlockPixels) -> SampleGrid<Float> {
    guard fit != .off, !samples.isEmpty else { return self }
    let (dx, dy) = BlockFit(self, pixels).best
    return moved(dx, dy).grid
  }
}

/// Finds the offset at which blocks show a mask with the least squared error.
///
/// A filled rectangle whose mean coverage is v lowers the error, per sample, by 2v - 1, and what is
/// pushed over the edge counts in full. So the best offset is the one with the largest sum of these,
/// and all 25 share their row sums.
private struct BlockFit {
  private static let reach = 2
  private let columns: Int
  private let rows: Int
  /// Each sample and its right neighbour added up, with `reach` empty samples around the mask.
  private let pairs: SampleGrid<Float>
  /// How the rows of a cell count for its rectangles.
  private let weights: AxisWeights

  init(_ mask: SampleGrid<Float>, _ pixels: BlockPixels) {
    let layout = CellLayout(mask)
    (columns, rows) = (layout.columns * pixels.columns, layout.rows)
    weights = AxisWeights(from: GlyphSet.rows, to: pixels.rows)
    var pairs = SampleGrid(
      width: mask.width + 2 * Self.reach, height: mask.height + 2 * Self.reach, repeating: Float(0))
    for y in 0..<mask.height {
      let (from, to) = (y * mask.width, (y + Self.reach) * pairs.width + Self.reach)
      for x in 0..<mask.width {
        pairs.samples[to + x] += mask.samples[from + x]
        pairs.samples[to + x - 1] += mask.samples[from + x]
      }
    }
    self.pairs = pairs
  }

  /// The best offset; none where no other is better.
  var best: (dx: Int, dy: Int) {
    var best = (dx: 0, dy: 0)
    var most = gains(dy: 0)[Self.reach] + 0.001
    for dy in -Self.reach...Self.reach {
      for (index, gain) in gains(dy: dy).enumerated() where gain > most {
        (best, most) = ((index - Self.reach, dy), gain)
      }
    }
    return best
  }

  /// What the filled rectangles gain for each offset to the side.
  private func gains(dy: Int) -> [Float] {
    var gains = [Float](repeating: 0, count: 2 * Self.reach + 1)
    var line = [Float](repeating: 0, count: pairs.width)
    for row in 0..<rows {
      for part in 0..<weights.count {
        fill(&line, part: part, top: row * GlyphSet.rows + Self.reach - dy)
        for index in gains.indices { gains[index] += gain(line, from: 2 * Self.reach - index) }
      }
    }
    return gains
  }

  private func fill(_ line: inout [Float], part: Int, top: Int) {
    for x in line.indices { line[x] = 0 }
    for index in weights.offsets[part]..<weights.offsets[part + 1] {
      let source = top + weights.starts[part] + index - weights.offsets[part]
      let weight = weights.weights[index]
      for x in line.indices { line[x] += weight * pairs.samples[source * pairs.width + x] }
    }
  }

  /// Pairs add up to 2v.
  private func gain(_ line: [Float], from start: Int) -> Float {
    var sum: Float = 0
    for column in 0..<columns { sum += max(0, line[start + 2 * column] - 1) }
    return sum
  }
}
