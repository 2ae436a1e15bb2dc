import Foundation

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or done.
  case inactive = 0
  /// Never so here.
  case active = 1
  /// Never so here.
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it should: always so here.
  case end = 0
  /// Never so here.
  case start = 1
  /// Never so here.
  case current = 2
}

/// Blocks that change views; UIKit's names. A terminal shows no motion: they run, and the completions after them, when
/// it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Accepted for code written for iOS.
  public let duration: TimeInterval
  /// Always inactive: what was started is done.
  open var state: UIViewAnimatingState { .inactive }
  /// Never: what was started is done.
  open var isRunning: Bool { false }
  /// Accepted for code written for iOS; nothing is between begin and end.
  open var fractionComplete: CGFloat = 0
  /// Accepted for code written for iOS.
  open var isReversed = false
  /// Accepted for code written for iOS.
  open var isInterruptible = true
  /// Accepted for code written for iOS.
  open var pausesOnCompletion = false

  /// Makes an animator; duration and curve are accepted.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator; duration and damping are accepted.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Runs a block and a completion at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds a block; the factor is accepted.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    animations.append(animation)
  }

  /// Adds what runs after the blocks.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks, then the completions, each once.
  open func startAnimation() {
    let (blocks, ends) = (animations, completions)
    (animations, completions) = ([], [])
    blocks.forEach { $0() }
    ends.forEach { $0(.end) }
  }

  /// As ``startAnimation()``: it is not waited.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing: what was started is done.
  open func pauseAnimation() {}
  /// Drops what was not started; after blocks that ran there is nothing to stop.
  open func stopAnimation(_ withoutFinishing: Bool) { (animations, completions) = ([], []) }
  /// Does nothing: what was started is done.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
