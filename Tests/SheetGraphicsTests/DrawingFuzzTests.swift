import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

/// Numbers that come from divisions by zero and from sizes of other worlds.
private let oddNumbers: [CGFloat] = [
  0, -0.0, 1, -1, 0.5, 7, 1e-300, 1e9, -1e9, 1e38, 1e300, -1e300, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
]

@Suite("Drawing of odd numbers")
struct DrawingFuzzTests {
  @Test("A size that is none or too large gives a picture without a pixel")
  func sizes() {
    for width in oddNumbers {
      for scale in oddNumbers {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(
          size: CGSize(width: width, height: 3), format: format)
        let bitmap = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }.bitmap
        #expect(bitmap.width * bitmap.height <= 16 << 20)
      }
    }
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 16_000, height: 16_000))
    #expect(huge.image { _ in }.bitmap.isEmpty)
    #expect(huge.pngData { _ in }.isEmpty)
  }

  @Test("Every call survives every number", arguments: 0..<40)
  func calls(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    let image = renderer.image { renderer in
      for _ in 0..<60 { Self.call(renderer.cgContext, &random) }
    }
    #expect(image.bitmap.pixels.count == 16 * 16 * 4)
  }

  private static func call(_ context: CGContext, _ random: inout Generator) {
    func number() -> CGFloat { oddNumbers.randomElement(using: &random) ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    switch Int.random(in: 0..<26, using: &random) {
    case 0: context.fill(rect())
    case 1: context.stroke(rect(), width: number())
    case 2: context.fillEllipse(in: rect())
    case 3: context.strokeEllipse(in: rect())
    case 4: context.move(to: point())
    case 5, 6: context.addLine(to: point())
    case 7: context.addCurve(to: point(), control1: point(), control2: point())
    case 8: context.addQuadCurve(to: point(), control: point())
    case 9:
      context.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(),
        clockwise: random.next() & 1 == 0)
    case 10: context.fillPath(using: .evenOdd)
    case 11: context.strokePath()
    case 12: context.closePath()
    case 13: context.translateBy(x: number(), y: number())
    case 14: context.scaleBy(x: number(), y: number())
    case 15: context.rotate(by: number())
    case 16: context.saveGState()
    case 17, 18: context.restoreGState()
    case 19: context.setLineWidth(number())
    case 20: context.setMiterLimit(number())
    case 21:
      context.setLineJoin(CGLineJoin(rawValue: Int32.random(in: 0...2, using: &random)) ?? .miter)
    case 22: context.setAlpha(number())
    case 23: context.clip(to: rect())
    case 24: UIBezierPath(roundedRect: rect(), cornerRadius: number()).fill()
    default: UIImage(systemName: "trash")?.draw(in: rect(), blendMode: .normal, alpha: number())
    }
  }

  @Test("Steps with what is no number are left out of paths")
  func paths() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addArc(
      withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 0, height: 0))
    #expect(UIBezierPath(rect: .null).isEmpty)
    #expect(UIBezierPath(rect: .infinite).isEmpty || UIBezierPath(rect: .infinite).bounds.isFinite)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
