extension SampleGrid<Float> {
  /// The grid blurred by symmetric kernels, across and down; outside is nothing.
  func blurred(_ across: [Float], _ down: [Float]) -> SampleGrid<Float> {
    var rows = SampleGrid(width: width, height: height, repeating: Float(0))
    rows.addRows(of: self, across)
    var both = SampleGrid(width: width, height: height, repeating: Float(0))
    both.addColumns(of: rows, down)
    return both
  }

  /// Row by row, so that nothing wraps round to the next one.
  private mutating func addRows(of grid: SampleGrid<Float>, _ kernel: [Float]) {
    samples.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for y in 0..<grid.height {
        for (tap, weight) in kernel.enumerated() {
          let shift = tap - kernel.count / 2
          let (to, from) = (y * grid.width + max(0, -shift), y * grid.width + max(0, shift))
          add(grid.samples, from, times: weight, to: target + to, grid.width - abs(shift))
        }
      }
    }
  }

  private mutating func addColumns(of grid: SampleGrid<Float>, _ kernel: [Float]) {
    samples.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for (tap, weight) in kernel.enumerated() {
        let shift = (tap - kernel.count / 2) * grid.width
        let count = grid.width * grid.height - abs(shift)
        add(grid.samples, max(0, shift), times: weight, to: target + max(0, -shift), count)
      }
    }
  }
}

/// Adds a stretch of samples, weighted, to another one: eight at a time, since this is where most of
/// the time of a drawing goes and the compiler makes no vectors of the plain loop.
@inline(__always)
private func add(
  _ source: UnsafePointer<Float>, _ start: Int, times weight: Float,
  to target: UnsafeMutablePointer<Float>, _ count: Int
) {
  let (from, to) = (UnsafeRawPointer(source + start), UnsafeMutableRawPointer(target))
  var index = 0
  while index &+ 8 <= count {
    let offset = index &* 4
    let sum =
      to.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      + weight * from.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
    to.storeBytes(of: sum, toByteOffset: offset, as: SIMD8<Float>.self)
    index &+= 8
  }
  while index < count {
    target[index] += weight * source[start &+ index]
    index &+= 1
  }
}
