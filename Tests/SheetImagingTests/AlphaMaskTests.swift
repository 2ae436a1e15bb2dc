import Testing

@testable import SheetImaging

@Suite("Alpha masks")
struct AlphaMaskTests {
  private let corner = Bitmap(
    width: 2, height: 2,
    pixels: [9, 9, 9, 255, 9, 9, 9, 0, 9, 9, 9, 0, 9, 9, 9, 0])

  @Test("takes alpha and nothing else")
  func plain() {
    #expect(AlphaMask(corner).coverage == [1, 0, 0, 0])
    #expect(!AlphaMask(corner).isOpaque)
    #expect(AlphaMask(Shapes.flag).isOpaque)
    #expect(AlphaMask(corner)[5, 5] == 0)
  }

  @Test("averages areas when it shrinks, also by a fraction")
  func shrinks() {
    #expect(AlphaMask(corner, width: 1, height: 1).coverage == [0.25])
    let third = Bitmap(
      width: 3, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0])
    let half = AlphaMask(third, width: 2, height: 1).coverage
    #expect(abs(half[0] - 1) < 1e-5)
    #expect(abs(half[1] - 1 / 3) < 1e-5)
  }

  @Test("keeps the sum over any size", arguments: 1...70)
  func conserves(size: Int) {
    let mean = AlphaMask(Shapes.disc).coverage.reduce(0, +) / 3600
    let scaled = AlphaMask(Shapes.disc, width: size, height: size).coverage.reduce(0, +)
    #expect(abs(scaled / Float(size * size) - mean) < 0.01)
  }

  @Test("keeps the aspect in a box and fills the rest with nothing")
  func fits() {
    let wide = AlphaMask(Shapes.plain(8, 2, [0, 0, 0, 255]), fitting: 4, by: 3)
    #expect(wide.coverage == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0])
  }

  @Test("is empty for nothing", arguments: [(0, 0), (0, 3), (-2, 4)])
  func empty(width: Int, height: Int) {
    #expect(AlphaMask(Shapes.disc, width: width, height: height).coverage.isEmpty)
    #expect(AlphaMask(.empty, fitting: 2, by: 2).coverage == [0, 0, 0, 0])
  }
}
