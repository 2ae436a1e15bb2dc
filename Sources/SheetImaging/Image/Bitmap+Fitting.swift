extension Bitmap {
  /// The middle of the picture, as wide as it is high.
  package var square: Bitmap {
    let side = min(width, height)
    let (left, top) = ((width - side) / 2, (height - side) / 2)
    var result: [UInt8] = []
    result.reserveCapacity(side * side * 4)
    for row in top..<(top + side) {
      let start = (row * width + left) * 4
      result += pixels[start..<(start + side * 4)]
    }
    return Bitmap(width: side, height: side, pixels: result)
  }

  /// The picture made smaller, so that no side has more pixels; a small one stays as it is.
  package func fitting(_ side: Int) -> Bitmap {
    let place = Placement(of: self, inWidth: side, height: side)
    guard place.width < width || place.height < height else { return self }
    return reduced(width: place.width, height: place.height)
  }

  /// The picture averaged to so many pixels, at least one and never more than it has.
  package func reduced(width wantedWidth: Int, height wantedHeight: Int) -> Bitmap {
    let (width, height) = (
      min(max(1, wantedWidth), self.width), min(max(1, wantedHeight), self.height)
    )
    guard width < self.width || height < self.height, !isEmpty else { return self }
    let grid = averaged(width: width, height: height) { ColorSample(pixel: $0) }
    var result: [UInt8] = []
    result.reserveCapacity(grid.samples.count * 4)
    for sample in grid.samples {
      let color = sample.opaque
      result += [color.x, color.y, color.z, sample.alpha * 255].map { UInt8($0.rounded()) }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }
}
