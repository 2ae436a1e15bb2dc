import Foundation
import SheetPresentation

/// Puts views one after the other; UIKit's names. Gaps are the nearest whole number of cells, so one of 8
/// points is a column across and nothing down.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// By their natural sizes; the one that minds least is made larger or smaller.
    case fill = 0
    /// Equal parts.
    case fillEqually = 1
    /// As ``fill``.
    case fillProportionally = 2
    /// Natural sizes, equal gaps.
    case equalSpacing = 3
    /// As ``equalSpacing``.
    case equalCentering = 4
  }

  /// Where views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the left edge or the top.
    case leading = 1
    /// At the rows of their first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the right edge or the bottom.
    case trailing = 4
    /// At the rows of their last lines.
    case lastBaseline = 5
    /// The same as ``leading``, of a stack across.
    public static let top = Alignment.leading
    /// The same as ``trailing``, of a stack across.
    public static let bottom = Alignment.trailing
  }

  /// The views that are arranged, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Across or down.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where views lie across the stack.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The gap between two views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Accepted for code written for iOS.
  open var isBaselineRelativeArrangement = false
  private var customSpacing: [(view: ObjectIdentifier, points: CGFloat)] = []

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place; one that there is not is the nearest.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    setNeedsLayout()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Another gap after one of the views, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let id = ObjectIdentifier(arrangedSubview)
    customSpacing.removeAll { $0.view == id }
    customSpacing.append((id, spacing))
    setNeedsLayout()
  }

  /// The gap after one of the views that was set, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let id = ObjectIdentifier(arrangedSubview)
    return customSpacing.first { $0.view == id }?.points ?? Self.spacingUseDefault
  }

  /// Where no other gap is set.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    super.willRemoveSubview(subview)
  }
}

extension UIStackView: Arranging {
  private static let rule: Float = 999.5

  package func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  package func arrange(in layout: AxisLayout) {
    let shown = arrangedSubviews.filter { !$0.isHidden && layout.knows($0) }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let isDown = layout.axis == .vertical
    let start = layout.start(self) + layout.cells(isDown ? margins.top : margins.left)
    let end = layout.end(self) - layout.cells(isDown ? margins.bottom : margins.right)
    layout.require(layout.size(self), equals: layout.cells(0), priority: 20)
    if layout.axis == axis {
      arrangeAlong(layout, shown, start, end)
    } else {
      shown.forEach { arrangeAcross(layout, $0, start, end) }
    }
    for view in arrangedSubviews where view.isHidden && layout.knows(view) {
      layout.require(layout.start(view), equals: start, priority: 2)
      layout.require(layout.size(view), equals: layout.cells(0), priority: 1)
    }
  }

  private func arrangeAlong(
    _ layout: AxisLayout, _ shown: [UIView], _ start: LayoutExpression, _ end: LayoutExpression
  ) {
    guard let first = shown.first, let last = shown.last else { return }
    layout.require(layout.start(first), equals: start, priority: Self.rule)
    layout.require(layout.end(last), equals: end, priority: Self.rule)
    let hasEqualGaps = distribution == .equalSpacing || distribution == .equalCentering
    let gap = hasEqualGaps && shown.count > 1 ? layout.free() : nil
    if let gap {
      layout.require(gap, isAtLeast: layout.cells(spacing), priority: Self.rule)
      layout.require(gap, equals: layout.cells(spacing), priority: 10)
    }
    for (one, other) in zip(shown, shown.dropFirst()) {
      let custom = customSpacing(after: one)
      let points = custom == Self.spacingUseDefault ? spacing : custom
      let between = gap ?? layout.cells(points)
      layout.require(
        layout.start(other), equals: layout.end(one) + between, priority: Self.rule)
      guard distribution == .fillEqually else { continue }
      layout.require(layout.size(other), equals: layout.size(one), priority: Self.rule)
    }
  }

  private func arrangeAcross(
    _ layout: AxisLayout, _ view: UIView, _ start: LayoutExpression, _ end: LayoutExpression
  ) {
    layout.require(layout.start(view), isAtLeast: start, priority: Self.rule)
    layout.require(end, isAtLeast: layout.end(view), priority: Self.rule)
    switch alignment {
    case .fill:
      layout.require(layout.start(view), equals: start, priority: Self.rule)
      layout.require(layout.end(view), equals: end, priority: Self.rule)
    case .leading, .firstBaseline:
      layout.require(layout.start(view), equals: start, priority: Self.rule)
    case .trailing, .lastBaseline:
      layout.require(layout.end(view), equals: end, priority: Self.rule)
    case .center:
      layout.require(
        layout.start(view) + layout.end(view), equals: start + end, priority: Self.rule)
    }
    if alignment != .fill { layout.require(layout.size(view), equals: end - start, priority: 5) }
  }
}
