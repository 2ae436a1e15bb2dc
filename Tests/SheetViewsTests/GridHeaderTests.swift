import Foundation
import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetViews

/// What stands above the sections of a grid.
@MainActor @Suite struct GridHeaderTests {
  private final class Title: UICollectionReusableView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Albums: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var asked: [Int] = []
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 20))
      label.text = "\(indexPath.section).\(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append(indexPath.section)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      (view as? Title)?.label.text = "Album \(indexPath.section)"
      return view
    }
  }

  /// Says itself which sections have a header.
  private final class OddAlbums: Albums, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section % 2 == 1 ? 50 : 0) }
  }

  private func show(_ grid: UICollectionView, width: Int = 36, height: Int = 12) -> ViewHarness {
    let controller = UIViewController()
    controller.view = grid
    return ViewHarness(controller, width: width, height: height)
  }

  private func flow(lines spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 20)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (spacing, 8)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    return layout
  }

  private func grid(_ layout: UICollectionViewLayout, _ source: Albums) -> UICollectionView {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(
      Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    grid.dataSource = source
    grid.delegate = source as? any UICollectionViewDelegate
    return grid
  }

  @Test func sectionsLookLikeThis() throws {
    let source = Albums([4, 0, 2])
    let harness = show(grid(flow(), source))
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────╮
        │ Album 0                          │
        │›0.0     ‹ 0.1       0.2          │
        │ 0.3                              │
        │                                  │
        │ Album 1                          │
        │                                  │
        │ Album 2                          │
        │ 2.0       2.1                    │
        │                                  │
        │                                  │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func headersScrollWithTheirItems() throws {
    let source = Albums([4, 9, 0])
    let harness = show(grid(flow(lines: 20), source), height: 8)
    harness.press(.end)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────╮
        │ 1.3       1.4       1.5         ▲│
        │                                  │
        │ 1.6       1.7      ›1.8     ‹    │
        │                                  │
        │ Album 2                          │
        │                                  │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func keysGoFromItemToItem() {
    let source = Albums([4, 0, 9])
    let harness = show(grid(flow(), source), height: 6)
    #expect(harness.text.contains("Album 0"))
    harness.press(.down, .down)
    #expect(harness.text.contains("›2.0") && harness.text.contains("Album 2"), "\(harness.text)")
    harness.press(.pageDown, .pageDown)
    #expect(harness.text.contains("2.8") && !harness.text.contains("Album 2"), "\(harness.text)")
    harness.press(.home)
    #expect(harness.text.contains("›0.0") && harness.text.contains("Album 0"), "\(harness.text)")
    #expect(harness.click("Album 0") && harness.text.contains("›0.0"))
    for size in [CellSize(width: 20, height: 4), CellSize(width: 5, height: 3)] {
      harness.size = size
      harness.press(.down, .end, .home)
    }
  }

  @Test func theDelegateSaysWhichSectionsHaveOne() {
    let source = OddAlbums([1, 1, 1])
    let grid = grid(flow(), source)
    let harness = show(grid)
    #expect(harness.text.contains("Album 1") && !harness.text.contains("Album 2"))
    #expect(source.asked == [1])
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    #expect(grid.supplementaryView(forElementKind: "other", at: path) == nil)
    #expect(grid.visibleSupplementaryViews(ofKind: kind).count == 1)
    (grid.supplementaryView(forElementKind: kind, at: path) as? Title)?.label.text = "Renamed"
    #expect(harness.text.contains("Renamed") && source.asked == [1])
    grid.reloadData()
    #expect(harness.text.contains("Album 1") && source.asked == [1, 1])
    grid.collectionViewLayout = UICollectionViewLayout()
    #expect(!harness.text.contains("Album"))
  }

  @Test(.timeLimit(.minutes(1))) func onlySeenHeadersAreAskedFor() {
    let source = Albums(Array(repeating: 1, count: 2_000))
    let harness = show(grid(flow(), source))
    #expect(source.asked.count < 12, "\(source.asked)")
    harness.press(.end)
    #expect(harness.text.contains("Album 1999") && source.asked.count < 24, "\(source.asked)")
  }

  @Test func aGridWithoutItemsHasItsHeaders() {
    let source = Albums([0, 0])
    let harness = show(grid(flow(), source))
    #expect(harness.text.contains("Album 0") && harness.text.contains("Album 1"))
    #expect(!harness.text.contains("Nothing here."))
    harness.press(.down, .enter, .end)
  }

  // MARK: Newer code

  private func compositional(_ section: NSCollectionLayoutSection) -> (
    UICollectionView, UICollectionViewDiffableDataSource<String, Int>
  ) {
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
      _, _, number in
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["New", "Old"])
    snapshot.appendItems([1, 2, 3], toSection: "New")
    snapshot.appendItems([4], toSection: "Old")
    source.apply(snapshot)
    return (grid, source)
  }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
  }

  @Test func boundaryItemsAreHeaders() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: item(1, 20), subitem: NSCollectionLayoutItem(layoutSize: item(0.5, 20)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: item(1, 20), elementKind: "footer", alignment: .bottom),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: item(1, 44), elementKind: "title", alignment: .top),
    ]
    let (grid, source) = compositional(section)
    let titles = UICollectionView.SupplementaryRegistration<Title>(elementKind: "title") {
      view, kind, path in
      view.label.text = "\(kind) of \(source.sectionIdentifier(for: path.section) ?? "none")"
    }
    source.supplementaryViewProvider = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    let harness = show(grid, height: 9)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────╮
        │ title of New                     │
        │›  Item 1       ‹   Item 2        │
        │   Item 3                         │
        │                                  │
        │ title of Old                     │
        │   Item 4                         │
        │                                  │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func listsHaveThemIfTheySaySo() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let (grid, source) = compositional(.list(using: configuration))
    let harness = show(grid)
    #expect(!harness.text.contains("NEW") && harness.text.contains("Item 1"))
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = source.sectionIdentifier(for: path.section)?.uppercased()
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    #expect(harness.lines[1].contains("NEW") && harness.lines[2].contains("Item 1"))
    #expect(harness.lines[6].contains("OLD") && harness.lines[7].contains("Item 4"))
  }

  // MARK: Lines

  @Test(arguments: [1, 2, 3]) func linesAndItemsAgree(columns: Int) {
    let plan = GridPlan(
      item: CellSize(width: 4, height: 2), gap: CellSize(width: 0, height: 1),
      counts: [0, 5, 0, 2, 0], headers: [true, true, false, true, true])
    for index in 0..<plan.count {
      let line = plan.line(of: index, columns: columns) ?? -1
      guard case .items(let items) = plan.line(line, columns: columns) else {
        Issue.record("line \(line) has no items")
        continue
      }
      #expect(items.contains(index))
    }
    let lines = plan.lines(columns: columns)
    let all = (0..<lines).compactMap { plan.line($0, columns: columns) }
    #expect(all.filter { if case .header = $0 { true } else { false } }.count == 4)
    #expect(all.count == lines && plan.line(lines, columns: columns) == nil)
    #expect(plan.line(-1, columns: columns) == nil)
  }

  /// Without headers all rows are alike, so the first that is seen can also be computed.
  @Test(arguments: [0, 1, 3]) func equalRowsScrollByTheirNumber(gap: Int) {
    let plan = GridPlan(
      item: CellSize(width: 4, height: 2), gap: CellSize(width: 0, height: gap), counts: [5, 0, 8])
    for height in 1..<20 {
      let seen = max(1, (height + gap) / (2 + gap))
      for (top, index) in (0..<8).flatMap({ top in (0..<13).map { (top, $0) } }) {
        let row = plan.place(of: index, columns: 2)?.row ?? 0
        var wanted = max(0, min(top, 7 - seen))
        if row < wanted { wanted = row }
        if row >= wanted + seen { wanted = row - seen + 1 }
        let found = plan.top(from: top, showing: index, columns: 2, height: height)
        #expect(found == wanted, "\(height) rows from \(top) for \(index)")
      }
    }
  }
}
