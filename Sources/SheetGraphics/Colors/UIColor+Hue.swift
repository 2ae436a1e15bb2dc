import Foundation
import SheetImaging

extension UIColor {
  /// Makes a colour of its hue (0 and 1 are red), saturation, brightness and alpha; values outside 0 to 1
  /// become the nearest.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func bounded(_ value: CGFloat) -> CGFloat { value >= 0 ? min(value, 1) : 0 }
    let (hue, saturation, value) = (bounded(hue), bounded(saturation), bounded(brightness))
    /// Each part follows the same course around the circle, at its own distance (CSS Color 4, 8.1,
    /// has the like for HWB).
    func part(_ distance: CGFloat) -> CGFloat {
      let place = (distance + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Gives hue, saturation, brightness and alpha, from 0 to 1; always `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    let value = max(parts.red, parts.green, parts.blue)
    let range = value - min(parts.red, parts.green, parts.blue)
    hue?.pointee = self.hue(value, range)
    saturation?.pointee = value > 0 ? range / value : 0
    brightness?.pointee = value
    alpha?.pointee = parts.alpha
    return true
  }

  private func hue(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
    guard range > 0 else { return 0 }
    let parts = parts
    let sixths: CGFloat =
      switch value {
      case parts.red: (parts.green - parts.blue) / range
      case parts.green: 2 + (parts.blue - parts.red) / range
      default: 4 + (parts.red - parts.green) / range
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// Gives the brightness of a grey and alpha; `false` for a colour that is none, as on iOS.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }
}
