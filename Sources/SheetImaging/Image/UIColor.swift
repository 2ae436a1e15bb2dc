import Foundation

/// A colour, with UIKit's name and members: red, green, blue and alpha from 0 to 1 in sRGB, or a rule that
/// makes such a colour for light and for dark grounds. It never changes, so any thread may use it.
///
/// No subclass of `NSObject`, unlike on iOS: Foundation on Linux (6.3.1) stops the program when it compares two
/// such attributes of a text.
public final class UIColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Red, green, blue and alpha.
  package typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private enum Value {
    case fixed(Parts)
    case rule(@Sendable (_ isDark: Bool) -> UIColor)
  }

  private let value: Value

  /// Makes a colour of its parts; values outside 0 to 1 become the nearest.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .fixed((red.clamped, green.clamped, blue.clamped, alpha.clamped))
  }

  /// Makes a colour that is asked for each time: for a dark ground, or for a light one.
  package init(rule: @escaping @Sendable (_ isDark: Bool) -> UIColor) {
    value = .rule(rule)
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Gives the parts, from 0 to 1; always `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .fixed(let parts):
      UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    case .rule(let rule): UIColor { rule($0).withAlphaComponent(alpha) }
    }
  }

  /// Red, green, blue and alpha from 0 to 1, as written, on the ground of ``ColorGround``.
  package var parts: Parts { parts(isDark: nil) }

  /// The colour for a ground, without a rule.
  package func resolved(isDark: Bool) -> UIColor {
    let parts = parts(isDark: isDark)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// A rule that leads to a rule, and so on, ends in black.
  private func parts(isDark: Bool?) -> Parts {
    var color = self
    for _ in 0..<16 {
      switch color.value {
      case .fixed(let parts): return parts
      case .rule(let rule): color = rule(isDark ?? ColorGround.isDark)
      }
    }
    return (0, 0, 0, 1)
  }

  /// As style sheets write it: `#RRGGBB`, with two more digits unless it is opaque (CSS Color 4, 5.2).
  package var hexadecimal: String {
    let all = self.parts
    let colors = [all.red, all.green, all.blue]
    return "#"
      + (all.alpha < 1 ? colors + [all.alpha] : colors).map {
        Self.digits(Int(($0 * 255).rounded()))
      }.joined()
  }

  private static func digits(_ byte: Int) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }

  /// Colours are equal when their parts are, on either ground.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    [false, true].allSatisfy { one.parts(isDark: $0) == other.parts(isDark: $0) }
  }

  /// As `==`; nothing but a colour is equal to one.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// Feeds the parts on a light ground.
  public func hash(into hasher: inout Hasher) {
    let parts = parts(isDark: false)
    hasher.combine([parts.red, parts.green, parts.blue, parts.alpha])
  }

  /// A number that equal colours share.
  public var hash: Int { hashValue }

  /// As style sheets write it.
  public var description: String { hexadecimal }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Two thirds of the way to black.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// One third of the way to black.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half way to black.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Between red and yellow.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red, half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension CGFloat {
  /// What is no number becomes 0.
  fileprivate var clamped: CGFloat { self >= 0 ? Swift.min(self, 1) : 0 }
}
