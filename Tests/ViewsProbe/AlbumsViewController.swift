import Foundation
import SheetImaging
import SheetPresentation
import SheetViews

/// A grid of three columns with the names of albums above their pictures.
final class AlbumsViewController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<String, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak source] view, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = source?.sectionIdentifier(for: path.section)
      content.secondaryText = "\(path.section + 1) of 4"
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (name, count) in [("Praha", 5), ("Žďár nad Sázavou", 2), ("Empty", 0), ("東京", 12)] {
      snapshot.appendSections([name])
      snapshot.appendItems((1...12).prefix(count).map { "\(name) \($0)" })
    }
    source.apply(snapshot)
    self.source = source
  }

  private var layout: UICollectionViewLayout {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .absolute(20)),
      repeatingSubitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
