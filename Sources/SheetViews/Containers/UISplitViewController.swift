import Foundation
import SheetPresentation

/// A list and what is chosen in it; UIKit's names. A panel has the room of a phone: the list is seen, and details
/// come over it, on its stack if it has one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, DetailContainer {
  /// How many columns there are on iOS.
  public enum Style: Int, Sendable {
    /// Two, by ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Names a column.
  public enum Column: Int, Sendable {
    /// The list.
    case primary = 0
    /// A list in it.
    case supplementary = 1
    /// What is chosen.
    case secondary = 2
    /// What is shown where there is little room.
    case compact = 3
  }

  /// Accepted for code written for iOS.
  public enum DisplayMode: Int, Sendable {
    /// Ignored.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    /// Ignored.
    case twoOverSecondary, twoDisplaceSecondary
    /// Ignored.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// Ignored.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// Ignored.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Accepted for code written for iOS.
  public enum SplitBehavior: Int, Sendable {
    /// Ignored.
    case automatic, tile, overlay, displace
  }

  /// How many columns there are.
  public let style: Style
  /// Accepted for code written for iOS; it is not asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Accepted for code written for iOS.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Accepted for code written for iOS.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Accepted for code written for iOS.
  open var presentsWithGesture = true
  /// Accepted for code written for iOS.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Accepted for code written for iOS.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Accepted for code written for iOS.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Always `true`: one column is seen.
  open var isCollapsed: Bool { true }
  /// Always the list alone.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Does nothing: there is one column. Accepted for code written for iOS.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  private var columns: [Column: UIViewController] = [:]
  private weak var container: ContainerView?
  /// What was in a stack before it came onto this one.
  private var unpacked: (stack: UINavigationController, controllers: [UIViewController])?

  /// A controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with two columns; the arguments are accepted.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }

  /// The list, and what is chosen.
  open var viewControllers: [UIViewController] {
    get {
      [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().last, for: .secondary)
    }
  }

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let (old, former) = (shown, columns[column])
    columns[column] = vc
    let new = shown
    guard old !== new else { return }
    if let new, new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    if let container { exchange(old, with: new, in: container) }
    guard let old, old === former else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Brings a column into sight: the list as it is, others over it.
  open func show(_ column: Column) {
    guard let controller = columns[column] else { return }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      showOver(controller)
    }
  }

  /// Goes back to the list.
  open func hide(_ column: Column) {
    guard columns[column] !== shown else { return }
    (shown as? UINavigationController)?.popToRootViewController(animated: true)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns[.secondary] = vc
    showOver(vc)
  }

  open override func loadView() {
    let view = ContainerView(frame: .zero)
    self.view = view
    container = view
    view.show(shown)
    if preferredContentSize == .zero, let shown {
      preferredContentSize = shown.preferredContentSize
    }
  }

  /// The controller that is seen at first.
  private var shown: UIViewController? { columns[.compact] ?? columns[.primary] }

  /// Of another stack, the controllers come on this one: two bars would be one too many.
  private func showOver(_ controller: UIViewController) {
    guard let stack = shown as? UINavigationController else {
      return present(controller, animated: true)
    }
    guard let other = controller as? UINavigationController else {
      return stack.pushViewController(controller, animated: true)
    }
    if !other.viewControllers.isEmpty || unpacked?.stack !== other {
      unpacked = (other, other.viewControllers)
      other.viewControllers = []
    }
    let others = unpacked?.controllers ?? []
    let kept = stack.viewControllers.filter { one in !others.contains { $0 === one } }
    stack.setViewControllers(kept + others, animated: true)
  }
}

/// Asked about columns on iOS. Accepted for code written for iOS: a panel has one, and none of these is called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Never called.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Never called.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Never called.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// The list is seen.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
  /// The list.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
  /// Nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

extension UIViewController {
  /// The controller with columns that the controller is in.
  public var splitViewController: UISplitViewController? {
    enclosing(UISplitViewController.self)
  }
}
