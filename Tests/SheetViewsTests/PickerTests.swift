import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Pickers of a few parts.
@MainActor @Suite struct PickerTests {
  private final class Times: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var parts = [["Monday", "Tuesday", "Wednesday"], (0..<24).map { "\($0):00" }]
    var log: [String] = []
    var asked: Set<Int> = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      parts[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      asked.insert(row)
      return parts[component][row]
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      log.append(parts[component][row])
    }
  }

  private func show(_ source: Times) -> (ViewHarness, UIPickerView) {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (source, source)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    let controller = UIViewController()
    controller.view.addSubview(picker)
    return (ViewHarness(controller, width: 44, height: 14), picker)
  }

  @Test func arrowsChoose() {
    let source = Times()
    let (harness, picker) = show(source)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(harness.text.contains("[ Monday    ]  [ 9:00  ]"), "\(harness.text)")
    #expect(harness.text.contains("8:00") && harness.text.contains("10:00"))
    #expect(harness.text.contains("Tuesday") && !harness.text.contains("Wednesday"))
    harness.press(.down, .right, .down, .up, .up, .end, .down)
    #expect(source.log == ["Tuesday", "10:00", "9:00", "8:00", "23:00"])
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 23)
    picker.selectRow(99, inComponent: 1, animated: false)
    picker.selectRow(0, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 23 && picker.selectedRow(inComponent: 7) == -1)
    source.parts[1] = ["noon"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0 && harness.text.contains("[ noon ]"))
  }

  @Test func choicesOutOfSightAreMeasuredOnce() {
    let source = Times()
    let (harness, picker) = show(source)
    source.asked = []
    harness.press(.right, .down, .down)
    #expect(source.asked.isSubset(of: 0..<8), "\(source.asked)")
    source.parts[1][20] = "twenty hours"
    picker.reloadComponent(0)
    #expect(harness.text.contains("[ 2:00  ]"), "\(harness.text)")
    picker.reloadComponent(1)
    #expect(harness.text.contains("[ 2:00         ]"), "\(harness.text)")
    source.parts[0][2] = "Wednesday night"
    picker.reloadAllComponents()
    #expect(harness.text.contains("[ Monday          ]"), "\(harness.text)")
  }

  @Test func enterListsWhatThereIs() {
    let source = Times()
    let (harness, _) = show(source)
    harness.press(.enter)
    #expect(harness.window.topmost is ListViewController)
    #expect(harness.click("Wednesday"))
    #expect(source.log == ["Wednesday"] && harness.text.contains("[ Wednesday ]"))
  }

  @Test func clicksChooseAPart() {
    let source = Times()
    let (harness, _) = show(source)
    #expect(harness.click("1:00"))
    #expect(source.log == ["1:00"])
    #expect(harness.click("Tuesday"))
    #expect(source.log.last == "Tuesday")
  }

  @Test func anEmptyPickerIsSilent() {
    let source = Times()
    source.parts = [[], []]
    let (harness, picker) = show(source)
    harness.press(.down, .enter, .right, .end, .pageUp)
    #expect(source.log.isEmpty && picker.selectedRow(inComponent: 0) == -1)
    source.parts = []
    picker.reloadAllComponents()
    harness.press(.down, .enter)
    #expect(picker.numberOfComponents == 0)
  }
}
