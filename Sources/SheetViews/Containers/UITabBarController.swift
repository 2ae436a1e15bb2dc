import Foundation
import SheetCells
import SheetPresentation

/// Controllers of which one is seen, and a row with their titles; UIKit's names. Numbers that nobody else uses,
/// Alt with a number, left and right in the row, and clicks choose.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var chosen = 0
  private weak var container: ContainerView?
  /// Told of what is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The row with the tabs.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.container = self
    return bar
  }()
  /// Accepted for code written for iOS: tabs keep their order.
  open var customizableViewControllers: [UIViewController]?

  /// Makes a controller without tabs; the arguments are accepted.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }

  /// All controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(chosen) ? controllers[chosen] : nil }
    set {
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
  /// The number of the controller that is seen; one that there is not is ignored.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard controllers.indices.contains(newValue), newValue != chosen else { return }
      let old = selectedViewController
      chosen = newValue
      if let container { exchange(old, with: selectedViewController, in: container) }
    }
  }

  /// Shows other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (selectedViewController, viewControllers ?? [])
    let gone = controllers.filter { one in !new.contains { $0 === one } }
    controllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    chosen = new.firstIndex { $0 === old } ?? 0
    gone.forEach { $0.willMove(toParent: nil) }
    if let container, old !== selectedViewController {
      exchange(old, with: selectedViewController, in: container)
    }
    gone.forEach { $0.removeFromParent() }
    container?.setNeedsLayout()
  }

  open override func loadView() {
    let view = ContainerView(frame: .zero)
    view.bar = tabBar
    view.addSubview(tabBar)
    view.showsBar = { [weak self] in self?.showsBar ?? false }
    self.view = view
    container = view
    view.show(selectedViewController)
    if preferredContentSize == .zero, let first = selectedViewController {
      preferredContentSize = first.preferredContentSize
    }
  }

  open override var title: String? {
    get { super.title ?? ownTitleOfChild }
    set { super.title = newValue }
  }

  /// A stack shows its title itself.
  private var ownTitleOfChild: String? {
    let child = selectedViewController
    return child is UINavigationController ? nil : child?.title
  }

  private var showsBar: Bool {
    guard !tabBarIsHidden else { return false }
    guard let stack = selectedViewController as? UINavigationController else { return true }
    return !stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
  private var tabBarIsHidden: Bool { controllers.isEmpty }

  open override func handle(_ event: Event) -> Bool {
    super.handle(event) || useUnused(event)
  }

  /// Chooses as the person does; `false` when there is no such tab.
  func choose(_ index: Int) -> Bool {
    guard controllers.indices.contains(index) else { return false }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return true }
    if index == chosen {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
    setNeedsDisplay()
    return true
  }
}

extension UITabBarController: ContainerKeys {
  package func useUnused(_ event: Event) -> Bool {
    switch event {
    case .key(.character(let digit)), .key(.alt(let digit)):
      guard digit.isASCII, let number = digit.wholeNumberValue else { return false }
      return choose(number - 1)
    default: return false
    }
  }
}

/// Told of what is chosen; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the person may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The person chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may be chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
