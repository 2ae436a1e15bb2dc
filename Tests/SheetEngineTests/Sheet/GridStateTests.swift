import SheetTestSupport
import Testing

@testable import SheetEngine

struct GridStateTests {
  @Test func firstItemThatExistsIsSelected() {
    #expect(GridState(counts: [3, 2]).focused == 0)
    #expect(GridState(counts: [0, 2]).focused == 1)
    #expect(GridState(counts: [0, 0]).selection == nil)
    #expect(GridState(counts: []).selection == nil)
  }

  @Test func movingStopsAtTheEnds() {
    var grid = GridState(counts: [3, 2])
    grid.move(by: -1)
    #expect(grid.rows[0].selected == 0)
    grid.move(by: 5)
    #expect(grid.rows[0].selected == 2)
  }

  @Test func rowsRememberTheirPosition() {
    var grid = GridState(counts: [5, 5])
    grid.move(by: 3)
    grid.moveRow(by: 1)
    grid.move(by: 1)
    grid.moveRow(by: -1)
    #expect(grid.focused == 0 && grid.rows.map(\.selected) == [3, 1])
  }

  @Test func emptyRowsAreSkippedAndEdgesWrapOnRequest() {
    var grid = GridState(counts: [1, 0, 1])
    grid.moveRow(by: 1)
    #expect(grid.focused == 2)
    grid.moveRow(by: 1)
    #expect(grid.focused == 2)
    grid.moveRow(by: 1, wraps: true)
    #expect(grid.focused == 0)
    grid.moveRow(by: -1, wraps: true)
    #expect(grid.focused == 2)
  }

  @Test func listMovesThroughAllRows() {
    var grid = GridState(counts: [2, 0, 3])
    grid.moveInList(by: 2)
    #expect(grid.focused == 2 && grid.rows[2].selected == 0)
    grid.moveInList(by: -1)
    #expect(grid.focused == 0 && grid.rows[0].selected == 1)
    grid.moveInList(by: 99)
    #expect(grid.focused == 2 && grid.rows[2].selected == 2)
  }

  @Test func wheelScrollsAndTheSelectionStaysInSight() {
    var grid = GridState(counts: [10, 0])
    grid.scroll(0, by: 2, visible: 4)
    #expect(grid.rows[0].first == 2 && grid.rows[0].selected == 2)
    grid.scroll(0, by: 100, visible: 4)
    #expect(grid.rows[0].first == 6)
    grid.scroll(0, by: -100, visible: 4)
    #expect(grid.rows[0].first == 0 && grid.rows[0].selected == 3)
    grid.scroll(1, by: 1, visible: 4)
    #expect(grid.rows[1].first == 0 && grid.rows[1].selected == 0)
  }

  /// Any moves in any order leave numbers that exist.
  @Test(arguments: 0..<4)
  func randomMovesStayInBounds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0...12, using: &random)
      }
      var grid = GridState(counts: counts)
      for _ in 0..<40 {
        Self.move(&grid, &random)
        for (row, count) in zip(grid.rows, counts) {
          #expect(row.first >= 0 && row.selected >= 0)
          #expect(count == 0 ? row.selected == 0 : row.selected < count)
        }
        #expect(grid.selection == nil || counts[grid.focused] > 0)
        #expect((grid.selection == nil) == counts.allSatisfy { $0 == 0 })
      }
    }
  }

  private static func move(_ grid: inout GridState, _ random: inout SeededGenerator) {
    let distance = Int.random(in: -20...20, using: &random)
    let visible = Int.random(in: -1...9, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: grid.move(by: distance)
    case 1: grid.moveRow(by: distance.signum(), wraps: Bool.random(using: &random))
    case 2: grid.moveInList(by: distance)
    case 3: grid.select(distance, distance)
    case 4: grid.scroll(distance, by: distance, visible: visible)
    default:
      grid.keepSelectionVisible(visible)
      guard visible > 0 else { return }
      for row in grid.rows { #expect((row.first..<row.first + visible).contains(row.selected)) }
    }
  }
}
