import Foundation
import SheetCells
import SheetPresentation

/// A day and a time; UIKit's names. Left and right go from part to part, up, down, plus and minus change it.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
  }

  /// How it looks on iOS. Accepted for code written for iOS.
  public enum Style: Int, Sendable {
    /// Ignored.
    case automatic, wheels, compact, inline
  }

  private var chosen = Date()
  /// The day and time; what lies outside the limits counts as the nearest.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  /// The earliest.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// How many minutes a step is.
  open var minuteInterval = 1
  /// The time as seconds.
  open var countDownDuration: TimeInterval {
    get { chosen.timeIntervalSince(clock.startOfDay(for: chosen)) }
    set { date = clock.startOfDay(for: chosen).addingTimeInterval(max(0, newValue)) }
  }
  /// Accepted for code written for iOS: days are written as numbers.
  open var locale: Locale?
  /// How days are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current { didSet { setNeedsDisplay() } }
  /// Where the time holds; here if there is none.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS.
  open var preferredDatePickerStyle = Style.automatic
  /// The part that keys change.
  private var part = 0

  /// Sets the day and time, without telling anyone.
  open func setDate(_ date: Date, animated: Bool) {
    var new = date
    if let maximumDate { new = min(new, maximumDate) }
    if let minimumDate { new = max(new, minimumDate) }
    chosen = new
    setNeedsDisplay()
  }

  private var clock: Calendar {
    var clock = calendar ?? .current
    if let timeZone { clock.timeZone = timeZone }
    return clock
  }

  private var parts: [(unit: Calendar.Component, before: String, digits: Int)] {
    let day: [(Calendar.Component, String, Int)] = [
      (.year, "", 4), (.month, "-", 2), (.day, "-", 2),
    ]
    let time: [(Calendar.Component, String, Int)] = [(.hour, "", 2), (.minute, ":", 2)]
    switch datePickerMode {
    case .date: return day
    case .time, .countDownTimer: return time
    case .dateAndTime: return day + [(.hour, " ", 2), (.minute, ":", 2)]
    }
  }

  private func number(_ unit: Calendar.Component, _ digits: Int) -> String {
    let text = String(clock.component(unit, from: chosen))
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private var text: String { parts.map { $0.before + number($0.unit, $0.digits) }.joined() }

  private func change(by sign: Int) -> Bool {
    guard isEnabled else { return false }
    let unit = parts[min(part, parts.count - 1)].unit
    let step = unit == .minute ? max(1, min(minuteInterval, 30)) : 1
    guard let new = clock.date(byAdding: unit, value: sign * step, to: chosen) else { return true }
    take(new)
    return true
  }

  private func take(_ new: Date) {
    let old = chosen
    date = new
    if chosen != old { sendValueChanged() }
  }

  private func move(by step: Int) -> Bool {
    guard parts.indices.contains(min(part, parts.count - 1) + step) else { return false }
    part = min(part, parts.count - 1) + step
    setNeedsDisplay()
    return true
  }
}

extension UIDatePicker: CellContent {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: text.displayWidth + 4, height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let (theme, row) = (state.theme, rect.middleRow)
    let style = isEnabled ? theme.button : theme.secondary
    canvas.write("[ \(text) ]", at: row.origin, style: style, width: row.width)
    guard state.isFocused else { return }
    var x = row.minX + 2
    for (index, piece) in parts.enumerated() {
      let shown = number(piece.unit, piece.digits)
      x += piece.before.count
      if index == min(part, parts.count - 1) {
        let place = CellPoint(x: x, y: row.minY)
        canvas.write(shown, at: place, style: theme.selection, width: max(0, row.maxX - x))
        canvas.markFocus(at: place)
      }
      x += shown.count
    }
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    switch event {
    case .key(.left): return move(by: -1)
    case .key(.right): return move(by: 1)
    case .key(.up), .key(.character("+")): return change(by: 1)
    case .key(.down), .key(.character("-")): return change(by: -1)
    default: return false
    }
  }

  package var spoken: SpokenView {
    let name = accessibilityLabel ?? (datePickerMode == .date ? "Day" : "Time")
    return .question(
      SpokenQuestion(prompt: name, current: text) { [weak self] answer in self?.read(answer) })
  }

  /// Takes numbers in the order in which they are shown; others leave the day as it is.
  private func read(_ answer: String) {
    let numbers = answer.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == parts.count else { return }
    var components = clock.dateComponents([.year, .month, .day, .hour, .minute], from: chosen)
    for (part, number) in zip(parts, numbers) { components.setValue(number, for: part.unit) }
    if let new = clock.date(from: components) { take(new) }
  }
}
