extension SampleGrid<Float> {
  /// The grid moved by up to half a cell width to where blocks show it well, the most promising
  /// offsets first, and the squares of what was pushed over the edge.
  func candidates(
    _ fit: GridFit, _ pixels: BlockPixels
  ) -> [(grid: SampleGrid<Float>, lost: Float)] {
    guard fit != .off, !samples.isEmpty else { return [(self, 0)] }
    return BlockFit(self, pixels).best(fit == .full ? 5 : 1).map { moved($0.dx, $0.dy) }
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
  /// Samples in a rectangle's row.
  private let run: Int
  /// Twice the mean of the samples of a rectangle's row that begins here, with `reach` empty samples
  /// around the mask.
  private let sums: SampleGrid<Float>
  /// How the rows of a cell count for its rectangles.
  private let weights: AxisWeights

  init(_ mask: SampleGrid<Float>, _ pixels: BlockPixels) {
    let layout = CellLayout(mask)
    (columns, rows) = (layout.columns * pixels.columns, layout.rows)
    weights = AxisWeights(from: GlyphSet.rows, to: pixels.rows)
    run = GlyphSet.columns / pixels.columns
    var sums = SampleGrid(
      width: mask.width + 2 * Self.reach, height: mask.height + 2 * Self.reach, repeating: Float(0))
    for y in 0..<mask.height {
      let (from, to) = (y * mask.width, (y + Self.reach) * sums.width + Self.reach)
      for x in 0..<mask.width {
        let value = mask.samples[from + x] * 2 / Float(run)
        for part in 0..<min(run, x + Self.reach + 1) { sums.samples[to + x - part] += value }
      }
    }
    self.sums = sums
  }

  /// The best offsets, most gain first; of equal ones the smallest.
  func best(_ count: Int) -> [(dx: Int, dy: Int)] {
    var offsets: [(dx: Int, dy: Int, gain: Float)] = []
    for dy in -Self.reach...Self.reach {
      for (index, gain) in gains(dy: dy).enumerated() {
        let dx = index - Self.reach
        offsets.append((dx, dy, gain - 0.001 * Float(abs(dx) + abs(dy))))
      }
    }
    return offsets.sorted { $0.gain > $1.gain }.prefix(count).map { ($0.dx, $0.dy) }
  }

  /// What the filled rectangles gain for each offset to the side.
  private func gains(dy: Int) -> [Float] {
    var gains = [Float](repeating: 0, count: 2 * Self.reach + 1)
    var line = [Float](repeating: 0, count: sums.width)
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
      for x in line.indices { line[x] += weight * sums.samples[source * sums.width + x] }
    }
  }

  private func gain(_ line: [Float], from start: Int) -> Float {
    var sum: Float = 0
    for column in 0..<columns { sum += max(0, line[start + run * column] - 1) }
    return sum
  }
}
