import Foundation

extension UIFontDescriptor {
  /// What a descriptor says of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`; accepted for code written for iOS, and ignored.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A `String`: the font's name on iOS.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Accepted for code written for iOS, and ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What a font's traits are called.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// ``SymbolicTraits``, or their raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// Accepted for code written for iOS, and ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// Accepted for code written for iOS, and ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// That of a font with attributes; without a size, 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: 12).with(attributes))
  }

  /// The same with more attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.with(attributes))
  }

  /// The same of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
}

extension UIFont {
  /// As ``preferredFont(forTextStyle:)``: a terminal has no sizes of text to choose from.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let size = CGFloat(any: attributes[.size]) ?? pointSize
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let font = name.flatMap { UIFont(name: $0, size: size) } ?? withSize(size)
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let weight = (traits[.weight] as? Weight)?.rawValue ?? CGFloat(any: traits[.weight])
    let symbolic =
      traits[.symbolic] as? UIFontDescriptor.SymbolicTraits
      ?? (traits[.symbolic] as? UInt32).map(UIFontDescriptor.SymbolicTraits.init)
    let chosen =
      weight.map {
        UIFont(
          font.fontName, size, weight: Weight(rawValue: $0), isItalic: font.isItalic,
          design: font.design)
      } ?? font
    guard let symbolic else { return chosen }
    return chosen.fontDescriptor.withSymbolicTraits(symbolic)?.font ?? chosen
  }
}
