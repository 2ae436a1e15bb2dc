import Foundation

/// A font, as far as a terminal has one: its weight and slant are drawn, its size only says where text is
/// meant to be larger than the rest, which nothing shows. It never changes, so any thread may use it.
open class UIFont: NSObject, @unchecked Sendable {
  /// The points that the font has on iOS.
  public let pointSize: CGFloat
  /// What the family is called on iOS.
  public let fontName: String
  package let isBold: Bool
  package let isItalic: Bool

  init(_ name: String, _ size: CGFloat, isBold: Bool, isItalic: Bool) {
    (fontName, pointSize) = (name, size)
    (self.isBold, self.isItalic) = (isBold, isItalic)
  }

  /// A font by its name on iOS; `Bold`, `Semibold`, `Heavy`, `Black`, `Italic` and `Oblique` in it count.
  public convenience init?(name: String, size: CGFloat) {
    let bold = ["Bold", "Semibold", "Heavy", "Black"].contains { name.contains($0) }
    let italic = ["Italic", "Oblique"].contains { name.contains($0) }
    self.init(name, size, isBold: bold, isItalic: italic)
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
  }

  /// The system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Regular", size, isBold: false, isItalic: false)
  }

  /// The system's font of a weight; from semibold on it is drawn bold.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    return UIFont(".SFUI-Regular", size, isBold: isBold, isItalic: false)
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", size, isBold: true, isItalic: false)
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-RegularItalic", size, isBold: false, isItalic: true)
  }

  /// As ``systemFont(ofSize:weight:)``: every font of a terminal has one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// As ``systemFont(ofSize:weight:)``.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The font for a kind of text; headings are bold.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI-Regular", labelFontSize, isBold: style.isHeading, isItalic: false)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontName, size, isBold: isBold, isItalic: isItalic)
  }

  /// The height of a row.
  public var lineHeight: CGFloat { CellMetrics.row }
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
