import Foundation
import Testing

@testable import SheetGraphics

@Suite("Rasterizer")
struct RasterizerTests {
  private let rasterizer = Rasterizer(width: 8, height: 8)

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
    [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
  }

  @Test("Whole pixels are covered wholly, parts in part")
  func exact() throws {
    let coverage = try #require(rasterizer.coverage(of: [box(1, 2, 2.5, 1.25)], rule: .winding))
    #expect(coverage[1, 2] == 255)
    #expect(coverage[3, 2] == 128)
    #expect(coverage[1, 3] == 64)
    #expect(coverage[3, 3] == 32)
    #expect(coverage[4, 2] == 0)
    #expect(coverage[0, 2] == 0)
  }

  @Test("Half of a pixel that a diagonal cuts is covered")
  func diagonal() throws {
    let triangle = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)]
    let coverage = try #require(rasterizer.coverage(of: [triangle], rule: .winding))
    for place in 0..<4 { #expect((126...129).contains(coverage[place, place])) }
    #expect(coverage[0, 3] == 255)
    #expect(coverage[3, 0] == 0)
  }

  @Test("Where outlines overlap the rule decides; the sense counts for winding only")
  func rules() throws {
    let (outer, inner) = (box(0, 0, 6, 6), box(2, 2, 2, 2))
    let winding = try #require(rasterizer.coverage(of: [outer, inner], rule: .winding))
    #expect(winding[2, 2] == 255)
    let evenOdd = try #require(rasterizer.coverage(of: [outer, inner], rule: .evenOdd))
    #expect(evenOdd[2, 2] == 0)
    #expect(evenOdd[1, 1] == 255)
    let hole = try #require(rasterizer.coverage(of: [outer, inner.reversed()], rule: .winding))
    #expect(hole[2, 2] == 0)
  }

  @Test("What lies outside the picture costs nothing and is cut off")
  func outside() throws {
    #expect(rasterizer.coverage(of: [box(20, 0, 5, 5)], rule: .winding) == nil)
    #expect(rasterizer.coverage(of: [], rule: .winding) == nil)
    let huge = try #require(
      rasterizer.coverage(of: [box(-1e300, -1e300, 2e300, 2e300)], rule: .winding))
    #expect(huge.values.allSatisfy { $0 == 255 })
    #expect(huge.values.count == 64)
    let edge = try #require(rasterizer.coverage(of: [box(-3, -3, 4, 4)], rule: .winding))
    #expect(edge[0, 0] == 255)
    #expect(edge[1, 1] == 0)
  }

  @Test("A circle's area is right within a hundredth")
  func circle() throws {
    var shape = PathShape()
    shape.appendEllipse(in: CGRect(x: 0, y: 0, width: 64, height: 64))
    let coverage = try #require(
      Rasterizer(width: 64, height: 64)
        .coverage(of: shape.polylines().map(\.points), rule: .winding))
    let area = coverage.values.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(area / (.pi * 32 * 32) - 1) < 0.01)
  }

  @Test("Clips multiply")
  func intersection() throws {
    let one = try #require(rasterizer.coverage(of: [box(0, 0, 4, 4)], rule: .winding))
    let two = try #require(rasterizer.coverage(of: [box(3.5, 0, 4, 4)], rule: .winding))
    let both = one.intersected(two)
    #expect(both[3, 0] == 128)
    #expect(both[0, 0] == 0)
    #expect(both[4, 0] == 0)
  }
}
