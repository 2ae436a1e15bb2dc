/// A key as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A typed grapheme, never a control character.
  case character(Character)
  /// Ctrl with a letter, given in lower case, or with one of `[ \ ] ^ _ @`.
  case control(Character)
  /// Alt (or Escape just before) with a grapheme.
  case alt(Character)
  /// Enter, Return, and the one on the keypad.
  case enter
  /// Esc alone.
  case escape
  /// Tab.
  case tab
  /// Shift with Tab.
  case backTab
  /// An arrow.
  case up, down, left, right
  /// The block above the arrows.
  case home, end, pageUp, pageDown, insert, delete
  /// Backspace.
  case backspace
  /// F1 is `function(1)`.
  case function(Int)
}
