/// A QR code: its modules, without the white margin that belongs around it.
package struct CodeSymbol: Hashable, Sendable {
  /// White modules that readers need on each side (ISO/IEC 18004).
  package static let margin = 4

  /// Modules in a row, and rows.
  package let side: Int
  private let modules: [Bool]

  /// A symbol of a square picture, a module a pixel; `nil` when it is none.
  package init?(_ picture: Bitmap) {
    guard picture.width == picture.height, !picture.isEmpty else { return nil }
    side = picture.width
    modules = stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] < 128 }
  }

  /// Modules in a row with the margin, and rows.
  package var fullSide: Int { side + 2 * Self.margin }

  /// Whether a module is dark, counted from the corner of the margin; outside of the code none is.
  package func isDark(_ x: Int, _ y: Int) -> Bool {
    let (x, y) = (x - Self.margin, y - Self.margin)
    guard (0..<side).contains(x), (0..<side).contains(y) else { return false }
    return modules[y * side + x]
  }

  /// The code in black on white with its margin, so many pixels a module.
  package func bitmap(pixelsPerModule scale: Int) -> Bitmap {
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    var pixels: [UInt8] = []
    pixels.reserveCapacity(fullSide * fullSide * scale * scale * 4)
    for y in 0..<fullSide {
      let row = (0..<fullSide).flatMap { x in
        repeatElement(isDark(x, y) ? black : white, count: scale).joined()
      }
      for _ in 0..<scale { pixels += row }
    }
    return Bitmap(width: fullSide * scale, height: fullSide * scale, pixels: pixels)
  }
}
