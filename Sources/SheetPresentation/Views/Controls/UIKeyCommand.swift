import Foundation

/// Keys held together with another one on iOS. Accepted for code written for iOS.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Ignored.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Ignored.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Ignored.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Ignored.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Accepted for code written for iOS: what a key command calls is a selector, which only exists on Apple's systems.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// A key by its name.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// A key by its name.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// A key by its name.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// A key by its name.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// A key by its name.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?
  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// A command. There are no selectors, so only `nil` can be given.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Never?) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init()
  }
}
