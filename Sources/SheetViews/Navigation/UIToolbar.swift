import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A row of items, at the bottom of a stack or where it is put; UIKit's names. Items that take the room that is
/// left push the others apart.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// What is in it.
  open var items: [UIBarButtonItem]? { didSet { rebuild() } }
  /// Accepted for code written for iOS.
  open var barStyle = UIBarStyle.default
  /// Accepted for code written for iOS.
  open var barTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var isTranslucent = true
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var standardAppearance = UIToolbarAppearance()
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var compactAppearance: UIToolbarAppearance?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var views: [(view: UIView?, isFlexible: Bool)] = []

  /// Shows other items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Accepted for code written for iOS, and ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  private func rebuild() {
    views.forEach { $0.view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.didChange = { [weak self] in self?.setNeedsLayout() }
      let view = item.isSpace ? nil : item.customView ?? BarButton(item)
      if let view { addSubview(view) }
      return (view, item.isFlexible)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = frame.cells.size
    let shown = views.compactMap(\.view)
    let natural = shown.map(BarFit.columns)
    let widths = BarFit.widths(natural, room: size.width, least: 3) ?? natural
    let flexible = views.count { $0.isFlexible }
    var room = max(0, size.width - widths.reduce(max(0, widths.count - 1), +))
    var (x, index, left) = (0, 0, flexible)
    for (view, isFlexible) in views {
      if isFlexible {
        let gap = room / max(1, left)
        (x, room, left) = (x + gap, room - gap, left - 1)
      }
      guard let view else { continue }
      view.frame = CGRect(
        CellRect(x: x, y: max(0, size.height - 1) / 2, width: widths[index], height: 1))
      x += widths[index] + 1
      index += 1
    }
  }
}

extension UIToolbar: CellContent, ScreenBar {
  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }
}

/// Where a bar lies on iOS. Accepted for code written for iOS.
public enum UIBarPosition: Int, Sendable {
  /// Ignored.
  case any = 0
  /// Ignored.
  case bottom = 1
  /// Ignored.
  case top = 2
  /// Ignored.
  case topAttached = 3
}

extension UIViewController {
  /// What stands in the row at the bottom of a ``UINavigationController`` that shows it.
  public var toolbarItems: [UIBarButtonItem]? {
    get { barItems.tools }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.tools = toolbarItems
    navigationController?.changeTools()
  }

  /// Whether the row with tabs is left out while it is on top of a stack.
  public var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesBottomBar }
    set {
      barItems.hidesBottomBar = newValue
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
