import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

/// A picture of one pixel a point, and its pixels.
private struct Drawn {
  let bitmap: Bitmap

  init(
    _ width: CGFloat = 8, _ height: CGFloat = 8, opaque: Bool = false,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, opaque)
    let size = CGSize(width: width, height: height)
    bitmap = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions).bitmap
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }
}

private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]
private let clear: [UInt8] = [0, 0, 0, 0]

@Suite("Drawing")
struct DrawingTests {
  @Test("A renderer fills, in colours that were set, and its format counts")
  func renderer() {
    let drawn = Drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 2)).fill()
    }
    #expect(drawn[1, 1] == red)
    #expect(drawn[3, 3] == red)
    #expect(drawn[0, 0] == clear)
    #expect(drawn[4, 4] == clear)
    #expect(drawn[5, 5] == [0, 0, 255, 128])
    #expect(Drawn(opaque: true) { _ in }[3, 3] == [0, 0, 0, 255])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.bitmap.width == 20)
  }

  @Test("Transforms, saved states and clips")
  func states() {
    let drawn = Drawn { renderer in
      let context = renderer.cgContext
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 4, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 4, width: 2, height: 2))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(drawn[4, 0] == red)
    #expect(drawn[5, 1] == red)
    #expect(drawn[6, 0] == clear)
    #expect(drawn[1, 5] == blue)
    #expect(drawn[2, 5] == clear)
    #expect(drawn[0, 3] == clear)
  }

  @Test("A turn by a quarter is clockwise")
  func turn() {
    let drawn = Drawn { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 8, y: 0)
      context.rotate(by: .pi / 2)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(drawn[7, 0] == red)
    #expect(drawn[6, 3] == red)
    #expect(drawn[5, 0] == clear)
    #expect(drawn[7, 4] == clear)
  }

  @Test("Lines have their width, on both sides, and their ends")
  func strokes() {
    let drawn = Drawn { renderer in
      let context = renderer.cgContext
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 2, y: 2))
      context.addLine(to: CGPoint(x: 5, y: 2))
      context.strokePath()
      context.setLineCap(.square)
      context.move(to: CGPoint(x: 2, y: 6))
      context.addLine(to: CGPoint(x: 5, y: 6))
      context.strokePath()
    }
    #expect(drawn[2, 1] == red)
    #expect(drawn[4, 2] == red)
    #expect(drawn[2, 3] == clear)
    #expect(drawn[1, 1] == clear)
    #expect(drawn[5, 1] == clear)
    #expect(drawn[1, 5] == red)
    #expect(drawn[5, 6] == red)
    #expect(drawn[6, 6] == clear)
  }

  @Test("A corner is pointed, cut off or round")
  func joins() {
    func corner(_ join: CGLineJoin) -> UInt8 {
      Drawn(16, 16) { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 14))
        path.addLine(to: CGPoint(x: 4, y: 4))
        path.addLine(to: CGPoint(x: 14, y: 4))
        path.lineWidth = 4
        path.lineJoinStyle = join
        path.stroke()
      }[2, 2][3]
    }
    #expect(corner(.miter) == 255)
    #expect(corner(.bevel) == 0)
    #expect((1...250).contains(corner(.round)))
  }

  @Test("The outline of a rectangle leaves its inside free, joined at all four corners")
  func frame() {
    let drawn = Drawn { renderer in
      UIColor.red.setStroke()
      renderer.stroke(CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    for place in 1...6 {
      #expect(drawn[place, 1] == red)
      #expect(drawn[1, place] == red)
      #expect(drawn[6, place] == red)
    }
    #expect(drawn[2, 2] == clear)
    #expect(drawn[0, 0] == clear)
  }

  @Test(
    "Modes of drawing",
    arguments: [
      (CGBlendMode.normal, blue), (.copy, blue), (.clear, clear), (.destinationOver, red),
      (.destinationIn, red), (.destinationOut, clear), (.sourceIn, blue), (.sourceOut, clear),
      (.sourceAtop, blue), (.xor, clear), (.multiply, [0, 0, 0, 255]),
      (.screen, [255, 0, 255, 255]), (.plusLighter, [255, 0, 255, 255]), (.destinationAtop, red),
    ])
  func modes(mode: CGBlendMode, expected: [UInt8]) {
    let drawn = Drawn(1, 1) { renderer in
      let everything = CGRect(x: 0, y: 0, width: 1, height: 1)
      UIColor.red.setFill()
      renderer.fill(everything)
      UIColor.blue.setFill()
      renderer.fill(everything, blendMode: mode)
    }
    #expect(drawn[0, 0] == expected)
  }

  @Test("A picture is drawn pixel by pixel, enlarged, averaged and with a part of its alpha")
  func pictures() {
    let image = UIImage(bitmap: Bitmap(width: 2, height: 1, pixels: red + blue))
    #expect(Drawn { _ in image.draw(at: CGPoint(x: 3, y: 2)) }[3, 2] == red)
    #expect(Drawn { _ in image.draw(at: CGPoint(x: 3, y: 2)) }[4, 2] == blue)
    let wide = Drawn { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(wide[0, 7] == red)
    #expect(wide[7, 0] == blue)
    let small = Drawn { _ in image.draw(in: CGRect(x: 1, y: 1, width: 1, height: 1)) }
    #expect(small[1, 1] == [128, 0, 128, 255])
    let faint = Drawn { _ in image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(faint[0, 0] == [255, 0, 0, 128])
    let tinted = Drawn(1, 1) { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIImage(bitmap: Bitmap(width: 1, height: 1)).draw(
        in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .destinationIn, alpha: 1)
    }
    #expect(tinted[0, 0] == clear)
  }

  @Test("The older functions draw into a stack of contexts")
  func older() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 3)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.bitmap.width == 1)
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.bitmap.width == 12)
    #expect(Array(image.bitmap.pixels.prefix(4)) == red)
    #expect(Array(image.bitmap.pixels.suffix(4)) == clear)
  }

  @Test("A thumbnail keeps the proportions and is not enlarged")
  func thumbnail() throws {
    let image = UIImage(bitmap: Bitmap(width: 40, height: 20))
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size.height == 5)
    #expect(image.preparingThumbnail(of: CGSize(width: 99, height: 99))?.size.width == 40)
    #expect(image.preparingThumbnail(of: CGSize(width: 0, height: CGFloat.nan)) == nil)
  }
}
