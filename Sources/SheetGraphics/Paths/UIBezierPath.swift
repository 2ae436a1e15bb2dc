import Foundation
import SheetImaging

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// On the left above.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// On the right above.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// On the left below.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// On the right below.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves, and how they are drawn: into the current context (``UIGraphicsImageRenderer``), in
/// its colours.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  var shape = PathShape()

  /// The width of the line in points; 1 unless it is set.
  open var lineWidth: CGFloat = 1
  /// The ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// What counts as inside: `false` means the winding rule.
  open var usesEvenOddFillRule = false
  /// Accepted for code written for iOS and ignored: curves are as fine as a pixel.
  open var flatness: CGFloat = 0.6

  private var dash = DashPattern()

  /// An empty path.
  public override init() {}

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.appendRectangle(rect)
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.appendEllipse(in: rect)
  }

  /// A rectangle with round corners, no larger than fits.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    shape.appendRounded(rect, cornerRadius, cornerRadius)
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let rounded = Set(order.indices.filter { corners.contains(order[$0]) })
    shape.appendRounded(rect, cornerRadii.width, cornerRadii.height, corners: rounded)
  }

  /// An arc. The angles are in radians from the x axis and grow clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same lines and curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape = cgPath.shape
  }

  /// The lines and curves alone.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  /// Begins at a point.
  open func move(to point: CGPoint) {
    shape.append(.move(point))
  }

  /// A straight line.
  open func addLine(to point: CGPoint) {
    shape.append(.line(point))
  }

  /// A curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    shape.append(.cubic(controlPoint1, controlPoint2, to: endPoint))
  }

  /// A curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.append(.quad(controlPoint, to: endPoint))
  }

  /// An arc, after a line from where the path stands. The angles are in radians from the x axis and grow
  /// clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.appendArc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// The line is drawn in pieces: so many points of line and of gap by turns, beginning `phase` points in. No
  /// pattern means a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dash = DashPattern(lengths ?? [], phase: phase)
  }

  /// The same parts, the last one first, each from its end to its beginning.
  open func reversing() -> UIBezierPath { duplicate(shape.reversed) }

  /// The same path, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(shape) }

  private func duplicate(_ shape: PathShape) -> UIBezierPath {
    let path = UIBezierPath()
    path.shape = shape
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (path.miterLimit, path.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    path.dash = dash
    return path
  }

  /// A straight line to where this part began.
  open func close() {
    shape.append(.close)
  }

  /// All of another path.
  open func append(_ path: UIBezierPath) {
    shape.append(path.shape)
  }

  /// Leaves nothing.
  open func removeAllPoints() {
    shape = PathShape()
  }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    shape = shape.applying(transform)
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { shape.isEmpty }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  open var bounds: CGRect { shape.bounds }

  /// Where it ends; the origin for an empty path.
  open var currentPoint: CGPoint { shape.current ?? .zero }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, rule)
  }
}

extension UIBezierPath {
  fileprivate var pen: StrokePen {
    StrokePen(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dash: dash)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the inside in the current context.
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the inside in the current context.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withState(blendMode, alpha: alpha) {
      $0.fill(shape, rule)
    }
  }

  /// Draws the line in the current context.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Draws the line in the current context.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withState(blendMode, alpha: alpha) {
      $0.stroke(shape, pen)
    }
  }

  /// From now on drawing in the current context has an effect only inside.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(shape, rule)
  }
}
