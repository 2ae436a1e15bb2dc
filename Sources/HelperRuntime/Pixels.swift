import CGdkPixbuf
import Glibc

/// The pixels of a picture of gdk-pixbuf.
enum Pixels {
  /// Red, green, blue and alpha of each pixel, row by row without gaps; `nil` for another layout than
  /// the library documents.
  static func rgba(of picture: OpaquePointer) -> [UInt8]? {
    let (width, height) = (
      Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture))
    )
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    guard
      let source = gdk_pixbuf_read_pixels(picture), channels == 3 || channels == 4,
      gdk_pixbuf_get_bits_per_sample(picture) == 8, stride >= width * channels
    else { return nil }
    let count = width * height * 4
    return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      var index = 0
      for y in 0..<height {
        var pixel = source + y * stride
        for _ in 0..<width {
          target[index] = pixel[0]
          target[index + 1] = pixel[1]
          target[index + 2] = pixel[2]
          target[index + 3] = channels == 4 ? pixel[3] : 255
          index += 4
          pixel += channels
        }
      }
      initialized = count
    }
  }
}
