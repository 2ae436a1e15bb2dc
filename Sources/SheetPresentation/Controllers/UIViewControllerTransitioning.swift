import Foundation

/// Makes transitions on iOS; accepted for code written for iOS, and never asked.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Never asked.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// Never asked.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Never asked.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// None.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A transition on iOS; accepted for code written for iOS, and never asked.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Never asked.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Never called.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What a transition has to do with on iOS; there is none.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where it would take place.
  var containerView: UIView { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller ends.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Says that it ended.
  func completeTransition(_ didComplete: Bool)
}

/// Which controller of a transition. Accepted for code written for iOS.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which view of a transition. Accepted for code written for iOS.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

extension UIViewController {
  /// None: there are no transitions.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Accepted for code written for iOS: children hear of what their parent hears of.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Accepted for code written for iOS.
  public func endAppearanceTransition() {}
}
