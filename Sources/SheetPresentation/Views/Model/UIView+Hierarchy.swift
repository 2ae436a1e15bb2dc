import Foundation
import SheetPrograms
import SheetCells

extension UIView {
  /// Puts a view at a place among the others; a place that there is not is the nearest.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right below another one; over all if that is not here.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a view right over another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Draws a subview after all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  /// Draws a subview before all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsDisplay()
  }

  /// Whether the view is the other one or in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view itself or the first one in it with that tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The window that shows the view.
  public var window: UIWindow? { rootController?.panelController.window }

  /// A point of this view in the coordinates of another one; `nil` means the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    let bounds = view?.boundsOrigin ?? .zero
    return CGPoint(
      x: point.x - boundsOrigin.x + own.x - other.x + bounds.x,
      y: point.y - boundsOrigin.y + own.y - other.y + bounds.y)
  }

  /// A rectangle of this view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of another view in the coordinates of this one; `nil` means the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let own = origin
      return CGPoint(x: point.x - own.x + boundsOrigin.x, y: point.y - own.y + boundsOrigin.y)
    }
    return view.convert(point, to: self)
  }

  /// A rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Adds a recognizer; see ``UIGestureRecognizer`` for what it can do here.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Takes a recognizer off.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// The view with the focus, if it is this one or in it.
  package var focusInside: UIView? {
    guard let focus = screen?.focus, focus.isDescendant(of: self) else { return nil }
    return focus
  }

  /// Gives the focus of any view in this one away. Returns whether there was one.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { focusInside?.resignFirstResponder() ?? false }

  /// None: a panel has nothing to avoid.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The margins by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let edges = layoutMargins
      return NSDirectionalEdgeInsets(
        top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }

  /// What iOS says of the surroundings; always the same here.
  public var traitCollection: UITraitCollection { .current }

  // MARK: Inside

  /// What it shows, if it is more than a container.
  package var content: (any CellContent)? { self as? any CellContent }

  /// The views around this one, from the next to the outermost.
  package var ancestors: some Sequence<UIView> {
    sequence(first: self, next: \.superview).dropFirst()
  }

  /// The controller nearest around.
  package var rootController: UIViewController? {
    for view in sequence(first: self, next: \.superview) {
      if let controller = view.controller { return controller }
    }
    return nil
  }

  /// What shows the panel that the view is in, if it is in one that is shown.
  package var screen: ViewScreen? { rootController?.panelController.existingScreen }

  /// Where the view lies in the topmost one; points.
  private var origin: CGPoint {
    guard let superview else { return .zero }
    let around = superview.origin
    return CGPoint(
      x: around.x + place.minX - superview.boundsOrigin.x,
      y: around.y + place.minY - superview.boundsOrigin.y)
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return warnProgrammer("a view cannot be put into itself; addSubview was ignored")
    }
    if view.superview !== self { view.willMove(toSuperview: self) }
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    didAddSubview(view)
    view.didMoveToSuperview()
    if rootController?.panelController.window != nil { view.didMoveToWindow() }
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    endEditing(true)
    old.setNeedsLayout()
    old.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// Whether it is drawn at all.
  package var isShown: Bool { !isHidden && alpha >= 0.01 }
}
