import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetViews

@MainActor @Suite struct TextTests {
  private final class Delegate: UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(text)")
      return text != "x"
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
  }

  private func shown(_ views: UIView..., height: Int = 8) -> ViewHarness {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = controller.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(stack)
    return ViewHarness(controller, width: 30, height: height)
  }

  @Test func delegateMayRefuse() {
    let (text, delegate) = (UITextView(), Delegate())
    text.text = "aé"
    text.delegate = delegate
    let harness = shown(text)
    harness.type("xy")
    harness.press(.backspace, .backspace)
    #expect(text.text == "a")
    #expect(
      delegate.log == ["begin", "2+0 x", "2+0 y", "change", "2+1 ", "change", "1+1 ", "change"])
    text.resignFirstResponder()
    #expect(delegate.log.last == "end")
    let field = UITextField()
    field.delegate = delegate
    field.insertText("x")
    field.insertText("z")
    #expect(field.text == "z")
  }

  @Test func cursorInUTF16() {
    let text = UITextView()
    text.text = "a👍b"
    text.selectedRange = NSRange(location: 3, length: 0)
    text.insertText("!")
    #expect(text.text == "a👍!b")
    #expect(text.selectedRange.location == 4)
    text.selectedRange = NSRange(location: 99, length: 0)
    #expect(text.selectedRange.location == 5)
    text.selectedRange = NSRange(location: -1, length: 0)
    #expect(text.selectedRange.location == 0)
  }

  @Test func whatIsReadScrolls() {
    let (text, button) = (UITextView(), UIButton(type: .system))
    text.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    text.isEditable = false
    button.setTitle("OK", for: .normal)
    let harness = shown(text, button)
    #expect(harness.text.contains("line 1 ") && !harness.text.contains("line 20"))
    harness.press(.end)
    #expect(harness.text.contains("line 20"))
    harness.press(.down)
    #expect(button.isFirstResponder)
  }

  @Test func labelsAreSafeAndCut() {
    let label = UILabel()
    label.text = "\u{1B}]0;x\u{7}\nsecond line that is much too long for it"
    let harness = shown(label, height: 5)
    #expect(harness.text.contains("␛]0;x␇ second line that is …"), "\(harness.text)")
    label.numberOfLines = 2
    #expect(harness.text.contains("for it") || harness.text.contains("…"), "\(harness.text)")
  }

  @Test func fontsAndColoursAreRoles() {
    let theme = Theme(colorDepth: .palette256)
    #expect(theme.textStyle(.black, nil) == theme.text)
    #expect(theme.textStyle(.white, nil) == theme.text)
    #expect(theme.textStyle(.gray, nil) == theme.secondary)
    #expect(theme.textStyle(.red, nil).foreground == .palette(1))
    #expect(theme.textStyle(.cyan, nil).foreground == .palette(6))
    #expect(theme.textStyle(nil, .boldSystemFont(ofSize: 9)).attributes == .bold)
    #expect(theme.textStyle(nil, .systemFont(ofSize: 9, weight: .semibold)).attributes == .bold)
    #expect(theme.textStyle(nil, .italicSystemFont(ofSize: 9)).attributes == .italic)
    let plain = Theme(colorDepth: .monochrome)
    #expect(plain.textStyle(.red, nil) == plain.text)
  }

  @Test func attributedTextGivesItsFirstFont() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    #expect(label.text == "Bold" && label.font.isBold)
  }

  @Test func pressingIsTold() {
    var log: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    let action = UIAction { _ in log.append("inside") }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    let harness = shown(button)
    harness.press(.enter)
    #expect(log == ["primary", "inside"])
    button.isEnabled = false
    harness.press(.enter)
    #expect(log.count == 2)
    button.isEnabled = true
    button.removeAction(action, for: .touchUpInside)
    _ = harness.click("[ Go ]")
    #expect(log == ["primary", "inside", "primary"])
  }

  @Test func animationsRunAtOnce() {
    var log: [String] = []
    UIView.animate(withDuration: 3) {
      log.append("one")
    } completion: {
      log.append("done \($0)")
    }
    #expect(log == ["one", "done true"])
  }

  @Test func picturesInTextsAreWordsEverywhere() {
    let text = NSMutableAttributedString(string: "Ada ")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    let button = UIButton()
    button.setAttributedTitle(text, for: .normal)
    #expect(button.currentTitle == "Ada [image]")
    var row = UIListContentConfiguration.cell()
    (row.attributedText, row.secondaryAttributedText) = (text, text)
    #expect(row.title == "Ada [image]" && row.detail == "Ada [image]")
    let control = UIRefreshControl()
    control.attributedTitle = text
    #expect(control.hint.word == "Ada [image]")
  }
}
