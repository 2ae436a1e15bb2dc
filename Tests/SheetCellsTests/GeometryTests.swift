import SheetCells
import Testing

@Suite struct GeometryTests {
  @Test func rectanglesAreHalfOpen() {
    let rect = CellRect(x: 2, y: 1, width: 3, height: 2)
    #expect(rect.contains(CellPoint(x: 2, y: 1)))
    #expect(rect.contains(CellPoint(x: 4, y: 2)))
    #expect(!rect.contains(CellPoint(x: 5, y: 2)))
    #expect(!rect.contains(CellPoint(x: 4, y: 3)))
  }

  @Test func insettingTooFarLeavesNothing() {
    #expect(CellRect(x: 0, y: 0, width: 3, height: 3).inset(dx: 2, dy: 0).isEmpty)
  }

  @Test func intersectionsOfStrangersAreEmpty() {
    let left = CellRect(x: 0, y: 0, width: 2, height: 2)
    #expect(left.intersection(CellRect(x: 5, y: 5, width: 2, height: 2)).isEmpty)
    #expect(
      left.intersection(CellRect(x: 1, y: -1, width: 9, height: 2))
        == CellRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func centringCutsWhatDoesNotFit() {
    let screen = CellRect(x: 0, y: 0, width: 10, height: 4)
    #expect(
      screen.centered(CellSize(width: 4, height: 2)) == CellRect(x: 3, y: 1, width: 4, height: 2))
    #expect(screen.centered(CellSize(width: 99, height: 99)) == screen)
  }
}
