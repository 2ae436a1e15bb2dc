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
  /// Accepted for code written for iOS.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var standardAppearance = UINavigationBarAppearance()
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var compactAppearance: UINavigationBarAppearance?
  /// Accepted for code written for iOS.
  open var barStyle = UIBarStyle.default
  /// Accepted for code written for iOS.
  open var shadowImage: UIImage?
  /// Accepted for code written for iOS.
  open var backIndicatorImage: UIImage?
  /// Accepted for code written for iOS.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Accepted for code written for iOS, and ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// What the bar shows now.
  open var topItem: UINavigationItem? { stack?.topViewController?.navigationItem }

  weak var stack: UINavigationController?
  private var left: [UIView] = [], right: [UIView] = []
  private let more = MoreButton(frame: .zero)

  /// Makes the buttons of the top controller anew.
  func rebuild() {
    (left + right + [more]).forEach { $0.removeFromSuperview() }
    (left, right) = ([], [])
    guard let stack, let top = stack.topViewController else { return }
    let item = top.navigationItem
    let own = item.leftBarButtonItems ?? []
    if stack.showsBack, own.isEmpty || item.leftItemsSupplementBackButton {
      left.append(BackButton(stack))
    }
    left += own.compactMap { view(for: $0) }
    right = (item.rightBarButtonItems ?? []).compactMap { view(for: $0) }
    (left + [more] + right.reversed()).forEach(addSubview)
    setNeedsLayout()
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    guard !item.isSpace else { return nil }
    item.didChange = { [weak self] in self?.setNeedsLayout() }
    return item.customView ?? BarButton(item)
  }

  /// The item that Ctrl-S presses: one of style done, else the only one at the right.
  var finishingItem: UIBarButtonItem? {
    let items = topItem?.rightBarButtonItems ?? []
    return items.first { $0.style == .done } ?? (items.count == 1 ? items[0] : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = frame.cells.width
    let edge = width > 24 ? 1 : 0
    let widths = fittingWidths(room: width - 2 * edge)
    for view in left + right + [more] { leave(out: widths[ObjectIdentifier(view)] == nil, view) }
    more.buttons = (left + right).compactMap { $0.isHidden ? $0 as? BarButton : nil }
    var (x, end) = (edge, width - edge)
    for view in left {
      guard let width = widths[ObjectIdentifier(view)] else { continue }
      place(view, at: x, width: width)
      x += width + 1
    }
    for view in right + [more] {
      guard let width = widths[ObjectIdentifier(view)] else { continue }
      place(view, at: end - width, width: width)
      end -= width + 1
    }
    titleSpan = (x, end)
  }

  /// Whether an author's own view is hidden is the author's matter: it gets no room.
  private func leave(out isOut: Bool, _ view: UIView) {
    if view is BarButton || view is BackButton || view is MoreButton {
      if view.isHidden != isOut { view.isHidden = isOut }
    } else if isOut {
      view.frame = .zero
    }
  }

  private var titleSpan = (start: 0, end: 0)
  /// The fewest columns in which a button still says something.
  private static let least = 6

  /// How wide the views are that are shown. Where not all fit they get narrower, and then what matters less
  /// goes into a list.
  private func fittingWidths(room: Int) -> [ObjectIdentifier: Int] {
    let all = Array(left.prefix(1) + right + left.dropFirst())
    for count in stride(from: all.count, through: 0, by: -1) {
      let shown = all.prefix(count) + (count < all.count ? [more] : [])
      let natural = shown.map(BarFit.columns)
      if let widths = BarFit.widths(natural, room: room, least: Self.least) {
        return Dictionary(
          zip(shown.map(ObjectIdentifier.init), widths), uniquingKeysWith: { one, _ in one })
      }
    }
    return [:]
  }

  private func place(_ view: UIView, at x: Int, width: Int) {
    view.frame = CGRect(CellRect(x: x, y: promptRows, width: width, height: 1))
  }

  /// What stands over the title, in a row of its own.
  var prompt: String? { topItem?.prompt.flatMap { $0.isEmpty ? nil : $0 } }
  private var promptRows: Int { frame.cells.height > 1 && prompt != nil ? 1 : 0 }
}

extension UINavigationBar: CellContent, ScreenBar {
  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    if let prompt, rect.height > 1 {
      let shown = prompt.onOneLine
        .fitted(to: max(0, rect.width - 2), ellipsis: state.theme.glyphs.ellipsis)
      let x = NSTextAlignment.center.start(of: shown, in: rect)
      canvas.write(shown, at: CellPoint(x: x, y: rect.minY), style: state.theme.secondary)
    }
    let room = titleSpan.end - titleSpan.start
    guard let title = stack?.topViewController?.barTitle, room > 2, !title.isEmpty else { return }
    let shown = title.onOneLine.fitted(to: room - 1, ellipsis: state.theme.glyphs.ellipsis)
    let width = shown.displayWidth
    let middle = (rect.width - width) / 2
    let x = max(titleSpan.start, min(middle, titleSpan.end - width))
    let place = CellPoint(x: rect.minX + x, y: rect.maxY - 1)
    canvas.write(shown, at: place, style: state.theme.heading)
  }
}
