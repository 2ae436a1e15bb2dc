import CPNG
import Foundation

/// Decodes PNG files of every kind: palette, grey, true colour, 1 to 16 bits, interlaced.
///
/// Files come from anywhere. The header is judged before anything is allocated: a file of a hundred
/// bytes can name a picture of gigabytes. All functions may be called on any thread.
public enum PNGDecoder {
  /// The most pixels that a picture may have on one side.
  public static let maximumSide = 20_000
  /// The most pixels that a picture may have: 64 megapixels, 256 MB once decoded.
  public static let maximumPixels = 64 * 1024 * 1024

  /// A picture's width and height in pixels.
  struct PixelSize: Hashable, Sendable {
    var width: Int
    var height: Int
  }

  /// Whether the bytes begin as every PNG file does.
  public static func isPNG(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  /// The picture's size from the header chunk, which must come first in the file.
  static func size(of data: Data) throws(ImageError) -> PixelSize {
    guard isPNG(data) else { throw .notPNG }
    let header = Array(data.prefix(24))
    guard header.count == 24, header[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged }
    let size = PixelSize(width: bigEndian(header[16..<20]), height: bigEndian(header[20..<24]))
    guard size.width > 0, size.height > 0 else { throw .damaged }
    guard
      size.width <= maximumSide, size.height <= maximumSide,
      size.width * size.height <= maximumPixels
    else { throw .tooLarge(width: size.width, height: size.height) }
    return size
  }

  /// Decodes a file in memory to pixels.
  ///
  /// - Throws: ``ImageError``.
  public static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    let size = try size(of: data)
    guard let pixels = pixels(of: data, size: size) else { throw .damaged }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  private static func pixels(of data: Data, size: PixelSize) -> [UInt8]? {
    data.withUnsafeBytes { bytes -> [UInt8]? in
      var image = png_image()
      defer { png_image_free(&image) }
      guard sheet_png_begin(&image, bytes.baseAddress, bytes.count) != 0,
        Int(image.width) == size.width, Int(image.height) == size.height
      else { return nil }
      // Without this libpng takes 16-bit samples that name no gamma for linear light, and the
      // picture comes out far too bright.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var finished: Int32 = 0
      let count = size.width * size.height * 4
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        finished = sheet_png_finish_rgba(&image, buffer.baseAddress)
        initialized = finished == 0 ? 0 : count
      }
      return finished == 0 ? nil : pixels
    }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
