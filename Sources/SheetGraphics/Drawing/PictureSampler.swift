import Foundation
import SheetImaging

/// A picture laid over the canvas by a transform, looked at pixel by pixel.
struct PictureSampler {
  private let bitmap: Bitmap
  /// From the canvas to the picture's pixels.
  private let inverse: CGAffineTransform
  private let alpha: Float

  /// Lays a picture onto a rectangle that a transform brings to the canvas; `nil` when nothing is to be seen.
  init?(_ bitmap: Bitmap, in rect: CGRect, _ transform: CGAffineTransform, alpha: CGFloat) {
    guard !bitmap.isEmpty, alpha > 0 else { return nil }
    // A picture that is made smaller is averaged first, so that every pixel counts.
    let width = hypot(transform.a, transform.b) * rect.width
    let height = hypot(transform.c, transform.d) * rect.height
    let reduced = bitmap.reduced(
      width: Self.whole(width, bitmap.width), height: Self.whole(height, bitmap.height))
    let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(transform)
    let scaled = placed.scaledBy(
      x: rect.width / CGFloat(reduced.width), y: rect.height / CGFloat(reduced.height))
    guard let inverse = scaled.inverse else { return nil }
    (self.bitmap, self.inverse) = (reduced, inverse)
    self.alpha = Float(min(1, alpha))
  }

  private static func whole(_ length: CGFloat, _ limit: Int) -> Int {
    length.isFinite && length < CGFloat(limit) ? max(1, Int(length.rounded(.up))) : limit
  }

  /// The colour under the middle of a pixel of the canvas, between the four nearest ones of the picture.
  func color(_ x: Int, _ y: Int) -> Premultiplied {
    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
    let (left, acrossPart) = Self.split(place.x - 0.5, bitmap.width)
    let (top, downPart) = Self.split(place.y - 0.5, bitmap.height)
    let upper = mix(pixel(left, top), pixel(left + 1, top), acrossPart)
    let lower = mix(pixel(left, top + 1), pixel(left + 1, top + 1), acrossPart)
    return mix(upper, lower, downPart) * alpha
  }

  private static func split(_ value: CGFloat, _ count: Int) -> (Int, Float) {
    let bounded = min(max(value, 0), CGFloat(count - 1))
    let whole = bounded.rounded(.down)
    return (Int(whole), Float(bounded - whole))
  }

  private func mix(_ one: Premultiplied, _ two: Premultiplied, _ part: Float) -> Premultiplied {
    one + (two - one) * part
  }

  private func pixel(_ x: Int, _ y: Int) -> Premultiplied {
    let start = (min(y, bitmap.height - 1) * bitmap.width + min(x, bitmap.width - 1)) * 4
    let pixels = bitmap.pixels
    let alpha = Float(pixels[start + 3]) / 255
    let color =
      Premultiplied(
        Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]), 255) / 255
    return color * alpha
  }
}
