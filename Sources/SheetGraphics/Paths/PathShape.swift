import Foundation

/// A step of a path.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, to: CGPoint)
  case cubic(CGPoint, CGPoint, to: CGPoint)
  case close

  /// Every point that it names, control points too.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end):
      .quad(control.applying(transform), to: end.applying(transform))
    case .cubic(let first, let second, let end):
      .cubic(
        first.applying(transform), second.applying(transform), to: end.applying(transform))
    case .close: .close
    }
  }
}

/// Lines and curves, one after the other. A step with a coordinate that is no number is left out, so that
/// whatever works with paths meets numbers only.
struct PathShape: Hashable, Sendable {
  private(set) var elements: [PathElement] = []
  /// Where the last step ended.
  private(set) var current: CGPoint?
  private var start: CGPoint?

  var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  var bounds: CGRect { CGRect(around: elements.lazy.flatMap(\.points)) }

  mutating func append(_ element: PathElement) {
    guard element.points.allSatisfy(\.isFinite) else { return }
    switch element {
    case .move(let point):
      (start, current) = (point, point)
    case .close:
      guard current != nil else { return }
      current = start
    case .line(let end), .quad(_, let end), .cubic(_, _, let end):
      // Without a beginning there is nothing to go on from; such a step only says where it would end.
      guard current != nil else { return append(.move(end)) }
      current = end
    }
    elements.append(element)
  }

  mutating func append(_ shape: PathShape, _ transform: CGAffineTransform = .identity) {
    for element in shape.elements { append(element.applying(transform)) }
  }

  func applying(_ transform: CGAffineTransform) -> PathShape {
    var result = PathShape()
    result.append(self, transform)
    return result
  }

  mutating func appendRectangle(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  mutating func appendEllipse(in rect: CGRect) {
    appendRounded(rect, .infinity, .infinity)
  }

  /// A rectangle with corners of a quarter of an ellipse each, no larger than fits.
  mutating func appendRounded(
    _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, corners: Set<Int> = [0, 1, 2, 3]
  ) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let radius = CGSize(
      width: min(max(0, width), rect.width / 2), height: min(max(0, height), rect.height / 2))
    guard radius.width > 0, radius.height > 0 else { return appendRectangle(rect) }
    // The corners clockwise from the top left, and the sides from each to the next.
    let places = [
      (rect.minX, rect.minY, 0.0, -1.0), (rect.maxX, rect.minY, 1.0, 0.0),
      (rect.maxX, rect.maxY, 0.0, 1.0), (rect.minX, rect.maxY, -1.0, 0.0),
    ]
    for (index, (x, y, alongX, alongY)) in places.enumerated() {
      appendCorner(
        CGPoint(x: x, y: y), CGVector(dx: alongX, dy: alongY),
        corners.contains(index) ? radius : .zero, isFirst: index == 0)
    }
    append(.close)
  }

  /// From the side that comes to a corner, in a direction, to the side that leaves it to the right.
  private mutating func appendCorner(
    _ corner: CGPoint, _ along: CGVector, _ radius: CGSize, isFirst: Bool
  ) {
    let turn = CGVector(dx: -along.dy, dy: along.dx)
    func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.dx * radius.width * part,
        y: corner.y + direction.dy * radius.height * part)
    }
    let (begin, end) = (point(along, -1), point(turn, 1))
    append(isFirst ? .move(begin) : .line(begin))
    let kept = 1 - Self.quarter
    append(.cubic(point(along, -kept), point(turn, kept), to: end))
  }

  /// How far, in radii, the control points of a quarter of a circle lie from its ends.
  private static let quarter: CGFloat = 0.5522847498307936

  /// An arc by angles from the x axis towards the y axis, after a line from where the path stands.
  mutating func appendArc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite, radius >= 0 else { return }
    let sweep = Self.sweep(start, end, increasing: increasing)
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    func place(_ angle: CGFloat) -> (point: CGPoint, tangent: CGVector) {
      let (x, y) = (cos(angle), sin(angle))
      let point = CGPoint(x: center.x + radius * x, y: center.y + radius * y)
      return (point, CGVector(dx: -y * reach, dy: x * reach))
    }
    append(.line(place(start).point))
    for index in 0..<count {
      let angle = start + step * CGFloat(index)
      let (from, to) = (place(angle), place(angle + step))
      let first = CGPoint(x: from.point.x + from.tangent.dx, y: from.point.y + from.tangent.dy)
      let second = CGPoint(x: to.point.x - to.tangent.dx, y: to.point.y - to.tangent.dy)
      append(.cubic(first, second, to: to.point))
    }
  }

  /// At most once around.
  private static func sweep(_ start: CGFloat, _ end: CGFloat, increasing: Bool) -> CGFloat {
    let whole = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    var sweep = min(difference, whole)
    if sweep < 0 {
      sweep = difference.truncatingRemainder(dividingBy: whole)
      if sweep < 0 { sweep += whole }
    }
    return increasing ? sweep : -sweep
  }
}
