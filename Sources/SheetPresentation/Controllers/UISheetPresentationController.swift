import Foundation

/// Accepted for code written for iOS, which says how high a sheet may stand: a panel is as large as its
/// content wants, and what is set here is ignored.
@preconcurrency @MainActor
open class UISheetPresentationController: NSObject {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Half the screen.
    open class func medium() -> Detent { Detent() }
    /// The whole screen.
    open class func large() -> Detent { Detent() }
  }

  /// Ignored.
  open var detents: [Detent] = [.large()]
  /// Ignored.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Ignored.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Ignored.
  open var prefersGrabberVisible = false
  /// Ignored.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Ignored.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Ignored.
  open var preferredCornerRadius: CGFloat?

  /// Runs the changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  /// Accepted for code written for iOS, a new one each time: what is set there is ignored.
  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController()
  }
}

extension UIResponder {
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
