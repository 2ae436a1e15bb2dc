import SheetCells
import Testing

@testable import SheetImaging

/// Pictures of equal squares, as QR codes are.
@Suite struct ModulePictureTests {
  /// 25 squares a side in a pattern of its own, with a white margin of one.
  private static func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<25).contains(x) && (0..<25).contains(y) && (x &* 7 ^ y &* 13 ^ (x &* y)) % 3 == 0
  }

  /// The pattern as wide as so many pixels, sampled at their middles.
  private func code(_ width: Int, dark: [UInt8] = [0, 0, 0, 255]) -> Bitmap {
    let scale = Double(width) / 27
    let pixels = (0..<width * width).flatMap { index in
      let place = [index % width, index / width].map { Int((Double($0) + 0.5) / scale) - 1 }
      return Self.isDark(place[0], place[1]) ? dark : [255, 255, 255, 255]
    }
    return Bitmap(width: width, height: width, pixels: pixels)
  }

  private func draw(
    _ bitmap: Bitmap, _ width: Int, _ height: Int, kind: ArtKind = .blocks,
    depth: ColorDepth = .trueColor
  ) -> Canvas {
    IconArt.renderPicture(
      bitmap, fitting: CellSize(width: width, height: height),
      options: ArtOptions(kind: kind, style: .share, depth: depth))
  }

  /// Whether each half of each cell is dark, row by row.
  private func halves(_ canvas: Canvas) -> [[Bool]] {
    let black = Color.rgb(red: 0, green: 0, blue: 0)
    return (0..<canvas.size.height * 2).map { row in
      (0..<canvas.size.width).map { x in
        let cell = canvas[x, row / 2]
        let isInk = row.isMultiple(of: 2) && cell.scalar == "\u{2580}"
        return (isInk ? cell.style.foreground : cell.style.background) == black
      }
    }
  }

  @Test(arguments: [27, 54, 270, 200, 230, 311, 600])
  func aCodeKeepsItsSquares(width: Int) {
    let canvas = draw(code(width), 40, 16)
    #expect(canvas.size == CellSize(width: 27, height: 14))
    for (y, row) in halves(canvas).prefix(27).enumerated() {
      #expect(row == (0..<27).map { Self.isDark($0 - 1, y - 1) }, "row \(y)")
    }
  }

  @Test func aCodeGrowsByWholeSquares() {
    let canvas = draw(code(270), 100, 30)
    #expect(canvas.size == CellSize(width: 54, height: 27))
    #expect(halves(canvas)[5][9] == Self.isDark(3, 1) && halves(canvas)[4][8] == Self.isDark(3, 1))
  }

  /// It stays as it is: as large as there is room.
  @Test func aCodeThatDoesNotFitIsAveraged() {
    let canvas = draw(code(270), 26, 13)
    #expect(canvas.size == CellSize(width: 26, height: 13))
  }

  @Test func withoutColoursLightIsReversed() {
    let canvas = draw(code(270), 40, 16, depth: .monochrome)
    #expect(canvas[0, 5] == Cell(" ", style: Style(attributes: .reverse)))
    let ascii = draw(code(270), 60, 30, kind: .ascii, depth: .monochrome)
    #expect(ascii.size == CellSize(width: 54, height: 27))
    for x in 0..<27 {
      let isReversed = ascii[2 * x, 4].style.attributes.contains(.reverse)
      #expect(isReversed != Self.isDark(x - 1, 3))
    }
  }

  /// A drawing of few pixels in many colours.
  @Test func fewPixelsStaySharp() throws {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 0],
    ]
    let pixels = (0..<9).flatMap { colors[$0 % 4] }
    let canvas = draw(Bitmap(width: 3, height: 3, pixels: pixels), 10, 5)
    #expect(canvas.size == CellSize(width: 9, height: 5))
    let red = canvas[2, 0]
    #expect(red.style.background == .rgb(red: 255, green: 0, blue: 0))
    #expect(canvas[4, 2].style == red.style && canvas[0, 2] == .blank)
  }

  /// Photographs, shapes and pictures of one colour are none.
  @Test func otherPicturesAreNone() {
    let noise = (0..<200 * 200 * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435 >> 7) }
    #expect(ModulePicture(Bitmap(width: 200, height: 200, pixels: noise)) == nil)
    #expect(ModulePicture(Bitmap(width: 8, height: 8)) == nil)
    #expect(ModulePicture(.empty) == nil)
    #expect(ModulePicture(code(270, dark: [0, 0, 0, 0]))?.codeSize == nil)
    #expect(ModulePicture(code(270))?.codeSize == CellSize(width: 27, height: 14))
  }
}
