import Foundation
import SheetCells
import SheetPresentation

/// A stack of controllers in one panel, of which the top one is seen; UIKit's names. A row at the top has the
/// title, the way back and the items of the bar. Esc and Ctrl-B go back; on the first controller Esc leaves the
/// panel. Ctrl-S presses the item that finishes.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// Told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar.
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.stack = self
    return bar
  }()
  /// Whether there is no bar.
  open var isNavigationBarHidden = false { didSet { container?.setNeedsLayout() } }
  /// Whether the tools of the top controller are left out.
  open var isToolbarHidden = true { didSet { changeTools() } }
  /// The row at the bottom with the top controller's `toolbarItems`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Accepted for code written for iOS.
  open var hidesBarsOnSwipe = false
  /// Accepted for code written for iOS; Esc and Ctrl-B go back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer(target: nil, action: nil)
  private weak var container: NavigationView?
  /// A panel that draws itself and is all that is seen, without a bar: the only controller of the stack.
  package final var solePanel: UIViewController? { didSet { setStack(solePanel) } }

  /// A stack with its first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.setMoving(into: true)
    rootViewController.didMove(toParent: self)
  }

  /// An empty stack; the arguments are accepted.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }

  // MARK: The stack

  /// All controllers, the first at the bottom. Setting it shows the last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is seen.
  open var topViewController: UIViewController? { stack.last }
  /// What is over the stack, else its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Shows a controller over the others. One that is on the stack already is ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }), viewController !== self else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the controller below; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller; `nil` when it is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Shows other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the tools.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Screen

  open override func loadView() {
    guard solePanel == nil else { return }
    let view = NavigationView(frame: .zero)
    view.stack = self
    view.addSubview(navigationBar)
    self.view = view
    container = view
    hideBorderTitle()
    showTop()
  }

  open override var title: String? {
    get { super.title ?? topViewController?.barTitle }
    set { super.title = newValue }
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    guard let solePanel else { return super.draw(into: &canvas, theme: theme) }
    solePanel.draw(into: &canvas, theme: theme)
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    guard let solePanel else { return super.presentationFrame(in: screen) }
    solePanel.modalPresentationStyle = modalPresentationStyle
    return solePanel.presentationFrame(in: screen)
  }

  open override func handle(_ event: Event) -> Bool {
    if let solePanel { return solePanel.handle(event) }
    return super.handle(event) || useUnused(event)
  }

  var showsBack: Bool {
    stack.count > 1 && topViewController?.navigationItem.hidesBackButton != true
  }

  /// What the way back is called.
  var backTitle: String {
    guard let below = stack.dropLast().last else { return "Back" }
    let item = below.navigationItem
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? below.barTitle
    return title.isEmpty ? "Back" : title
  }
}

extension UINavigationController: ContainerKeys {
  package func useUnused(_ event: Event) -> Bool {
    switch event {
    case .key(.escape), .key(.control("b")):
      return popViewController(animated: true) != nil
    case .key(.character("/")):
      guard let search = topViewController?.navigationItem.searchController else { return false }
      return search.searchBar.becomeFirstResponder()
    case .key(.control("s")):
      guard let item = navigationBar.finishingItem else { return false }
      item.press(in: self)
      setNeedsDisplay()
      return true
    default: return false
    }
  }
}

// MARK: Changing the stack

extension UINavigationController {
  private func setStack(_ panel: UIViewController?) {
    change(to: [panel].compactMap(\.self), animated: false)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let (old, former) = (stack, stack.last)
    let gone = old.filter { one in !new.contains { $0 === one } }
    stack = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    gone.forEach { $0.willMove(toParent: nil) }
    if isSeen, let former, gone.contains(where: { $0 === former }) {
      former.setMoving(out: true)
    }
    if let top = new.last, !old.contains(where: { $0 === top }) { top.setMoving(into: true) }
    if former !== new.last { exchange(former, with: new.last, animated: animated) }
    gone.forEach { $0.removeFromParent() }
    container?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    changeBars()
  }

  /// The order of UIKit: both will, then both did, the latter when the new one was painted.
  private func exchange(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool
  ) {
    guard container != nil else { return }
    let isSeen = isSeen
    if isSeen { old?.forward { $0.viewWillDisappear(animated) } }
    showTop()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    guard isSeen else { return }
    new?.forward { $0.tellWillAppear(animated) }
    afterNextFrame { [weak self] in
      old?.forward { $0.viewDidDisappear(animated) }
      old?.setMoving()
      guard let self, let new, topViewController === new else { return }
      new.forward { $0.tellDidAppear(animated) }
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }

  /// Puts the view of the top controller into the panel.
  private func showTop() {
    guard let container else { return }
    container.shownView?.removeFromSuperview()
    if let top = topViewController, let view = top.view {
      container.shownView = view
      container.addSubview(view)
      if preferredContentSize == .zero { preferredContentSize = top.preferredContentSize }
      top.navigationItem.didChange = { [weak self] in self?.changeBars() }
    }
    changeBars()
  }

  private func changeBars() {
    navigationBar.rebuild()
    container?.searchBar = topViewController?.navigationItem.searchController?.searchBar
    changeTools()
  }

  /// Shows the tools of the top controller, if it has any and they are wanted.
  func changeTools() {
    guard let container else { return }
    let tools = topViewController?.toolbarItems ?? []
    container.toolbar = isToolbarHidden || tools.isEmpty ? nil : toolbar
    if container.toolbar != nil { toolbar.items = tools }
    container.setNeedsLayout()
  }
}

/// Told of what a stack shows; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
