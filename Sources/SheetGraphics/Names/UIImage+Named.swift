import Foundation
import IconResources
import SheetImaging
import SheetPrograms

extension UIImage {
  /// The picture of that name among the program's resources. Never `nil`: authors force-unwrap it.
  ///
  /// Looked for are NAME with the extensions png, jpg, jpeg, svg, gif and webp, each with `@2x`, with `@3x`
  /// and plain, in this order: among `EmbeddedImages`; in the resources of `Bundle.main`, beside the
  /// executable, and in the bundles of packages there (`.resources`); then as an image set of a `.xcassets`
  /// folder in any of these. A name may have folders in it (`Icons/Logo`), and never leads out of those
  /// places. Formats other than PNG need `sharesheet-helper`.
  ///
  /// When there is none, or none that can be decoded, a placeholder comes instead whose ``missingName`` is the
  /// name, and standard error says so once. May be called on any thread; it reads and decodes at once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// The same in the resources of a bundle, `Bundle.module` for one; `nil` means the program's own. The
  /// traits are accepted for code written for iOS and ignored.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: NSObject?)
  {
    self.init(named: name, in: bundle)
  }

  /// The same; a configuration is kept and changes nothing about a picture that is no symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  private convenience init(named name: String, in bundle: Bundle?) {
    let image = NamedPictures.image(named: name, PictureFinder.of(bundle))
    self.init(image, traits: image.traits)
  }
}

/// Linking this module lets `#imageLiteral` find pictures.
extension UIImage: NamedPictureProviding {
  package static func picture(named name: String) -> UIImage {
    NamedPictures.image(named: name, PictureFinder.of(nil))
  }
}

/// Pictures by name, or what stands in their place.
enum NamedPictures {
  static func image(named name: String, _ finder: PictureFinder) -> UIImage {
    guard let found = finder.picture(named: name) else {
      return placeholder(name, "no picture is called \"\(name)\" among the program's resources")
    }
    guard let image = UIImage(data: Data(found.bytes), scale: found.scale),
      (try? image.decoded()) != nil
    else { return placeholder(name, words(for: found)) }
    return found.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private static func words(for found: FoundPicture) -> String {
    let fault = "the picture at \(found.place) cannot be decoded"
    let isForHelper = !PNGDecoder.isPNG(Data(found.bytes.prefix(8)))
    guard isForHelper, HelperProgram.installed == nil else { return fault }
    return "\(fault) without sharesheet-helper. \(HelperError.installing)"
  }

  private static func placeholder(_ name: String, _ warning: String) -> UIImage {
    warnProgrammerOnce(warning)
    let file = IconResource.png(named: SymbolName.generic, points: 60) ?? []
    let image = UIImage(data: Data(file)) ?? UIImage(bitmap: .empty)
    var traits = ImageTraits()
    traits.missingName = name
    return UIImage(image, traits: traits)
  }
}
