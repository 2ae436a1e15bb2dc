import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Fields whose text is chosen with a picker.
@MainActor @Suite struct InputViewTests {
  private final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let field = UITextField()
    let other = UITextField()
    let picker = UIPickerView()
    let sizes = ["Small", "Medium", "Large"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Order"
      field.placeholder = "Size"
      other.placeholder = "Name"
      picker.dataSource = self
      picker.delegate = self
      field.inputView = picker
      let toolbar = UIToolbar()
      toolbar.items = [
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(
          systemItem: .done,
          primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
      ]
      toolbar.sizeToFit()
      field.inputAccessoryView = toolbar
      let stack = UIStackView(arrangedSubviews: [field, other])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 240, height: 40)
      view.addSubview(stack)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      sizes.count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { sizes[row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { field.text = sizes[row] }
  }

  @Test func returnOpensThePickerAndDoneEndsIt() {
    let form = Form()
    let harness = ViewHarness(form, width: 60, height: 16)
    #expect(harness.text.contains("▼") && !harness.text.contains("Done"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("[ Small  ]") && harness.text.contains("Done"), "\(harness.text)")
    harness.press(.down)
    #expect(form.field.text == "Medium" && form.field.isFirstResponder)
    harness.press(.backTab, .enter)
    harness.draw()
    #expect(form.presentedViewController == nil && !form.field.isFirstResponder)
    #expect(form.other.isFirstResponder)
    harness.press(.up, .down)
    #expect(form.presentedViewController != nil, "the down arrow opens it again")
    #expect(harness.text.contains("[ Medium ]"))
    harness.press(.escape)
    #expect(form.presentedViewController == nil && form.field.isFirstResponder)
    #expect(harness.click("Medium") && form.presentedViewController != nil)
  }

  @Test func aDatePickerIsLeftByEnter() {
    let form = Form()
    let date = UIDatePicker()
    date.datePickerMode = .date
    date.date = Date(timeIntervalSince1970: 86_400)
    date.addAction(UIAction { [weak form] _ in form?.field.text = "changed" }, for: .valueChanged)
    let harness = ViewHarness(form, width: 40, height: 12)
    form.field.inputView = date
    harness.press(.enter, .up, .enter)
    harness.draw()
    #expect(form.field.text == "changed" && form.presentedViewController == nil)
  }

  /// On iOS it keeps the keyboard away.
  @Test func anEmptyViewOpensNothing() {
    let form = Form()
    let harness = ViewHarness(form)
    form.field.inputView = UIView()
    #expect(!harness.text.contains("▼"))
    harness.press(.down)
    #expect(form.presentedViewController == nil && form.other.isFirstResponder)
  }

  @Test func lineByLineItsChoicesAreOffered() {
    let form = Form()
    let console = ScriptedConsole("", "1", "1")
    form.loadViewIfNeeded()
    _ = ViewConversation(on: console).hold(with: form)
    #expect(form.field.text == "Large", "\(console.said)")
    #expect(console.said.joined().contains("Size: Change Small"), "\(console.said)")
  }
}
