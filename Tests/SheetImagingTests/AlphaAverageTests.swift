import SheetTestSupport
import Testing

@testable import SheetImaging

@Suite struct AlphaAverageTests {
  private func noise(_ width: Int, _ height: Int) -> Bitmap {
    var random = SeededGenerator(seed: 42)
    let pixels = (0..<width * height * 4).map { _ in UInt8.random(in: .min ... .max, using: &random)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Fast and plain averages are the same, whatever the sizes.
  @Test(arguments: [
    (60, 60, 40, 48), (61, 67, 60, 66), (400, 3, 7, 2), (3, 400, 2, 7), (97, 89, 1, 1),
    (2, 2, 1, 1),
    (10, 10, 10, 10), (5, 5, 9, 9), (1000, 10, 3, 40), (129, 130, 128, 65),
  ])
  func fastAndPlainAgree(from: (Int, Int, Int, Int)) {
    let (width, height, columns, rows) = from
    let bitmap = noise(width, height)
    let fast = bitmap.averagedAlpha(width: columns, height: rows)
    let plain = bitmap.averaged(width: columns, height: rows) { Float($0[3]) * (1 / 255) }
    #expect(fast.samples.count == plain.samples.count)
    for (one, other) in zip(fast.samples, plain.samples) { #expect(abs(one - other) < 0.0005) }
  }

  @Test func opaqueStaysOpaque() {
    let bitmap = Bitmap(
      width: 333, height: 777, pixels: Array(repeating: 255, count: 333 * 777 * 4))
    let samples = bitmap.averagedAlpha(width: 100, height: 99).samples
    #expect(samples.allSatisfy { $0 > 0.9999 && $0 <= 1 })
  }
}
