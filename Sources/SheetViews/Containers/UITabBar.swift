import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// The row with the tabs; UIKit's names. Left and right, a number or a click choose.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Accepted for code written for iOS.
  open var barTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var unselectedItemTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var isTranslucent = true
  /// Accepted for code written for iOS.
  open var barStyle = UIBarStyle.default
  /// Accepted for code written for iOS.
  open var backgroundImage: UIImage?
  /// Accepted for code written for iOS.
  open var shadowImage: UIImage?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var standardAppearance = UITabBarAppearance()
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var scrollEdgeAppearance: UITabBarAppearance?
  weak var container: UITabBarController?

  /// The tabs.
  open var items: [UITabBarItem]? { container?.viewControllers?.compactMap(\.tabBarItem) }
  /// The tab that is chosen.
  open var selectedItem: UITabBarItem? { container?.selectedViewController?.tabBarItem }

  private var titles: [String] {
    (container?.viewControllers ?? []).enumerated().map { number, controller in
      let badge = controller.barItems.tab?.badgeValue.map { " (\($0))" } ?? ""
      return "\(number + 1) \(controller.tabTitle)\(badge)"
    }
  }

  /// Where the tabs lie in so many columns. Tabs for which there is no room have no columns.
  private func spans(width: Int) -> [Range<Int>] {
    let natural = titles.map { $0.displayWidth + 2 }
    let widths = BarFit.widths(natural, room: width, least: 3) ?? natural
    var x = max(0, (width - widths.reduce(max(0, widths.count - 1), +)) / 2)
    return widths.map { columns in
      let start = min(x, width)
      x += columns + 1
      return start..<min(start + columns, width)
    }
  }
}

extension UITabBar: CellContent, ScreenBar {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let theme = state.theme
    for (index, (title, span)) in zip(titles, spans(width: rect.width)).enumerated()
    where !span.isEmpty {
      let isChosen = index == container?.selectedIndex
      let style =
        !isChosen ? theme.secondary : state.isFocused ? theme.selection : theme.accent
      let room = max(0, span.count - 2)
      let ends = isChosen ? ("[", "]") : (" ", " ")
      let text = ends.0 + title.padded(to: room, ellipsis: theme.glyphs.ellipsis) + ends.1
      let place = CellPoint(x: rect.minX + span.lowerBound, y: rect.minY)
      canvas.write(text, at: place, style: style, width: span.count)
      guard state.isFocused, isChosen else { continue }
      canvas.markFocus(at: place)
    }
  }

  package func use(_ event: Event) -> Bool {
    guard let container else { return false }
    switch event {
    case .key(.left): return container.choose(container.selectedIndex - 1)
    case .key(.right): return container.choose(container.selectedIndex + 1)
    case .mouse(let mouse) where mouse.action == .press:
      let spans = spans(width: frame.cells.width)
      return spans.firstIndex { $0.contains(mouse.location.x) }.map(container.choose) ?? false
    default: return false
    }
  }

  package var spoken: SpokenView {
    .choices(
      titles.indices.map { index in
        let mark = index == container?.selectedIndex ? ", chosen" : ""
        return SpokenChoice("Tab \(titles[index])\(mark)") { [weak self] in
          _ = self?.container?.choose(index)
        }
      })
  }
}
