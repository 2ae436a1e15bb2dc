import Foundation

/// A view's backing on iOS. Accepted for code written for iOS; nothing of it is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Accepted.
  open var cornerRadius: CGFloat = 0
  /// Accepted.
  open var borderWidth: CGFloat = 0
  /// Accepted.
  open var borderColor: Any?
  /// Accepted.
  open var backgroundColor: Any?
  /// Accepted.
  open var masksToBounds = false
  /// Accepted.
  open var shadowColor: Any?
  /// Accepted.
  open var shadowOpacity: Float = 0
  /// Accepted.
  open var shadowRadius: CGFloat = 0
  /// Accepted.
  open var shadowOffset = CGSize.zero
  /// Accepted.
  open var shadowPath: Any?
  /// Accepted.
  open var opacity: Float = 1
  /// Accepted.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Accepted.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Accepted.
  open var shouldRasterize = false
  /// Accepted.
  open var rasterizationScale: CGFloat = 1
  /// Accepted.
  open var zPosition: CGFloat = 0
  /// Accepted.
  open var isHidden = false
  /// Accepted.
  open var name: String?
  /// Accepted.
  open var frame = CGRect.zero
  /// Accepted.
  open var bounds = CGRect.zero
  /// Accepted: pictures of few pixels are drawn sharp.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Accepted.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The layers that were put into it; accepted.
  open private(set) var sublayers: [CALayer]?

  /// Accepted, and not drawn.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Accepted, and not drawn.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  /// Does nothing: there are no animations.
  open func removeAllAnimations() {}
}

/// Corners of a layer. Accepted for code written for iOS.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Ignored.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Ignored.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Ignored.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Ignored.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are rounded. Accepted for code written for iOS.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Ignored.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture is made larger or smaller. Accepted for code written for iOS.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Ignored.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Ignored.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
