import Foundation

/// A terminal shows no motion: what would be animated is done at once, and the completion called.
extension UIView {
  /// How a motion speeds up and slows down. Accepted for code written for iOS.
  public enum AnimationCurve: Int, Sendable {
    /// Ignored.
    case easeInOut, easeIn, easeOut, linear
  }

  /// How the steps of a motion follow. Accepted for code written for iOS.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Ignored.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Ignored.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Ignored.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Runs the block and the completion at once: a terminal shows no motion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block and the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block and the completion at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block and the completion at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs the block and the completion at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts one view in the place of another, or hides the one and shows the other, and runs the completion.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let around = fromView.superview {
      around.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Runs the block.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Accepted for code written for iOS: there are none.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Never: there are no animations.
  public class var areAnimationsEnabled: Bool { false }
}
