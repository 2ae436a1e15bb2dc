import Foundation

/// What a font's name on iOS says, such as `AvenirNext-DemiBoldItalic`.
package struct FontName {
  /// The family, in words: `Avenir Next`.
  package let family: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let design: UIFontDescriptor.SystemDesign

  /// Reads a name, with a style behind a hyphen or without.
  package init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = Self.words(String(parts.first ?? ""))
    let style = (parts.count > 1 ? String(parts[1]) : name).lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weights.first { style.contains($0.0) }?.1 ?? .regular
    let lower = family.lowercased()
    design =
      Self.monospaced.contains(where: lower.contains)
      ? .monospaced : Self.serif.contains(where: lower.contains) ? .serif : .default
  }

  /// Names that have another one in them come first.
  private static let weights: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold), ("medium", .medium),
  ]
  private static let monospaced = ["mono", "courier", "menlo", "monaco", "typewriter", "consolas"]
  private static let serif = [
    "serif", "times", "georgia", "palatino", "baskerville", "didot", "bodoni", "charter",
    "new york", "hoefler", "cochin", "iowan", "garamond", "athelas", "superclarendon",
  ]

  /// `HelveticaNeue` as `Helvetica Neue`, and without the letters that only makers of fonts need.
  private static func words(_ name: String) -> String {
    var words = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, previous?.isLowercase == true { words += " " }
      words.append(character)
      previous = character
    }
    let endings = [" PSMT", " PS", " MT", "PSMT", "PS", "MT"]
    let ending = endings.first { words.hasSuffix($0) && words.count > $0.count } ?? ""
    return String(words.dropLast(ending.count))
  }
}

extension UIFont.Weight {
  /// The weight of fonts outside Apple's systems.
  init(hundreds: Int) {
    let known: [Int: Self] = [
      100: .ultraLight, 200: .thin, 300: .light, 500: .medium, 600: .semibold, 700: .bold,
      800: .heavy, 900: .black,
    ]
    self = known[hundreds] ?? .regular
  }
}

extension UIFont {
  /// The family's name; that of the system's font begins with a dot, as on iOS.
  public var familyName: String {
    fontName.hasPrefix(".") ? ".AppleSystemUIFont" : FontName(fontName).family
  }

  /// What says how the font looks, to make another one of it.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font that a descriptor says, of its size when `size` is 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      font.fontName, size > 0 ? size : font.pointSize, weight: Weight(hundreds: font.weight),
      isBold: font.isBold, isItalic: font.isItalic, design: font.design)
  }
}
