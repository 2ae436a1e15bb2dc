import Foundation
import SheetCells
import SheetPresentation

/// A button of a bar.
final class BarButton: UIView, CellContent {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  var takesFocus: Bool { item.isEnabled }

  func naturalSize(width: Int) -> CellSize? {
    CellSize(width: item.shownTitle.displayWidth + 4, height: 1)
  }

  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let look: PanelButton.Look = item.isEnabled ? .normal : .disabled
    PanelButton(title: item.shownTitle, look: look)
      .draw(into: &canvas, at: rect, isFocused: state.isFocused, theme: state.theme)
  }

  func use(_ event: Event) -> Bool {
    guard event.presses else { return false }
    item.press(in: rootController)
    return true
  }

  var spoken: SpokenView {
    guard item.isEnabled else { return .nothing }
    return .choices([
      SpokenChoice(item.shownTitle) { [item, weak self] in item.press(in: self?.rootController) }
    ])
  }
}

/// The way back.
final class BackButton: UIView, CellContent {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  private var title: String { stack?.backTitle ?? "Back" }
  private static let most = 20

  var takesFocus: Bool { true }

  func naturalSize(width: Int) -> CellSize? {
    CellSize(width: min(Self.most, title.displayWidth) + 2, height: 1)
  }

  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let theme = state.theme
    let style = state.isFocused ? theme.selection : theme.button
    let shown = title.fitted(to: rect.width - 2, ellipsis: theme.glyphs.ellipsis)
    let text = "\(theme.glyphs.more[0]) \(shown)"
    canvas.write(text, at: rect.origin, style: style, width: rect.width)
    guard state.isFocused else { return }
    canvas.markFocus(at: rect.origin)
  }

  func use(_ event: Event) -> Bool {
    guard event.presses else { return false }
    stack?.popViewController(animated: true)
    return true
  }

  var spoken: SpokenView {
    .choices([
      SpokenChoice("Back to \(title)") { [weak stack] in
        stack?.popViewController(animated: true)
      }
    ])
  }
}

/// What there is no room for in a bar, as a list.
final class MoreButton: UIView, CellContent {
  static let columns = 5
  /// The buttons that are left out.
  var buttons: [BarButton] = []

  var takesFocus: Bool { true }

  func naturalSize(width: Int) -> CellSize? { CellSize(width: Self.columns, height: 1) }

  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let title = state.theme.glyphs.isASCII ? "+" : "…"
    PanelButton(title: title)
      .draw(into: &canvas, at: rect, isFocused: state.isFocused, theme: state.theme)
  }

  func use(_ event: Event) -> Bool {
    guard event.presses else { return false }
    let choices = buttons.map { button in
      UIAction(
        title: button.item.shownTitle, attributes: button.item.isEnabled ? [] : .disabled
      ) { [weak self] _ in button.item.press(in: self?.rootController) }
    }
    rootController?.presentMenu(UIMenu(children: choices), from: self)
    return true
  }

  var spoken: SpokenView {
    .choices(
      buttons.filter(\.item.isEnabled).map { button in
        SpokenChoice(button.item.shownTitle) { [weak self] in
          button.item.press(in: self?.rootController)
        }
      })
  }
}
