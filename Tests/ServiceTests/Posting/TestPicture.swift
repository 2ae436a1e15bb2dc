import Foundation
import SheetImaging
import SheetTestSupport

/// Pictures for tests.
enum TestPicture {
  /// A PNG file of noise, which no format makes much smaller.
  static func noise(_ side: Int) throws -> Data {
    var random = SeededGenerator(seed: UInt64(side))
    let pixels = (0..<side * side).flatMap { _ -> [UInt8] in
      let word = random.next()
      return [
        UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
        UInt8(truncatingIfNeeded: word >> 16), 255,
      ]
    }
    let image = UIImage(bitmap: Bitmap(width: side, height: side, pixels: pixels))
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    return data
  }
}
