import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport

@testable import SheetImaging

/// The real helper; a test without it fails.
func realHelper() throws -> HelperProgram {
  HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
}

extension HelperProgram {
  /// A picture in memory for a box of that many pixels on each side.
  func picture(_ bytes: [UInt8], side: Int = 64) throws(ImageError) -> DecodedPicture {
    try picture(in: .bytes(bytes), fitting: side, by: side)
  }

  /// Why it refuses; `nil` when it does not.
  func refusal(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try picture(bytes)
      return nil
    } catch {
      return error
    }
  }
}

extension Bitmap {
  /// Red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(pixels[(y * width + x) * 4 + $0]) }
  }
}

/// Whether two colours differ by no more than lossy formats make of them.
func isNear(_ color: [Int], _ wanted: [Int]) -> Bool {
  zip(color, wanted).allSatisfy { abs($0 - $1) <= 8 }
}
