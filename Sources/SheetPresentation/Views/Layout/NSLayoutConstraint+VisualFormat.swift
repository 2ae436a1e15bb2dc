import Foundation
import SheetPrograms

extension NSLayoutConstraint {
  /// What the views of a format are aligned by.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By their upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By their lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By the edges where reading starts.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// By the edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// By their middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By their middles down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// By their last rows of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// By their first rows of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// As text runs: always so here.
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// The rules of a row or column of views in Apple's Visual Format Language. A text that is none, or a name that is
  /// not there, gives a warning and no rules, where iOS ends the program.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormat(format)
      return try VisualRules(parsed, metrics: metrics ?? [:], views: views).rules(options: opts)
    } catch let fault as VisualFormat.Fault {
      warnProgrammer(
        "the layout \"\(format)\" was ignored: expected \(fault.expected) before \"\(fault.rest)\"")
    } catch {
      warnProgrammer("the layout \"\(format)\" was ignored: \(error)")
    }
    return []
  }
}

/// Makes rules of a format.
@MainActor
private struct VisualRules {
  private typealias Fault = VisualFormat.Fault
  private let format: VisualFormat
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The usual gap between two views, and to the one around, in points.
  private static let standardGap: CGFloat = 8

  init(_ format: VisualFormat, metrics: [String: Any], views: [String: Any]) {
    (self.format, self.metrics, self.views) = (format, metrics, views)
  }

  private var start: NSLayoutConstraint.Attribute { format.isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { format.isVertical ? .bottom : .trailing }

  func rules(options: NSLayoutConstraint.FormatOptions) throws -> [NSLayoutConstraint] {
    var rules: [NSLayoutConstraint] = []
    for item in format.items { rules += try extents(of: item) }
    for (index, connection) in format.connections.enumerated() {
      let (one, other) = (format.items[index], format.items[index + 1])
      rules += try joints(one, connection, other)
    }
    return try rules + alignments(options)
  }

  private func number(_ text: String) -> CGFloat? {
    Double(text).map { CGFloat($0) } ?? CGFloat(any: metrics[text])
  }

  private func view(_ name: String) throws -> Any {
    guard let view = views[name] else {
      throw Fault(expected: "a view or number of the name", rest: name)
    }
    return view
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws -> UILayoutPriority {
    guard let text = predicate.priority else { return .required }
    guard let number = number(text) else { throw Fault(expected: "a priority", rest: text) }
    return UILayoutPriority(Float(number))
  }

  // MARK: Extents

  private func extents(of item: VisualFormat.Item) throws -> [NSLayoutConstraint] {
    guard case .view(let name, let predicates) = item else { return [] }
    let (own, attribute) = (
      try view(name), format.isVertical ? NSLayoutConstraint.Attribute.height : .width
    )
    return try predicates.map { predicate in
      let size = number(predicate.value)
      let other = size == nil ? try view(predicate.value) : nil
      let rule = NSLayoutConstraint(
        item: own, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: size ?? 0)
      rule.priority = try priority(predicate)
      return rule
    }
  }

  // MARK: Gaps

  private func joints(
    _ one: VisualFormat.Item, _ connection: VisualFormat.Connection, _ other: VisualFormat.Item
  ) throws -> [NSLayoutConstraint] {
    let standard = VisualFormat.Predicate(value: "\(Self.standardGap)")
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(value: "0")]
    case .standard: predicates = [standard]
    case .gap(let found): predicates = found
    }
    let (before, beforeEdge) = try side(one, beside: other, edge: end, outer: start)
    let (after, afterEdge) = try side(other, beside: one, edge: start, outer: end)
    return try predicates.map { predicate in
      guard let gap = number(predicate.value) else {
        throw Fault(expected: "a number of the name", rest: predicate.value)
      }
      let rule = NSLayoutConstraint(
        item: after, attribute: afterEdge, relatedBy: predicate.relation, toItem: before,
        attribute: beforeEdge, multiplier: 1, constant: gap)
      rule.priority = try priority(predicate)
      return rule
    }
  }

  /// A view and the edge of it that a gap begins or ends at.
  private func side(
    _ item: VisualFormat.Item, beside other: VisualFormat.Item,
    edge: NSLayoutConstraint.Attribute, outer: NSLayoutConstraint.Attribute
  ) throws -> (Any, NSLayoutConstraint.Attribute) {
    switch (item, other) {
    case (.view(let name, _), _): return (try view(name), edge)
    case (.superview, .view(let name, _)):
      let found = try view(name)
      let around = (found as? UIView)?.superview ?? (found as? UILayoutGuide)?.owningView
      guard let around else { throw Fault(expected: "a view around", rest: name) }
      return (around, outer)
    case (.superview, .superview): throw Fault(expected: "a view", rest: "|")
    }
  }

  // MARK: Alignment

  private func alignments(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws -> [NSLayoutConstraint] {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    let wanted = all.filter { attribute in
      options.contains(.init(rawValue: 1 << UInt(attribute.rawValue)))
    }
    guard !wanted.isEmpty else { return [] }
    let found = try format.items.compactMap { item -> Any? in
      if case .view(let name, _) = item { try view(name) } else { nil }
    }
    guard let first = found.first else { return [] }
    return wanted.flatMap { attribute in
      found.dropFirst().map { view in
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}
