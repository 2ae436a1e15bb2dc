import Foundation

/// Whether pixels have an alpha, and where. Accepted for code written for iOS: all have one here, behind the
/// colours.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Ignored.
  case none = 0
  /// Ignored.
  case premultipliedLast = 1
  /// Ignored.
  case premultipliedFirst = 2
  /// Ignored.
  case last = 3
  /// Ignored.
  case first = 4
  /// Ignored.
  case noneSkipLast = 5
  /// Ignored.
  case noneSkipFirst = 6
  /// Ignored.
  case alphaOnly = 7
}

/// How the bytes of pixels lie. Accepted for code written for iOS, and ignored.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Ignored.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Ignored.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  /// Ignored.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}

extension CGContext {
  /// A picture of so many pixels, whose origin is the lower left corner, as on iOS: the other contexts have it in the
  /// upper left one.
  ///
  /// - Parameters:
  ///   - data: Only `nil`: the bytes are this context's own.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - bitsPerComponent: Ignored: there are 8.
  ///   - bytesPerRow: Ignored.
  ///   - space: Ignored: colours are sRGB.
  ///   - bitmapInfo: Without an alpha, the picture is black at first.
  /// - Returns: `nil` for a size that is none or too large.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let size = CGSize(width: width, height: height)
    guard data == nil, DrawingLimits.pixels(size, scale: 1) != nil else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isOpaque = [CGImageAlphaInfo.none, .noneSkipLast, .noneSkipFirst].contains(alpha)
    self.init(size: size, scale: 1, isOpaque: isOpaque)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }
}

extension CGImage {
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row: four a pixel.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Always an alpha behind the colours.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// That of ``alphaInfo``.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The picture.
  public func copy() -> CGImage? { self }
}
