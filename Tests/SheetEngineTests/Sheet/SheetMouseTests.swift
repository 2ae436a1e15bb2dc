import SheetCells
import Testing

@testable import SheetEngine

@MainActor @Suite struct SheetMouseTests {
  private let probe = SheetProbe()

  private func send(_ action: Mouse.Action, _ x: Int, _ y: Int) -> SheetCommand? {
    defer { _ = probe.draw() }
    return probe.view.handle(.mouse(Mouse(action, at: CellPoint(x: x, y: y))))
  }

  /// A place within the icon of an item.
  private func place(_ title: String) -> CellPoint {
    let items = probe.view.visibleItems
    let frame = items.first { probe.view.rows[$0.row][$0.index].displayTitle == title }?.frame
    return CellPoint(x: (frame?.minX ?? -9) + 3, y: (frame?.minY ?? -9) + 2)
  }

  private func click(_ title: String) -> SheetCommand? {
    let point = place(title)
    let command = send(.press, point.x, point.y)
    #expect(send(.release, point.x, point.y) == nil)
    return command
  }

  @Test func clickSelectsAndTheSecondOpens() {
    #expect(click("AirDrop")?.opened == nil)
    #expect(probe.selected == "AirDrop")
    #expect(click("AirDrop")?.opened == "AirDrop")
  }

  @Test func clickInTheOtherRowMovesTheFocus() {
    #expect(click("Print")?.opened == nil)
    #expect(probe.selected == "Print")
  }

  @Test func clicksBesideItemsDoNothing() {
    for (x, y) in [(0, 0), (5, 2), (3, 4), (79, 23), (-1, -1), (500, 500), (60, 16)] {
      #expect(send(.press, x, y) == nil, "at \(x), \(y)")
    }
    #expect(probe.selected == "Mail")
  }

  @Test func clickOnATitleCounts() {
    let title = place("Message")
    #expect(send(.press, title.x, 11) != nil)
    #expect(probe.selected == "Message")
  }

  @Test func wheelScrollsTheRowUnderThePointer() {
    _ = send(.wheelDown, 10, 8)
    #expect(probe.view.grid.rows.map(\.first) == [1, 0])
    for _ in 0..<9 { _ = send(.wheelDown, 10, 8) }
    #expect(probe.view.grid.rows.map(\.first) == [2, 0])
    _ = send(.wheelDown, 10, 17)
    #expect(probe.view.grid.rows.map(\.first) == [2, 0])
    _ = send(.wheelUp, 10, 8)
    #expect(probe.view.grid.rows.map(\.first) == [1, 0])
    #expect(probe.selected == "AirDrop", "the selection stays in sight")
  }

  @Test func wheelMovesThroughTheList() {
    let list = SheetProbe(width: 30, height: 8)
    _ = list.view.handle(.mouse(Mouse(.wheelDown, at: CellPoint(x: 2, y: 2))))
    #expect(list.selected == "Message")
  }

  @Test func clickInTheListFollowsItsScrolling() {
    let list = SheetProbe(width: 30, height: 8)
    list.press(.end)
    let first = list.visibleTitles.first
    _ = list.view.handle(.mouse(Mouse(.press, at: CellPoint(x: 4, y: 1))))
    #expect(list.selected == first)
  }
}
