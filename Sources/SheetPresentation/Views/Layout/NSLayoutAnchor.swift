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

/// A rectangle that rules refer to and nothing is drawn in; UIKit's names.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Which rectangle a guide of the system is.
  enum Kind { case own, safeArea, margins, content, frame }

  /// The view that it belongs to.
  public internal(set) weak var owningView: UIView?
  /// Accepted for code written for iOS.
  open var identifier = ""
  /// Where it lay in the owning view at the last layout, in points.
  public internal(set) var layoutFrame = CGRect.zero
  private(set) var kind = Kind.own

  convenience init(_ kind: Kind, of view: UIView) {
    self.init()
    self.kind = kind
    owningView = view
  }
}

/// The guides that a view has from the start, made when they are asked for.
@MainActor
final class StandardGuides {
  let safeArea, margins, content, frame: UILayoutGuide

  init(_ view: UIView) {
    safeArea = UILayoutGuide(.safeArea, of: view)
    margins = UILayoutGuide(.margins, of: view)
    content = UILayoutGuide(.content, of: view)
    frame = UILayoutGuide(.frame, of: view)
  }
}

extension UIView {
  var guides: StandardGuides {
    if let standardGuides { return standardGuides }
    let guides = StandardGuides(self)
    standardGuides = guides
    return guides
  }

  /// The whole view: a panel has nothing to avoid.
  public var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
  /// The view without its ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide { guides.margins }
  /// The same as ``layoutMarginsGuide``.
  public var readableContentGuide: UILayoutGuide { guides.margins }
  /// The whole view: the keyboard takes no room.
  public var keyboardLayoutGuide: UILayoutGuide { guides.safeArea }
  /// The content of a scrolling view.
  package var contentGuide: UILayoutGuide { guides.content }
  /// The seen part of a scrolling view.
  package var frameGuide: UILayoutGuide { guides.frame }

  /// Adds a guide of one's own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
    setNeedsLayout()
  }

  /// Takes a guide off.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsLayout()
  }
}
