import Foundation
import SheetImaging

extension UIImage {
  /// Whether the picture's colours count. In the Action row of a share sheet they never do.
  public var renderingMode: RenderingMode { traits.renderingMode }

  /// The same picture with another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var traits = traits
    traits.renderingMode = mode
    return UIImage(self, traits: traits)
  }

  /// The picture's shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture's shape in one colour, with a mode.
  public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
    var traits = traits
    (traits.tint, traits.renderingMode) = (color, mode)
    return UIImage(self, traits: traits)
  }

  /// How the camera was held.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// On its head.
    case down = 1
    /// Turned by a quarter.
    case left = 2
    /// Turned by a quarter, the other way.
    case right = 3
    /// Upright and mirrored.
    case upMirrored = 4
    /// On its head and mirrored.
    case downMirrored = 5
    /// Turned and mirrored.
    case leftMirrored = 6
    /// Turned the other way and mirrored.
    case rightMirrored = 7
  }

  /// Always upright: pictures are turned while they are decoded.
  public var imageOrientation: Orientation { .up }

  /// Accepted for code written for iOS: the picture as it is, which a terminal never stretches.
  public func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
    self
  }
}
