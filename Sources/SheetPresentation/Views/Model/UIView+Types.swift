import Foundation

extension UIView {
  /// What of a frame follows the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The gap on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The gap on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The gap above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The gap below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Accepted for code written for iOS; a picture always keeps its proportions.
  public enum ContentMode: Int, Sendable {
    /// Accepted.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Accepted.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Accepted for code written for iOS; a terminal shows no motion.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ignored.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Ignored.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Ignored.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Of two views, one is hidden and the other shown, instead of taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignored.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Ignored.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Ignored.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Ignored.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Ignored.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ignored.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Ignored.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Ignored.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Where a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Makes insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// None.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle without its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Distances from the edges by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where reading starts: the left.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where reading ends: the right.
  public var trailing: CGFloat

  /// Makes insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// None.
  public static let zero = NSDirectionalEdgeInsets()
}
