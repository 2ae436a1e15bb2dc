import Foundation

/// A turn, a scale and a shift of the plane: x' = a x + c y + tx, y' = b x + d y + ty. Foundation on Linux
/// has no type of this name.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// A part of the matrix, as the rule above uses it.
  public var a, b, c, d, tx, ty: CGFloat

  /// Takes the parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Takes the parts.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The one that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A shift.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin from the x axis to the y axis: clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The one that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This one first, then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A shift first, then this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale first, then this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn first, then this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The one that undoes it; itself when nothing does.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The one that undoes it; `nil` when it maps the plane to a line or a point.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0, isFinite else { return nil }
    let result = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  /// Whether every part is a number.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// How much longer lines become, the larger of both axes.
  var magnification: CGFloat { max(hypot(a, b), hypot(c, d)) }
}

extension CGPoint {
  /// The point moved.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The size turned and scaled.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners moved.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map {
      CGPoint(x: $0.0, y: $0.1).applying(transform)
    }
    return CGRect(around: corners)
  }

  /// The smallest one around points; null for none.
  init(around points: some Sequence<CGPoint>) {
    var box: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
    for point in points {
      let known = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(known.left, point.x), min(known.top, point.y), max(known.right, point.x),
        max(known.bottom, point.y)
      )
    }
    self =
      box.map {
        CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
      } ?? .null
  }

  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGAffineTransform {
  /// Its six numbers as the typesetter takes them; `nil` for what is too far off.
  var parts: [Double]? {
    let parts = [a, b, c, d, tx, ty].map { Double($0) }
    return parts.allSatisfy { abs($0) <= 1e6 } ? parts : nil
  }
}
