import Foundation

extension CGContext {
  private func add(_ element: PathElement) {
    building.append(element.applying(state.transform))
  }

  private func add(_ build: (inout PathShape) -> Void) {
    var part = PathShape()
    build(&part)
    building.append(part, state.transform)
  }

  /// Forgets the path so far.
  public func beginPath() {
    building = PathShape()
  }

  /// A straight line to where this part began.
  public func closePath() {
    add(.close)
  }

  /// Begins at a point.
  public func move(to point: CGPoint) {
    add(.move(point))
  }

  /// A straight line.
  public func addLine(to point: CGPoint) {
    add(.line(point))
  }

  /// Straight lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { add(index == 0 ? .move(point) : .line(point)) }
  }

  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quad(control, to: end))
  }

  /// A curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.cubic(control1, control2, to: end))
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect) {
    add { $0.appendRectangle(rect) }
  }

  /// Rectangles.
  public func addRects(_ rects: [CGRect]) {
    rects.forEach(addRect)
  }

  /// An ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) {
    add { $0.appendEllipse(in: rect) }
  }

  /// An arc. The angles are in radians from the x axis; `clockwise` means that they fall, which in these
  /// contexts, where y points down, looks counter-clockwise, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard let inverse = state.transform.inverse else { return }
    let path = CGMutablePath()
    let current = building.current
    if let current { path.move(to: current.applying(inverse)) }
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    for element in path.shape.elements.dropFirst(current == nil ? 0 : 1) { add(element) }
  }

  /// All of a path.
  public func addPath(_ path: CGPath) {
    building.append(path.shape, state.transform)
  }

  /// Whether the path has nothing in it.
  public var isPathEmpty: Bool { building.isEmpty }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillPixels(building, rule)
    beginPath()
  }

  /// Draws the path's line and forgets the path.
  public func strokePath() {
    // The pen has the transform of now, whatever was set while the path was built.
    if let inverse = state.transform.inverse { stroke(building.applying(inverse), state.pen) }
    beginPath()
  }

  /// Fills the path, draws its line or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = building
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      building = path
      strokePath()
    }
  }

  /// From now on drawing has an effect only inside the path, which is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    clipPixels(building, rule)
    beginPath()
  }

  /// From now on drawing has an effect only inside a rectangle.
  public func clip(to rect: CGRect) {
    clip(rectangle(rect), .winding)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(rectangle(rect), .winding)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    rects.forEach(fill)
  }

  /// Fills an ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(ellipse(rect), .winding)
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(rectangle(rect), state.pen)
  }

  /// Draws the outline of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = width
    stroke(rectangle(rect), pen)
  }

  /// Draws the outline of an ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(ellipse(rect), state.pen)
  }

  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var shape = PathShape()
    for (index, point) in points.enumerated() {
      shape.append(index.isMultiple(of: 2) ? .move(point) : .line(point))
    }
    stroke(shape, state.pen)
  }

  /// Leaves nothing in a rectangle.
  public func clear(_ rect: CGRect) {
    withState(.clear, alpha: 1) { $0.fill(rectangle(rect), .winding) }
  }

  private func rectangle(_ rect: CGRect) -> PathShape {
    var shape = PathShape()
    shape.appendRectangle(rect)
    return shape
  }

  private func ellipse(_ rect: CGRect) -> PathShape {
    var shape = PathShape()
    shape.appendEllipse(in: rect)
    return shape
  }
}
