import Foundation
import SheetCells
import SheetPresentation

/// A number to count up and down; UIKit's names. Left and right, minus and plus, and clicks count.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var number = 0.0
  /// The number; what lies outside counts as the nearest.
  open var value: Double {
    get { number }
    set {
      let known = newValue.isFinite ? newValue : minimumValue
      number = max(minimumValue, min(known, max(minimumValue, maximumValue)))
      contentChanged()
    }
  }
  /// The least number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// How much a step is.
  open var stepValue = 1.0
  /// Whether the least comes after the greatest.
  open var wraps = false
  /// Accepted for code written for iOS: each step is told.
  open var isContinuous = true
  /// Accepted for code written for iOS: keys repeat by themselves.
  open var autorepeat = true

  private func step(by sign: Double) -> Bool {
    guard isEnabled else { return false }
    let (old, wanted) = (number, number + sign * stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if number != old { sendValueChanged() }
    return true
  }

  private var text: String { "[-] \(number.formattedShortly) [+]" }
}

extension UIStepper: CellContent {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: text.displayWidth, height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let (theme, row) = (state.theme, rect.middleRow)
    let style = !isEnabled ? theme.secondary : state.isFocused ? theme.selection : theme.button
    let shown = text.fitted(to: row.width, ellipsis: theme.glyphs.ellipsis)
    canvas.write(shown, at: row.origin, style: style, width: row.width)
    guard state.isFocused else { return }
    canvas.markFocus(at: row.origin)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    switch event {
    case .key(.left), .key(.character("-")): return step(by: -1)
    case .key(.right), .key(.character("+")): return step(by: 1)
    case .mouse(let mouse) where mouse.action == .press:
      if mouse.location.x < 3 { return step(by: -1) }
      return mouse.location.x >= text.displayWidth - 3 ? step(by: 1) : true
    default: return false
    }
  }

  package var spoken: SpokenView {
    let name = accessibilityLabel ?? "Number"
    return .choices([
      SpokenChoice("\(name) \(number.formattedShortly): less", stays: true) { [weak self] in
        _ = self?.step(by: -1)
      },
      SpokenChoice("\(name) \(number.formattedShortly): more", stays: true) { [weak self] in
        _ = self?.step(by: 1)
      },
    ])
  }
}

extension Double {
  /// Without a fraction that is none.
  fileprivate var formattedShortly: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
