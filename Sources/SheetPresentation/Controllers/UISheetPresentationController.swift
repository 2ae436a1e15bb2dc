import Foundation

/// Accepted for code written for iOS, which says how high a sheet may stand: a panel is as large as its
/// content wants, and what is set here is ignored. Only the delegate is told when the person leaves, as that of
/// any ``UIPresentationController``.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
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
    /// A height of one's own; never asked for.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
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

  /// Ignored.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Does nothing: heights are not asked for.
  open func invalidateDetents() {}
  /// Runs the changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a height of one's own could be made from; there is none.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The most points there are.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of the person leaving, by the methods that it inherits; UIKit's names.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called: a panel has one height. Accepted for code written for iOS.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// Accepted for code written for iOS: but for its delegate, what is set there is ignored.
  public var sheetPresentationController: UISheetPresentationController? {
    parent?.sheetPresentationController ?? ownPresentation
  }
}
