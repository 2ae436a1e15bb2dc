import Foundation
import SheetImaging
import SheetPresentation
import SheetPrograms
import Testing

@testable import SheetGraphics

/// A white picture of one pixel a point with something drawn on it.
private struct Page {
  let bitmap: Bitmap

  init(
    _ width: CGFloat = 200, _ height: CGFloat = 100, scale: CGFloat = 1,
    on ground: UIColor = .white,
    _ draw: (CGContext) -> Void
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    bitmap =
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        ground.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        draw(context.cgContext)
      }.bitmap
  }

  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  /// The smallest rectangle around the pixels that are so; null for none.
  func box(_ isSo: ([UInt8]) -> Bool = { $0 != [255, 255, 255, 255] }) -> CGRect {
    var points: [CGPoint] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isSo(pixel(x, y)) {
        points.append(CGPoint(x: x, y: y))
        points.append(CGPoint(x: x + 1, y: y + 1))
      }
    }
    return CGRect(around: points)
  }

  func count(_ isSo: ([UInt8]) -> Bool) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { isSo(pixel($0, y)) }
    }
  }
}

private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
  let style = NSMutableParagraphStyle()
  change(style)
  return style
}

private var big: [NSAttributedString.Key: Any] {
  [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
}
private let words = "The quick brown fox jumps over the lazy dog"

/// What the typesetter draws. Run without SHARESHEET_HELPER the suite is left out, and ``NoTextTests`` shows what
/// there is then.
@Suite("Text in pictures", .enabled(if: HelperProgram.installed != nil, "no sharesheet-helper"))
struct TextDrawingTests {
  @Test("A text has a size, which follows the font's")
  func size() {
    let size = words.size(withAttributes: big)
    #expect((300...600).contains(size.width) && (22...32).contains(size.height))
    let twice = (words as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(abs(twice.width / size.width - 2) < 0.02 && abs(twice.height / size.height - 2) < 0.05)
    #expect(NSAttributedString(string: words, attributes: big).size() == size)
    let lines = "one\ntwo\r\nthree\n".size(withAttributes: big)
    #expect(abs(lines.height - 3 * size.height) < 0.1)
    #expect("".size(withAttributes: big) == CGSize(width: 0, height: size.height))
    #expect("a\n\nb".size(withAttributes: big).height == lines.height)
  }

  @Test("It is drawn where it is said, in its colour, as wide as was measured")
  func place() {
    let size = "Hello".size(withAttributes: big)
    let page = Page { _ in "Hello".draw(at: CGPoint(x: 30, y: 40), withAttributes: big) }
    let ink = page.box()
    #expect(CGRect(origin: CGPoint(x: 30, y: 40), size: size).contains(ink), "\(ink)")
    #expect(ink.width > size.width * 0.9 && ink.height > 13)
    #expect(page.count { $0 == [255, 0, 0, 255] } > 50)
    #expect(page.count { $0[1] != $0[2] } == 0)
  }

  @Test("Lines end at the right edge, and those that do not fit are left out")
  func lines() {
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let all = words.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: big,
      context: nil)
    let one = "x".size(withAttributes: big).height
    #expect(all.width <= 120 && all.height >= 4 * one)
    let box = CGRect(x: 10, y: 10, width: 120, height: one * 2.5)
    let ink = Page { _ in words.draw(in: box, withAttributes: big) }.box()
    #expect(ink.maxX <= 130 && ink.maxY <= 10 + one * 2 + 1 && ink.maxY > 10 + one)
    let some = words.boundingRect(
      with: box.size, options: .usesLineFragmentOrigin, attributes: big, context: nil)
    #expect(abs(some.height - 2 * one) < 0.1)
    // Measured and then drawn in what was measured, no word is lost.
    let whole = Page(300, 300) { _ in
      words.draw(in: CGRect(origin: .zero, size: all.size), withAttributes: big)
    }
    #expect(whole.box().maxY > all.height - one)
  }

  @Test(
    "Paragraphs begin at the left, in the middle and at the right, also those that run from the right"
  )
  func alignment() {
    func ink(_ alignment: NSTextAlignment, _ text: String = "ab") -> CGRect {
      var attributes = big
      attributes[.paragraphStyle] = style { $0.alignment = alignment }
      return Page { _ in
        text.draw(in: CGRect(x: 20, y: 0, width: 160, height: 50), withAttributes: attributes)
      }.box()
    }
    #expect(ink(.left).minX < 23 && ink(.natural).minX < 23 && ink(.justified).minX < 23)
    #expect(abs(ink(.center).midX - 100) < 2)
    #expect(ink(.right).maxX > 177)
    #expect(ink(.natural, "שלום").maxX > 177 && ink(.left, "שלום").minX < 23)
    #expect(ink(.right, "שלום").maxX > 177)
  }

  @Test("Room between lines, indents and the height of lines count")
  func paragraphs() {
    func size(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
      text.size(withAttributes: [
        .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style(change),
      ])
    }
    let plain = size("a\nb") { _ in }
    let one = plain.height / 2
    #expect(abs(size("a\nb") { $0.lineSpacing = 7 }.height - plain.height - 7) < 0.01)
    #expect(abs(size("a\nb") { $0.paragraphSpacing = 9 }.height - plain.height - 9) < 0.01)
    #expect(abs(size("a\nb") { $0.paragraphSpacingBefore = 4 }.height - plain.height - 4) < 0.01)
    #expect(abs(size("a\nb") { $0.lineHeightMultiple = 2 }.height - plain.height * 2) < 0.01)
    #expect(size("a") { $0.minimumLineHeight = 50 }.height == 50)
    #expect(size("a") { $0.maximumLineHeight = 12 }.height == 12)
    var attributes = big
    attributes[.paragraphStyle] = style {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (60, 20, -30)
    }
    let page = Page { _ in
      words.draw(in: CGRect(x: 0, y: 0, width: 200, height: one * 2.1), withAttributes: attributes)
    }
    #expect(page.box().minX >= 20 && page.box().minX < 30 && page.box().maxX <= 171)
    let first = Page(200, one.rounded(.up)) { _ in
      words.draw(in: CGRect(x: 0, y: 0, width: 200, height: one), withAttributes: attributes)
    }
    #expect(first.box().minX >= 58 && first.box().minX < 66)
  }

  @Test("What is too long gets an ellipsis, goes on, or is broken between letters")
  func breaking() {
    func box(_ mode: NSLineBreakMode, _ text: String = words) -> CGRect {
      var attributes = big
      attributes[.paragraphStyle] = style { $0.lineBreakMode = mode }
      return text.boundingRect(
        with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil)
    }
    let one = "x".size(withAttributes: big).height
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(box(mode).height == one && box(mode).width <= 100)
    }
    #expect(box(.byClipping).width > 300)
    let unbroken = String(repeating: "w", count: 30)
    #expect(
      box(.byCharWrapping, unbroken).width <= 100 && box(.byWordWrapping, unbroken).width <= 100)
    let cut = words.boundingRect(
      with: CGSize(width: 100, height: one * 2.2),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: big, context: nil)
    #expect(abs(cut.height - 2 * one) < 0.1)
  }

  @Test("A ground, lines below and through, an outline and a shadow are drawn")
  func looks() {
    func page(_ attributes: [NSAttributedString.Key: Any]) -> Page {
      Page { _ in
        "Hello".draw(
          at: CGPoint(x: 20, y: 20), withAttributes: big.merging(attributes) { $1 })
      }
    }
    let plain = page([:])
    let isBlue: ([UInt8]) -> Bool = { $0 == [0, 0, 255, 255] }
    #expect(page([.backgroundColor: UIColor.blue]).count(isBlue) > 500)
    #expect(
      page([.underlineStyle: NSUnderlineStyle.single.rawValue]).box().maxY > plain.box().maxY)
    #expect(
      page([.strikethroughStyle: 1]).count { $0 == [255, 0, 0, 255] }
        > plain.count { $0 == [255, 0, 0, 255] })
    let large = UIFont.boldSystemFont(ofSize: 60)
    let outlined = page([.font: large, .strokeWidth: -4, .strokeColor: UIColor.blue])
    #expect(outlined.count(isBlue) > 20 && outlined.count { $0[0] > 200 && $0[2] < 60 } > 20)
    #expect(page([.strokeWidth: 8, .strokeColor: UIColor.blue]).count { $0[0] > $0[2] } == 0)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 60, height: 30), UIColor.blue)
    let shadowed = page([.shadow: shadow])
    #expect(shadowed.box(isBlue).minX > 78 && shadowed.box(isBlue).minY > 50)
    #expect(page([.kern: 10]).box().width > plain.box().width + 35)
    #expect(page([.baselineOffset: 5]).box().minY <= plain.box().minY)
  }

  @Test("Fonts differ in weight, slant and kind; a font that is not there is stood in for")
  func fonts() {
    func darkness(_ font: UIFont?) -> Int {
      let page = Page { _ in
        "Hamburg".draw(
          at: CGPoint(x: 5, y: 5), withAttributes: [.font: font ?? UIFont.systemFont(ofSize: 5)])
      }
      return page.count { $0[0] < 128 }
    }
    let regular = darkness(.systemFont(ofSize: 30))
    #expect(darkness(.systemFont(ofSize: 30, weight: .heavy)) > regular * 5 / 4)
    #expect(darkness(.boldSystemFont(ofSize: 30)) > regular)
    #expect(darkness(UIFont(name: "HelveticaNeue-Bold", size: 30)) > regular)
    func width(_ text: String, _ font: UIFont?) -> CGFloat {
      text.size(withAttributes: [.font: font ?? UIFont.systemFont(ofSize: 5)]).width
    }
    let mono = UIFont.monospacedSystemFont(ofSize: 30, weight: .regular)
    #expect(abs(width("iii", mono) - width("mmm", mono)) < 0.1)
    #expect(abs(width("iii", UIFont(name: "Menlo-Regular", size: 30)) - width("iii", mono)) < 0.1)
    let sans = UIFont.systemFont(ofSize: 30)
    let serif = sans.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }
    #expect(serif?.pointSize == 30 && width(words, serif) != width(words, sans))
    #expect(width(words, UIFont(name: "NoSuchFont-Italic", size: 30)) > 300)
  }

  @Test("Transforms, clips and alpha of the context count")
  func context() {
    let scaled = Page(200, 100, scale: 2) { _ in "Hello".draw(at: .zero, withAttributes: big) }
    let plain = Page { _ in "Hello".draw(at: .zero, withAttributes: big) }
    #expect(abs(scaled.box().width - 2 * plain.box().width) <= 2)
    let turned = Page(100, 200) { context in
      context.translateBy(x: 50, y: 0)
      context.rotate(by: .pi / 2)
      "Hello".draw(at: .zero, withAttributes: big)
    }
    #expect(abs(turned.box().height - plain.box().width) <= 1)
    #expect(abs(turned.box().width - plain.box().height) <= 1)
    let clipped = Page { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 100))
      "Hello".draw(at: .zero, withAttributes: big)
    }
    #expect(clipped.box().maxX == 20)
    let faint = Page { context in
      context.setAlpha(0.5)
      "Hello".draw(at: .zero, withAttributes: big)
    }
    #expect(faint.count { $0[1] < 126 } == 0 && faint.count { $0[1] < 130 } > 20)
    let half = UIColor.black.withAlphaComponent(0.5)
    let clear = Page(on: .clear) { _ in
      "■".draw(
        at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 60), .foregroundColor: half])
    }
    #expect(clear.count { $0 == [0, 0, 0, 128] || $0 == [0, 0, 0, 127] } > 100)
  }

  @Test("Without lines' origin the letters stand at the place")
  func standing() {
    let options: NSStringDrawingOptions = []
    let rect = "Hg\nnever".boundingRect(
      with: .zero, options: options, attributes: big, context: nil)
    #expect(rect.minY < -14 && rect.maxY > 3)
    let page = Page { _ in
      let context = NSStringDrawingContext()
      "HH\nnever".draw(
        with: CGRect(x: 10, y: 60, width: 0, height: 0), options: options, attributes: big,
        context: context)
      #expect(context.totalBounds.height > 20)
    }
    #expect(abs(page.box().maxY - 60) <= 1)
  }

  @Test("Coloured emoji keep their colours", .enabled(if: hasEmoji, "no Noto Color Emoji"))
  func emoji() {
    let page = Page { _ in
      "🍀".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    }
    #expect(page.count { Int($0[1]) > Int($0[0]) + 50 } > 200)
  }

  static let hasEmoji = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

  @Test("Odd texts, places and attributes draw nothing or something, and never more")
  func odd() {
    let page = Page { context in
      for rect in [
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .null, .infinite, .zero,
        CGRect(x: 0, y: 0, width: -50, height: -50), CGRect(x: 1e9, y: 1e9, width: 10, height: 10),
      ] {
        words.draw(in: rect, withAttributes: [:])
      }
      "".draw(at: .zero)
      "x".draw(at: CGPoint(x: CGFloat.infinity, y: 0))
      context.scaleBy(x: 0, y: 1)
      "x".draw(at: .zero)
    }
    #expect(page.bitmap.width == 200)
    let odd: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: .nan), .kern: CGFloat.infinity, .strokeWidth: "wide",
      .foregroundColor: 7, .paragraphStyle: style { $0.lineHeightMultiple = .nan },
      .underlineStyle: NSUnderlineStyle.single, .baselineOffset: -1e30,
    ]
    #expect("a\0b\u{7}\u{FFFE}".size(withAttributes: odd).height > 0)
    #expect(
      "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 1e9)]).height > 1000)
    let long = String(repeating: "x", count: 70_000)
    #expect(long.size(withAttributes: nil) == .zero)
  }
}

/// Without the program nothing is drawn, and that is all.
@Suite("No text without the typesetter", .enabled(if: HelperProgram.installed == nil))
struct NoTextTests {
  @Test func nothingIsDrawn() {
    #expect(words.size(withAttributes: big) == .zero)
    #expect(Page { _ in words.draw(at: .zero, withAttributes: big) }.box().isNull)
  }
}
