import HelperProtocol
import SheetTestSupport
import Testing

@Suite struct ProtocolTests {
  private let request = HelperRequest.picture(width: 40, height: 30)

  private var picture: HelperAnswer.Picture {
    HelperAnswer.Picture(
      width: 3, height: 2, originalWidth: 300, originalHeight: 200, hasAlpha: true,
      pixels: Array(0..<24))
  }

  @Test func requestsAreReadAsTheyWereWritten() {
    let jpegs = [
      HelperRequest.jpeg(width: 1, height: 1, quality: 0),
      .jpeg(width: 4096, height: 4096, quality: 100), .measure, .text(width: 1, height: 4096),
    ]
    for request in [request, .about, .type(count: 1), .type(count: 8), .code, .document, .pages]
      + jpegs
    {
      #expect(HelperRequest(arguments: request.arguments) == request)
    }
    let bad = [
      [], ["picture"], ["picture", "0", "1"], ["picture", "1", "4097"], ["picture", "+1", "1"],
      ["picture", "1", "99999999999999999999"], ["about", "x"], ["picture", "1", "1", "1"],
      ["type"], ["type", "0"], ["type", "9"], ["type", "-1"], ["type", "1", "1"],
      ["code", "x"], ["document", ""], ["pages", "1"], ["jpeg", "1", "1"],
      ["jpeg", "1", "1", "101"],
      ["jpeg", "0", "1", "50"], ["jpeg", "1", "1", "-1"], ["jpeg", "4097", "4096", "50"],
      ["measure", "1"], ["text", "1"], ["text", "0", "1"], ["text", "1", "4097"],
      ["jpeg", "30001", "1", "50"], ["jpeg", "99999999999999999999", "1", "1"],
    ]
    for arguments in bad { #expect(HelperRequest(arguments: arguments) == nil, "\(arguments)") }
  }

  @Test func aDocumentIsReadAsItWasDescribed() {
    let document = DocumentDescription(
      title: "Grüße\n日本", created: "2026-11-30T08:05:00Z", width: 59_528, height: 84_189,
      parts: [.prose, .picture, .link, .listing])
    #expect(DocumentDescription(document.bytes) == document)
    #expect(DocumentDescription(document.bytes + [0]) == nil)
    #expect(DocumentDescription(Array(document.bytes.dropLast())) == nil)
    #expect(DocumentDescription([]) == nil)
    for text in [
      "t\0c\0\("10")\0\("10")\0t\0", "t\0c\0\("59528")\0\("84189")\0x\0", "t\0c\0a\0b\0\0",
    ] {
      #expect(DocumentDescription(Array(text.utf8)) == nil)
    }
  }

  @Test func drawnPagesAreReadAsTheyWereDescribed() {
    var drawing = PageDrawing()
    (drawing.properties.title, drawing.properties.created) = ("Grüße", "2026-11-30T08:05:00Z")
    var text = TextDescription()
    var paragraph = TextDescription.Paragraph()
    paragraph.runs = [TextDescription.Run("日本")]
    text.paragraphs = [paragraph]
    let outline = PageDrawing.Outline(
      isEvenOdd: true, polygons: [[SIMD2(0, 0.5), SIMD2(-1, 2), SIMD2(3, 4)], [SIMD2(1, 1)]])
    var page = PageDrawing.Page(width: 612, height: 792.5)
    page.steps = [
      .clip([outline, outline]), .clip([]), .fill(outline, PageDrawing.Ink(0x1020_3040, .multiply)),
      .picture(
        PageDrawing.PlacedPicture(
          offset: 7, count: 8, matrix: [1, 0, 0, 1, 0.5, -3], alpha: 0.5, blending: .screen)),
      .text(text), .link(x: 1, y: 2, width: 3, height: 4, address: "https://example.org/"),
    ]
    drawing.pages = [page, PageDrawing.Page(width: 1, height: 1)]
    #expect(PageDrawing(drawing.bytes) == drawing)
    for count in stride(from: 0, to: drawing.bytes.count - 1, by: 7) {
      #expect(PageDrawing(Array(drawing.bytes.prefix(count))) == nil)
    }
    for fields in [["1", "0", "10", "0"], ["1", "nan", "1", "0"], ["x"], ["9999999"]] {
      let words = Array(repeating: "", count: 6) + fields
      #expect(PageDrawing(words.flatMap { Array($0.utf8) + [0] }) == nil)
    }
  }

  @Test func aTextIsReadAsItWasDescribed() {
    var run = TextDescription.Run("Grüße\u{1}日本")
    (run.families, run.size, run.weight, run.isItalic) = ("Georgia,Serif", 12.5, 900, true)
    (run.color, run.ground, run.outline, run.outlineWidth) = (.max, 1, 0x1020_3040, -3)
    (run.isUnderlined, run.isStruck, run.kerning, run.rise) = (true, true, 0.1, -1)
    var paragraph = TextDescription.Paragraph()
    (paragraph.alignment, paragraph.breaking) = (.right, .middle)
    (paragraph.lineSpacing, paragraph.before, paragraph.after) = (1, 2, 3)
    (paragraph.lineFactor, paragraph.leastLine, paragraph.mostLine) = (4, 5, 6)
    (paragraph.firstIndent, paragraph.indent, paragraph.tailIndent) = (7, 8, -9)
    paragraph.runs = [run, TextDescription.Run("")]
    var text = TextDescription()
    (text.width, text.height, text.isCutVisibly) = (100.25, 1e6, true)
    text.matrix = [1, 0.1, -0.1, 1, 1.0 / 3, -1e-7]
    text.paragraphs = [paragraph, TextDescription.Paragraph()]
    #expect(TextDescription(text.bytes) == text)
    for count in 1..<text.bytes.count where text.bytes[count - 1] != 0 {
      #expect(TextDescription(Array(text.bytes.prefix(count))) == nil)
    }
    for change in [
      { (text: inout TextDescription) in text.width = -1 }, { $0.height = .nan },
      { $0.matrix[2] = .infinity }, { $0.paragraphs[0].runs[0].weight = 99 },
      { $0.paragraphs[0].runs[0].size = 0 }, { $0.paragraphs[0].runs[1].kerning = 1e7 },
    ] {
      var bad = text
      change(&bad)
      #expect(TextDescription(bad.bytes) == nil)
    }
    let measures = TextMeasures(width: 1.5, height: 2, baseline: 1e-7)
    #expect(TextMeasures(measures.words) == measures)
    for words in ["", "1 2", "1 2 3 4", "1 2 nan", "a b c"] { #expect(TextMeasures(words) == nil) }
  }

  @Test func answersAreReadAsTheyWereWritten() {
    let answers: [HelperAnswer] = [
      .picture(picture), .refused(.damaged, words: "é", width: 0, height: 0),
      .refused(.tooLarge, words: "", width: 65_535, height: 1),
    ]
    for answer in answers { #expect(HelperAnswer(answer.bytes, to: request) == answer) }
    #expect(HelperAnswer(HelperAnswer.words("v").bytes, to: .about) == .words("v"))
  }

  @Test func anAnswerThatDoesNotFitIsNone() {
    let good = HelperAnswer.picture(picture).bytes
    #expect(HelperAnswer(good, to: .about) == nil)
    #expect(HelperAnswer(good, to: .picture(width: 2, height: 2)) == nil)
    #expect(HelperAnswer(good.dropLast(), to: request) == nil)
    #expect(HelperAnswer(good + [0], to: request) == nil)
    #expect(HelperAnswer([], to: request) == nil)
    #expect(HelperAnswer(HelperAnswer.words("v").bytes, to: request) == nil)
    // Each byte of the head but those of the original size and of the alpha flag counts.
    for index in 0..<HelperAnswer.headSize where !(16..<25).contains(index) {
      var bytes = good
      bytes[index] ^= 0x40
      #expect(HelperAnswer(bytes, to: request) == nil, "byte \(index)")
    }
  }

  @Test(arguments: SamplePicture.allCases)
  func formatsAreToldByTheirFirstBytes(sample: SamplePicture) {
    let format = PictureFormat(head: sample.bytes)
    #expect(format?.rawValue.lowercased() == sample.rawValue)
    for count in 0...16 { _ = PictureFormat(head: sample.bytes.prefix(count)) }
  }

  @Test(arguments: [
    "BMI is a number", "<html><svg></svg></html>", "<?xml version='1.0'?><note/>", "", "GIF", "<",
    "<!doctype html><html><svg/>", "<!-- <svg> -", "II*", "RIFF....WAVE", "\u{FEFF}text",
  ])
  func otherFilesHaveNoFormat(text: String) {
    #expect(PictureFormat(head: Array(text.utf8)) == nil)
  }

  @Test func drawingsAreToldPastWhatMayComeBefore() {
    for text in [
      "\u{FEFF}<svg>", " \n<svg:svg/>", "<!-- <a> --><svg>", "<!DOCTYPE svg PUBLIC \"a\" [<!ENTITY",
      "<?xml version='1.0'?>\n<!-- x -- y -->\n<svg\twidth='1'>",
    ] { #expect(PictureFormat(head: Array(text.utf8)) == .svg, "\(text)") }
  }
}
