import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// What a grid asks for to find out how large its items are.
@MainActor @Suite struct GridMeasureTests {
  /// Rows of a list, which note when they are asked for.
  private final class Rows: NSObject, UICollectionViewDataSource {
    var asked: [Int] = []
    var title = "Row"

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("\(title) \(indexPath.item)", "below")
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource
  ) -> (UICollectionView, ViewHarness) {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.dataSource = source
    let controller = UIViewController()
    controller.view = grid
    return (grid, ViewHarness(controller, width: 44, height: 12))
  }

  private var list: UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  @Test func aFirstItemOutOfSightIsNotAskedForAgain() {
    let source = Rows()
    let (grid, harness) = show(list, source)
    harness.press(.end)
    #expect(harness.text.contains("Row 39") && !harness.text.contains("Row 34"), "\(harness.text)")
    source.asked = []
    for _ in 0..<3 {
      grid.setNeedsDisplay()
      harness.draw()
    }
    harness.press(.up, .down)
    #expect(source.asked == [])
  }

  @Test func aNewLayoutAndOtherDataAreMeasuredAnew() {
    let source = Rows()
    let (grid, harness) = show(list, source)
    harness.press(.end)
    let changes: [() -> Void] = [
      { grid.reloadData() }, { grid.collectionViewLayout.invalidateLayout() },
      { grid.collectionViewLayout = self.list },
      { grid.reloadItems(at: [IndexPath(item: 0, section: 0)]) },
      { harness.size = CellSize(width: 30, height: 12) },
    ]
    for (number, change) in changes.enumerated() {
      harness.draw()
      source.asked = []
      change()
      harness.draw()
      #expect(source.asked.filter { $0 == 0 }.count == 1, "change \(number): \(source.asked)")
    }
  }

  @Test func aSectionIsAskedForOnce() {
    let source = Rows()
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, surroundings in
      asked += 1
      #expect(surroundings.container.contentSize.width >= 0)
      return .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    let (grid, harness) = show(layout, source)
    asked = 0
    harness.press(.down, .end, .character("x"))
    #expect(asked == 0)
    let changes: [() -> Void] = [
      { grid.reloadData() }, { layout.invalidateLayout() },
      { harness.size = CellSize(width: 30, height: 12) },
    ]
    for (number, change) in changes.enumerated() {
      asked = 0
      change()
      harness.draw()
      harness.draw()
      #expect(asked == 1, "change \(number)")
    }
  }

  @Test func aRowOfTextsIsMadeOnceAndFollowsItsTexts() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.row == nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Ada"
    cell.contentConfiguration = content
    let row = cell.row
    #expect(row != nil && cell.row === row && cell.spokenTitle == "Ada")
    content.text = "Grace"
    cell.contentConfiguration = content
    #expect(cell.spokenTitle == "Grace")
    cell.accessories = [.checkmark()]
    #expect(cell.spokenTitle == "Grace, chosen")
    cell.accessories = []
    #expect(cell.spokenTitle == "Grace")
    cell.contentConfiguration = nil
    #expect(cell.row == nil)
  }
}
