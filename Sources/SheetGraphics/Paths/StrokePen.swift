import Foundation

/// The ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off where the line ends.
  case butt = 0
  /// A half circle beyond it.
  case round = 1
  /// Half a square beyond it.
  case square = 2
}

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, as far as the miter limit allows.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// What a line is drawn with.
struct StrokePen: Hashable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash = DashPattern()

  /// The outline of a path drawn with this pen, as convex pieces that overlap: what any of them covers is
  /// drawn.
  ///
  /// - Parameter magnification: Pixels a unit of length, for the roundness of curves.
  func outline(of shape: PathShape, magnification: CGFloat) -> [[CGPoint]] {
    guard width.isFinite, width > 0, magnification.isFinite, magnification > 0 else { return [] }
    let lines = shape.polylines(magnification: magnification).flatMap(dash.pieces)
    return lines.flatMap { StrokeOutline(pen: self, magnification: magnification).pieces(of: $0) }
  }
}

/// The pieces of one line.
private struct StrokeOutline {
  let pen: StrokePen
  let magnification: CGFloat
  private var half: CGFloat { pen.width / 2 }

  init(pen: StrokePen, magnification: CGFloat) {
    (self.pen, self.magnification) = (pen, magnification)
  }

  func pieces(of line: Polyline) -> [[CGPoint]] {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    let isRing = line.isClosed && points.count > 1
    if isRing, points.first == points.last { points.removeLast() }
    guard let first = points.first, let last = points.last else { return [] }
    guard points.count > 1 else { return dot(first, line) }
    let ends = isRing ? Array(points.dropFirst()) + [first] : Array(points.dropFirst())
    let segments = zip(points, ends).map { Segment($0, $1) }
    var pieces = segments.map { $0.box(half) }
    for (one, next) in zip(segments, segments.dropFirst()) { pieces += corner(one, next) }
    if isRing {
      pieces += corner(segments[segments.count - 1], segments[0])
    } else {
      pieces += ending(last, segments[segments.count - 1].direction)
      pieces += ending(first, segments[0].direction.reversed)
    }
    return pieces
  }

  /// A line without length shows only by its ends.
  private func dot(_ point: CGPoint, _ line: Polyline) -> [[CGPoint]] {
    guard line.points.count > 1 || line.isClosed else { return [] }
    let right = CGVector(dx: 1, dy: 0)
    return ending(point, right) + ending(point, right.reversed)
  }

  private func ending(_ point: CGPoint, _ direction: CGVector) -> [[CGPoint]] {
    switch pen.cap {
    case .butt: []
    case .round: [disc(point)]
    case .square:
      [Segment(point, point.moved(direction, half), direction).box(half)]
    }
  }

  private func corner(_ one: Segment, _ next: Segment) -> [[CGPoint]] {
    if pen.join == .round { return [disc(one.end)] }
    let turn = one.direction.dx * next.direction.dy - one.direction.dy * next.direction.dx
    // The outer side is the left one where the line turns to the right.
    let side: CGFloat = turn > 0 ? -half : half
    let outer = [one.end.moved(one.normal, side), one.end.moved(next.normal, side)]
    var piece = [one.end] + outer
    if pen.join == .miter, let tip = tip(one, next, side) { piece.insert(tip, at: 2) }
    return [piece]
  }

  /// Where the outer edges meet; `nil` when that is farther than the limit.
  private func tip(_ one: Segment, _ next: Segment, _ side: CGFloat) -> CGPoint? {
    let sum = CGVector(dx: one.normal.dx + next.normal.dx, dy: one.normal.dy + next.normal.dy)
    let square = sum.dx * sum.dx + sum.dy * sum.dy
    // The tip lies 2/|sum| half widths away from the corner.
    guard square > 0, 4 / square <= pen.miterLimit * pen.miterLimit else { return nil }
    return one.end.moved(sum, side * 2 / square)
  }

  private func disc(_ center: CGPoint) -> [CGPoint] {
    let wanted = (4 * (half * magnification).squareRoot()).rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 8), 128)) : 128
    return (0..<count).map {
      let angle = 2 * CGFloat.pi * CGFloat($0) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }
}

/// A straight part of a line.
private struct Segment {
  let start, end: CGPoint
  let direction: CGVector
  var normal: CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }

  init(_ start: CGPoint, _ end: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    self.init(start, end, CGVector(dx: dx / length, dy: dy / length))
  }

  init(_ start: CGPoint, _ end: CGPoint, _ direction: CGVector) {
    (self.start, self.end, self.direction) = (start, end, direction)
  }

  func box(_ half: CGFloat) -> [CGPoint] {
    [
      start.moved(normal, half), end.moved(normal, half), end.moved(normal, -half),
      start.moved(normal, -half),
    ]
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ length: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
  }
}

extension CGVector {
  fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }
}
