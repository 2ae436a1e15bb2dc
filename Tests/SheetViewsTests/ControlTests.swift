import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetViews

/// Controls that hold a value, and members that are only accepted.
@MainActor @Suite struct ControlTests {
  private func show(_ view: UIView) -> ViewHarness {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 20)
    controller.view.addSubview(view)
    return ViewHarness(controller, width: 40, height: 6)
  }

  private func count(_ control: UIControl) -> () -> Int {
    final class Box { var changes = 0 }
    let box = Box()
    control.addAction(UIAction { _ in box.changes += 1 }, for: .valueChanged)
    return { box.changes }
  }

  @Test func aSliderMoves() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 99)
    let changes = count(slider)
    #expect(slider.value == 20)
    let harness = show(slider)
    harness.press(.home, .right, .right, .character("+"), .left)
    #expect(slider.value == 11 && changes() == 5)
    harness.press(.end, .right)
    #expect(slider.value == 20 && changes() == 6)
    slider.value = .nan
    #expect(slider.value == 10)
    (slider.minimumValue, slider.maximumValue) = (5, 1)
    harness.press(.right, .end)
    slider.isEnabled = false
    #expect(harness.text.contains("●"))
  }

  @Test func aStepperCounts() {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    let changes = count(stepper)
    let harness = show(stepper)
    harness.press(.right, .right, .right, .right)
    #expect(stepper.value == 5 && changes() == 3)
    stepper.wraps = true
    harness.press(.character("+"), .left)
    #expect(stepper.value == 5)
    #expect(harness.text.contains("[-] 5 [+]"))
    #expect(harness.click("[-]") && stepper.value == 3)
    stepper.value = 1e300
    stepper.maximumValue = 1e308
    stepper.value = 1e300
    #expect(harness.text.contains("[-]"))
  }

  @Test func pagesTurn() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let changes = count(pages)
    let harness = show(pages)
    #expect(harness.text.contains("● ○ ○"))
    harness.press(.left, .right, .right, .right)
    #expect(pages.currentPage == 2 && changes() == 2 && harness.text.contains("○ ○ ●"))
    pages.numberOfPages = 500
    #expect(harness.text.contains("3 of 500"))
    pages.numberOfPages = -1
    #expect(pages.currentPage == 0)
    _ = harness.text
  }

  @Test func aDayIsChosenPartByPart() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_767_139_200)
    let changes = count(picker)
    let harness = show(picker)
    #expect(harness.text.contains("[ 2025-12-31 00:00 ]"), "\(harness.text)")
    harness.press(.right, .right, .up)
    #expect(harness.text.contains("2026-01-01 00:00") && changes() == 1)
    picker.minuteInterval = 15
    harness.press(.right, .right, .right, .down)
    #expect(harness.text.contains("2025-12-31 23:45"))
    picker.maximumDate = picker.date
    harness.press(.up)
    #expect(harness.text.contains("2025-12-31 23:45") && changes() == 2)
    picker.datePickerMode = .time
    harness.press(.up, .character("-"))
    #expect(harness.text.contains("[ 23:"))
  }

  /// Hours and minutes are those that the picker shows, not those of its calendar's zone.
  @Test(arguments: ["UTC", "Asia/Kolkata", "America/St_Johns"])
  func aDurationCountsFromMidnightThere(zone: String) {
    let picker = UIDatePicker()
    picker.calendar.timeZone = TimeZone(identifier: "Pacific/Auckland") ?? .gmt
    picker.timeZone = TimeZone(identifier: zone)
    picker.datePickerMode = .countDownTimer
    picker.date = Date(timeIntervalSince1970: 1_767_139_200)
    let harness = show(picker)
    picker.countDownDuration = 5_400
    #expect(harness.text.contains("[ 01:30 ]"), "\(harness.text)")
    #expect(picker.countDownDuration == 5_400)
    harness.press(.up)
    #expect(picker.countDownDuration == 9_000)
  }

  @Test func changesOfTextArePosted() {
    let (field, text) = (UITextField(), UITextView(frame: .zero, textContainer: nil))
    final class Box: @unchecked Sendable { var names: [String] = [] }
    let box = Box()
    let names = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let objects: [AnyObject] = [field, text, field]
    let tokens = zip(names, objects).map { name, object in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        box.names.append($0.name.rawValue)
      }
    }
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    let controller = UIViewController()
    field.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    text.frame = CGRect(x: 0, y: 40, width: 80, height: 40)
    [field, text].forEach(controller.view.addSubview)
    let harness = ViewHarness(controller)
    #expect(harness.text.contains("Name"))
    harness.type("a")
    harness.press(.tab)
    harness.type("b")
    #expect(
      box.names == [
        "UITextFieldTextDidChangeNotification", "UITextFieldTextDidEndEditingNotification",
        "UITextViewTextDidChangeNotification",
      ])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func aWindowEndsEditing() {
    let field = UITextField()
    let harness = show(field)
    #expect(field.isFirstResponder)
    var ended = 0
    field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
    #expect(field.window?.endEditing(true) == true && ended == 1)
    harness.window.windowLevel = .alert + 1
    #expect(harness.window.windowLevel > .alert && harness.window.bounds.width == 320)
  }

  @Test func whatIsAcceptedIsKept() {
    let view = UIView()
    #expect(view.transform.isIdentity && view.accessibilityTraits == .none)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.accessibilityTraits = [.button, .selected]
    #expect(view.transform.a == 2 && view.accessibilityTraits.contains(.selected))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "On glass"
    blur.contentView.addSubview(label)
    #expect(show(blur).text.contains("On glass"))
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
    UIView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    #expect(UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired == 1)
  }
}
