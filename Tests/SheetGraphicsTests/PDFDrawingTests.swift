import Foundation
import HelperProtocol
import SheetImaging
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetGraphics

/// Documents that are drawn, as the programs of Poppler and qpdf read them.
@Suite struct PDFDrawingTests {
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  /// What a program prints of a document.
  private func read(_ data: Data, _ program: String, _ arguments: [String]) throws -> String {
    let file = try scratch.write(data, to: "drawn.pdf")
    let result = try ProgramCall(
      program, arguments.map { $0 == "FILE" ? file : $0 },
      environment: ProcessInfo.processInfo.environment, input: .null, output: .kept, error: .kept
    ).run(within: .seconds(60))
    #expect(result.status == .code(0), "\(result.standardError)")
    return result.standardOutput
  }

  /// The pixels of a page, one a point.
  private func pixels(_ data: Data, page: Int = 1) throws -> UIImage? {
    let picture = scratch.path("page")
    _ = try read(
      data, "pdftocairo",
      ["-png", "-r", "72", "-f", "\(page)", "-l", "\(page)", "-singlefile", "FILE", picture])
    return UIImage(contentsOfFile: picture + ".png")
  }

  @Test func textsCanBeReadAndSaidOfTheDocument() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Größe", kCGPDFContextAuthor as String: "Zoë",
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: Self.letter, format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      "Rechnung Nr. 7".draw(
        at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 200), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 300)
      NSAttributedString(string: "Zweite Seite\nНовая строка").draw(
        in: CGRect(x: 10, y: 10, width: 280, height: 100))
    }
    let words = try read(data, "pdftotext", ["FILE", "-"])
    #expect(words.contains("Rechnung Nr. 7"))
    #expect(words.contains("Zweite Seite\nНовая строка"))
    let facts = try read(data, "pdfinfo", ["-l", "2", "FILE"])
    #expect(facts.contains("Größe") && facts.contains("Zoë"))
    #expect(facts.contains("Pages:           2"))
    #expect(facts.contains("612 x 792") && facts.contains("300 x 200"))
  }

  @Test func shapesAndPicturesAreWhereTheyWereDrawn() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 10))
      picture.draw(in: CGRect(x: 40, y: 40, width: 20, height: 20))
      context.cgContext.saveGState()
      context.clip(to: CGRect(x: 70, y: 70, width: 5, height: 5))
      context.fill(bounds)
      context.cgContext.restoreGState()
      context.cgContext.translateBy(x: 80, y: 10)
      picture.draw(at: .zero)
    }
    let page = try #require(try pixels(data)?.bitmap)
    #expect(page.width == 100 && page.height == 100)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(page.pixels[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 3])
    }
    let (red, blue, green): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255], [0, 255, 0])
    #expect(pixel(20, 15) == red && pixel(20, 25) == [255, 255, 255] && pixel(5, 15) != red)
    #expect(pixel(50, 44) == blue && pixel(50, 56) == green)
    #expect(pixel(72, 72) == red && pixel(78, 72) == [255, 255, 255])
    #expect(pixel(85, 12) == blue && pixel(85, 18) == green)
    // The same picture twice is there once.
    let images = try read(data, "pdfimages", ["-list", "FILE"])
    #expect(images.split(separator: "\n").filter { $0.contains(" image ") }.count <= 2)
  }

  @Test func gradientsAndLinksAreThere() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), .black]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40)).pdfData {
      context in
      context.beginPage()
      context.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
      let link = URL(string: "https://example.org/a?b='c'")
      if let link { context.setURL(link, for: CGRect(x: 0, y: 0, width: 60, height: 10)) }
    }
    let page = try #require(try pixels(data)?.bitmap)
    #expect(page.pixels[0] > 240 && page.pixels[59 * 4] < 15)
    let objects = try read(data, "qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"])
    #expect(objects.contains("https://example.org/a?b='c'"))
    // From the lower left corner, as PDF counts.
    let words = objects.split(whereSeparator: \.isWhitespace)
    let start = words.firstIndex(of: "/Rect") ?? words.endIndex
    #expect(words[start...].dropFirst(2).prefix(4) == ["0", "30", "60", "40"])
  }

  @Test func aDocumentIsDrawnByFunctionsToo() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle as String: "Old"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == Self.letter)
    "old style".draw(at: CGPoint(x: 20, y: 20))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(try read(data as Data, "pdftotext", ["FILE", "-"]).contains("old style"))
    let file = scratch.path("file.pdf")
    #expect(UIGraphicsBeginPDFContextToFile(file, .zero, nil))
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).starts(with: Data("%PDF".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
  }

  @Test func strangeNumbersAreNoPages() throws {
    let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      "before any page".draw(at: .zero)
      context.beginPage(
        withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), pageInfo: [:])
      #expect(context.pdfContextBounds == bounds)
      context.cgContext.scaleBy(x: 0, y: 0)
      context.fill(bounds)
      "flat".draw(at: CGPoint(x: CGFloat.infinity, y: 0))
      UIImage(bitmap: .empty).draw(in: bounds)
    }
    #expect(try read(data, "pdfinfo", ["FILE"]).contains("Pages:           1"))
    let folder = URL(fileURLWithPath: "/nowhere/a.pdf")
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: folder) { $0.beginPage() }
    }
  }
}
