import Foundation
import SheetCells
import SheetPrograms

extension UIViewController {
  /// The controller that this one is a part of.
  public var parent: UIViewController? { parts?.parent }
  /// The controllers that are a part of this one.
  public var children: [UIViewController] { parts?.children ?? [] }
  /// What iOS says of the surroundings; always the same here.
  public var traitCollection: UITraitCollection { .current }

  /// Accepted for code written for iOS; a terminal decides between light and dark.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { viewIfLoaded?.overrideUserInterfaceStyle = newValue }
  }

  /// Accepted for code written for iOS; nothing covers anything here.
  public var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }

  /// Accepted for code written for iOS.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Accepted for code written for iOS; nothing covers anything here.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { parts?.safeAreaInsets ?? .zero }
    set { neededParts.safeAreaInsets = newValue }
  }

  /// Accepted for code written for iOS: traits are the same everywhere.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  /// None. Accepted for code written for iOS.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }

  // MARK: Inside

  /// The outermost controller that this one is a part of: the panel.
  package var panelController: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// What shows the views of the panel; it is made when it is first asked for.
  package var viewScreen: ViewScreen {
    let parts = neededParts
    if let screen = parts.screen { return screen }
    let screen = ViewScreen(self)
    parts.screen = screen
    return screen
  }

  var existingScreen: ViewScreen? { parts?.screen }

  /// Something that belongs to the controller and has no other place.
  package var attachment: AnyObject? {
    get { parts?.attachment }
    set { neededParts.attachment = newValue }
  }

  /// What stands in the border; a controller that has its title elsewhere shows none there.
  var borderTitle: String? { parts?.borderTitleIsHidden == true ? nil : title }

  /// The row of the content where a line joins the sides of the border.
  package var ruleRow: Int? {
    get { parts?.ruleRow }
    set { neededParts.ruleRow = newValue }
  }

  /// Leaves the title out of the border.
  package func hideBorderTitle() { neededParts.borderTitleIsHidden = true }

  var neededParts: ControllerParts {
    if let parts { return parts }
    let made = ControllerParts(self)
    parts = made
    return made
  }

  func loadedView() -> UIView {
    if let view = parts?.view { return view }
    loadViewIfNeeded()
    if let view = parts?.view { return view }
    let view = ControllerView(frame: CGRect(CellRect(size: expectedSize)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
    return view
  }

  func setView(_ view: UIView?) {
    let parts = neededParts
    parts.view?.controller = nil
    parts.view = view
    view?.controller = self
    if let view, view.place.isEmpty { view.frame = CGRect(CellRect(size: expectedSize)) }
    isViewLoaded = true
    setNeedsDisplay()
  }

  /// The cells that the content will probably have: code written for iOS sets frames before it is shown.
  private var expectedSize: CellSize {
    let panel = panelController
    guard let size = panel.window?.screenSize else { return CellSize(width: 60, height: 18) }
    return PanelChrome.contentFrame(
      of: panel, frame: panel.presentationFrame(in: size)
    ).size
  }

  /// Panels of views are not larger than a sheet of iOS' tablets is, unless they say so; cells.
  func outerSizeOfViews(in screen: CellSize) -> CellSize {
    func extent(_ points: CGFloat, _ cell: Double, _ usual: Int, _ available: Int) -> Int {
      guard points.isFinite, points >= 1 else { return min(usual, available) }
      return min(available, CellMetrics.whole(points.sane / cell) + 2)
    }
    return CellSize(
      width: extent(preferredContentSize.width, CellMetrics.column, 82, screen.width),
      height: extent(preferredContentSize.height, CellMetrics.row, 30, screen.height))
  }

  // MARK: Drawing

  func drawView(into canvas: inout Canvas, theme: Theme) {
    if let parts, parts.isAskedByView { return parts.drewItself = false }
    viewScreen.draw(loadedView(), into: &canvas, theme: theme)
  }

  /// Lets a subclass draw that does; `false` when it only has views.
  func drawItself(into canvas: inout Canvas, theme: Theme) -> Bool {
    guard let parts else { return false }
    (parts.isAskedByView, parts.drewItself) = (true, true)
    defer { parts.isAskedByView = false }
    draw(into: &canvas, theme: theme)
    return parts.drewItself
  }
}

/// What holds content of a size; UIKit's names. Controllers do.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// How large the content wants to be.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The edges of a screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Ignored.
  public static let top = UIRectEdge(rawValue: 1)
  /// Ignored.
  public static let left = UIRectEdge(rawValue: 2)
  /// Ignored.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// Ignored.
  public static let right = UIRectEdge(rawValue: 8)
  /// Ignored.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

// MARK: Children

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self, !isPart(of: child) else {
      return warnProgrammer("a controller cannot be its own child; addChild was ignored")
    }
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    neededParts.children.append(child)
    child.neededParts.parent = self
    child.window = window
  }

  func leaveParent() {
    guard let parent else { return }
    parent.parts?.children.removeAll { $0 === self }
    parts?.parent = nil
    window = nil
    didMove(toParent: nil)
  }

  /// The nearest controller of a kind that this one is in.
  package func enclosing<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  /// Tells that the controller is about to be shown.
  package func tellWillAppear(_ animated: Bool) {
    viewWillAppear(animated)
    viewIsAppearing(animated)
  }

  /// Whether its view lies in another one.
  var isPlaced: Bool { viewIfLoaded?.superview != nil }

  private func isPart(of other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  func windowChanged() {
    guard let parts else { return }
    for child in parts.children { child.window = window }
    parts.view?.tellWindow()
  }

  /// Says that the controller comes into the one around it or goes out.
  package func setMoving(into: Bool = false, out: Bool = false) {
    (neededParts.isMovingIn, neededParts.isMovingOut) = (into, out)
  }

  /// Tells this controller and those in it whose views are seen.
  package func forward(_ callback: (UIViewController) -> Void) {
    callback(self)
    guard let parts else { return }
    for child in parts.children where child.isPlaced {
      child.forward(callback)
    }
  }
}

extension UIView {
  fileprivate func tellWindow() {
    didMoveToWindow()
    subviews.forEach { $0.tellWindow() }
  }
}
