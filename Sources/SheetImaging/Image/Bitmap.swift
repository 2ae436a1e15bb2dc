/// A picture as plain pixels: red, green, blue, alpha, one byte each, not premultiplied, row by row
/// from the top.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// Makes a picture. Negative extents count as zero; missing bytes become transparent pixels and
  /// surplus ones are dropped, so that the three values always fit together.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = max(0, width).multipliedReportingOverflow(by: max(0, height))
    guard area > 0, !overflow, area <= Int.max / 4 else {
      (self.width, self.height, self.pixels) = (0, 0, [])
      return
    }
    self.width = width
    self.height = height
    if pixels.count == area * 4 {
      self.pixels = pixels
    } else {
      let kept = pixels.prefix(area * 4)
      self.pixels = kept + Array(repeating: 0, count: area * 4 - kept.count)
    }
  }

  /// Makes a wholly transparent picture.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [])
  }

  /// No pixel at all.
  public static let empty = Bitmap(width: 0, height: 0)

  /// Whether there is no pixel.
  public var isEmpty: Bool { pixels.isEmpty }

  /// Whether every pixel is fully opaque; `false` for an empty picture.
  public var isOpaque: Bool {
    !isEmpty
      && pixels.withUnsafeBufferPointer { bytes in
        stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
      }
  }
}
