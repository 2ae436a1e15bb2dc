import Foundation

/// Writes PNG files of any kind without libpng, so that the decoder is not judged by its own twin.
struct TinyPNG {
  var width: Int
  var height: Int
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var extra: [(String, [UInt8])] = []
  /// The bytes of the pixels at these places of a row.
  var row: (_ y: Int, _ xs: [Int]) -> [UInt8]

  var data: Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      Self.word(width) + Self.word(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", header)
    for (name, body) in extra { file += Self.chunk(name, body) }
    file += Self.chunk("IDAT", Self.stored(scanlines))
    return Data(file + Self.chunk("IEND", []))
  }

  private var scanlines: [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x, y, dx, dy) in passes {
      let xs = Array(stride(from: x, to: width, by: dx))
      guard !xs.isEmpty else { continue }
      for line in stride(from: y, to: height, by: dy) { bytes += [0] + row(line, xs) }
    }
    return bytes
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 1, 1, low, high, ~low, ~high] + bytes + word(Int(b << 16 | a))
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    return word(body.count) + checked + word(Int(crc(checked)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return ~value
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
