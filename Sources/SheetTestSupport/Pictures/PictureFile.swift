/// Writes picture files without a library, good ones and ones that claim more than they hold.
public enum PictureFile {
  static let red: [UInt8] = [200, 40, 40]
  static let blue: [UInt8] = [40, 60, 200]

  /// A GIF file of two colours. Each pixel is a code of three bits; a clear code after every second one
  /// keeps the codes that short.
  public static func gif(
    width: Int, height: Int, claiming claim: (width: Int, height: Int)? = nil,
    color: (_ x: Int, _ y: Int) -> Int
  ) -> [UInt8] {
    let (clear, end) = (4, 5)
    var codes: [Int] = []
    for y in 0..<height {
      for x in 0..<width {
        if (y * width + x) % 2 == 0 { codes.append(clear) }
        codes.append(color(x, y))
      }
    }
    let data = packed(codes + [end])
    let blocks = stride(from: 0, to: data.count, by: 255).flatMap { start -> [UInt8] in
      let block = data[start..<min(data.count, start + 255)]
      return [UInt8(block.count)] + block
    }
    let size = little(claim?.width ?? width, 2) + little(claim?.height ?? height, 2)
    let colors: [UInt8] = red + blue + [0, 0, 0, 0, 0, 0]
    let head: [UInt8] = Array("GIF89a".utf8) + size + [0x81, 0, 0] + colors
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0] + size + [0, 2]
    return head + frame + blocks + [0, 0x3B]
  }

  /// An uncompressed TIFF file of red, green and blue.
  public static func tiff(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    let head: [UInt8] = Array("II*\0".utf8) + little(8, 4)
    let tags: [(Int, Int, Int)] = [
      (256, 4, width), (257, 4, height), (258, 3, 8), (259, 3, 1), (262, 3, 2), (273, 4, 122),
      (277, 3, 3), (278, 4, height), (279, 4, pixels.count),
    ]
    let entries = tags.flatMap { tag, type, value -> [UInt8] in
      little(tag, 2) + little(type, 2) + little(1, 4) + little(value, 4)
    }
    let directory: [UInt8] = little(tags.count, 2) + entries + little(0, 4)
    return head + directory + pixels
  }

  /// An uncompressed BMP file of 24 bits a pixel. The width must be a multiple of four.
  public static func bmp(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    let sizes = [54 + pixels.count, 0, 54].flatMap { little($0, 4) }
    let head = Array("BM".utf8) + sizes
    let fields: [(Int, Int)] = [(40, 4), (width, 4), (height, 4), (1, 2), (24, 2)]
    let info = fields.flatMap { little($0, $1) } + [UInt8](repeating: 0, count: 24)
    var rows: [UInt8] = []
    for y in (0..<pixels.count / (width * 3)).reversed() {
      for x in 0..<width {
        let start = (y * width + x) * 3
        rows += pixels[start..<start + 3].reversed()
      }
    }
    return head + info + rows
  }

  /// Codes of three bits, the lowest bit first.
  private static func packed(_ codes: [Int]) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for code in codes {
      bits |= code << count
      count += 3
      if count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    return count > 0 ? bytes + [UInt8(truncatingIfNeeded: bits)] : bytes
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
