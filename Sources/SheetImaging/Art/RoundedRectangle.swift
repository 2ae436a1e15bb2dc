/// The shape that iOS cuts icons to, over square samples.
struct RoundedRectangle {
  /// Where it lies.
  let place: Placement
  /// The corners' radius in samples: a little over a fifth of the shorter side, as iOS rounds.
  private let radius: Float

  init(_ place: Placement) {
    self.place = place
    radius = 0.22 * Float(min(place.width, place.height))
  }

  /// How much of a sample lies inside, from 0 to 1.
  func coverage(x: Int, y: Int) -> Float {
    let (left, top) = (Float(x - place.x) + 0.5, Float(y - place.y) + 0.5)
    let (right, bottom) = (Float(place.width) - left, Float(place.height) - top)
    guard min(left, top, right, bottom) > 0 else { return 0 }
    let (dx, dy) = (max(0, radius - min(left, right)), max(0, radius - min(top, bottom)))
    return min(1, max(0, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
  }

  /// The whole shape on a grid.
  func mask(width: Int, height: Int) -> SampleGrid<Float> {
    var grid = SampleGrid(width: width, height: height, repeating: Float(0))
    for y in 0..<grid.height {
      for x in 0..<grid.width { grid.samples[y * grid.width + x] = coverage(x: x, y: y) }
    }
    return grid
  }
}
