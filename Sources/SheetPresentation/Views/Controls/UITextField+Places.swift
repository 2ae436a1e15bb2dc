import Foundation

/// Places in the text of a field.
extension UITextField: UITextInput {
  /// The cursor, always without a length. A range that is set puts it at its end.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(units: editor.text.prefix(editor.cursor).utf16.count) }
    set {
      guard let newValue else { return }
      let end = newValue.range(in: editor.text).upperBound
      editor.moveCursor(toCharacter: editor.text.distance(from: editor.text.startIndex, to: end))
      setNeedsDisplay()
    }
  }

  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(units: editor.text.utf16.count) }

  /// A part of the text.
  public func text(in range: UITextRange) -> String? {
    String(editor.text[range.range(in: editor.text)])
  }

  /// Puts other words in place of a part, unless the delegate refuses.
  public func replace(_ range: UITextRange, withText text: String) {
    var changed = editor
    let new = range.replaced(in: editor.text, with: text)
    changed.text = new.text
    changed.moveCursor(toCharacter: new.cursor)
    take(changed)
  }

  /// Puts the cursor at the end: nothing is ever selected.
  public func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: endOfDocument, to: endOfDocument)
  }
}
