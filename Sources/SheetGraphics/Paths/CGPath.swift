import Foundation

/// A path that does not change, with the name and members that UIKit's code uses.
public class CGPath: Equatable, @unchecked Sendable {
  var shape: PathShape

  init(_ shape: PathShape) {
    self.shape = shape
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.appendRectangle(rect)
    self.init(shape, transform)
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.appendEllipse(in: rect)
    self.init(shape, transform)
  }

  /// A rectangle with round corners, no larger than fits.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var shape = PathShape()
    shape.appendRounded(rect, cornerWidth, cornerHeight)
    self.init(shape, transform)
  }

  private convenience init(_ shape: PathShape, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform.map { shape.applying($0.pointee) } ?? shape)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { shape.isEmpty }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { shape.bounds }

  /// The smallest rectangle around the lines.
  public var boundingBoxOfPath: CGRect {
    CGRect(around: shape.polylines().lazy.flatMap(\.points))
  }

  /// Where it ends; the origin for an empty path.
  public var currentPoint: CGPoint { shape.current ?? .zero }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.applying(transform).contains(point, rule)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(shape) }

  /// The same path that may change.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape
    return copy
  }

  /// Paths are equal when their steps are.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.shape == other.shape }
}

/// A path to build.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty one.
  public init() {
    super.init(PathShape())
  }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.append(.move(point.applying(transform)))
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.append(.line(point.applying(transform)))
  }

  /// Straight lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let place = point.applying(transform)
      shape.append(index == 0 ? .move(place) : .line(place))
    }
  }

  /// A curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.append(PathElement.quad(control, to: end).applying(transform))
  }

  /// A curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.append(PathElement.cubic(control1, control2, to: end).applying(transform))
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.appendRectangle(rect) }
  }

  /// An ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.appendEllipse(in: rect) }
  }

  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.appendRounded(rect, cornerWidth, cornerHeight) }
  }

  /// An arc. The angles are in radians from the x axis; clockwise means that they fall, which is how it
  /// looks where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard let inverse = transform.inverse else { return }
    // The line that leads to the arc begins where the path stands.
    var arc = PathShape()
    if let current = shape.current { arc.append(.move(current.applying(inverse))) }
    arc.appendArc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise)
    for element in arc.elements.dropFirst(shape.current == nil ? 0 : 1) {
      shape.append(element.applying(transform))
    }
  }

  /// All of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    shape.append(path.shape, transform)
  }

  /// A straight line to where this part began.
  public func closeSubpath() {
    shape.append(.close)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathShape) -> Void) {
    var part = PathShape()
    build(&part)
    shape.append(part, transform)
  }
}
