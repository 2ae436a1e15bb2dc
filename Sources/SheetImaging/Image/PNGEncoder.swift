import CPNG
import Foundation

/// Writes pictures as PNG files. May be called on any thread.
enum PNGEncoder {
  /// The picture as a PNG file of 8 bits a sample with alpha; `nil` for an empty picture and for
  /// one that libpng refuses.
  static func encode(_ bitmap: Bitmap) -> Data? {
    guard !bitmap.isEmpty else { return nil }
    // Pixels that do not compress grow by the chunk headers and a filter byte a row.
    let raw = bitmap.pixels.count + bitmap.height
    return write(bitmap, capacity: raw + raw / 256 + 4096)
  }

  private static func write(_ bitmap: Bitmap, capacity: Int) -> Data? {
    var count = capacity
    var written: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      written = sheet_png_write_rgba(
        UInt32(bitmap.width), UInt32(bitmap.height), bitmap.pixels, buffer.baseAddress, &count)
      initialized = written == 0 ? 0 : count
    }
    return written == 0 ? nil : Data(bytes)
  }
}
