import Foundation
import SheetCells

/// A line to type into, as an alert's configuration handler gets it. UIKit's members that mean
/// something in a terminal; those that only concern a touch keyboard are accepted.
@preconcurrency @MainActor
open class UITextField: UIResponder {
  var editor = LineEditor()
  var didChange: (@MainActor () -> Void)?

  /// What was typed. Never `nil` when read; line breaks become blanks when set.
  open var text: String? {
    get { editor.text }
    set {
      editor.text = newValue ?? ""
      didChange?()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { didChange?() } }
  /// Whether dots are drawn instead of the text.
  open var isSecureTextEntry = false { didSet { didChange?() } }
  /// Accepted; a terminal has one keyboard.
  open var keyboardType = UIKeyboardType.default
}

/// Accepted for code written for iOS; a terminal has one keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case asciiCapable = 1
  /// Ignored.
  case numbersAndPunctuation = 2
  /// Ignored.
  case URL = 3
  /// Ignored.
  case numberPad = 4
  /// Ignored.
  case phonePad = 5
  /// Ignored.
  case namePhonePad = 6
  /// Ignored.
  case emailAddress = 7
  /// Ignored.
  case decimalPad = 8
  /// Ignored.
  case twitter = 9
  /// Ignored.
  case webSearch = 10
  /// Ignored.
  case asciiCapableNumberPad = 11
}
