import Foundation
import IconResources
import SheetImaging
import SymbolResources

extension UIImage {
  /// A drawing of ours for the name of one of Apple's symbols, by what the name means.
  ///
  /// Some hundred and fifty drawings stand for several hundred names. A variant that has no drawing of its
  /// own, such as `.fill` or `.slash`, gets the drawing without it. A name that is formed like one and is
  /// not known gets a placeholder, since authors force-unwrap names that exist on iOS; anything else is `nil`, as
  /// there. The picture is black and a template.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The same in a size; see ``SymbolConfiguration``.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let name = SymbolName(name), let symbol = Self.symbol(name, configuration) else {
      return nil
    }
    self.init(symbol, traits: symbol.traits)
  }

  /// The same; the traits are accepted for code written for iOS and ignored.
  public convenience init?(systemName name: String, compatibleWith traits: NSObject?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The same; the value, which fills a part of some symbols on iOS, is accepted and ignored.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private static func symbol(_ name: SymbolName, _ configuration: Configuration?) -> UIImage? {
    let drawing = name.drawing
    let file = SymbolResource.png(named: drawing) ?? IconResource.png(named: drawing, points: 60)
    guard let image = file.flatMap({ UIImage(data: Data($0)) }) else { return nil }
    var traits = ImageTraits()
    traits.symbolName = name.text
    traits.tint = .black
    return UIImage(image, traits: traits).sized(configuration ?? SymbolConfiguration.unspecified)
  }

  private func sized(_ configuration: Configuration) -> UIImage {
    var traits = traits
    traits.configuration = configuration
    let side = (configuration as? SymbolConfiguration ?? .unspecified).side
    return UIImage(self, scale: size.width * scale / side, traits: traits)
  }

  /// Whether this came from a symbol's name.
  public var isSymbolImage: Bool { traits.symbolName != nil }

  /// How the picture was asked for; `nil` for one that is no symbol.
  public var configuration: Configuration? { traits.configuration }

  /// How the symbol was asked for; `nil` for a picture that is none.
  public var symbolConfiguration: SymbolConfiguration? {
    traits.configuration as? SymbolConfiguration
  }

  /// A symbol in the size that a configuration says; any other picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    isSymbolImage ? sized(configuration) : self
  }

  /// A symbol with what a configuration says added to its own; `nil` for a picture that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return sized((symbolConfiguration ?? .unspecified).applying(configuration))
  }
}
