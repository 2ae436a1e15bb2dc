// modes: 5 6 main
import UIKit

/// A grid with headers, which the delegate gives to some sections.
class AlbumGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private class TitleView: UICollectionReusableView {
        static let reuseIdentifier = "TitleView"
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                label.centerYAnchor.constraint(equalTo: centerYAnchor)
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    private let albums = [("Recent", ["a", "b"]), ("Shared", ["c"])]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            TitleView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: TitleView.reuseIdentifier)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums[section].1.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        guard kind == UICollectionView.elementKindSectionHeader,
              let header = collectionView.dequeueReusableSupplementaryView(
                  ofKind: kind, withReuseIdentifier: TitleView.reuseIdentifier, for: indexPath) as? TitleView
        else { return UICollectionReusableView() }
        header.label.text = albums[indexPath.section].0
        return header
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        albums[section].1.isEmpty ? .zero : CGSize(width: collectionView.bounds.width, height: 44)
    }

    func rename(_ section: Int) {
        let path = IndexPath(item: 0, section: section)
        let kind = UICollectionView.elementKindSectionHeader
        let header = collectionView.supplementaryView(forElementKind: kind, at: path) as? TitleView
        header?.label.text = "Renamed"
        for case let view as TitleView in collectionView.visibleSupplementaryViews(ofKind: kind) {
            view.label.font = .preferredFont(forTextStyle: .headline)
        }
    }
}

/// The same from a snapshot, with a registered header.
@MainActor class AlbumSource {
    private var dataSource: UICollectionViewDiffableDataSource<String, Int>!

    func configure(_ collectionView: UICollectionView) {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "\(number)"
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, number in
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: number)
        }
        let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            header.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
    }
}
