import SheetCells
import Testing

@testable import SheetImaging

@Suite("Every size and picture is safe")
struct ArtSafetyTests {
  private static let pictures = [
    Bitmap.empty, Shapes.plain(1, 1, [255, 0, 0, 255]), Shapes.plain(1, 1000, [1, 2, 3, 128]),
    Shapes.plain(1000, 1, [255, 255, 255, 255]), Bitmap(width: 30, height: 30), Shapes.flag,
    Shapes.ring, Shapes.shape(7, 13) { x, y in x < y },
    onePixel,
  ]
  private static let onePixel = Shapes.shape(50, 50) { x, y in abs(x - 0.5) + abs(y) < 0.03 }
  private static let sizes = [
    (0, 0), (-3, 4), (1, 1), (1, 40), (40, 1), (2, 1), (3, 7), (7, 4),
  ]

  @Test("icons", arguments: ArtKind.allCases)
  func icons(kind: ArtKind) {
    for bitmap in Self.pictures {
      for (width, height) in Self.sizes {
        let size = CellSize(width: width, height: height)
        for style in [ArtStyle.action, .share] {
          for depth in [ColorDepth.monochrome, .trueColor] {
            let options = ArtOptions(kind: kind, style: style, depth: depth)
            #expect(IconArt.render(bitmap, size: size, options: options).size == size)
          }
        }
      }
    }
  }

  @Test("pictures", arguments: ArtKind.allCases)
  func pictures(kind: ArtKind) {
    for bitmap in Self.pictures {
      for (width, height) in Self.sizes {
        let size = CellSize(width: width, height: height)
        let options = ArtOptions(kind: kind, depth: .palette256)
        let canvas = IconArt.renderPicture(bitmap, fitting: size, options: options)
        #expect(canvas.size.width <= size.width && canvas.size.height <= size.height)
      }
    }
  }

  @Test("a target larger than any terminal gives an empty canvas", arguments: ArtKind.allCases)
  func huge(kind: ArtKind) {
    for (width, height) in [(Int.max, Int.max), (Int.max, 1), (1, Int.max), (600, 600)] {
      let size = CellSize(width: width, height: height)
      let options = ArtOptions(kind: kind)
      #expect(IconArt.render(Shapes.ring, size: size, options: options).size == .zero)
      #expect(IconArt.renderPicture(Shapes.flag, fitting: size, options: options).size == .zero)
    }
  }

  @Test("a picture 30,000 pixels wide is a line", arguments: ArtKind.allCases)
  func wide(kind: ArtKind) {
    let line = Shapes.plain(30_000, 1, [9, 8, 7, 255])
    let size = CellSize(width: 20, height: 10)
    for style in [ArtStyle.action, .share] {
      let options = ArtOptions(kind: kind, style: style)
      #expect(IconArt.render(line, size: size, options: options).size == size)
      #expect(IconArt.renderPicture(line, fitting: size, options: options).size.width == 20)
    }
  }

  @Test("a clear picture draws nothing", arguments: ArtKind.allCases)
  func clear(kind: ArtKind) {
    let canvas = IconArt.render(
      Bitmap(width: 40, height: 40), size: CellSize(width: 10, height: 5),
      options: ArtOptions(kind: kind))
    #expect(canvas.cells.allSatisfy { $0 == .blank })
  }
}
