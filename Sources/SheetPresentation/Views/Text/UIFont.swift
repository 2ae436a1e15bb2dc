import Foundation

/// A font. On a terminal its weight and slant are drawn, and its size shows nowhere. In pictures its family,
/// size and weight count, too; a family that is not installed is stood in for by one of its kind. It never
/// changes, so any thread may use it. No subclass of `NSObject`, for the reason that ``UIColor`` has.
open class UIFont: Hashable, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  /// The name on iOS.
  public let fontName: String
  /// Whether it is bold on a terminal.
  package let isBold: Bool
  package let isItalic: Bool
  /// From 100, thin, to 900, black: the weight in pictures.
  package let weight: Int
  package let design: UIFontDescriptor.SystemDesign

  package init(
    _ name: String, _ size: CGFloat, weight: Weight = .regular, isBold: Bool? = nil,
    isItalic: Bool = false, design: UIFontDescriptor.SystemDesign = .default
  ) {
    (fontName, pointSize) = (name, size > 0 && size.isFinite ? size : Self.systemFontSize)
    self.weight = weight.hundreds
    self.isBold = isBold ?? (weight.rawValue >= Weight.semibold.rawValue)
    (self.isItalic, self.design) = (isItalic, design)
  }

  /// Fonts are equal when they look the same.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.fontName == other.fontName && one.pointSize == other.pointSize && one.weight == other.weight
      && one.isBold == other.isBold && one.isItalic == other.isItalic && one.design == other.design
  }

  /// As `==`; nothing but a font is equal to one.
  open func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }

  /// Feeds name and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }

  /// A font by its name on iOS, such as `Georgia-BoldItalic`: what stands behind the hyphen says its weight
  /// and slant. Never `nil` for a name that is not empty: pictures take a font of that kind that there is.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let style = FontName(name)
    self.init(name, size, weight: style.weight, isItalic: style.isItalic, design: style.design)
  }

  /// How heavy.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light weights are drawn as regular ones.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// As regular.
    public static let thin = Weight(rawValue: -0.6)
    /// As regular.
    public static let light = Weight(rawValue: -0.4)
    /// Ordinary text.
    public static let regular = Weight(rawValue: 0)
    /// As regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Bold.
    public static let black = Weight(rawValue: 0.62)

    /// As fonts outside Apple's systems count (OpenType, usWeightClass).
    package var hundreds: Int {
      let limits: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.27, 500), (0.35, 600), (0.48, 700),
        (0.59, 800),
      ]
      return limits.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a style.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Bold.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Bold.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Bold.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Bold.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Ordinary.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Ordinary.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Ordinary.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Ordinary.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Ordinary.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var isHeading: Bool {
      [.largeTitle, .title1, .title2, .title3, .headline].contains(self)
    }

    /// Points at the usual size of text (Human Interface Guidelines, Typography).
    fileprivate var points: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Regular", size)
  }

  /// The system's font of a weight; on a terminal it is drawn bold from semibold on.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Regular", size, weight: weight)
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", size, weight: .semibold)
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-RegularItalic", size, isItalic: true)
  }

  /// The system's font whose letters are of one width, as on a terminal all are.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".AppleSystemUIFontMonospaced-Regular", size, weight: weight, design: .monospaced)
  }

  /// As ``systemFont(ofSize:weight:)``: digits are of one width in most fonts.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The font for a kind of text; on a terminal headings are bold.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let weight = style == .headline ? Weight.semibold : .regular
    return UIFont(".SFUI-Regular", style.points, weight: weight, isBold: style.isHeading)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(copying: self, size)
  }

  private convenience init(copying font: UIFont, _ size: CGFloat) {
    self.init(
      font.fontName, size, weight: Weight(hundreds: font.weight), isBold: font.isBold,
      isItalic: font.isItalic, design: font.design)
  }

  /// The height of a line; never less than a row of the terminal, where views count in rows.
  public var lineHeight: CGFloat { max(CellMetrics.row, ascender - descender) }
  /// From the base of a line to its top, as the system's font of iOS has it.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// From the base of a line to its bottom, below 0, as the system's font of iOS has it.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capital letters, as the system's font of iOS has it.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, as the system's font of iOS has it.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// Room between lines: none, as in the system's font of iOS.
  public var leading: CGFloat { 0 }
  /// The points of a label's font on iOS.
  public class var labelFontSize: CGFloat { 17 }
  /// The points of a small font on iOS.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The points of the system's font on iOS.
  public class var systemFontSize: CGFloat { 14 }
  /// The points of a button's font on iOS.
  public class var buttonFontSize: CGFloat { 18 }
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// As ``left``.
  case justified = 3
  /// As ``left``.
  case natural = 4
}
