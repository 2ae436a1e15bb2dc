import Foundation
import SheetCells
import SheetGraphics
import SheetPresentation

/// Choices of a few parts, side by side; UIKit's names. Left and right go between the parts; up, down, PgUp, PgDn, Home
/// and End choose in one, and Enter lists what there is. The choices before and after are seen where there is room.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// How many parts and choices there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// What they are called, and who hears of a choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Accepted for code written for iOS: the focus is always shown.
  open var showsSelectionIndicator = true

  /// The choice in each part, and the part that keys change.
  private var chosen: [Int] = []
  private var part = 0
  /// The columns that the choices of a part need, by its number.
  private var measured: [Int: Int] = [:]

  /// How many parts there are.
  open var numberOfComponents: Int {
    max(0, min(dataSource?.numberOfComponents(in: self) ?? 0, Self.mostParts))
  }
  private static let mostParts = 32

  /// How many choices a part has; none when there is no such part.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The choice in a part; -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return -1 }
    return min(chosen.indices.contains(component) ? chosen[component] : 0, count - 1)
  }

  /// Chooses, without telling the delegate. One that there is not is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    while chosen.count <= component { chosen.append(0) }
    chosen[component] = row
    setNeedsDisplay()
  }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    measured = [:]
    contentChanged()
  }
  /// Asks for a part anew.
  open func reloadComponent(_ component: Int) {
    measured[component] = nil
    contentChanged()
  }
  /// None: choices are texts. Accepted for code written for iOS.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// The room of a part, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(CellSize(width: columns(component), height: 1))
  }

  private func title(_ row: Int, _ component: Int) -> String {
    guard let delegate else { return "?" }
    if let text = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return text.wordsForCells.onOneLine
    }
    if let text = delegate.pickerView(self, titleForRow: row, forComponent: component) {
      return text.onOneLine
    }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return (view.headerText ?? "?").onOneLine
  }

  /// The most choices that are measured for the width of a part.
  private static let mostMeasured = 200

  private func columns(_ component: Int) -> Int {
    let given = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if given > 0 { return max(1, min(CellMetrics.columns(given), 1_000)) }
    if let known = measured[component] { return known }
    let count = min(numberOfRows(inComponent: component), Self.mostMeasured)
    let columns = (0..<count).reduce(1) { max($0, title($1, component).displayWidth) }
    measured[component] = columns
    return columns
  }

  private func choose(_ row: Int) -> Bool {
    let component = min(part, numberOfComponents - 1)
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return false }
    let wanted = max(0, min(row, count - 1))
    guard wanted != selectedRow(inComponent: component) else { return true }
    selectRow(wanted, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: wanted, inComponent: component)
    return true
  }

  private func move(by step: Int) -> Bool {
    let wanted = min(part, numberOfComponents - 1) + step
    guard (0..<numberOfComponents).contains(wanted) else { return false }
    part = wanted
    setNeedsDisplay()
    return true
  }

  private func presentList() -> Bool {
    let component = min(part, numberOfComponents - 1)
    let count = numberOfRows(inComponent: component)
    guard count > 0, let controller = rootController else { return false }
    let list = ListViewController(
      title: accessibilityLabel ?? "Choose",
      items: (0..<count).map { ListItem(title($0, component)) },
      selectedIndex: selectedRow(inComponent: component))
    list.onChoose = { [weak self, weak list] row in
      _ = self?.choose(row)
      list?.dismiss(animated: true)
    }
    controller.present(list, animated: true)
    return true
  }
}

extension UIPickerView: CellContent {
  private static let gap = 2
  private static let page = 5

  package var takesFocus: Bool { numberOfComponents > 0 }

  package func naturalSize(width: Int) -> CellSize? {
    let parts = (0..<numberOfComponents).reduce(-Self.gap) { $0 + columns($1) + 4 + Self.gap }
    return CellSize(width: max(1, parts), height: 3)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    var x = rect.minX
    for component in 0..<numberOfComponents where x < rect.maxX {
      let width = min(columns(component) + 4, rect.maxX - x)
      let place = CellRect(x: x, y: rect.minY, width: width, height: rect.height)
      let hasKeys = state.isFocused && component == min(part, numberOfComponents - 1)
      draw(component, into: &canvas, in: place, hasKeys: hasKeys, theme: state.theme)
      x += width + Self.gap
    }
  }

  /// One part: the choice in the middle row, those before and after it around.
  private func draw(
    _ component: Int, into canvas: inout Canvas, in rect: CellRect, hasKeys: Bool, theme: Theme
  ) {
    let (row, current) = (rect.middleRow, selectedRow(inComponent: component))
    let count = numberOfRows(inComponent: component)
    let room = max(0, rect.width - 4)
    for y in rect.minY..<rect.maxY {
      let number = current + y - row.minY
      guard (0..<count).contains(number) else { continue }
      let text = title(number, component).fitted(to: room, ellipsis: theme.glyphs.ellipsis)
      let isChosen = number == current
      let style = !isChosen ? theme.secondary : hasKeys ? theme.selection : theme.button
      canvas.write(text, at: CellPoint(x: rect.minX + 2, y: y), style: style, width: room)
    }
    canvas.write("[", at: row.origin, style: theme.button, width: 1)
    let end = CellPoint(x: rect.maxX - 1, y: row.minY)
    canvas.write("]", at: end, style: theme.button, width: 1)
    if hasKeys { canvas.markFocus(at: CellPoint(x: rect.minX + 2, y: row.minY)) }
  }

  package func use(_ event: Event) -> Bool {
    let current = selectedRow(inComponent: min(part, numberOfComponents - 1))
    switch event {
    case .key(.left): return move(by: -1)
    case .key(.right): return move(by: 1)
    case .key(.up), .key(.character("-")): return choose(current - 1)
    case .key(.down), .key(.character("+")): return choose(current + 1)
    case .key(.pageUp): return choose(current - Self.page)
    case .key(.pageDown): return choose(current + Self.page)
    case .key(.home): return choose(0)
    case .key(.end): return choose(.max)
    case .key(.enter), .key(.character(" ")): return presentList()
    case .mouse(let mouse): return use(mouse, current: current)
    default: return false
    }
  }

  private func use(_ mouse: Mouse, current: Int) -> Bool {
    switch mouse.action {
    case .wheelUp: return choose(current - 1)
    case .wheelDown: return choose(current + 1)
    case .release: return false
    case .press:
      var x = 0
      for component in 0..<numberOfComponents {
        let width = columns(component) + 4
        if (x..<x + width).contains(mouse.location.x) { return press(component, mouse.location.y) }
        x += width + Self.gap
      }
      return false
    }
  }

  private func press(_ component: Int, _ y: Int) -> Bool {
    part = component
    setNeedsDisplay()
    let middle = CellRect(x: 0, y: 0, width: 1, height: max(1, frame.cells.height)).middleRow.minY
    let current = selectedRow(inComponent: component)
    return y == middle ? presentList() : choose(current + y - middle)
  }

  package var spoken: SpokenView {
    .choices(
      (0..<numberOfComponents).map { component in
        let title = title(max(0, selectedRow(inComponent: component)), component)
        let name = accessibilityLabel.map { "\($0): " } ?? "Change "
        return SpokenChoice(name + title, stays: true) { [weak self] in
          self?.part = component
          _ = self?.stepOn(component)
        }
      })
  }

  /// The next choice, after the last one the first.
  private func stepOn(_ component: Int) -> Bool {
    let count = numberOfRows(inComponent: component)
    return count > 0 && choose((selectedRow(inComponent: component) + 1) % count)
  }
}

/// How many choices a picker has; UIKit's names.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many parts.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many choices a part has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the choices of a picker are called; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// What a choice is called.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// What a choice is called; attributes are accepted.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view for a choice; of it the texts of its labels are shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The person has chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The room of a part, in points; zero for as much as its choices need.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Never asked: a choice is one row. Accepted for code written for iOS.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// An empty one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView(frame: .zero) }
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// As its choices need.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// One row.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 20 }
}
