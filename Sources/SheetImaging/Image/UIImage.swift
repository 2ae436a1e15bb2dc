import Foundation
import HelperProtocol
import SheetFiles
import SheetPrograms
import Synchronization

/// A picture, with UIKit's name and members. It never changes, so any thread may use it.
///
/// Of a PNG file the header is read at once and decides over `nil`; the pixels are decoded when they are
/// first asked for, since an icon that is never drawn should not cost the first frame.
///
/// JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP and SVG files are decoded at once by the program
/// `sharesheet-helper`, so making such a picture takes some 20 to 100 milliseconds: not for icons, and on
/// another thread where someone waits. They are `nil` when it is not installed or refuses them. What is
/// larger than 4096 pixels on a side is made smaller.
open class UIImage: NSObject, @unchecked Sendable {
  private enum Content {
    case file(Data)
    case decoded(Result<Bitmap, ImageError>)
  }

  /// Bytes of the largest file that is read: the largest picture that is decoded, uncompressed.
  private static let largestFile = 4 * HelperLimits.pixels

  private let pixelSize: PNGDecoder.PixelSize
  private let content: Mutex<Content>

  /// Pixels a point: 1, 2 or 3 for files made for screens of that density.
  public let scale: CGFloat

  /// What is known of the picture beside its pixels.
  package let traits: ImageTraits

  /// Makes a picture of no size, as placeholders are made.
  public convenience override init() {
    self.init(bitmap: Bitmap(width: 0, height: 0))
  }

  /// Makes a picture from a file's bytes; `nil` if they are none, or too large or damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture from a file's bytes, made for screens of `scale` pixels a point. A scale that is
  /// not positive counts as 1.
  public init?(data: Data, scale: CGFloat) {
    if let size = try? PNGDecoder.size(of: data) {
      pixelSize = size
      content = Mutex(.file(data))
    } else if let bitmap = Self.decodedByHelper(data) {
      pixelSize = PNGDecoder.PixelSize(width: bitmap.width, height: bitmap.height)
      content = Mutex(.decoded(.success(bitmap)))
    } else {
      return nil
    }
    self.scale = Self.valid(scale)
    traits = ImageTraits()
  }

  private static func decodedByHelper(_ data: Data) -> Bitmap? {
    guard PictureFormat(head: data.prefix(PictureFormat.headSize)) != nil else { return nil }
    let side = HelperLimits.answerSide
    return try? HelperProgram.installed?
      .picture(in: .bytes(Array(data)), fitting: side, by: side).bitmap
  }

  /// Makes a picture from the file at a path; `nil` if it cannot be read or is none, and at once for a pipe
  /// or a device. A name that ends in `@2x` or `@3x` before the extension gives the scale, as in UIKit.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? SettingsFile.read(FilePath(path), limit: Self.largestFile) else {
      return nil
    }
    let name = (path as NSString).deletingPathExtension
    self.init(data: Data(bytes), scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
  }

  /// Makes a picture from pixels.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    pixelSize = PNGDecoder.PixelSize(width: bitmap.width, height: bitmap.height)
    content = Mutex(.decoded(.success(bitmap)))
    self.scale = Self.valid(scale)
    traits = ImageTraits()
  }

  /// Makes a picture with the pixels of another one, decoded or not yet.
  package init(_ other: UIImage, scale: CGFloat? = nil, traits: ImageTraits) {
    pixelSize = other.pixelSize
    content = Mutex(other.content.withLock { $0 })
    self.scale = Self.valid(scale ?? other.scale)
    self.traits = traits
  }

  /// What `#imageLiteral` makes: the picture of that name, which `NamedPictureProviding` finds, and an
  /// empty one in a program that has no such module.
  public required convenience init(imageLiteralResourceName name: String) {
    let provider = UIImage.self as Any as? any NamedPictureProviding.Type
    let found = provider?.picture(named: name) ?? UIImage(bitmap: .empty)
    self.init(found, traits: found.traits)
  }

  /// The name that was asked for, when no such picture was found and this one stands in its place.
  public var missingName: String? { traits.missingName }

  /// Width and height in points: pixels divided by ``scale``.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
  }

  /// The pixels, decoded on the first call.
  ///
  /// - Throws: ``ImageError/damaged`` when the file's header was good and the rest is not.
  public func decoded() throws(ImageError) -> Bitmap {
    let result = content.withLock { content in
      let result: Result<Bitmap, ImageError>
      switch content {
      case .decoded(let known): result = known
      case .file(let data):
        result = Result { () throws(ImageError) in try PNGDecoder.decode(data) }
        content = .decoded(result)
      }
      return result
    }
    let bitmap = try result.get()
    return traits.tint.map(bitmap.tinted) ?? bitmap
  }

  /// The pixels; wholly transparent ones when the file turns out damaged.
  public var bitmap: Bitmap {
    (try? decoded()) ?? Bitmap(width: pixelSize.width, height: pixelSize.height)
  }

  /// The picture as a PNG file; `nil` when it has no pixels or they cannot be decoded.
  public func pngData() -> Data? {
    guard let bitmap = try? decoded() else { return nil }
    return PNGEncoder.encode(bitmap)
  }

  private static func valid(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }
}

/// `#imageLiteral(resourceName:)`.
extension UIImage: _ExpressibleByImageLiteral {}
