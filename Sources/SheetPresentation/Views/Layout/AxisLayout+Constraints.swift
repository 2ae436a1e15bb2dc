import Foundation

extension AxisLayout {
  /// Adds what a constraint says, if it is about this direction and about views that are here.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.firstAttribute.axis == axis, let first = constraint.firstItem,
      let one = side(first, constraint.firstAttribute, beside: constraint.secondItem),
      let other = otherSide(of: constraint)
    else { return }
    let priority = constraint.priority.rawValue
    switch constraint.relation {
    case .equal: require(one, equals: other, priority: priority)
    case .greaterThanOrEqual: require(one, isAtLeast: other, priority: priority)
    case .lessThanOrEqual: require(other, isAtLeast: one, priority: priority)
    }
  }

  private func otherSide(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    let attribute = constraint.secondAttribute
    guard attribute != .notAnAttribute else {
      guard constraint.firstAttribute.isExtent else { return cells(constraint.constant.sane) }
      let extent = CellMetrics.extent(constraint.constant.sane, isVertical: isVertical)
      return LayoutExpression(constant: Double(extent))
    }
    guard let second = constraint.secondItem else { return nil }
    guard attribute.axis == axis else { return crossing(constraint, second) }
    guard let other = side(second, attribute, beside: constraint.firstItem) else { return nil }
    return other * Double(constraint.multiplier) + cells(constraint.constant.sane)
  }

  /// A height from a width. A width from a height only when that is a number: widths come first.
  private func crossing(
    _ constraint: NSLayoutConstraint, _ second: AnyObject
  ) -> LayoutExpression? {
    let points: CGFloat
    if isVertical {
      guard let span = across?.span(of: second) else { return nil }
      points = CGFloat(span.end - span.start) * CellMetrics.column
    } else {
      guard let height = (second as? UIView)?.fixedHeight else { return nil }
      points = height
    }
    let extent = (points * constraint.multiplier + constraint.constant).sane
    return LayoutExpression(
      constant: Double(CellMetrics.extent(extent, isVertical: isVertical)))
  }

  /// An edge, line or extent of a view or guide.
  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LayoutExpression? {
    var (target, margins): (AnyObject, UIEdgeInsets) = (item, .zero)
    if let guide = item as? UILayoutGuide, guide.kind != .own {
      guard let owner = guide.owningView else { return nil }
      if guide.kind == .keyboard, isVertical, knows(owner) { return line(below: owner, attribute) }
      target = guide.kind == .content ? guide : owner
      if guide.kind == .margins { margins = owner.layoutMargins }
    } else if let view = item as? UIView {
      if attribute.isWithinMargins { margins = view.layoutMargins }
      if isContent(of: view, other), attribute.isEdge { target = view.contentGuide }
    }
    guard knows(target) else { return nil }
    return side(of: target, attribute, margins)
  }

  /// The keyboard's guide has no height.
  private func line(
    below owner: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    attribute == .height ? LayoutExpression(constant: 0) : end(owner)
  }

  /// What is in a scrolling view and bound to its edges makes its content.
  private func isContent(of view: UIView, _ other: AnyObject?) -> Bool {
    guard view is any ScrollingContent, let other = other as? UIView else { return false }
    return other !== view && other.isDescendant(of: view)
  }

  private func side(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ margins: UIEdgeInsets
  ) -> LayoutExpression {
    let before = cells(isVertical ? margins.top : margins.left)
    let after = cells(isVertical ? margins.bottom : margins.right)
    switch attribute {
    case .width, .height: return size(item) - before - after
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return start(item) + size(item) * 0.5
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
      return end(item) - after
    case .firstBaseline: return start(item) + LayoutExpression(constant: 1)
    default: return start(item) + before
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }

  var isExtent: Bool { self == .width || self == .height }

  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }

  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension UIView {
  /// The height that a constraint gives as a number.
  fileprivate var fixedHeight: CGFloat? {
    heldConstraints.first {
      $0.firstItem === self && $0.firstAttribute == .height && $0.relation == .equal
        && $0.secondAttribute == .notAnAttribute
    }?.constant
  }
}
