import Foundation

/// Accepted for code written for iOS, which points a popover at a view: a controller takes a panel or the
/// screen, and what is set here is ignored, set or not, before presenting or after. Only the delegate is told
/// when the person leaves, as that of any ``UIPresentationController``.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Ignored.
  open var sourceView: UIView?
  /// Ignored.
  open var sourceRect = CGRect.zero
  /// Ignored.
  open var barButtonItem: NSObject?
  /// Ignored.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Ignored.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Ignored.
  open var canOverlapSourceViewRect = false
  /// Ignored.
  open var passthroughViews: [UIView]?
}

/// What a popover can point at: a view or a bar item. Accepted for code written for iOS.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

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

/// Hears of the person leaving, by the methods that it inherits. Its own are accepted for code written for iOS:
/// nothing calls them, as there are no popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Never called: `presentationControllerDidDismiss` is.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Never called: `presentationControllerShouldDismiss` is.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// It may.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}
