import SheetImaging
import Foundation

/// A colour as drawing wants it: red, green, blue and alpha from 0 to 1 in sRGB. It never changes, so any
/// thread may use it.
public final class CGColor: Hashable, Sendable {
  private let red, green, blue: CGFloat
  /// From 0, clear, to 1, opaque.
  public let alpha: CGFloat

  /// Makes a colour of its parts; values outside 0 to 1 become the nearest.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour of its parts; values outside 0 to 1 become the nearest.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  init(_ color: UIColor) {
    (red, green, blue, alpha) = color.parts
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many ``components`` there are.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same by its numbers: four of red, green, blue and alpha, or two of a grey.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// A part of the way to another colour.
  func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing at all.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Colours are equal when their parts are.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Feeds the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }

  var premultiplied: Premultiplied {
    Premultiplied(Float(red), Float(green), Float(blue), 1) * Float(alpha)
  }
}

extension UIColor {
  /// The colour for drawing.
  public var cgColor: CGColor { CGColor(self) }

  /// The same colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// What is filled now and later in the current context has this colour; see
  /// ``UIGraphicsGetCurrentContext()``.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Lines that are drawn now and later in the current context have this colour.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// ``setFill()`` and ``setStroke()``.
  public func set() {
    setFill()
    setStroke()
  }
}
