import Foundation
import SheetCells

/// The layout of all views below a root in one direction: collects the rules and solves them. Places are
/// cells from the root's edge.
@MainActor
package final class AxisLayout {
  /// The direction.
  package let axis: NSLayoutConstraint.Axis
  let root: UIView
  /// The columns that each view got, known when rows are laid out.
  let across: AxisLayout?
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0
  private var rules = LayoutRules()
  private var system = LinearSystem()
  /// Views of one layout; more keep their frames.
  private static let mostViews = 1_000

  /// - Parameter size: the root's cells; `nil` for as few as the rules allow.
  init(_ root: UIView, axis: NSLayoutConstraint.Axis, size: Int?, across: AxisLayout? = nil) {
    (self.root, self.axis, self.across) = (root, axis, across)
    _ = register(root)
    require(start(root), equals: LayoutExpression(constant: 0), priority: 2_000)
    if let size {
      require(self.size(root), equals: LayoutExpression(constant: Double(size)), priority: 2_000)
    } else {
      require(self.size(root), equals: LayoutExpression(constant: 0), priority: 50)
      addNatural(of: root)
    }
    collect(root)
    for view in views { addRules(of: view) }
    system = rules.solved()
  }

  var isVertical: Bool { axis == .vertical }

  // MARK: Solution

  /// The first cell, and the one after the last.
  func span(of item: AnyObject) -> (start: Int, end: Int)? {
    guard let number = numbers[ObjectIdentifier(item)] else { return nil }
    let start = system.value(2 * number)
    let size = max(0, system.value(2 * number + 1))
    return (CellMetrics.whole(start), CellMetrics.whole(start + size))
  }

  // MARK: Rules, also for stacks

  /// Where a view starts.
  package func start(_ item: AnyObject) -> LayoutExpression { variable(item, 0) }

  /// How large it is.
  package func size(_ item: AnyObject) -> LayoutExpression { variable(item, 1) }

  /// Where it ends.
  package func end(_ item: AnyObject) -> LayoutExpression { start(item) + size(item) }

  /// A variable that belongs to no view.
  package func free() -> LayoutExpression {
    count += 1
    return LayoutExpression(variable: 2 * (count - 1))
  }

  /// Adds a rule.
  package func require(
    _ one: LayoutExpression, equals other: LayoutExpression, priority: Float
  ) {
    rules.add((one - other).sum, priority: priority)
  }

  /// Adds a bound.
  package func require(
    _ one: LayoutExpression, isAtLeast other: LayoutExpression, priority: Float
  ) {
    rules.bound((one - other).sum, priority: priority)
  }

  /// Points in this direction as whole cells.
  package func cells(_ points: CGFloat) -> LayoutExpression {
    let cells = isVertical ? CellMetrics.rows(points) : CellMetrics.columns(points)
    return LayoutExpression(constant: Double(cells))
  }

  /// Whether the item takes part.
  package func knows(_ item: AnyObject) -> Bool { numbers[ObjectIdentifier(item)] != nil }

  private func variable(_ item: AnyObject, _ part: Int) -> LayoutExpression {
    guard let number = numbers[ObjectIdentifier(item)] else { return LayoutExpression() }
    return LayoutExpression(variable: 2 * number + part)
  }

  func register(_ item: AnyObject) -> Int {
    if let known = numbers[ObjectIdentifier(item)] { return known }
    numbers[ObjectIdentifier(item)] = count
    count += 1
    return count - 1
  }

  // MARK: Collecting

  private func collect(_ view: UIView) {
    views.append(view)
    for guide in view.layoutGuides {
      _ = register(guide)
      guides.append(guide)
    }
    if view is any ScrollingContent { _ = register(view.contentGuide) }
    guard view.content?.ownsSubviews != true else { return }
    for subview in view.subviews where views.count < Self.mostViews {
      _ = register(subview)
      collect(subview)
    }
  }

  private func addRules(of view: UIView) {
    if view !== root, let around = view.superview { addPlace(of: view, in: around) }
    for guide in view.layoutGuides { addFallback(guide, in: view, hasSize: false) }
    if view is any ScrollingContent { addContent(of: view) }
    (view as? any Arranging)?.arrange(in: self)
    for constraint in view.heldConstraints { add(constraint) }
  }

  private func addPlace(of view: UIView, in around: UIView) {
    require(size(view), isAtLeast: LayoutExpression(constant: 0), priority: 1_500)
    if (around as? any Arranging)?.arranges(view) == true {
      addNatural(of: view)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      addFrame(of: view, in: around)
    } else {
      addNatural(of: view)
      addFallback(view, in: around, hasSize: false)
    }
  }

  /// The frame says where it is.
  private func addFrame(of view: UIView, in around: UIView) {
    let frame = view.place.cells
    let bounds = CGRect(origin: around.boundsOrigin, size: .zero).cells
    let (start, size) =
      isVertical
      ? (frame.minY - bounds.minY, frame.height) : (frame.minX - bounds.minX, frame.width)
    require(
      self.start(view), equals: self.start(around) + LayoutExpression(constant: Double(start)),
      priority: 1_200)
    require(
      self.size(view), equals: LayoutExpression(constant: Double(size)), priority: 1_200)
  }

  /// The natural size: neither more nor less, as far as it matters.
  private func addNatural(of view: UIView) {
    let index = isVertical ? 1 : 0
    guard let natural = naturalExtent(of: view) else { return }
    let priorities = view.layoutPriorities
    let size = LayoutExpression(constant: Double(natural))
    require(self.size(view), equals: size, priority: priorities.hugging[index].rawValue)
    require(self.size(view), isAtLeast: size, priority: priorities.resistance[index].rawValue)
  }

  private func naturalExtent(of view: UIView) -> Int? {
    let width = across?.span(of: view).map { $0.end - $0.start }
    if let content = view.content, let size = content.naturalSize(width: max(1, width ?? 10_000)) {
      let extent = isVertical ? size.height : size.width
      return extent > 0 ? extent : nil
    }
    let size = view.intrinsicContentSize
    let points = isVertical ? size.height : size.width
    guard points >= 0, points.isFinite else { return nil }
    return CellMetrics.extent(points, isVertical: isVertical)
  }

  /// For what no rule places: at the start of the view around, and as large.
  private func addFallback(_ item: AnyObject, in around: UIView, hasSize: Bool) {
    require(start(item), equals: start(around), priority: 2)
    if !hasSize { require(end(item), equals: end(around), priority: 1) }
  }

  /// The content of a scrolling view is as wide as that view, and as high as its rules need.
  private func addContent(of view: UIView) {
    let guide = view.contentGuide
    let origin = CGRect(origin: view.boundsOrigin, size: .zero).cells
    let moved = LayoutExpression(constant: Double(isVertical ? origin.minY : origin.minX))
    require(start(guide), equals: start(view) - moved, priority: 2_000)
    require(size(guide), equals: size(view), priority: isVertical ? 1 : 800)
    require(size(guide), isAtLeast: LayoutExpression(constant: 0), priority: 1_500)
  }
}

/// Lays out some of its subviews itself, by rules: a stack.
@MainActor
package protocol Arranging: AnyObject {
  /// Whether the view is one of those.
  func arranges(_ view: UIView) -> Bool
  /// Adds the rules.
  func arrange(in layout: AxisLayout)
}

/// Shows a part of its content.
@MainActor
package protocol ScrollingContent: AnyObject {
  /// The content's size as rules decided it; points.
  func contentWasLaidOut(_ size: CGSize)
  /// Scrolls until a part of the content is seen; points.
  func reveal(_ rect: CGRect)
  /// Scrolls for a key that nobody uses.
  func scroll(for event: Event) -> Bool
  /// Marks that there is more.
  func drawMarks(into canvas: inout Canvas, in rect: CellRect, theme: Theme)
}
