extension SampleGrid<Float> {
  /// The grid moved by whole samples, and the squares of what was pushed over the edge.
  func moved(_ dx: Int, _ dy: Int) -> (grid: SampleGrid<Float>, lost: Float) {
    guard dx != 0 || dy != 0 else { return (self, 0) }
    var moved = SampleGrid(width: width, height: height, repeating: Float(0))
    var kept: Float = 0
    for y in max(0, dy)..<max(max(0, dy), height + min(0, dy)) {
      let (target, source) = (y * width + max(0, dx), (y - dy) * width + max(0, -dx))
      for x in 0..<max(0, width - abs(dx)) {
        let value = samples[source + x]
        moved.samples[target + x] = value
        kept += value * value
      }
    }
    return (moved, max(0, squares - kept))
  }

  /// The sum of the squared samples.
  var squares: Float { samples.reduce(0) { $0 + $1 * $1 } }

  /// The best drawing over the offsets of up to half a cell width: from coarse to fine, or those that
  /// lead downhill, one axis at a time.
  func fitted(_ fit: GridFit, _ draw: (SampleGrid<Float>) -> Drawing) -> Drawing {
    switch fit {
    case .off: return draw(self)
    case .full: return searched(draw)
    case .quick: return descended(draw)
    }
  }

  /// Every other offset first, then those around the best of them.
  private func searched(_ draw: (SampleGrid<Float>) -> Drawing) -> Drawing {
    var (best, x, y) = (draw(self), 0, 0)
    for step in [2, 1] {
      let (fromX, fromY) = (x, y)
      for dy in [fromY - step, fromY, fromY + step] where abs(dy) <= 2 {
        for dx in [fromX - step, fromX, fromX + step] where abs(dx) <= 2 {
          guard dx != fromX || dy != fromY else { continue }
          let next = drawn(dx, dy, draw)
          if next.error < best.error { (best, x, y) = (next, dx, dy) }
        }
      }
    }
    return best
  }

  private func descended(_ draw: (SampleGrid<Float>) -> Drawing) -> Drawing {
    var (best, x, y) = (draw(self), 0, 0)
    for (dx, dy) in [(1, 0), (0, 1)] {
      for sign in [-1, 1] {
        var improved = false
        while abs(x + sign * dx) <= 2, abs(y + sign * dy) <= 2 {
          let next = drawn(x + sign * dx, y + sign * dy, draw)
          guard next.error < best.error else { break }
          (best, x, y, improved) = (next, x + sign * dx, y + sign * dy, true)
        }
        if improved { break }
      }
    }
    return best
  }

  private func drawn(
    _ dx: Int, _ dy: Int, _ draw: (SampleGrid<Float>) -> Drawing
  ) -> Drawing {
    let (grid, lost) = moved(dx, dy)
    var drawing = draw(grid)
    drawing.error += lost
    return drawing
  }
}
