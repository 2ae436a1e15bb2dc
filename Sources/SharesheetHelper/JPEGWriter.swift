import CGdkPixbuf
import Glibc
import HelperProtocol
import HelperRuntime

/// Writes a picture as a JPEG file.
struct JPEGWriter {
  private static let output: Int32 = 3

  let width: Int
  let height: Int
  let quality: Int

  /// Reads the pixels, and writes the file that is open as 3.
  func write(_ input: Input) throws(Refusal) -> HelperAnswer {
    let pixels = try input.rest(limit: width * height * 3)
    guard pixels.count == width * height * 3 else { throw Refusal(.damaged) }
    guard let file = encoded(pixels) else { throw Refusal(.tooMuchMemory) }
    defer { free(file.baseAddress) }
    try write(UnsafeRawBufferPointer(file))
    return .words("")
  }

  private func encoded(_ pixels: [UInt8]) -> UnsafeMutableBufferPointer<CChar>? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count = 0
    let isWritten = pixels.withUnsafeBufferPointer { pixels in
      guard
        let picture = gdk_pixbuf_new_from_data(
          pixels.baseAddress, 0, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
      else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      return Self.withWords(["quality"], ["\(quality)"]) { keys, values in
        gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, "jpeg", keys, values, nil) != 0
      }
    }
    guard isWritten, let buffer else { return nil }
    return UnsafeMutableBufferPointer(start: buffer, count: count)
  }

  private static func withWords(
    _ keys: [String], _ values: [String],
    _ body: (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Bool
  ) -> Bool {
    var (keys, values) = (keys.map { strdup($0) } + [nil], values.map { strdup($0) } + [nil])
    defer { (keys + values).forEach { free($0) } }
    return keys.withUnsafeMutableBufferPointer { keys in
      values.withUnsafeMutableBufferPointer { values in
        guard let keys = keys.baseAddress, let values = values.baseAddress else { return false }
        return body(keys, values)
      }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(Refusal) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(Self.output, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Refusal(.unwritable, height: Int(errno)) }
      rest = rest.dropFirst(count)
    }
  }
}
