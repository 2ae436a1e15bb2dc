import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// The row with the title, the way back and the items; UIKit's names. How it looks is the theme's matter.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Accepted for code written for iOS.
  open var barTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var isTranslucent = true
  /// Accepted for code written for iOS.
  open var prefersLargeTitles = false
  /// Accepted for code written for iOS.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the bar shows now.
  open var topItem: UINavigationItem? { stack?.topViewController?.navigationItem }

  weak var stack: UINavigationController?
  private var left: [UIView] = [], right: [UIView] = []

  /// Makes the buttons of the top controller anew.
  func rebuild() {
    (left + right).forEach { $0.removeFromSuperview() }
    (left, right) = ([], [])
    guard let stack, let top = stack.topViewController else { return }
    let item = top.navigationItem
    let own = item.leftBarButtonItems ?? []
    if stack.showsBack, own.isEmpty || item.leftItemsSupplementBackButton {
      left.append(BackButton(stack))
    }
    left += own.compactMap { view(for: $0, stack) }
    right = (item.rightBarButtonItems ?? []).compactMap { view(for: $0, stack) }
    (left + right.reversed()).forEach(addSubview)
    setNeedsLayout()
  }

  private func view(for item: UIBarButtonItem, _ stack: UINavigationController) -> UIView? {
    guard !item.isSpace else { return nil }
    item.didChange = { [weak self] in self?.setNeedsLayout() }
    return item.customView ?? BarButton(item, in: stack)
  }

  /// The item that Ctrl-S presses: one of style done, else the only one at the right.
  var finishingItem: UIBarButtonItem? {
    let items = topItem?.rightBarButtonItems ?? []
    return items.first { $0.style == .done } ?? (items.count == 1 ? items[0] : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = frame.cells.width
    var x = min(1, width)
    for view in left {
      x = place(view, at: x) + 1
    }
    var end = max(0, width - 1)
    for view in right {
      end -= columns(of: view)
      _ = place(view, at: end)
      end -= 1
    }
    titleSpan = (x, end)
  }

  private var titleSpan = (start: 0, end: 0)

  private func columns(of view: UIView) -> Int {
    let natural = view.intrinsicContentSize.width
    return natural > 0 ? CellMetrics.columns(natural) : max(1, view.frame.cells.width)
  }

  private func place(_ view: UIView, at x: Int) -> Int {
    let width = columns(of: view)
    view.frame = CGRect(CellRect(x: x, y: 0, width: width, height: 1))
    return x + width
  }
}

extension UINavigationBar: CellContent, ScreenBar {
  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let room = titleSpan.end - titleSpan.start
    guard let title = stack?.topViewController?.barTitle, room > 2, !title.isEmpty else { return }
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = line.fitted(to: room - 1, ellipsis: state.theme.glyphs.ellipsis)
    let width = shown.displayWidth
    let middle = (rect.width - width) / 2
    let x = max(titleSpan.start, min(middle, titleSpan.end - width))
    let place = CellPoint(x: rect.minX + x, y: rect.minY)
    canvas.write(shown, at: place, style: state.theme.heading)
  }
}

/// A button of a bar.
private final class BarButton: UIView, CellContent {
  private let item: UIBarButtonItem
  private weak var stack: UINavigationController?

  init(_ item: UIBarButtonItem, in stack: UINavigationController) {
    (self.item, self.stack) = (item, stack)
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
    item.press(in: stack)
    return true
  }

  var spoken: SpokenView {
    guard item.isEnabled else { return .nothing }
    return .choices([
      SpokenChoice(item.shownTitle) { [item, weak stack] in item.press(in: stack) }
    ])
  }
}

/// The way back.
private final class BackButton: UIView, CellContent {
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
    canvas.cursor = rect.origin
    canvas.showsCursor = false
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
