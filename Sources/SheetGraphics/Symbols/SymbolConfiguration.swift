import Foundation
import SheetImaging

extension UIImage {
  /// How strong a symbol's strokes are. Accepted for code written for iOS: our drawings have one weight,
  /// since thinner strokes fade in a terminal's cells.
  public enum SymbolWeight: Int, Sendable {
    /// Accepted.
    case unspecified = 0
    /// Accepted.
    case ultraLight = 1
    /// Accepted.
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside the text of its size.
  public enum SymbolScale: Int, Sendable {
    /// As ``default``.
    case unspecified = -1
    /// As ``medium``.
    case `default` = 0
    /// Four fifths of ``medium``.
    case small = 1
    /// A fifth larger than the text.
    case medium = 2
    /// A quarter larger than ``medium``.
    case large = 3
  }

  /// How a symbol is wanted. The point size, the scale and the text style decide the picture's size in
  /// points; weights and colours are accepted for code written for iOS and ignored. In the share sheet an icon
  /// fills its cells whatever its size.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let scale: SymbolScale?

    private init(pointSize: CGFloat?, scale: SymbolScale?) {
      self.pointSize = pointSize
      self.scale = scale
    }

    /// For text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, scale: nil)
    }

    /// For text of a size in points; the weight is ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, scale: nil)
    }

    /// For text of a size in points; the weight is ignored.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: Optional(scale))
    }

    /// Larger or smaller than the text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale)
    }

    /// Accepted for code written for iOS and ignored.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, scale: nil)
    }

    /// Accepted for code written for iOS and ignored: a symbol here has one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, scale: nil)
    }

    /// Accepted for code written for iOS and ignored: a symbol here has one colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, scale: nil)
    }

    /// Nothing in particular.
    public static let unspecified = SymbolConfiguration(pointSize: nil, scale: nil)

    /// Accepted for code written for iOS: as ``unspecified``.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Accepted for code written for iOS: as ``unspecified``.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Both together; where they disagree, the other one counts.
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      let other = other as? SymbolConfiguration
      return SymbolConfiguration(
        pointSize: other?.pointSize ?? pointSize, scale: other?.scale ?? scale)
    }

    /// Width and height of a symbol in points: those of one beside text of 17 points when nothing is
    /// said, which is 20.
    var side: CGFloat {
      let points = pointSize ?? 17
      // No number that somebody calculated wrongly makes a size that is none.
      let sane = points.isFinite && points > 0 ? min(points, 4096) : 17
      return max(1, (sane * factor).rounded())
    }

    private var factor: CGFloat {
      switch scale {
      case .small: 0.96
      case .large: 1.5
      default: 1.2
      }
    }
  }
}
