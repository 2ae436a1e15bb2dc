import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A number between two others; UIKit's names. Left and right, Home, End and clicks move it.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var number: Float = 0
  /// The number; what lies outside counts as the nearest.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The least number.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Accepted for code written for iOS: each step is told.
  open var isContinuous = true
  /// Accepted for code written for iOS.
  open var minimumTrackTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var maximumTrackTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var thumbTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var minimumValueImage: UIImage?
  /// Accepted for code written for iOS.
  open var maximumValueImage: UIImage?

  /// Sets the number, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) {
    let known = value.isFinite ? value : minimumValue
    number = max(minimumValue, min(known, max(minimumValue, maximumValue)))
    setNeedsDisplay()
  }

  private var fraction: Double {
    let range = Double(maximumValue) - Double(minimumValue)
    guard range > 0, range.isFinite else { return 0 }
    return max(0, min(1, (Double(number) - Double(minimumValue)) / range))
  }

  private func move(to fraction: Double) -> Bool {
    guard isEnabled else { return false }
    let range = Double(maximumValue) - Double(minimumValue)
    let old = number
    value = Float(Double(minimumValue) + range * max(0, min(1, fraction)))
    if number != old { sendValueChanged() }
    return true
  }

  /// Steps of a twentieth: twenty keys go all the way.
  private static let step = 0.05
}

extension UISlider: CellContent {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard rect.width > 0 else { return }
    let (theme, row) = (state.theme, rect.middleRow)
    let thumb = Int((Double(row.width - 1) * fraction).rounded())
    canvas.fill(row, with: theme.glyphs.bar[1], style: theme.border)
    let done = CellRect(x: row.minX, y: row.minY, width: thumb, height: 1)
    canvas.fill(done, with: theme.glyphs.bar[0], style: theme.progress)
    let place = CellPoint(x: row.minX + thumb, y: row.minY)
    let style = !isEnabled ? theme.secondary : state.isFocused ? theme.selection : theme.button
    canvas.put(Cell(theme.glyphs.isASCII ? "O" : "●", style: style), at: place)
    guard state.isFocused else { return }
    canvas.markFocus(at: place)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    switch event {
    case .key(.left), .key(.character("-")): return move(to: fraction - Self.step)
    case .key(.right), .key(.character("+")): return move(to: fraction + Self.step)
    case .key(.home): return move(to: 0)
    case .key(.end): return move(to: 1)
    case .mouse(let mouse) where mouse.action == .press:
      let width = max(1, frame.cells.width - 1)
      return move(to: Double(mouse.location.x) / Double(width))
    default: return false
    }
  }

  package var spoken: SpokenView {
    let name = accessibilityLabel ?? "Number"
    let span = "\(minimumValue) to \(maximumValue)"
    return .question(
      SpokenQuestion(prompt: "\(name), \(span)", current: "\(number)") { [weak self] answer in
        guard let self, let typed = Float(answer), typed != number else { return }
        value = typed
        sendValueChanged()
      })
  }
}
