import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Grids and lists in the ways of newer code: layouts from parts, registered items, snapshots, configurations.
@MainActor @Suite struct CompositionalTests {
  private func show(_ grid: UICollectionView) -> ViewHarness {
    let controller = UIViewController()
    controller.view = grid
    return ViewHarness(controller, width: 44, height: 12)
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private func list(
    _ log: Log
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, view, done in
          log.lines.append("pin \(path.item) \(view is UICollectionViewListCell)")
          done(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = "number \(path.item)"
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .checkmark()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      grid, path, name in
      grid.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    return (grid, source)
  }

  @Test func snapshotsMakeAListOfRows() {
    let log = Log()
    let (grid, source) = list(log)
    let harness = show(grid)
    #expect(harness.text.contains("Nothing here."))
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace", "Radia"])
    source.apply(snapshot)
    let lines = harness.lines
    let row = lines.firstIndex { $0.contains("Ada") } ?? 0
    #expect(lines[row].contains("✓") && lines[row + 1].contains("number 0"), "\(lines)")
    #expect(lines[row + 2].contains("Grace") && lines[row + 3].contains("number 1"))
    #expect(harness.text.contains("x Pin"))
    harness.press(.down, .character("x"), .enter)
    #expect(log.lines == ["pin 1 true"])
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "Radia")
    #expect(source.indexPath(for: "Grace") == IndexPath(item: 1, section: 0))
    snapshot.deleteItems(["Ada"])
    source.apply(snapshot)
    #expect(!harness.text.contains("Ada") && harness.text.contains("number 1"))
  }

  private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "No\(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Open") { _ in self?.log.append("open \(indexPath.item)") }
        ])
      })
    }
  }

  @Test(arguments: [0, 10, 40])
  func aGroupOfThreeLiesInThreeColumns(spacing: Int) {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: item, count: 3)
    group.interItemSpacing = .fixed(CGFloat(spacing))
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Letters()
    (grid.dataSource, grid.delegate) = (source, source)
    let harness = show(grid)
    let rows = harness.lines.filter { $0.contains("No") }
    #expect(rows.count == 3, "\(harness.text)")
    #expect(rows[0].contains("No2") && rows[1].contains("No3") && rows[2].contains("No6"))
    harness.press(.right, .character("x"), .enter)
    #expect(source.log == ["open 1"])
  }

  /// A configuration of an author's own.
  private struct Badge: UIContentConfiguration {
    var name: String
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  }

  private final class BadgeView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { fill() } }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[label]|", views: ["label": label])
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[label]|", views: ["label": label]))
      fill()
    }
    required init?(coder: NSCoder) { nil }
    private func fill() { label.text = (configuration as? Badge).map { "<\($0.name)>" } }
  }

  @Test func configurationsOfOnesOwnMakeViews() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = Badge(name: state.isSelected ? name.uppercased() : name)
      }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["ada", "grace"])
    source.apply(snapshot)
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller, width: 44, height: 12)
    #expect(harness.text.contains("<ada>") && harness.text.contains("<grace>"))
    harness.press(.enter)
    #expect(harness.text.contains("<ADA>") && harness.text.contains("<grace>"))
  }
}
