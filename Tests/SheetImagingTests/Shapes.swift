import SheetCells

@testable import SheetImaging

/// Pictures that tests draw.
enum Shapes {
  /// A picture that is white where `isInside` says so of a point from -1 to 1 each way.
  static func shape(
    _ width: Int = 60, _ height: Int = 60, _ isInside: (Float, Float) -> Bool
  ) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let point = (
          (Float(x) + 0.5) / Float(width) * 2 - 1, (Float(y) + 0.5) / Float(height) * 2 - 1
        )
        pixels += [255, 255, 255, isInside(point.0, point.1) ? 255 : 0]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  static let disc = shape { x, y in x * x + y * y <= 1 }
  static let ring = shape { x, y in (0.45...1).contains(x * x + y * y) }
  static let diagonal = shape { x, y in abs(x - y) < 0.3 }

  /// A picture of one colour.
  static func plain(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<max(0, width * height)).flatMap { _ in pixel })
  }

  /// Red above, blue below, opaque.
  static let flag = Bitmap(
    width: 20, height: 20,
    pixels: (0..<400).flatMap { $0 < 200 ? [200, 30, 30, 255] : [30, 30, 200, 255] as [UInt8] })
}
