import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

/// What is drawn at one pixel a point.
private func pixels(
  _ side: CGFloat = 10, _ draw: (CGContext) -> Void
) -> (Int, Int) -> [UInt8] {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    .image { draw($0.cgContext) }
  let bitmap = image.bitmap
  return { x, y in
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }
}

@Suite("Gradients, dashes and pictures turned over")
struct GradientTests {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])

  @Test("A linear gradient goes from one point to another, inside the clip")
  func linear() throws {
    let gradient = try #require(gradient)
    let drawn = pixels { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0),
        options: [.drawsBeforeStartLocation])
    }
    #expect(drawn(0, 0) == [255, 0, 0, 255] && drawn(9, 0)[3] == 0 && drawn(4, 7)[3] == 0)
    #expect(drawn(3, 2)[0] > drawn(6, 2)[0] && drawn(3, 2)[2] < drawn(6, 2)[2])
    #expect(abs(Int(drawn(4, 0)[0]) - 149) <= 2)
  }

  @Test("A radial gradient goes from one circle to another")
  func radial() throws {
    let gradient = try #require(gradient)
    let middle = CGPoint(x: 5, y: 5)
    let drawn = pixels { context in
      context.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 4, options: [])
    }
    #expect(drawn(5, 5)[0] > 200 && drawn(5, 5)[2] < 60)
    #expect(drawn(5, 2)[2] > drawn(5, 4)[2] && drawn(5, 2) == drawn(2, 5))
    #expect(drawn(0, 0)[3] == 0)
    let moved = pixels { context in
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 2, endCenter: CGPoint(x: 9, y: 9), endRadius: 2,
        options: .drawsAfterEndLocation)
    }
    #expect(moved(0, 0)[0] > 200 && moved(8, 8)[2] > 200 && moved(9, 0)[3] == 0)
  }

  @Test("Colours by numbers, places in any order, and gradients that are none")
  func stops() throws {
    let greys = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil,
        count: 2))
    #expect(greys.color(at: 0.5, []) == Premultiplied(0.5, 0.5, 0.5, 1))
    let three = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.white, .black, .white] as CFArray,
        locations: [1, 0, .nan]))
    #expect(three.color(at: 1, []) == Premultiplied(1, 1, 1, 1))
    #expect(three.color(at: 1.5, []) == nil && three.color(at: 2, .drawsAfterEndLocation) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let gradient = try #require(gradient)
    let nothing = pixels { context in
      context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: .nan, endCenter: .zero, endRadius: 1, options: []
      )
    }
    #expect(nothing(5, 5)[3] == 0)
  }

  @Test("Dashes: line and gap by turns, from a phase on, also around corners")
  func dashes() {
    func row(_ lengths: [CGFloat], _ phase: CGFloat = 0) -> String {
      let drawn = pixels { context in
        context.setLineDash(phase: phase, lengths: lengths)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
      }
      return (0..<10).map { drawn($0, 0)[3] > 128 ? "x" : "." }.joined()
    }
    #expect(row([2, 3]) == "xx...xx...")
    #expect(row([2, 3], 1) == "x...xx...x")
    #expect(row([2, 3], -1) == ".xx...xx..")
    #expect(row([1]) == "x.x.x.x.x.")
    #expect(row([3, 1, 1]) == "xxx.x...x.")
    for whole: [CGFloat] in [[], [0, 0], [-1, 2], [.nan], [1e-9]] {
      #expect(row(whole) == "xxxxxxxxxx")
    }
    let path = UIBezierPath(rect: CGRect(x: 1.5, y: 1.5, width: 6, height: 6))
    let lengths: [CGFloat] = [9, 100]
    path.setLineDash(lengths, count: 2, phase: 0)
    let drawn = pixels { _ in path.stroke() }
    #expect(drawn(4, 1)[3] > 128 && drawn(7, 3)[3] > 128 && drawn(7, 6)[3] == 0)
    #expect(drawn(1, 4)[3] == 0)
  }

  @Test("A reversed path has a hole where the other way around has none")
  func reversed() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let hole = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 6, height: 6))
    path.append(hole.reversing())
    let drawn = pixels { _ in path.fill() }
    #expect(drawn(5, 5)[3] == 0 && drawn(0, 0)[3] == 255)
    path.removeAllPoints()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 1, y: 8))
    #expect(path.reversing().currentPoint == .zero)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    #expect(copy?.lineWidth == 3 && copy?.isEmpty == false)
  }

  @Test("A picture of Core Graphics is upside down until the context is turned over")
  func turnedOver() throws {
    let image = try #require(
      UIImage(
        bitmap: Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
      ).cgImage)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let plain = pixels { $0.draw(image, in: box) }
    #expect(plain(5, 1)[2] == 255 && plain(5, 8)[0] == 255)
    let turned = pixels { context in
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: box)
    }
    #expect(turned(5, 1)[0] == 255 && turned(5, 8)[2] == 255)
  }
}
