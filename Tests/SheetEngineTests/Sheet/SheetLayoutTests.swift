import SheetCells
import Testing

@testable import SheetEngine

struct SheetLayoutTests {
  private func layout(_ width: Int, _ height: Int, longest: Int = 6) -> SheetLayout {
    SheetLayout(screen: CellSize(width: width, height: height), longest: longest)
  }

  @Test(arguments: [
    (80, 24, SheetLayout.Mode.icons(SheetLayout.compactIcon)),
    (40, 22, .icons(SheetLayout.compactIcon)), (119, 60, .icons(SheetLayout.compactIcon)),
    (200, 35, .icons(SheetLayout.compactIcon)), (120, 36, .icons(SheetLayout.regularIcon)),
    (300, 100, .icons(SheetLayout.regularIcon)), (80, 21, .labels), (40, 12, .labels),
    (39, 12, .list), (40, 11, .list), (20, 6, .list), (19, 6, .tooSmall), (20, 5, .tooSmall),
    (1, 1, .tooSmall), (0, 0, .tooSmall),
  ])
  func sizeClassFollowsTheScreen(width: Int, height: Int, mode: SheetLayout.Mode) {
    #expect(layout(width, height).mode == mode)
  }

  @Test func compactSheetTakesTwentyTwoRows() {
    #expect(layout(80, 24).box == CellRect(x: 0, y: 1, width: 80, height: 22))
    #expect(layout(80, 24).visible == 6)
  }

  @Test func regularSheetIsACentredBoxThatGrowsWithItsRowsToEightColumns() {
    #expect(layout(300, 100).visible == 6)
    #expect(layout(300, 100, longest: 7).visible == 7)
    #expect(layout(300, 100, longest: 50).visible == 8)
    #expect(layout(140, 40, longest: 50).visible == 7)
    let box = layout(300, 100, longest: 50).box
    #expect(abs(box.minX - (300 - box.maxX)) <= 1 && abs(box.minY - (100 - box.maxY)) <= 1)
  }

  /// Wherever there is a box, everything lies inside it, in order and without overlap.
  @Test func everythingLiesWhereItBelongs() {
    for width in 1...300 {
      for height in 1...100 where height < 40 || height == 100 || width % 37 == 0 {
        for longest in [0, 9] { check(layout(width, height, longest: longest), width, height) }
      }
    }
  }

  private func check(_ layout: SheetLayout, _ width: Int, _ height: Int) {
    let screen = CellRect(x: 0, y: 0, width: width, height: height)
    #expect(layout.box.intersection(screen) == layout.box, "\(width)x\(height)")
    guard let last = layout.rows.last else { return }
    let inner = layout.box.inset(dx: 1, dy: 1)
    let frames = (0..<layout.visible).map { layout.itemX($0) }
    let isSound =
      layout.header.intersection(inner) == layout.header
      && layout.footer.intersection(inner) == layout.footer
      && layout.header.maxY == layout.rows[0].rule
      && layout.rows.allSatisfy { $0.rule < $0.icons && $0.icons <= $0.titles }
      && layout.rows[0].titles < last.rule && last.titles == layout.footer.minY - 2
      && frames.allSatisfy { $0 > inner.minX && $0 + layout.pitch - 1 <= inner.maxX }
    #expect(isSound, "\(width)x\(height): \(layout)")
  }
}
