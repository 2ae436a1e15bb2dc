import Foundation
import Testing

@testable import SheetGraphics

@Suite("Paths and transforms")
struct PathTests {
  @Test("Transforms work as UIKit's: the added one comes first")
  func transforms() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 2, y: 3))
    let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    let back = moved.concatenating(moved.inverted())
    #expect(back.isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(moved)
        == CGRect(x: 2, y: 3, width: 2, height: 3))
    #expect(CGSize(width: 1, height: 1).applying(moved) == CGSize(width: 2, height: 3))
    #expect(CGVector(dx: 1, dy: 2) != .zero)
  }

  @Test("Shapes have the bounds that they were given")
  func bounds() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 6)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 2).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 99).bounds == rect)
    #expect(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath == rect)
    let path = UIBezierPath(rect: rect)
    path.apply(CGAffineTransform(translationX: 1, y: 0))
    #expect(path.bounds.minX == 2)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("A round corner leaves the corner outside; only those asked for are round")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 9.5, y: 9.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
    #expect(path.contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("An arc goes clockwise or not, at most once around")
  func arcs() {
    func middle(_ clockwise: Bool) -> CGPoint {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return CGPoint(x: path.bounds.midX.rounded(), y: path.bounds.midY.rounded())
    }
    #expect(middle(true) == CGPoint(x: 5, y: 5))
    #expect(middle(false) == CGPoint(x: 0, y: 0))
    let whole = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 1e9, clockwise: true)
    #expect(whole.cgPath.shape.elements.count == 5)
    #expect(whole.contains(CGPoint(x: -9, y: 0)))
    let end = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: .pi / 2, clockwise: true)
    #expect(abs(end.currentPoint.x) < 1e-9 && abs(end.currentPoint.y - 10) < 1e-9)
  }

  @Test("The even-odd rule counts edges, the winding rule their sense")
  func contains() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test("What follows a closed part begins where that began")
  func closing() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLines(between: [CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    let lines = path.shape.polylines()
    #expect(lines.last?.points == [CGPoint(x: 2, y: 1), CGPoint(x: 5, y: 5)])
    #expect(path.copy() == path)
    #expect(path.mutableCopy()?.isEmpty == false)
  }
}
