import Foundation

/// How large a picture may be drawn.
enum DrawingLimits {
  /// Pixels on one side.
  static let side: CGFloat = 16_384
  /// Pixels in all: 64 MB.
  static let pixels: CGFloat = 16 * 1024 * 1024
  /// Pixels a point where nobody says how many: sharp enough for a picture that is shared.
  static let scale: CGFloat = 2

  /// The pixels that so many points take; nothing for sizes that are none, and for those beyond the limits.
  static func pixels(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= side, height <= side, width * height <= pixels else {
      return nil
    }
    return (Int(width), Int(height))
  }

  /// A scale that is none counts as the usual one.
  static func valid(_ scale: CGFloat) -> CGFloat {
    scale.isFinite && scale > 0 ? scale : Self.scale
  }
}
