import Foundation
import SheetCells

/// Lays out the views below a root, as often as they ask for it, and tells them.
@MainActor
package enum ViewLayout {
  /// Layouts in a row, when one asks for the next.
  private static let mostPasses = 4
  private static var running: [ObjectIdentifier] = []

  /// Lays out everything around and in the view that waits for it.
  static func run(_ view: UIView) {
    let root = view.layoutRoot
    let id = ObjectIdentifier(root)
    guard !running.contains(id) else { return }
    running.append(id)
    defer { running.removeLast() }
    for _ in 0..<mostPasses {
      let waiting = root.waitingViews
      guard !waiting.isEmpty else { return }
      pass(root, waiting)
    }
  }

  private static func pass(_ root: UIView, _ waiting: [UIView]) {
    for view in waiting {
      view.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
    }
    if root.needsSolving { solve(root) }
    // What asks again meanwhile, as a view whose frame was set, waits for the next pass and its rules.
    for view in waiting {
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
  }

  private static func solve(_ root: UIView) {
    let size = root.place.cells.size
    let across = AxisLayout(root, axis: .horizontal, size: size.width)
    let down = AxisLayout(root, axis: .vertical, size: size.height, across: across)
    for view in across.views where view !== root { place(view, across, down) }
    for guide in across.guides {
      guide.solvedFrame = frame(guide, in: guide.owningView, across, down)
    }
    for view in across.views { tellContent(of: view, across, down) }
  }

  private static func place(_ view: UIView, _ across: AxisLayout, _ down: AxisLayout) {
    let isArranged = (view.superview as? any Arranging)?.arranges(view) == true
    guard isArranged || !view.translatesAutoresizingMaskIntoConstraints else { return }
    view.move(to: frame(view, in: view.superview, across, down), byLayout: true)
  }

  private static func frame(
    _ item: AnyObject, in around: UIView?, _ across: AxisLayout, _ down: AxisLayout
  ) -> CGRect {
    guard let around, let x = across.span(of: item), let y = down.span(of: item),
      let left = across.span(of: around), let top = down.span(of: around)
    else { return .zero }
    let cells = CellRect(
      x: x.start - left.start, y: y.start - top.start, width: x.end - x.start,
      height: y.end - y.start)
    return CGRect(cells).offsetBy(dx: around.boundsOrigin.x, dy: around.boundsOrigin.y)
  }

  private static func tellContent(of view: UIView, _ across: AxisLayout, _ down: AxisLayout) {
    guard let scrolling = view as? any ScrollingContent, view.content?.ownsSubviews != true,
      let x = across.span(of: view.contentGuide), let y = down.span(of: view.contentGuide)
    else { return }
    let size = CellSize(width: x.end - x.start, height: y.end - y.start)
    view.contentGuide.solvedFrame = CGRect(origin: .zero, size: CGSize(size))
    scrolling.contentWasLaidOut(CGSize(size))
  }

  /// The fewest cells in which the rules of a view hold, `width` columns wide or as few as possible.
  static func fittingSize(of view: UIView, width: Int?) -> CellSize {
    let across = AxisLayout(view, axis: .horizontal, size: width)
    let down = AxisLayout(view, axis: .vertical, size: nil, across: across)
    let (x, y) = (across.span(of: view), down.span(of: view))
    return CellSize(
      width: x.map { $0.end - $0.start } ?? 0, height: y.map { $0.end - $0.start } ?? 0)
  }
}

extension UIView {
  /// The view whose size is given from outside: the outermost, or one that its superview lays out alone.
  fileprivate var layoutRoot: UIView {
    var root = self
    while let around = root.superview, around.content?.ownsSubviews != true { root = around }
    return root
  }

  /// The view and all that are laid out with it, each before what is in it.
  fileprivate var layoutTree: [UIView] {
    guard content?.ownsSubviews != true else { return [self] }
    return [self] + subviews.flatMap(\.layoutTree)
  }

  fileprivate var waitingViews: [UIView] { layoutTree.filter(\.needsLayout) }

  /// Whether anything is placed by rules.
  fileprivate var needsSolving: Bool {
    layoutTree.contains {
      !$0.heldConstraints.isEmpty || $0 is any Arranging
        || !$0.translatesAutoresizingMaskIntoConstraints || $0 is any ScrollingContent
    }
  }
}
