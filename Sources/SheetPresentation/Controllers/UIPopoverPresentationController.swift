import Foundation

/// Accepted for code written for iOS, which points a popover at a view: a controller takes a panel or the
/// screen, and what is set here is ignored, set or not, before presenting or after.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  /// Ignored.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// Ignored.
  open var sourceView: UIView?
  /// Ignored.
  open var sourceRect = CGRect.zero
  /// Ignored.
  open var barButtonItem: NSObject?
  /// Ignored.
  open var sourceItem: NSObject?
  /// Ignored.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Ignored.
  open var canOverlapSourceViewRect = false
  /// Ignored.
  open var passthroughViews: [UIView]?
}

/// Which way a popover's arrow may point; accepted for code written for iOS.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit a direction.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Accepted for code written for iOS: nothing asks it, as there are no popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: AnyObject {}
