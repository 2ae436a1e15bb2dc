import Foundation
import SheetCells
import SheetImaging

/// A line to type into, on a screen of views or in an alert; UIKit's names. Members that only concern a
/// touch keyboard are accepted.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The line around a field on iOS; accepted, a field is underlined.
  public enum BorderStyle: Int, Sendable {
    /// Accepted.
    case none, line, bezel, roundedRect
  }

  /// When something of a field is seen on iOS; accepted.
  public enum ViewMode: Int, Sendable {
    /// Accepted.
    case never, whileEditing, unlessEditing, always
  }

  var editor = LineEditor()
  var didChange: (@MainActor () -> Void)?

  /// What was typed. Never `nil` when read; line breaks become blanks when set.
  open var text: String? {
    get { editor.text }
    set {
      editor.text = newValue ?? ""
      redraw()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { redraw() } }
  /// Shown while there is no text; attributes are accepted.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The text; attributes are accepted.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editor.text) }
    set { text = newValue?.string }
  }
  /// Whether dots are drawn instead of the text.
  open var isSecureTextEntry = false { didSet { redraw() } }
  /// Asked about what is typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Accepted; text begins at the left.
  open var textAlignment = NSTextAlignment.natural
  /// Accepted; the theme decides.
  open var textColor: UIColor?
  /// Accepted; the theme decides.
  open var font: UIFont?
  /// Accepted.
  open var borderStyle = BorderStyle.none
  /// Accepted.
  open var clearButtonMode = ViewMode.never
  /// Accepted; Ctrl-U empties a field.
  open var clearsOnBeginEditing = false
  /// Accepted.
  open var adjustsFontSizeToFitWidth = false
  /// Accepted.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted; not drawn.
  open var leftView: UIView?
  /// Accepted.
  open var leftViewMode = ViewMode.never
  /// Accepted; not drawn.
  open var rightView: UIView?
  /// Accepted.
  open var rightViewMode = ViewMode.never
  /// Accepted; a terminal has one keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Accepted; a terminal has one keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Accepted; nothing is changed while it is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Accepted; nothing is changed while it is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Accepted.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Accepted.
  open var enablesReturnKeyAutomatically = false
  /// Accepted.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Stands above ``inputView`` in its panel; without that it is not shown.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  /// What the text is chosen with, as a picker: Enter, the down arrow and a click open it in a panel. A field whose view
  /// has nothing to use, which keeps the keyboard away on iOS, is one like others.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set {
      keyboardViews.input = newValue
      redraw()
    }
  }
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// Shows ``inputView``.
  weak var inputPanel: InputPanel?
  /// Accepted.
  open var minimumFontSize: CGFloat = 0
  /// Accepted.
  open var textContentType: UITextContentType?
  /// Whether it has the focus.
  open var isEditing: Bool { isFirstResponder }
  /// Whether it has text.
  open var hasText: Bool { !editor.text.isEmpty }

  func redraw() {
    didChange?()
    setNeedsDisplay()
  }

  /// Puts text where the cursor stands.
  open func insertText(_ text: String) {
    var changed = editor
    changed.paste(text)
    take(changed)
  }

  /// Takes out the letter before the cursor, also when Backspace is typed.
  open func deleteBackward() {
    var changed = editor
    if changed.handle(.backspace) { take(changed) }
  }

  /// Takes an edited line, unless the delegate refuses what was typed.
  func take(_ changed: LineEditor) {
    guard changed != editor else { return }
    let isEdit = changed.text != editor.text
    if isEdit, let delegate {
      let (range, new) = editor.text.change(to: changed.text)
      guard delegate.textField(self, shouldChangeCharactersIn: range, replacementString: new) else {
        return
      }
    }
    editor = changed
    redraw()
    guard isEdit else { return }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension UITextField: CellContent, FocusWatching {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? {
    let text = max(12, placeholder?.displayWidth ?? 0, editor.text.displayWidth)
    return CellSize(width: text + (hasInput ? 2 : 0), height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let row = CellRect(
      x: rect.minX, y: rect.minY + max(0, rect.height - 1) / 2, width: rect.width, height: 1)
    let field = drawInputMark(into: &canvas, in: row, theme: state.theme)
    canvas.drawField(
      &editor, placeholder: placeholder ?? "", isSecret: isSecureTextEntry,
      isFocused: state.isFocused, in: field, theme: state.theme)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    guard isEnabled else { return false }
    if opensInput(event) { return true }
    switch event {
    case .key(.enter): return pressReturn()
    case .key(.backspace): deleteBackward()
    case .key(let key):
      var changed = editor
      guard changed.handle(key) else { return false }
      take(changed)
    case .paste(let text): insertText(text)
    case .mouse(let mouse):
      guard mouse.action == .press else { return false }
      editor.moveCursor(toColumn: mouse.location.x, masked: isSecureTextEntry)
      redraw()
    }
    return true
  }

  /// Enter: the delegate may use it; otherwise it goes on to the next field.
  private func pressReturn() -> Bool {
    let focus = screen?.focus
    let goesOn = delegate?.textFieldShouldReturn(self) ?? true
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return !goesOn || screen?.focus !== focus || screen == nil
  }

  package func focusDidChange(_ hasFocus: Bool) {
    sendActions(for: hasFocus ? .editingDidBegin : .editingDidEnd)
    post(hasFocus ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification)
    if hasFocus {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      inputPanel?.dismiss(animated: false)
      delegate?.textFieldDidEndEditing(self)
    }
  }

  package var spoken: SpokenView {
    if let spokenInput { return spokenInput }
    return .question(
      SpokenQuestion(
        prompt: spokenName, isSecret: isSecureTextEntry,
        current: isSecureTextEntry ? "" : editor.text
      ) { [weak self] answer in
        self?.editor.text = ""
        self?.insertText(answer)
      })
  }
}

extension UITextField {
  /// Posted when the person has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when a field has the focus.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field has lost the focus.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension String {
  /// What was replaced to get another text, as UIKit counts: in UTF-16 units.
  package func change(to new: String) -> (NSRange, String) {
    let (old, changed) = (Array(utf16), Array(new.utf16))
    var start = 0
    while start < min(old.count, changed.count), old[start] == changed[start] { start += 1 }
    var end = 0
    while end < min(old.count, changed.count) - start,
      old[old.count - 1 - end] == changed[changed.count - 1 - end]
    { end += 1 }
    let text = String(decoding: changed[start..<changed.count - end], as: UTF16.self)
    return (NSRange(location: start, length: old.count - end - start), text)
  }
}

/// Asked about a field; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may have the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may lose the focus; always heeded as `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what was typed is taken. The range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the cursor changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Enter was typed. `true` goes on to the next field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Never called: there is no button for it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It is taken.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Goes on.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
