import Foundation
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetGraphics

private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]
private let clear: [UInt8] = [0, 0, 0, 0]

/// Shadows, modes, masks and pictures that are turned.
@Suite struct DrawingMemberTests {
  private func draw(
    _ width: CGFloat = 20, _ height: CGFloat = 20,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> (Int, Int) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let bitmap = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions).bitmap
    return { x, y in
      Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
    }
  }

  /// Red above, blue below.
  private var flag: UIImage {
    UIImage(bitmap: Bitmap(width: 1, height: 2, pixels: red + blue))
  }

  @Test func shapesPicturesAndNothingElseCastShadows() {
    let pixel = draw { context in
      context.cgContext.saveGState()
      context.cgContext.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: .black)
      UIColor.red.setFill()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      flag.draw(in: CGRect(x: 10, y: 0, width: 2, height: 4))
      context.cgContext.restoreGState()
      context.cgContext.fill(CGRect(x: 0, y: 12, width: 2, height: 2))
    }
    #expect(pixel(1, 1) == red && pixel(7, 7) == [0, 0, 0, 255] && pixel(4, 4) == clear)
    #expect(pixel(10, 0) == red && pixel(15, 6) == [0, 0, 0, 255] && pixel(17, 6) == clear)
    #expect(pixel(5, 17) == clear)
  }

  @Test func blurredShadowsFadeOut() {
    let pixel = draw(40, 40) { context in
      context.cgContext.setShadow(offset: .zero, blur: 9)
      context.cgContext.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
    }
    let alphas = [14, 11, 8, 2].map { pixel($0, 20)[3] }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4 && alphas[3] == 0, "\(alphas)")
    // A third of black at most.
    #expect(alphas[0] < 85)
  }

  @Test(
    arguments: [
      (CGBlendMode.overlay, [191, 0, 0]), (.darken, [128, 0, 0]), (.lighten, [191, 128, 64]),
      (.difference, [63, 128, 64]), (.exclusion, [128, 128, 64]), (.hardLight, [191, 0, 0]),
      (.colorDodge, [255, 128, 0]), (.colorBurn, [85, 0, 0]), (.plusDarker, [64, 0, 0]),
    ] as [(CGBlendMode, [Int])])
  func modesMixColours(mode: CGBlendMode, color: [Int]) {
    let pixel = draw { context in
      // What is there, and what is drawn on it.
      UIColor(red: 0.5, green: 0.5, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4), blendMode: mode)
    }
    for (value, wanted) in zip(pixel(1, 1), color + [255]) {
      #expect(abs(Int(value) - wanted) <= 2, "\(mode) \(pixel(1, 1))")
    }
    #expect(pixel(6, 1)[3] == 255)
  }

  @Test func huesAreTaken() {
    let pixel = draw { context in
      UIColor(white: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4), blendMode: .color)
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4), blendMode: .luminosity)
    }
    #expect(pixel(0, 0)[2] > pixel(0, 0)[0])
    #expect(pixel(2, 0)[0] == pixel(2, 0)[2] && pixel(2, 0)[0] < 40)
  }

  @Test func aMaskAndSeveralRectanglesClip() throws {
    let mask = Bitmap(width: 1, height: 2, pixels: [9, 9, 9, 255, 9, 9, 9, 0])
    let pixel = draw { context in
      UIColor.red.setFill()
      // Upside down, as pictures are drawn.
      context.cgContext.saveGState()
      context.cgContext.clip(
        to: CGRect(x: 0, y: 0, width: 4, height: 8), mask: CGImage(bitmap: mask))
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.cgContext.restoreGState()
      context.cgContext.clip(to: [
        CGRect(x: 10, y: 0, width: 2, height: 2), CGRect(x: 14, y: 0, width: 2, height: 2),
      ])
      context.cgContext.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
    }
    #expect(pixel(1, 0) == clear && pixel(1, 7) == red && pixel(6, 7) == clear)
    #expect(pixel(10, 1) == red && pixel(12, 1) == clear && pixel(15, 1) == red)
  }

  @Test func aRoundedCornerIsDrawn() {
    let pixel = draw { context in
      let canvas = context.cgContext
      canvas.move(to: .zero)
      canvas.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 8)
      #expect(abs(canvas.currentPointOfPath.x - 10) < 0.01)
      #expect(abs(canvas.currentPointOfPath.y - 8) < 0.01)
      canvas.addLine(to: CGPoint(x: 10, y: 10))
      canvas.addLine(to: CGPoint(x: 0, y: 10))
      UIColor.red.setFill()
      canvas.fillPath()
    }
    #expect(pixel(9, 0) == clear && pixel(1, 1) == red && pixel(9, 9) == red)
  }

  @Test func bitmapContextsStandOnTheirFeet() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let picture = try #require(flag.cgImage)
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 8))
    let drawn = try #require(context.makeImage()).bitmap
    #expect(Array(drawn.pixels.prefix(4)) == red && Array(drawn.pixels.suffix(4)) == blue)
    #expect(
      CGContext(
        data: nil, width: -1, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  @Test func picturesAreTurned() throws {
    let pixels: [UInt8] = [
      1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255, 5, 5, 5, 255, 6, 6, 6, 255,
    ]
    let stored = CGImage(bitmap: Bitmap(width: 3, height: 2, pixels: pixels))
    func turned(_ orientation: UIImage.Orientation) -> [UInt8] {
      let bitmap = UIImage(cgImage: stored, scale: 1, orientation: orientation).bitmap
      return stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    }
    #expect(turned(.up) == [1, 2, 3, 4, 5, 6])
    #expect(turned(.down) == [6, 5, 4, 3, 2, 1])
    #expect(turned(.right) == [4, 1, 5, 2, 6, 3])
    #expect(turned(.left) == [3, 6, 2, 5, 1, 4])
    #expect(turned(.upMirrored) == [3, 2, 1, 6, 5, 4])
    #expect(turned(.leftMirrored) == [1, 4, 2, 5, 3, 6])
    let mirrored = UIImage(cgImage: stored).withHorizontallyFlippedOrientation()
    #expect(mirrored.bitmap.pixels[0] == 3)
  }

  @Test func thumbnailsAreMadeElsewhere() async throws {
    let picture = UIImage(bitmap: Bitmap(width: 40, height: 20))
    let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
    #expect(small?.size == CGSize(width: 10, height: 5))
    #expect(await picture.byPreparingForDisplay() === picture)
    #expect(picture.resizableImage(withCapInsets: .zero, resizingMode: .stretch) === picture)
  }

  @Test func aPatternFillsARectangle() {
    let pixel = draw { _ in flag.drawAsPattern(in: CGRect(x: 2, y: 2, width: 3, height: 5)) }
    #expect(pixel(2, 2) == red && pixel(4, 3) == blue && pixel(2, 4) == red)
    #expect(pixel(5, 2) == clear && pixel(2, 7) == clear)
  }
}
