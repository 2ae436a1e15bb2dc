import Foundation
import SheetPresentation

/// What the bar shows while a controller is on top; UIKit's names.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is on iOS; accepted.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Ignored.
    case automatic, always, never
  }

  /// What a way back is called on iOS; accepted.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Ignored.
    case `default`, generic, minimal
  }

  /// The title; that of the controller where there is none.
  open var title: String? { didSet { changed() } }
  /// A row over the title.
  open var prompt: String? { didSet { changed() } }
  /// A field below the bar, to search with.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Accepted for code written for iOS: the field stays.
  open var hidesSearchBarWhenScrolling = true
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var standardAppearance: UINavigationBarAppearance?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var compactAppearance: UINavigationBarAppearance?
  /// Instead of the title: the text of a label is shown.
  open var titleView: UIView? { didSet { changed() } }
  /// What the way back is called while another controller is over this one.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The same, by its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Accepted for code written for iOS: the way back has its title where there is room.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no way back but Esc.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether items at the left stand beside the way back.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Items at the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Accepted for code written for iOS.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  var didChange: (() -> Void)?

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func changed() { didChange?() }
}

extension UIViewController {
  /// What the bar of a ``UINavigationController`` shows for this controller.
  public var navigationItem: UINavigationItem {
    barItems.navigation
  }

  /// The stack that the controller is on.
  public var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  /// The title in a bar.
  var barTitle: String {
    if let label = navigationItem.titleView as? UILabel, let text = label.text { return text }
    return navigationItem.title ?? title ?? ""
  }
}
