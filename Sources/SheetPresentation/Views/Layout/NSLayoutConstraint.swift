import Foundation

/// How much a constraint matters; those that contradict one that matters more are left out.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Cannot be left out, unless it contradicts another such.
  public static let required = UILayoutPriority(1000)
  /// That of not being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// That of not growing.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as possible.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// One rule of a layout: an edge or an extent of a view against that of another one, or a number; UIKit's
/// names.
///
/// Distances are points, taken as the nearest whole number of columns or rows (see ``UIView``). Rules that
/// contradict each other never fail: the one that matters less, or came later, is left out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is not larger.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is not smaller.
    case greaterThanOrEqual = 1
  }

  /// An edge, a line or an extent.
  public enum Attribute: Int, Sendable {
    /// A side.
    case left = 1, right, top, bottom, leading, trailing
    /// An extent.
    case width, height
    /// The middle.
    case centerX, centerY
    /// The row of the last or the first line of text.
    case lastBaseline, firstBaseline
    /// A side with the margin taken off.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middle between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// Only a number on the other side.
    case notAnAttribute = 0
  }

  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// The view or guide that the rule is about.
  public private(set) weak var firstItem: AnyObject?
  /// The one that it is compared with.
  public private(set) weak var secondItem: AnyObject?
  /// What of the first.
  public let firstAttribute: Attribute
  /// What of the second.
  public let secondAttribute: Attribute
  /// How they compare.
  public let relation: Relation
  /// What the second side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { holder?.setNeedsLayout() } }
  /// How much the rule matters.
  open var priority = UILayoutPriority.required { didSet { holder?.setNeedsLayout() } }
  /// Accepted for code written for iOS.
  open var identifier: String?
  weak var holder: UIView?

  /// Makes a rule that is not active yet.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = item as AnyObject
    secondItem = toItem.map { $0 as AnyObject }
    (firstAttribute, secondAttribute) = (attribute, other)
    (self.relation, self.multiplier) = (relation, multiplier.isFinite ? multiplier : 1)
    self.constant = constant
  }

  /// Whether the rule holds now. It is kept by the view that it is about.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Takes rules back.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = Self.view(of: firstItem) ?? Self.view(of: secondItem) else { return }
    holder = view
    view.heldConstraints.append(self)
    view.setNeedsLayout()
  }

  private func deactivate() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
    holder = nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// The rules that were activated for this view.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Makes a rule hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes rules hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes a rule back.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Takes rules back.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How much the view wants not to grow.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPriorities.hugging[axis == .horizontal ? 0 : 1]
  }

  /// Says how much the view wants not to grow.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = layoutPriorities
    priorities.hugging[axis == .horizontal ? 0 : 1] = priority
    self.priorities = priorities
    setNeedsLayout()
  }

  /// How much the view wants not to be cut.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutPriorities.resistance[axis == .horizontal ? 0 : 1]
  }

  /// Says how much the view wants not to be cut.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = layoutPriorities
    priorities.resistance[axis == .horizontal ? 0 : 1] = priority
    self.priorities = priorities
    setNeedsLayout()
  }

  var layoutPriorities: LayoutPriorities { priorities ?? LayoutPriorities() }
}

/// How much a view wants to have its natural size, across and down.
struct LayoutPriorities {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}
