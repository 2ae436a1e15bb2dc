import CPango
import Glibc
import HelperProtocol
import HelperRuntime

extension HelperAnswer.Picture {
  /// The pixels as cairo has them: blue, green, red, alpha, multiplied by alpha.
  func surface() throws(Refusal) -> OpaquePointer? {
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    guard let target = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw Refusal(.tooMuchMemory)
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = ((y * width + x) * 4, y * stride + x * 4)
        let alpha = Int(pixels[from + 3])
        for channel in 0..<3 {
          target[to + 2 - channel] = UInt8((Int(pixels[from + channel]) * alpha + 127) / 255)
        }
        target[to + 3] = pixels[from + 3]
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

/// A PNG file, which cairo reads itself.
struct PNGImage {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// All its pixels; a caller lets go of them.
  var surface: OpaquePointer? {
    get throws(Refusal) {
      try checkSize()
      var rest = bytes
      let surface = withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(Self.read, rest)
      }
      switch cairo_surface_status(surface) {
      case CAIRO_STATUS_SUCCESS: return surface
      case CAIRO_STATUS_NO_MEMORY: throw Refusal(.tooMuchMemory)
      default: throw Refusal(.damaged)
      }
    }
  }

  /// Hands out the next bytes.
  private static let read: cairo_read_func_t = { context, target, count in
    guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
    let rest = context.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
    guard Int(count) <= rest.pointee.count, let source = rest.pointee.baseAddress else {
      return CAIRO_STATUS_READ_ERROR
    }
    memcpy(target, source, Int(count))
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee[Int(count)...])
    return CAIRO_STATUS_SUCCESS
  }

  /// The header's width and height stand in its first chunk (PNG, 11.2.2).
  private func checkSize() throws(Refusal) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw Refusal(.damaged)
    }
    let sides = [16, 20].map { start in
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
    }
    guard HelperLimits.allow(width: sides[0], height: sides[1]) else {
      throw Refusal(claimedWidth: sides[0], height: sides[1])
    }
  }
}
