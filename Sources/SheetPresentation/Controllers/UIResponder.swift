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
  /// What code written for iOS keeps here; its type is known further up.
  package final var keptActivity: AnyObject?

  /// Takes the focus, now or when it is first shown. Returns whether it can.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the focus away. Returns whether it can.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }

  // MARK: Keyboards

  /// Never asked: there is no keyboard on the screen. Accepted for code written for iOS.
  open var inputAccessoryView: UIView? { nil }
  /// Never asked: there is no keyboard on the screen. Accepted for code written for iOS.
  open var inputView: UIView? { nil }
  /// Does nothing: there is no keyboard on the screen. Accepted for code written for iOS.
  open func reloadInputViews() {}
  /// Never asked: what a key command calls is a selector, which only exists on Apple's systems.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Touches

  /// A click that no view used; hands it to ``next``. It has one touch and ends at once.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Never called: a click does not move. Accepted for code written for iOS.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The same click, right after ``touchesBegan(_:with:)``; hands it to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Never called: nothing takes a click away. Accepted for code written for iOS.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
