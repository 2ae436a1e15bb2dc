import Foundation

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke = 4
}

extension CGContext {
  /// From the coordinates that drawing uses to pixels.
  public var ctm: CGAffineTransform { state.transform }

  /// What is drawn from now on is transformed first. What is no number changes nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    let result = transform.concatenating(state.transform)
    if result.isFinite { state.transform = result }
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Makes everything larger or smaller.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns everything, clockwise, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The colour of insides.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// The colour of insides.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour of insides.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// The colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The width of lines in points.
  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap
  }

  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join
  }

  /// Lines are drawn in pieces: so many points of line and of gap by turns, beginning `phase` points in. No
  /// lengths mean whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = DashPattern(lengths, phase: phase)
  }

  /// How far a pointed corner may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  /// Everything is drawn with this much of its own alpha, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha >= 0 ? min(alpha, 1) : 0
  }

  /// How what is drawn joins what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.mode = mode
  }

  /// Accepted for code written for iOS and ignored: curves are as fine as a pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Accepted for code written for iOS and ignored: pictures are always drawn well.
  public var interpolationQuality: CGInterpolationQuality {
    get { .high }
    set {}
  }

  /// Accepted for code written for iOS and ignored: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Accepted for code written for iOS and ignored: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// How well pictures are drawn in other sizes. Accepted for code written for iOS, and ignored.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case none = 1
  /// Ignored.
  case low = 2
  /// Ignored.
  case high = 3
  /// Ignored.
  case medium = 4
}
