import Foundation
import HelperProtocol
import SheetGraphics
import SheetImaging
import SheetPresentation

/// A picture in a file or in bytes, with the names that the framework ImageIO has. It is decoded when it is first asked
/// for; of a moving picture that is its first one.
public final class CGImageSource: @unchecked Sendable {
  let bytes: Data
  private let lock = NSLock()
  private var decoded: UIImage??

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// The picture, turned as one sees it; `nil` when it cannot be decoded.
  var image: UIImage? {
    lock.withLock {
      if let decoded { return decoded }
      let image = UIImage(data: bytes)
      let found = image?.cgImage == nil ? nil : image
      decoded = .some(found)
      return found
    }
  }

  /// By the first bytes.
  var typeIdentifier: String? {
    if PNGDecoder.isPNG(bytes) { return "public.png" }
    return switch PictureFormat(head: bytes.prefix(PictureFormat.headSize)) {
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    case .tiff: "public.tiff"
    case .bmp: "com.microsoft.bmp"
    case .svg: "public.svg-image"
    case nil: nil
    }
  }
}

/// The picture in these bytes. Options are accepted for code written for iOS, and ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// The picture in a file; `nil` when it cannot be read. Options are accepted for code written for iOS, and ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// 1, or 0 when nothing can be decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The type by the first bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.typeIdentifier.map { $0 as CFString }
}

/// The pixels of the first picture; `nil` for others, or when they cannot be decoded. Options are accepted for code
/// written for iOS, and ignored.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }

/// The first picture, made smaller so that no side is longer than `kCGImageSourceThumbnailMaxPixelSize` says; never made
/// larger. It is turned as one sees it, whatever the other options say.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image, let pixels = image.cgImage else { return nil }
  let given = CGFloat(any: options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize))
  let longest = CGFloat(max(pixels.width, pixels.height))
  guard let given, given.isFinite, given >= 1, given < longest else { return pixels }
  let size = CGSize(width: given, height: given)
  return UIImage(cgImage: pixels).preparingThumbnail(of: size)?.cgImage
}

/// Width and height in pixels of the first picture as one sees it, so that its orientation is always 1; `nil` when it
/// cannot be decoded. There is nothing else of what a camera notes.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let pixels = isrc.image?.cgImage else { return nil }
  let found: [NSString: Any] = [
    kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height,
    kCGImagePropertyOrientation: 1,
  ]
  return found as CFDictionary
}

/// The longest side of a small picture, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// Accepted for code written for iOS: a small picture is always made from the large one.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Accepted for code written for iOS: a small picture is always made from the large one.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Accepted for code written for iOS: a picture is always turned as one sees it.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Accepted for code written for iOS: pixels are kept as long as the source.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Accepted for code written for iOS: pixels are kept as long as the source.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// Accepted for code written for iOS: the first bytes tell the type.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint"
/// A number of pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// A number of pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// A number from 1 to 8 as cameras write it; here always 1.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
