import SheetCells

/// The mean colour of some pixels: red, green, blue from 0 to 255 times alpha, and alpha from 0 to 1.
/// Premultiplied, so that clear pixels do not tint their neighbours.
typealias ColorSample = SIMD4<Float>

extension SIMD4<Float>: Averageable {
  static var none: SIMD4<Float> { .zero }
}

extension ColorSample {
  /// Reads a pixel's four bytes.
  @inline(__always)
  init(pixel: UnsafePointer<UInt8>) {
    let alpha = Float(pixel[3]) * (1 / 255)
    self.init(
      Float(pixel[0]) * alpha, Float(pixel[1]) * alpha, Float(pixel[2]) * alpha, alpha)
  }

  /// The alpha.
  var alpha: Float { w }

  /// The colour on its own; black where there is none.
  var opaque: SIMD3<Float> {
    alpha > 0 ? SIMD3(x, y, z) / alpha : .zero
  }

  /// Brightness as eyes see it, 0 to 1 (the weights of ITU-R BT.601, on gamma-coded values).
  var luma: Float {
    let color = opaque
    return (0.299 * color.x + 0.587 * color.y + 0.114 * color.z) / 255
  }

  /// The colour for a cell that is filled with it.
  var color: Color { Self.color(opaque) }

  /// The colour for a character over the terminal's own background, which may be black or white:
  /// moved towards the middle until it shows on both.
  var readableColor: Color {
    let (low, high): (Float, Float) = (0.36, 0.66)
    let (color, luma) = (opaque, luma)
    if luma > high { return Self.color(color * (high / luma)) }
    guard luma < low else { return Self.color(color) }
    let part = (low - luma) / (1 - luma)
    return Self.color(color + (SIMD3(repeating: 255) - color) * part)
  }

  private static func color(_ value: SIMD3<Float>) -> Color {
    let bytes = value.rounded(.toNearestOrEven).clamped(
      lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return .rgb(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z))
  }
}
