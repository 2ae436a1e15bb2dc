import Foundation
import SheetImaging

/// A picture that filters work with, with as much of it as code for QR codes uses. The origin is the lower left
/// corner, as on iOS. It never changes, so any thread may use it.
public final class CIImage: NSObject, @unchecked Sendable {
  let bitmap: Bitmap
  /// From the picture's own place, its lower left corner in the origin, to where it is.
  private let transform: CGAffineTransform
  private let isCut: CGRect?

  init(_ bitmap: Bitmap, _ transform: CGAffineTransform = .identity, cutTo rect: CGRect? = nil) {
    (self.bitmap, self.transform, isCut) = (bitmap, transform, rect)
  }

  /// The pixels of a picture.
  public convenience init(cgImage image: CGImage) {
    self.init(image.bitmap)
  }

  /// The pixels of a picture; `nil` when there are none.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(picture.bitmap)
  }

  /// The pixels of a file; `nil` when they cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Where the picture is, a pixel a point.
  public var extent: CGRect {
    let own = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let placed = own.applying(transform)
    return isCut.map { placed.intersection($0) } ?? placed
  }

  /// The picture made larger, smaller, moved or turned. Its pixels stay sharp.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let result = transform.concatenating(matrix)
    guard result.isFinite else { return self }
    return CIImage(bitmap, result, cutTo: isCut?.applying(matrix))
  }

  /// The part of the picture inside a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(bitmap, transform, cutTo: extent.intersection(rect))
  }

  /// Accepted for code written for iOS: the picture as it is, since pixels always stay sharp.
  public func samplingNearest() -> CIImage { self }

  /// What a filter of that name makes of it; the picture itself for a filter that is not here.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: parameters)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }

  /// The pixels in a rectangle; `nil` for one that has no size or is too large. What the picture does not cover is
  /// clear.
  func pixels(in rect: CGRect) -> Bitmap? {
    let rect = rect.standardized.integral
    guard rect.isFinite, let size = DrawingLimits.pixels(rect.size, scale: 1),
      let inverse = transform.inverse
    else { return nil }
    let extent = extent
    var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let place = CGPoint(
          x: rect.minX + CGFloat(column) + 0.5, y: rect.maxY - CGFloat(row) - 0.5)
        guard extent.contains(place), let from = start(of: place.applying(inverse)) else {
          continue
        }
        let to = (row * size.width + column) * 4
        for part in 0..<4 { bytes[to + part] = bitmap.pixels[from + part] }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: bytes)
  }

  /// Where the bytes of a pixel begin, at a place from the lower left corner.
  private func start(of place: CGPoint) -> Int? {
    let (x, y) = (place.x.rounded(.down), (CGFloat(bitmap.height) - place.y).rounded(.down))
    guard x >= 0, y >= 0, x < CGFloat(bitmap.width), y < CGFloat(bitmap.height) else { return nil }
    return (Int(y) * bitmap.width + Int(x)) * 4
  }
}

/// Makes pixels of a `CIImage`.
public final class CIContext: NSObject, @unchecked Sendable {
  /// Makes one; options are accepted for code written for iOS and ignored.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The pixels in a rectangle; `nil` for one that has no size or is too large.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.pixels(in: fromRect).map { CGImage(bitmap: $0) }
  }
}

/// An option of a `CIContext`. Accepted for code written for iOS, and ignored.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Core Image's name.
  public let rawValue: String
  /// Makes an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// Ignored.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

extension UIImage {
  /// The pixels of a `CIImage`, one a point; no pixel for one that is too large.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// The pixels of a `CIImage`.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let bitmap = ciImage.pixels(in: ciImage.extent) ?? .empty
    self.init(bitmap: bitmap.turned(orientation), scale: scale)
  }

  /// Always `nil`, as of every picture that has pixels.
  public var ciImage: CIImage? { nil }
}
