import Foundation

/// `#colorLiteral(red:green:blue:alpha:)`.
extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour of a literal's parts.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
