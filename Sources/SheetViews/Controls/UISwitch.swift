import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// On or off; UIKit's names. Drawn as a box with or without a cross; Enter, the space bar and a click turn it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS.
  open var onTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var thumbTintColor: UIColor?
  /// What stands beside it.
  open var title: String? { didSet { contentChanged() } }

  /// Turns it, without telling anyone.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private func toggle() {
    guard isEnabled else { return }
    isOn.toggle()
    sendValueChanged()
  }

  private var drawn: String { "[\(isOn ? "x" : " ")]" + (title.map { " " + $0 } ?? "") }
}

extension UISwitch: CellContent {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: drawn.displayWidth, height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let theme = state.theme
    let row = rect.middleRow
    let style = !isEnabled ? theme.secondary : state.isFocused ? theme.selection : theme.text
    let text = drawn.fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis)
    canvas.write(text, at: row.origin, style: style, width: rect.width)
    guard state.isFocused else { return }
    canvas.markFocus(at: row.origin)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    guard event.presses else { return false }
    toggle()
    return true
  }

  package var spoken: SpokenView {
    let name = accessibilityLabel ?? title ?? neighbour ?? "Switch"
    let text = "\(name): \(isOn ? "on" : "off")"
    return .choices([SpokenChoice(text, stays: true) { [weak self] in self?.toggle() }])
  }

  /// What a label beside it says.
  private var neighbour: String? {
    superview?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }
}
