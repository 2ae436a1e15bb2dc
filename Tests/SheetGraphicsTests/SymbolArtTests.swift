import Foundation
import SheetCells
import SheetImaging
import SymbolResources
import Testing

/// The drawings as the smallest sheet shows them, where nothing but ASCII can be shown.
@Suite("Symbols drawn")
struct SymbolArtTests {
  @Test("Every drawing is a picture of 60 pixels that reaches two opposite edges, or nearly")
  func size() throws {
    for name in SymbolResource.names {
      let bitmap = try bitmap(name)
      #expect((bitmap.width, bitmap.height) == (60, 60), "\(name)")
      let mask = AlphaMask(bitmap)
      let rows = (0..<60).filter { y in (0..<60).contains { mask[$0, y] > 0.5 } }
      let columns = (0..<60).filter { x in (0..<60).contains { mask[x, $0] > 0.5 } }
      let width = (columns.last ?? 0) - (columns.first ?? 0)
      let height = (rows.last ?? 0) - (rows.first ?? 0)
      #expect(max(width, height) >= 50, "\(name): \(width) x \(height)")
    }
  }

  @Test("No two have more than four fifths of their characters in common")
  func charactersDiffer() throws {
    let options = ArtOptions(kind: .ascii, fit: .off)
    let drawings = try SymbolResource.names.map { name in
      let canvas = IconArt.render(
        try bitmap(name), size: CellSize(width: 10, height: 5), options: options)
      return (name: name, cells: canvas.cells.map(\.text))
    }
    for (index, one) in drawings.enumerated() {
      for other in drawings[(index + 1)...] {
        let differing = zip(one.cells, other.cells).count { $0 != $1 }
        #expect(differing >= 10, "\(one.name) and \(other.name): \(differing) of 50")
      }
    }
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try PNGDecoder.decode(Data(try #require(SymbolResource.png(named: name))))
  }
}
