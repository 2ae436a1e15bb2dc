import Foundation

/// Sees the clicks that no view used, of the view that it was added to and those in it; UIKit's names.
///
/// Subclasses get them by ``touchesBegan(_:with:)`` and ``touchesEnded(_:with:)``, and the delegate is asked. What a
/// recognizer calls on iOS is a selector, which only exists on Apple's systems: use a button, a row of a table or a
/// control's action.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is on iOS.
  public enum State: Int, Sendable {
    /// Not begun; so it is between clicks.
    case possible = 0
    /// As a subclass says.
    case began, changed, ended, cancelled, failed
    /// The end of what is recognized at once.
    public static let recognized = State.ended
  }

  /// Whether it sees clicks.
  open var isEnabled = true
  /// Accepted: the view gets every click.
  open var cancelsTouchesInView = true
  /// Accepted.
  open var delaysTouchesBegan = false
  /// Accepted.
  open var delaysTouchesEnded = true
  /// Asked whether it may see a click.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far it is.
  open var state = State.possible
  /// Accepted.
  open var requiresExclusiveTouchType = true
  /// Accepted.
  open var allowedTouchTypes: [NSNumber] = []
  /// Accepted.
  open var allowedPressTypes: [NSNumber] = []
  private var touch: UITouch?
  /// The view that it was added to.
  public internal(set) weak var view: UIView?
  /// Accepted.
  open var name: String?

  /// A recognizer. There are no selectors, so only `nil` can be given.
  public init(target: Any?, action: Never?) { super.init() }

  /// A recognizer. The argument is never given: code written for iOS says `UITapGestureRecognizer()`.
  public convenience init(_none: Void = ()) { self.init(target: nil, action: nil) }

  /// Where the click is, in points; zero between clicks.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
  /// As ``location(in:)``: there is one touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// One during a click.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }
  /// Accepted, and ignored.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Accepted, and ignored: there are no selectors.
  open func addTarget(_ target: Any, action: Never?) {}
  /// Accepted, and ignored: there are no selectors.
  open func removeTarget(_ target: Any?, action: Never?) {}

  // MARK: For subclasses

  /// A click began. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: a click does not move. Accepted for code written for iOS.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The same click, right after ``touchesBegan(_:with:)``. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: nothing takes a click away. Accepted for code written for iOS.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after each click, when ``state`` is ``State/possible`` again.
  open func reset() {}
  /// Never asked. Accepted for code written for iOS.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never asked. Accepted for code written for iOS.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never asked. Accepted for code written for iOS.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Inside

  /// Shows it a click, unless it is off or the delegate keeps it away.
  func see(_ touch: UITouch, in event: UIEvent) {
    guard isEnabled, delegate?.gestureRecognizer(self, shouldReceive: touch) != false else {
      return
    }
    self.touch = touch
    touch.phase = .began
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
    self.touch = nil
    state = .possible
    reset()
  }
}

/// One click is a tap; UIKit's names. See ``UIGestureRecognizer``.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Of more than one nothing is recognized.
  open var numberOfTapsRequired = 1
  /// Of more than one nothing is recognized.
  open var numberOfTouchesRequired = 1
  /// Accepted.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// Recognizes the click, if the delegate lets it begin.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return state = .failed }
    state = delegate?.gestureRecognizerShouldBegin(self) == false ? .failed : .ended
  }
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Accepted.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Accepted.
  open var allowableMovement: CGFloat = 10
  /// Accepted.
  open var numberOfTapsRequired = 0
  /// Accepted.
  open var numberOfTouchesRequired = 1
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
  /// Accepted, and ignored.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Accepted.
  open var minimumNumberOfTouches = 1
  /// Accepted.
  open var maximumNumberOfTouches = Int.max
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Always 1: nothing is touched.
  open var scale: CGFloat = 1
  /// Always 0: nothing is touched.
  open var velocity: CGFloat { 0 }
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
  /// Always 0: nothing is touched.
  open var velocity: CGFloat { 0 }
}

/// Accepted for code written for iOS: a terminal does not tell where the pointer is.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Asked about gestures; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer sees a click.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a tap is recognized.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// It need not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It need not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
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
