import Foundation

/// How a controller is presented; UIKit's names. Here it is where to hear of the person leaving: see
/// ``UIAdaptivePresentationControllerDelegate``. What subclasses say of frames and transitions is accepted and
/// ignored.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// Told when the person leaves the screen. A popover's delegate is set here too.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes one for a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The controller that is presented; an empty one when it is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents; an empty one when there is none.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenter ?? UIViewController()
  }
  /// The view that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Always `nil`: a panel lies in no view. Accepted for code written for iOS.
  open var containerView: UIView? { nil }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }
  /// Never asked: a panel is as large as its content. Accepted for code written for iOS.
  open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }
  /// Accepted for code written for iOS, and ignored.
  open var overriddenTraitCollection: UITraitCollection?
  /// Never called: there are no transitions. Accepted for code written for iOS.
  open func presentationTransitionWillBegin() {}
  /// Never called: there are no transitions. Accepted for code written for iOS.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called: there are no transitions. Accepted for code written for iOS.
  open func dismissalTransitionWillBegin() {}
  /// Never called: there are no transitions. Accepted for code written for iOS.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called. Accepted for code written for iOS.
  open func containerViewWillLayoutSubviews() {}
  /// Never called. Accepted for code written for iOS.
  open func containerViewDidLayoutSubviews() {}
}

/// Hears of a presentation; UIKit's names. All are optional. Only what the person does counts: code that
/// dismisses knows of it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Never asked: there is one style. Accepted for code written for iOS.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Never asked: there is one style. Accepted for code written for iOS.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Never asked: there is one style. Accepted for code written for iOS.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether Esc may leave the screen.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The person leaves the screen.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The person has left the screen.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The person pressed Esc, which may not leave the screen.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// None.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  /// None.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// None.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
