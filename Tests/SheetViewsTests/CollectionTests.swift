import Foundation
import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetViews

@MainActor @Suite struct CollectionTests {
  private final class LetterCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = CGRect(x: 0, y: 0, width: 64, height: 20)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Letters: UICollectionViewController {
    var counts = [7]
    var asked = 0
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "letter", for: indexPath)
      (cell as? LetterCell)?.label.text = "\(indexPath.section).\(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("+\(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("-\(indexPath.item)") }
  }

  private func letters(_ counts: Int..., width: Int = 36, height: Int = 8) -> (Letters, ViewHarness)
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 20)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 8
    let letters = Letters(collectionViewLayout: layout)
    letters.counts = counts
    return (letters, ViewHarness(letters, width: width, height: height))
  }

  @Test func aGridLooksLikeThis() throws {
    let (_, harness) = letters(7)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────╮
        │›0.0     ‹ 0.1       0.2          │
        │ 0.3       0.4       0.5          │
        │ 0.6                              │
        │                                  │
        │                                  │
        │                                  │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func arrowsMoveAndEnterChooses() {
    let (letters, harness) = letters(7)
    harness.press(.right, .down, .enter)
    #expect(letters.log == ["+4"])
    harness.press(.right, .down, .enter)
    #expect(letters.log == ["+4", "-4", "+6"])
    harness.press(.home, .left, .up, .character(" "), .end, .character("l"), .character("k"))
    #expect(
      letters.log.last == "+0" && letters.collectionView.indexPathsForSelectedItems?.count == 1)
    #expect(harness.click("0.5") && letters.log.last == "+5")
    letters.collectionView.allowsMultipleSelection = true
    harness.press(.home, .enter, .enter)
    #expect(letters.log.suffix(2) == ["+0", "-0"])
  }

  @Test(.timeLimit(.minutes(1))) func manyItemsAskOnlyForWhatIsSeen() {
    let (letters, harness) = letters(10_000, 0, 50_001)
    #expect(letters.asked < 40, "\(letters.asked)")
    harness.press(.end)
    #expect(harness.text.contains("2.50000"))
    harness.press(.pageUp, .home)
    #expect(harness.text.contains("0.0") && letters.asked < 200, "\(letters.asked)")
  }

  @Test func emptyTinyAndReloaded() {
    let (letters, harness) = letters(0)
    #expect(harness.text.contains("Nothing here."))
    harness.press(.enter, .down, .right, .end, .pageUp)
    letters.counts = [3]
    letters.collectionView.reloadData()
    #expect(harness.text.contains("0.2"))
    for size in [CellSize(width: 20, height: 6), CellSize(width: 3, height: 3)] {
      harness.size = size
      harness.press(.down, .up)
    }
    letters.collectionView.scrollToItem(
      at: IndexPath(item: 40, section: 9), at: .top, animated: false)
    letters.collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
  }

  @Test func aGridRefreshes() {
    let (letters, harness) = letters(40)
    let control = UIRefreshControl()
    var asked = 0
    control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    harness.press(.character("r"))
    letters.collectionView.addSubview(control)
    #expect(harness.lines[6].hasPrefix("│ r refresh "))
    #expect(harness.lines[5].hasSuffix("▼│"))
    harness.press(.character("r"), .character("r"))
    #expect(asked == 1 && harness.text.contains("r refreshing"))
    control.endRefreshing()
    harness.press(.end)
    #expect(harness.lines[1].hasSuffix("▲│") && harness.text.contains("r refresh "))
    control.isEnabled = false
    harness.press(.character("r"))
    #expect(asked == 1)
  }

  @Test(arguments: [(1, 5), (2, 7), (3, 9)]) func placesAndItemsAgree(columns: Int, count: Int) {
    let plan = GridPlan(
      item: CellSize(width: 4, height: 1), gap: CellSize(width: 0, height: 0),
      counts: [count, 0, 2])
    for index in 0..<plan.count {
      let place = plan.place(of: index, columns: columns)
      #expect(
        place.flatMap { plan.index(row: $0.row, column: $0.column, columns: columns) } == index)
    }
    #expect(plan.index(row: 99, column: 0, columns: columns) == nil)
    #expect(plan.place(of: plan.count, columns: columns) == nil)
  }
}
