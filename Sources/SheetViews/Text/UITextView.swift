import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// Several lines of text that are typed or read; UIKit's names. Keys are those of readline; up and down
/// leave it at its first and last row. What cannot be edited scrolls.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Makes a text that can be edited. The container is accepted: text takes the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a text that can be edited.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// Accepted for code written for iOS.
  public let textContainer: NSTextContainer
  /// The text, lines ending in `\n`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.text }
    set {
      editor.text = newValue ?? ""
      place = VerticalScroll()
      contentChanged()
    }
  }
  /// The text; attributes are accepted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: editor.text) }
    set { text = newValue?.wordsForCells ?? "" }
  }
  /// Whether it can be typed into.
  open var isEditable = true { didSet { setNeedsDisplay() } }
  /// Whether it can have the focus although it is only read.
  open var isSelectable = true
  /// Bold and italic count.
  open var font: UIFont? { didSet { setNeedsDisplay() } }
  /// Greys are drawn as text that explains.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Accepted; text begins at the left.
  open var textAlignment = NSTextAlignment.natural
  /// Accepted for code written for iOS.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Accepted; a terminal has one keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Accepted; a terminal has one keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Accepted; nothing is changed while it is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Accepted; nothing is changed while it is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Accepted; nothing is changed while it is typed.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Accepted for code written for iOS.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted; not drawn.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  /// Accepted; not drawn.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// Accepted: addresses are not marked.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Accepted.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Accepted.
  open var enablesReturnKeyAutomatically = false
  /// The cursor, counted in UTF-16 units, always without a length.
  open var selectedRange: NSRange {
    get {
      let before = editor.text.prefix(editor.cursor)
      return NSRange(location: before.utf16.count, length: 0)
    }
    set {
      let units = editor.text.utf16
      let offset = max(0, min(newValue.location, units.count))
      let index = units.index(units.startIndex, offsetBy: offset)
      editor.moveCursor(toCharacter: editor.text.distance(from: editor.text.startIndex, to: index))
      setNeedsDisplay()
    }
  }
  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  var editor = TextEditor()
  var place = VerticalScroll()
  var shownRows = 1

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

  /// Scrolls to a part of the text: puts the cursor there.
  open func scrollRangeToVisible(_ range: NSRange) { selectedRange = range }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Takes an edited text, unless the delegate refuses what was typed.
  func take(_ changed: TextEditor) {
    let old = editor.text
    guard changed.text != old else {
      editor = changed
      textDelegate?.textViewDidChangeSelection(self)
      return setNeedsDisplay()
    }
    if let textDelegate {
      let (range, new) = old.change(to: changed.text)
      guard textDelegate.textView(self, shouldChangeTextIn: range, replacementText: new) else {
        return
      }
    }
    editor = changed
    // A text that scrolls keeps its size.
    if isScrollEnabled { setNeedsDisplay() } else { contentChanged() }
    post(Self.textDidChangeNotification)
    textDelegate?.textViewDidChange(self)
  }

  // MARK: In cells

  static let edge = 2

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  package override func naturalSize(width: Int) -> CellSize? {
    guard !isScrollEnabled else { return nil }
    var copy = editor
    copy.wrapWidth = width - Self.edge - 1
    return CellSize(width: 0, height: copy.rows.count)
  }

  package override var takesFocus: Bool { true }

  package override func use(_ event: Event) -> Bool {
    guard isEditable else { return read(event) }
    switch event {
    case .key(.backspace): deleteBackward()
    case .key(let key):
      var changed = editor
      guard changed.handle(key) else { return page(key) }
      take(changed)
    case .paste(let text): insertText(text)
    case .mouse(let mouse): return use(mouse)
    }
    return true
  }

  package override var spoken: SpokenView {
    guard isEditable else { return .text(editor.text) }
    return .question(
      SpokenQuestion(
        prompt: accessibilityLabel ?? "Text", hasLines: true, current: editor.text
      ) { [weak self] in
        guard let self else { return }
        var changed = editor
        changed.text = $0
        take(changed)
      })
  }

  package override func drawCells(
    into canvas: inout Canvas, in rect: CellRect, state: ViewState
  ) {
    drawText(into: &canvas, in: rect, state: state)
  }

  package override func scroll(for event: Event) -> Bool { isEditable ? false : read(event) }

  package override func reveal(_ rect: CGRect) {}
}

extension UITextView: FocusWatching {
  package func focusDidChange(_ hasFocus: Bool) {
    guard isEditable else { return }
    post(hasFocus ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification)
    if hasFocus {
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      textDelegate?.textViewDidEndEditing(self)
    }
  }
}

extension UITextView {
  /// Posted when the person has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when a text has the focus.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when a text has lost the focus.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Asked about a text; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the text may have the focus; always heeded as `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the text may lose the focus; always heeded as `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The text has the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed is taken. The range counts UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The cursor moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It is taken.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
