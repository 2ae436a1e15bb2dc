import Foundation
import SheetCells
import SheetImaging
import Testing

import IconResources

/// The icons as the smallest sheet draws them, where nothing but ASCII can be shown.
@Suite("Icons drawn")
struct IconArtTests {
  private static let compact = CellSize(width: 10, height: 5)

  private func bitmap(_ name: String, points: Int = 60) throws -> Bitmap {
    let file = try #require(IconResource.png(named: name, points: points))
    return try PNGDecoder.decode(Data(file))
  }

  @Test("No two have more than half of their characters in common", arguments: [60, 76])
  func charactersDiffer(points: Int) throws {
    let drawings = try IconResource.names.map { name in
      let canvas = IconArt.render(
        try bitmap(name, points: points), size: Self.compact, options: ArtOptions(kind: .ascii))
      return (name: name, cells: canvas.cells.map(\.text))
    }
    for (index, one) in drawings.enumerated() {
      for other in drawings[(index + 1)...] {
        let differing = zip(one.cells, other.cells).count { $0 != $1 }
        #expect(differing >= 25, "\(one.name) and \(other.name): \(differing) of 50")
      }
    }
  }

  /// The part of the ink that only one of two icons has, on a grid of half cells, where they lie best:
  /// 0 for the same icon, 1 for two that share nothing.
  @Test("No two have nearly the same shape")
  func shapesDiffer() throws {
    let shapes = try IconResource.names.map { ($0, HalfCells(try bitmap($0))) }
    for (index, (name, shape)) in shapes.enumerated() {
      #expect(shape.distance(to: shape) == 0)
      for (otherName, other) in shapes[(index + 1)...] {
        let distance = shape.distance(to: other)
        #expect(distance >= 0.25, "\(name) and \(otherName): \(distance)")
      }
    }
  }

  /// Every cell of margin is lost for the drawing.
  @Test("Each reaches two opposite edges of its box, or nearly")
  func boxIsUsed() throws {
    for name in IconResource.names {
      let mask = AlphaMask(try bitmap(name))
      let inked = (0..<60).filter { y in (0..<60).contains { mask[$0, y] > 0.5 } }
      let columns = (0..<60).filter { x in (0..<60).contains { mask[x, $0] > 0.5 } }
      let width = (columns.last ?? 0) - (columns.first ?? 0)
      let height = (inked.last ?? 0) - (inked.first ?? 0)
      #expect(max(width, height) >= 52, "\(name): \(width) x \(height)")
    }
  }
}

/// How a picture covers ten by ten half cells.
private struct HalfCells {
  private static let side = 10
  private let mask: AlphaMask

  init(_ bitmap: Bitmap) {
    mask = AlphaMask(bitmap, width: Self.side, height: Self.side)
  }

  /// The least over shifts by up to one half cell.
  func distance(to other: HalfCells) -> Float {
    var least = Float.infinity
    for dy in -1...1 {
      for dx in -1...1 { least = min(least, distance(to: other, dx, dy)) }
    }
    return least
  }

  private func distance(to other: HalfCells, _ dx: Int, _ dy: Int) -> Float {
    var (apart, together): (Float, Float) = (0, 0)
    for y in -1...Self.side {
      for x in -1...Self.side {
        let (one, two) = (mask[x, y], other.mask[x + dx, y + dy])
        apart += abs(one - two)
        together += max(one, two)
      }
    }
    return together > 0 ? apart / together : 0
  }
}
