import Foundation

/// Accepted for code written for iOS: what a recognizer calls is a selector, which only exists on Apple's
/// systems. Use a button, a row of a table or a control's action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is on iOS.
  public enum State: Int, Sendable {
    /// Not begun: always so here.
    case possible = 0
    /// Never so here.
    case began, changed, ended, cancelled, failed
    /// Never so here.
    public static let recognized = State.ended
  }

  /// Accepted.
  open var isEnabled = true
  /// Accepted.
  open var cancelsTouchesInView = true
  /// Accepted.
  open var delaysTouchesBegan = false
  /// Accepted.
  open var delaysTouchesEnded = true
  /// Accepted; it is never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Accepted; nothing changes it.
  open var state = State.possible
  /// The view that it was added to.
  public internal(set) weak var view: UIView?
  /// Accepted.
  open var name: String?

  /// A recognizer. There are no selectors, so only `nil` can be given.
  public init(target: Any?, action: Never?) { super.init() }

  /// A recognizer. The argument is never given: code written for iOS says `UITapGestureRecognizer()`.
  public convenience init(_none: Void = ()) { self.init(target: nil, action: nil) }

  /// Nowhere: nothing is touched.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Accepted, and ignored.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Accepted.
  open var numberOfTapsRequired = 1
  /// Accepted.
  open var numberOfTouchesRequired = 1
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Accepted.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Accepted.
  open var allowableMovement: CGFloat = 10
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger would go.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let right = Direction(rawValue: 1)
    /// Ignored.
    public static let left = Direction(rawValue: 2)
    /// Ignored.
    public static let up = Direction(rawValue: 4)
    /// Ignored.
    public static let down = Direction(rawValue: 8)
  }

  /// Accepted.
  open var direction = Direction.right
  /// Accepted.
  open var numberOfTouchesRequired = 1
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Nowhere: nothing is touched.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// None: nothing is touched.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Always 1: nothing is touched.
  open var scale: CGFloat = 1
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Accepted.
  open var edges: UIRectEdge = []
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Always 0: nothing is touched.
  open var rotation: CGFloat = 0
}

/// Asked about gestures on iOS. Accepted for code written for iOS; none is called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
