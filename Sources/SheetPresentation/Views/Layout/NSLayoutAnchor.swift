import Foundation

/// An edge or an extent that rules are made with; UIKit's names.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// Both lie together, or `constant` points apart.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.equal, anchor, constant: constant)
  }

  /// This one does not lie before the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// This one does not lie behind the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, anchor, constant: constant)
  }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A place across.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A system gap, 8 points, behind the other, so many times.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.equal, anchor, constant: 8 * multiplier)
  }

  /// At least a system gap behind the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }
}

/// A place down.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A system gap, 8 points, below the other, so many times.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.equal, anchor, constant: 8 * multiplier)
  }

  /// At least a system gap below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// So many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, constant: constant)
  }

  /// At least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, constant: constant)
  }

  /// At most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, constant: constant)
  }

  /// So many times the other.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// At least so many times the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// At most so many times the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
