import SheetCells
import Testing

@testable import SheetImaging

/// Whole drawings of simple shapes. When the method is improved these change: look at the new ones
/// and keep them if they are better.
@Suite("Drawings of simple shapes")
struct ArtSnapshotTests {
  private func drawing(_ bitmap: Bitmap, _ kind: ArtKind) -> String {
    let options = ArtOptions(kind: kind)
    let canvas = IconArt.render(bitmap, size: CellSize(width: 10, height: 5), options: options)
    return canvas.lines.joined(separator: "\n")
  }

  @Test("a disc in ASCII")
  func discASCII() {
    let expected = [
      #" _ggQQgg_ "#,
      #"jQQQQQQQQL"#,
      #"QQQQQQQQQQ"#,
      #"7QQQQQQQQT"#,
      #" "TEQQZP" "#,
    ]
    #expect(drawing(Shapes.disc, .ascii) == expected.joined(separator: "\n"))
  }

  @Test("a disc in blocks")
  func discBlocks() {
    let expected = [
      #" ▗▄████▄▖ "#,
      #"▐████████▌"#,
      #"██████████"#,
      #"▐████████▌"#,
      #" ▝▀████▀▘ "#,
    ]
    #expect(drawing(Shapes.disc, .blocks) == expected.joined(separator: "\n"))
  }

  @Test("a ring in ASCII")
  func ringASCII() {
    let expected = [
      #" _gZEEEg_ "#,
      #"jQ"`  `"QL"#,
      #"Q[      ]Q"#,
      #"7Q__  __QT"#,
      #" "TEQjEP" "#,
    ]
    #expect(drawing(Shapes.ring, .ascii) == expected.joined(separator: "\n"))
  }

  @Test("a ring in blocks")
  func ringBlocks() {
    let expected = [
      #" ▗▄████▄▖ "#,
      #"▐█▀    ▀█▌"#,
      #"█▌      ▐█"#,
      #"▐█▄    ▄█▌"#,
      #" ▝▀████▀▘ "#,
    ]
    #expect(drawing(Shapes.ring, .blocks) == expected.joined(separator: "\n"))
  }

  @Test("a diagonal in ASCII")
  func diagonalASCII() {
    let expected = [
      #"QQ;_      "#,
      #"`"QQ__    "#,
      #"   "QQ;_  "#,
      #"    `"QQy_"#,
      #"      `"QQ"#,
    ]
    #expect(drawing(Shapes.diagonal, .ascii) == expected.joined(separator: "\n"))
  }

  @Test("a diagonal in blocks")
  func diagonalBlocks() {
    let expected = [
      #"██▄       "#,
      #" ▀██▄     "#,
      #"   ▀██▄   "#,
      #"     ▀██▄ "#,
      #"       ▀██"#,
    ]
    #expect(drawing(Shapes.diagonal, .blocks) == expected.joined(separator: "\n"))
  }
}
