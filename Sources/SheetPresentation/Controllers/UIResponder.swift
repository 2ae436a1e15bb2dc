import Foundation

/// What can take part in handling events; the base of ``UIViewController``, ``UIView`` and ``UIWindow``.
///
/// There is deliberately no initializer here: code written for iOS subclasses without one, in every
/// language mode, and an explicit `nonisolated init()` breaks half of it.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Who is asked next: the view around this one, or the controller that it belongs to.
  open var next: UIResponder? { nil }
  /// Whether it can have the focus.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can give the focus away; always heeded.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has the focus: keys and pastes go to it.
  open var isFirstResponder: Bool { false }

  /// Takes the focus, now or when it is first shown. Returns whether it can.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the focus away. Returns whether it can.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }
}
