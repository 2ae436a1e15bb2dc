import SheetCells
import Testing

@testable import SheetImaging

@Suite("Icon art")
struct IconArtTests {
  private let size = CellSize(width: 10, height: 5)

  private func lines(_ bitmap: Bitmap, _ kind: ArtKind) -> [String] {
    IconArt.render(bitmap, size: size, options: ArtOptions(kind: kind)).lines
  }

  @Test("the glyph table has all of ASCII, the blank one blank and dense ones dense")
  func table() {
    let glyphs = GlyphSet.asciiGlyphs(scale: 1)
    #expect(glyphs.count == 95)
    #expect(glyphs[0].coverage == Array(repeating: 0, count: 32))
    let ink = glyphs.map { $0.coverage.reduce(0, +) / 32 }
    #expect(ink.dropFirst().allSatisfy { $0 > 0.01 && $0 < 0.4 })
    let underscore = glyphs[Int(UInt8(ascii: "_")) - 32].coverage
    #expect(underscore[24...].reduce(0, +) > 0.9 * underscore.reduce(0, +))
  }

  @Test("every block character covers what its name says")
  func blocks() {
    #expect(BlockPixels.quadrants.scalars.count == 16)
    #expect(BlockPixels.sextants.scalars[1] == "\u{1FB00}")
    #expect(BlockPixels.sextants.scalars[20] == "\u{1FB13}")
    #expect(BlockPixels.sextants.scalars[22] == "\u{1FB14}")
    #expect(BlockPixels.sextants.scalars[62] == "\u{1FB3B}")
    #expect(BlockPixels.braille.scalars[1] == "\u{2801}")
    #expect(BlockPixels.braille.scalars[2] == "\u{2808}")
    #expect(BlockPixels.braille.scalars[0xC0] == "\u{28C0}")
    #expect(Set(GlyphSet.mix.glyphs.map(\.scalar)).count == GlyphSet.mix.glyphs.count)
    let slope = GlyphSet.mix.glyphs.first { $0.scalar == "\u{1FB67}" }?.coverage
    #expect(slope?.first ?? 0 > 0.99 && slope?.last == 0)
  }

  @Test("the kinds have the names of the command's option")
  func names() {
    let names = [
      "ascii", "reverse", "half", "blocks", "sextant", "braille", "unicode", "none",
    ]
    #expect(ArtKind.allCases.map(\.rawValue) == names)
  }

  @Test("ASCII kinds draw nothing but printable ASCII", arguments: [ArtKind.ascii, .reverse])
  func asciiOnly(kind: ArtKind) {
    for bitmap in [Shapes.disc, Shapes.ring, Shapes.diagonal, Shapes.flag] {
      for style in [ArtStyle.action, .share] {
        let options = ArtOptions(kind: kind, style: style)
        let canvas = IconArt.render(bitmap, size: size, options: options)
        #expect(canvas.cells.allSatisfy { (32..<127).contains($0.scalar.value) })
        #expect(
          canvas.cells.contains { $0.scalar != " " || $0.style.attributes.contains(.reverse) })
      }
    }
  }

  @Test("a wholly opaque picture becomes a rounded rectangle in the Action row")
  func opaque() {
    let full = lines(Shapes.flag, .blocks)
    #expect(full == lines(Shapes.plain(20, 20, [1, 2, 3, 255]), .blocks))
    #expect(full[2] == "██████████")
    #expect(full[0].first != "█" && full[0].last != "█" && full[4].first != "█")
  }

  @Test("colour does not matter in the Action row")
  func alphaOnly() {
    let pixels = Shapes.disc.pixels.enumerated().map { index, byte in
      index % 4 == 3 ? byte : UInt8(index * 7 % 256)
    }
    let colored = Bitmap(width: 60, height: 60, pixels: pixels)
    #expect(lines(colored, .ascii) == lines(Shapes.disc, .ascii))
  }

  @Test("the share row keeps colours, two a cell")
  func share() {
    let options = ArtOptions(kind: .blocks, style: .share, depth: .trueColor)
    let canvas = IconArt.render(Shapes.flag, size: size, options: options)
    #expect(canvas[5, 1].style.background == .rgb(red: 200, green: 30, blue: 30))
    #expect(canvas[5, 2].style.foreground == .rgb(red: 200, green: 30, blue: 30))
    #expect(canvas[5, 2].style.background == .rgb(red: 30, green: 30, blue: 200))
    #expect(canvas[0, 0].style.background == .terminalDefault)
  }

  @Test("a shape of one colour is drawn in the share row as in the Action row")
  func silhouette() {
    let action = ArtOptions(kind: .ascii, style: .action)
    let share = ArtOptions(kind: .ascii, style: .share)
    #expect(
      IconArt.render(Shapes.ring, size: size, options: action)
        == IconArt.render(Shapes.ring, size: size, options: share))
  }

  @Test("a picture takes the cells that its aspect needs")
  func picture() {
    let wide = Shapes.plain(400, 100, [10, 200, 10, 255])
    let canvas = IconArt.renderPicture(wide, fitting: CellSize(width: 40, height: 20))
    #expect(canvas.size == CellSize(width: 40, height: 5))
    #expect(canvas.cells.allSatisfy { $0.style.foreground == .rgb(red: 10, green: 200, blue: 10) })
    let none = ArtOptions(kind: .none)
    #expect(
      IconArt.renderPicture(wide, fitting: size, options: none).cells.allSatisfy { $0 == .blank })
  }
}
