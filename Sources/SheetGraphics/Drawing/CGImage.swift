import Foundation
import SheetImaging

/// The pixels of a picture, without a scale. It never changes, so any thread may use it.
public final class CGImage: @unchecked Sendable {
  package let bitmap: Bitmap

  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels from the left to the right.
  public var width: Int { bitmap.width }
  /// Pixels from the top to the bottom.
  public var height: Int { bitmap.height }

  /// The pixels in a rectangle, in pixels from the upper left corner, cut to the picture; `nil` when there are
  /// none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(bitmap: bitmap.part(at: part))
  }
}

extension CGContext {
  /// Draws a picture stretched to a rectangle, its top at the rectangle's largest y: upside down, unless code turns
  /// the context over, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.bitmap, in: rect)
    restoreGState()
  }
}

extension UIImage {
  /// The pixels; `nil` when there are none, or they cannot be decoded.
  public var cgImage: CGImage? {
    guard let bitmap = try? decoded(), bitmap.width > 0, bitmap.height > 0 else { return nil }
    return CGImage(bitmap: bitmap)
  }

  /// A picture of these pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap)
  }

  /// A picture of these pixels, turned as one sees them that are stored in this way.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(bitmap: cgImage.bitmap.turned(orientation), scale: scale)
  }
}

extension Bitmap {
  /// A copy of a part that lies inside, on whole pixels.
  fileprivate func part(at rect: CGRect) -> Bitmap {
    let (x, y, columns) = (Int(rect.minX), Int(rect.minY), Int(rect.width))
    let rows = y..<y + Int(rect.height)
    let bytes = rows.flatMap { row -> ArraySlice<UInt8> in
      let start = (row * width + x) * 4
      return pixels[start..<start + columns * 4]
    }
    return Bitmap(width: columns, height: rows.count, pixels: bytes)
  }
}
