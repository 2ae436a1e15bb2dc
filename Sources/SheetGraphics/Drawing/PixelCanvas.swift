import SheetImaging

/// A pixel: red, green, blue and alpha from 0 to 1, the first three multiplied by the last.
typealias Premultiplied = SIMD4<Float>

/// Pixels to draw on.
struct PixelCanvas {
  let width: Int
  let height: Int
  /// Four bytes a pixel, premultiplied.
  private var bytes: [UInt8]

  /// A canvas on which nothing is, or black all over.
  init(width: Int, height: Int, isOpaque: Bool) {
    (self.width, self.height) = (width, height)
    bytes = Array(repeating: 0, count: width * height * 4)
    guard isOpaque else { return }
    for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
  }

  /// Draws paint where a shape is.
  ///
  /// - Parameter clip: Where drawing has an effect; `nil` for everywhere.
  mutating func fill(
    _ shape: Coverage, clip: Coverage?, mode: CGBlendMode, paint: (Int, Int) -> Premultiplied
  ) {
    for row in 0..<shape.height {
      for column in 0..<shape.width {
        let covered = shape.values[row * shape.width + column]
        guard covered > 0 else { continue }
        let (x, y) = (shape.left + column, shape.top + row)
        var share = Float(covered) / 255
        if let clip { share *= Float(clip[x, y]) / 255 }
        guard share > 0 else { continue }
        blend(paint(x, y), share, mode, at: (y * width + x) * 4)
      }
    }
  }

  private mutating func blend(
    _ source: Premultiplied, _ share: Float, _ mode: CGBlendMode, at start: Int
  ) {
    let known =
      Premultiplied(
        Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
        Float(bytes[start + 3])) / 255
    let blended = mode.blend(source, over: known)
    let result = ((known + (blended - known) * share) * 255).rounded(.toNearestOrAwayFromZero)
    for part in 0..<4 { bytes[start + part] = UInt8(min(max(result[part], 0), 255)) }
  }

  /// The picture, with its colours as they are before alpha.
  var bitmap: Bitmap {
    var pixels = bytes
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[start + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for part in start..<start + 3 {
        pixels[part] = UInt8(min(255, (Int(pixels[part]) * 255 + alpha / 2) / alpha))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
