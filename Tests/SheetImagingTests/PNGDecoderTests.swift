import Foundation
import Testing

@testable import SheetImaging

@Suite("PNG files")
struct PNGDecoderTests {
  private static func rgba(_ x: Int, _ y: Int) -> [UInt8] {
    [UInt8(x * 20), UInt8(y * 20), 200, UInt8(255 - x * 10)]
  }

  private static let expected = (0..<9).flatMap { y in (0..<11).flatMap { rgba($0, y) } }

  @Test("eight-bit colour with alpha, plain and interlaced", arguments: [false, true])
  func colorWithAlpha(isInterlaced: Bool) throws {
    let file = TinyPNG(width: 11, height: 9, colorType: 6, isInterlaced: isInterlaced) { y, xs in
      xs.flatMap { Self.rgba($0, y) }
    }
    let bitmap = try PNGDecoder.decode(file.data)
    #expect(bitmap == Bitmap(width: 11, height: 9, pixels: Self.expected))
  }

  @Test("a palette with transparency, two bits a pixel")
  func palette() throws {
    let file = TinyPNG(
      width: 4, height: 1, depth: 2, colorType: 3,
      extra: [("PLTE", [1, 2, 3, 40, 50, 60, 7, 8, 9]), ("tRNS", [255, 128, 0])]
    ) { _, _ in [0b00_01_10_00] }
    let pixels = try PNGDecoder.decode(file.data).pixels
    #expect(pixels[0..<8] == [1, 2, 3, 255, 40, 50, 60, 128])
    #expect(pixels[11] == 0)
  }

  @Test("grey of one bit")
  func grey() throws {
    let file = TinyPNG(width: 8, height: 1, depth: 1, colorType: 0) { _, _ in [0b1000_0001] }
    let bitmap = try PNGDecoder.decode(file.data)
    #expect(bitmap.isOpaque)
    #expect(
      stride(from: 0, to: 32, by: 4).map { bitmap.pixels[$0] } == [255, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test("sixteen bits are taken for sRGB, not for linear light")
  func sixteenBits() throws {
    let file = TinyPNG(width: 1, height: 1, depth: 16, colorType: 6) { _, _ in
      [0x40, 0x40, 0x80, 0x80, 0xC0, 0xC0, 0xFF, 0xFF]
    }
    #expect(try PNGDecoder.decode(file.data).pixels == [0x40, 0x80, 0xC0, 0xFF])
  }

  @Test("what is no PNG file says so", arguments: [[], [0x89], Array("GIF89a and so on".utf8)])
  func notPNG(bytes: [UInt8]) {
    #expect(throws: ImageError.notPNG) { try PNGDecoder.decode(Data(bytes)) }
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @Test("a file that is cut off anywhere is damaged and never a trap")
  func truncated() throws {
    let whole = TinyPNG(width: 11, height: 9, colorType: 6) { y, xs in
      xs.flatMap { Self.rgba($0, y) }
    }.data
    for count in 8..<whole.count - 16 {
      #expect(throws: ImageError.damaged) { try PNGDecoder.decode(whole.prefix(count)) }
    }
    let slice = Data([1, 2, 3] + whole).dropFirst(3)
    #expect(try PNGDecoder.decode(slice).width == 11)
  }

  @Test(
    "a header that names too many pixels is refused before anything is allocated",
    arguments: [(20_001, 1), (1, 20_001), (9_000, 9_000), (2_000_000_000, 2_000_000_000)])
  func tooLarge(width: Int, height: Int) {
    let file = TinyPNG(width: width, height: height, colorType: 6) { _, _ in [] }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += TinyPNG.chunk(
      "IHDR", TinyPNG.word(file.width) + TinyPNG.word(file.height) + [8, 6, 0, 0, 0])
    #expect(throws: ImageError.tooLarge(width: width, height: height)) {
      try PNGDecoder.decode(data)
    }
    #expect(UIImage(data: data) == nil)
  }

  @Test("no pixel at all is damaged")
  func empty() {
    let header = TinyPNG.chunk("IHDR", TinyPNG.word(0) + TinyPNG.word(5) + [8, 6, 0, 0, 0])
    let data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header)
    #expect(throws: ImageError.damaged) { try PNGDecoder.decode(data) }
  }
}
