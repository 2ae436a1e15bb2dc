import Foundation
import SheetCells

/// A view that the person changes or presses; UIKit's names. Targets and selectors exist only on Apple's
/// systems: ``addAction(_:for:)`` takes a block.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Accepted; sent together with ``touchUpInside``.
    public static let touchDown = Event(rawValue: 1)
    /// Pressed, by a key or a click.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Accepted; never sent.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Accepted; never sent.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done: a button was pressed, Enter typed in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Enter was typed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of them.
    public static let allEvents = Event(rawValue: 0x0FFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither of the others.
    public static let normal: State = []
    /// Never so: a key has no duration.
    public static let highlighted = State(rawValue: 1)
    /// Cannot be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Accepted for code written for iOS.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Ignored.
    case center, left, right, fill, leading, trailing
  }

  /// Accepted for code written for iOS.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Ignored.
    case center, top, bottom, fill
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS; a key has no duration.
  open var isHighlighted = false
  /// How it is now.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }
  /// Accepted for code written for iOS.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Accepted for code written for iOS.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private var actions: [(action: UIAction, events: Event)] = []

  open override var canBecomeFirstResponder: Bool { isEnabled && super.canBecomeFirstResponder }

  /// Runs an action when one of the events happens. One with the same identifier takes the place of the
  /// one before.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }
    actions.append((action, controlEvents))
  }

  /// Takes an action back.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Runs what was added for the events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.run(from: self)
    }
  }

  /// Runs what was added for another value that the person has chosen.
  package final func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
}
