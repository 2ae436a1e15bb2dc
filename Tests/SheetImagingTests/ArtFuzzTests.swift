import Foundation
import SheetCells
import SheetTestSupport
import Testing

@testable import SheetImaging

/// Pictures and files of every shape, from a fixed seed. `SHEET_FUZZ_CASES` makes more of them.
@Suite("Fuzzing: no picture, size or file is a trap")
struct ArtFuzzTests {
  private static let cases =
    ProcessInfo.processInfo.environment["SHEET_FUZZ_CASES"].flatMap { Int($0) } ?? 2000

  @Test("random pictures at random sizes in every kind")
  func pictures() {
    var random = SeededGenerator(seed: 3)
    for number in 0..<Self.cases {
      let bitmap = Self.bitmap(&random)
      let size = CellSize(
        width: Int.random(in: -1...9, using: &random),
        height: Int.random(in: -1...5, using: &random))
      let options = Self.options(&random)
      let canvas = IconArt.render(bitmap, size: size, options: options)
      #expect(canvas.size == size, "case \(number)")
      if bitmap.pixels.allSatisfy({ $0 == 0 }) {
        #expect(canvas.cells.allSatisfy { $0 == .blank }, "case \(number)")
      }
      let picture = IconArt.renderPicture(bitmap, fitting: size, options: options)
      #expect(picture.size.width <= max(0, size.width), "case \(number)")
      #expect(picture.size.height <= max(0, size.height), "case \(number)")
    }
  }

  @Test("PNG files with bits turned over, bytes cut out and chunks mixed up")
  func files() throws {
    var random = SeededGenerator(seed: 4)
    let good = Self.files
    for bytes in good { _ = try PNGDecoder.decode(Data(bytes)) }
    for _ in 0..<Self.cases {
      var bytes = good[Int.random(in: 0..<good.count, using: &random)]
      Self.damage(&bytes, &random)
      guard let bitmap = try? PNGDecoder.decode(Data(bytes)) else { continue }
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      #expect(bitmap.width <= PNGDecoder.maximumSide && bitmap.height <= PNGDecoder.maximumSide)
    }
  }

  private static func bitmap(_ random: inout SeededGenerator) -> Bitmap {
    let extents = [0, 1, 2, 3, 7, 16, 31]
    let width = extents.randomElement(using: &random) ?? 0
    let height = extents.randomElement(using: &random) ?? 0
    let manner = Int.random(in: 0..<5, using: &random)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    switch manner {
    case 0: break
    case 1: for index in pixels.indices { pixels[index] = 255 }
    case 2: if !pixels.isEmpty { pixels[pixels.count - 1] = 255 }
    case 3:
      for index in pixels.indices { pixels[index] = UInt8.random(in: 0...255, using: &random) }
    default:
      let period = Int.random(in: 1...9, using: &random)
      for index in 0..<width * height where index / period % 2 == 0 { pixels[index * 4 + 3] = 255 }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func options(_ random: inout SeededGenerator) -> ArtOptions {
    ArtOptions(
      kind: ArtKind.allCases.randomElement(using: &random) ?? .ascii,
      style: [ArtStyle.action, .share].randomElement(using: &random) ?? .action,
      depth: [ColorDepth.monochrome, .ansi16, .palette256, .trueColor]
        .randomElement(using: &random) ?? .monochrome,
      state: [ArtState.normal, .selected, .dimmed].randomElement(using: &random) ?? .normal,
      fit: [GridFit.off, .quick, .full].randomElement(using: &random) ?? .off)
  }

  /// Plain and interlaced RGBA, 16 bits, a palette with transparency, grey with alpha.
  private static let files: [[UInt8]] = [
    TinyPNG(width: 11, height: 9, colorType: 6) { y, xs in
      xs.flatMap { [UInt8($0), 9, UInt8(y), 99] }
    },
    TinyPNG(width: 11, height: 9, colorType: 6, isInterlaced: true) { y, xs in
      xs.flatMap { [UInt8($0), 9, UInt8(y), 99] }
    },
    TinyPNG(width: 5, height: 6, depth: 16, colorType: 6) { _, xs in
      xs.flatMap { [UInt8($0), 1, 2, 3, 4, 5, 6, 7] }
    },
    TinyPNG(
      width: 4, height: 3, depth: 2, colorType: 3,
      extra: [("PLTE", [1, 2, 3, 40, 50, 60, 7, 8, 9]), ("tRNS", [255, 128, 0])]
    ) { _, _ in [0b00_01_10_00] },
    TinyPNG(width: 6, height: 4, colorType: 4) { y, xs in xs.flatMap { [UInt8($0 * 9), UInt8(y)] }
    },
  ].map { Array($0.data) }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 30 {
      let place = Int.random(in: 8..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeLast(bytes.count - place)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes.swapAt(place, Int.random(in: 8..<bytes.count, using: &random))
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    if Bool.random(using: &random) { repair(&bytes) }
  }

  /// Gives every whole chunk a checksum that is right, so that damage gets past the first check.
  private static func repair(_ bytes: inout [UInt8]) {
    var place = 8
    while place + 12 <= bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= bytes.count - place - 12 else { return }
      let body = Array(bytes[place + 8..<place + 8 + count])
      let name = String(decoding: bytes[place + 4..<place + 8], as: Unicode.ASCII.self)
      let chunk = TinyPNG.chunk(name, body)
      if chunk.count == count + 12 {
        bytes.replaceSubrange(place..<place + chunk.count, with: chunk)
      }
      place += count + 12
    }
  }
}
