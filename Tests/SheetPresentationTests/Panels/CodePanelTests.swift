import SheetCells
import SheetImaging
import Testing

@testable import SheetPresentation

/// The panel of a QR code: what it takes, and how it is drawn where.
@Suite struct CodeDrawingTests {
  /// A symbol of 21 modules in a row, dark where the numbers are even.
  private let symbol: CodeSymbol? = {
    let pixels = (0..<441).flatMap { index -> [UInt8] in
      let value: UInt8 = index % 2 == 0 ? 0 : 255
      return [value, value, value, 255]
    }
    return CodeSymbol(Bitmap(width: 21, height: 21, pixels: pixels))
  }()

  private func drawn(_ theme: Theme) throws -> Canvas {
    let drawing = CodeDrawing(symbol: try #require(symbol), theme: theme)
    var canvas = Canvas(size: drawing.size)
    drawing.draw(into: &canvas, at: CellPoint(x: 0, y: 0))
    return canvas
  }

  @Test func twoModulesAreOneCellAndTheMarginIsFour() throws {
    let canvas = try drawn(Theme(colorDepth: .trueColor))
    #expect(canvas.size == CellSize(width: 29, height: 15))
    let black = Color.rgb(red: 0, green: 0, blue: 0)
    for cell in canvas.cells {
      #expect(cell.style.background == black || cell.style.foreground == black)
    }
    #expect(canvas.row(0).allSatisfy { $0.text == " " && $0.style.foreground == black })
    #expect(canvas[3, 2].text == " " && canvas[4, 2].text == "\u{2580}")
    #expect(canvas[5, 2].text == "\u{2584}")
  }

  @Test func withoutBlocksAModuleIsTwoBlanks() throws {
    let canvas = try drawn(Theme(colorDepth: .palette256, glyphs: .ascii))
    #expect(canvas.size == CellSize(width: 58, height: 29))
    #expect(canvas.cells.allSatisfy { $0.text == " " })
    #expect(canvas[8, 4].style != canvas[10, 4].style)
  }

  @Test func withoutColoursTheWhiteIsReversed() throws {
    let canvas = try drawn(Theme(colorDepth: .monochrome))
    #expect(canvas[0, 0].style.attributes == .reverse)
    #expect(canvas.cells.allSatisfy { $0.style.foreground == .terminalDefault })
  }

  @Test func onlySquaresAreSymbols() {
    #expect(CodeSymbol(Bitmap(width: 2, height: 3)) == nil)
    #expect(CodeSymbol(.empty) == nil)
  }

  @Test func aPictureHasTheMarginToo() throws {
    let picture = try #require(symbol).bitmap(pixelsPerModule: 8)
    #expect(picture.width == 29 * 8 && picture.height == 29 * 8)
    #expect(picture.pixels[0] == 255)
    let corner = (4 * 8 * picture.width + 4 * 8) * 4
    #expect(picture.pixels[corner] == 0 && picture.pixels[corner - 4] == 255)
  }
}

/// Fields that change while a form is shown.
@Suite struct FormReplacingTests {
  @Test func valuesAndFocusAreKeptWhereTheyFit() {
    var model = FormModel(
      Form(
        title: "a",
        fields: [
          FormField(
            "p", label: "P", kind: .choice([FormChoice("1"), FormChoice("2")]), value: "2"),
          FormField("t", label: "T", value: "typed"), FormField("x", label: "X"),
        ]))
    model.focus = .field(1)
    let next = Form(
      title: "b",
      fields: [
        .note("n", "new"), FormField("t", label: "T", value: "new"),
        FormField("p", label: "P", kind: .choice([FormChoice("2"), FormChoice("3")]), value: "3"),
        FormField("x", label: "X", kind: .checkbox),
      ])
    model.replace(next, keeping: true)
    #expect(model.form.values.text("t") == "typed" && model.form.values.text("p") == "2")
    #expect(model.form.values.text("x") == "no" && model.focus == .field(1))
    model.replace(next, keeping: false)
    #expect(model.form.values.text("t") == "new" && model.form.values.text("p") == "3")
  }
}
