import Foundation

/// How a font looks. It never changes, so any thread may use it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// That of a font by its name on iOS.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Kinds of the system's font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// As ``default``: few systems have such a font.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What a font looks like beside its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Accepted for code written for iOS, and ignored.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Accepted for code written for iOS, and ignored.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Accepted for code written for iOS, and ignored.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    /// Accepted for code written for iOS, and ignored.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The font's name on iOS.
  open var postscriptName: String { font.fontName }
  /// Which traits the font has.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// That of a kind of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with these traits and no others. Never `nil` here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight = UIFont.Weight(hundreds: font.weight)
    let isHeavy = weight.rawValue >= UIFont.Weight.semibold.rawValue
    let design = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : font.design
    return UIFontDescriptor(
      UIFont(
        font.fontName, font.pointSize,
        weight: isBold == isHeavy ? weight : isBold ? .bold : .regular, isBold: isBold,
        isItalic: symbolicTraits.contains(.traitItalic), design: design))
  }

  /// The same in another kind. Never `nil` here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        font.fontName, font.pointSize, weight: UIFont.Weight(hundreds: font.weight),
        isBold: font.isBold, isItalic: font.isItalic, design: design))
  }

  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }
}

/// How the size of text follows the person's wish, which a terminal does not have: sizes stay.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// For body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For a kind of text, which is accepted for code written for iOS and ignored.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font as it is, but no larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The value as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
