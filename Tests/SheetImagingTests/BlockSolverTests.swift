import Testing

@testable import SheetImaging

@Suite("Block characters over a mask")
struct BlockSolverTests {
  private func drawn(_ rows: [[Float]], _ pixels: BlockPixels = .sextants) -> [String] {
    var grid = SampleGrid(width: rows[0].count, height: rows.count, repeating: Float(0))
    grid.samples = Array(rows.joined())
    let solver = BlockSolver(grid, pixels)
    return (0..<grid.height).map { y in
      String((0..<grid.width).map { solver.isFilled($0, y) ? "#" : "." })
    }
  }

  @Test(
    "an edge that falls between two rectangles stays straight", arguments: [0.3, 0.45, 0.55, 0.7])
  func edge(part: Float) {
    let clear = [Float](repeating: 0, count: 12)
    let full = [Float](repeating: 1, count: 12)
    let edge = [Float](repeating: part, count: 12)
    let lines = drawn([clear, clear, edge, full, full, full])
    #expect(Set(lines[2].dropFirst(2).dropLast(2)).count == 1, "\(lines)")
  }

  @Test("a gap a little thinner than half a rectangle is a line, never dots")
  func gap() {
    let full = [Float](repeating: 1, count: 12)
    let gap = [Float](repeating: 0.55, count: 12)
    let lines = drawn([full, full, full, gap, full, full, full])
    #expect(Set(lines[3]).count == 1, "\(lines)")
  }

  @Test("half blocks split the cell in two")
  func halves() {
    #expect(BlockPixels.halves.scalars == [" ", "▀", "▄", "█"])
    #expect(drawn([[1, 0, 0], [0, 0, 1]], .halves) == ["#..", "..#"])
  }

  @Test("coverage that is clear or full is drawn as it is")
  func certain() {
    #expect(drawn([[1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]]) == ["#.#.", ".#.#", "#.#."])
  }
}
