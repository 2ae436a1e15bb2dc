import Foundation
import SheetImaging

extension UIImage {
  /// The picture mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(bitmap: bitmap.turned(.upMirrored), scale: scale)
  }

  /// Accepted for code written for iOS: the picture as it is, since everything runs from left to right here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Always false.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
}

extension Bitmap {
  /// The picture as one sees it that was stored in this way.
  func turned(_ orientation: UIImage.Orientation) -> Bitmap {
    guard orientation != .up, !isEmpty else { return self }
    let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (columns, rows) = isOnSide ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (fromX, fromY) = source(x, y, orientation)
        let (from, to) = ((fromY * width + fromX) * 4, (y * columns + x) * 4)
        for part in 0..<4 { turned[to + part] = pixels[from + part] }
      }
    }
    return Bitmap(width: columns, height: rows, pixels: turned)
  }

  /// Where a pixel of the upright picture is stored.
  private func source(_ x: Int, _ y: Int, _ orientation: UIImage.Orientation) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .left: (right - y, x)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    }
  }
}
