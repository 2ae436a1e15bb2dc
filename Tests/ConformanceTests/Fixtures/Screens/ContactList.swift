// modes: 5 6 main
import UIKit

/// A list of registered cells from a snapshot, and a grid laid out from parts.
class ContactList: UIViewController, UICollectionViewDelegate {
    private enum Section: Hashable { case main }
    private struct Contact: Hashable {
        let name: String
        let mail: String
    }

    private lazy var collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self?.delete(indexPath)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Contact>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.delegate = self
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> { cell, indexPath, contact in
            var content = cell.defaultContentConfiguration()
            content.text = contact.name
            content.secondaryText = contact.mail
            content.image = UIImage(systemName: "person")
            content.imageProperties.tintColor = .systemBlue
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Contact>(collectionView: collectionView) { collectionView, indexPath, contact in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: contact)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
        snapshot.appendSections([.main])
        snapshot.appendItems([Contact(name: "Ada", mail: "ada@example.org")])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func delete(_ indexPath: IndexPath) {
        guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([contact])
        dataSource.apply(snapshot)
    }

    func makeGridLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { sectionIndex, environment in
            let columns = environment.container.effectiveContentSize.width > 500 ? 5 : 3
            let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            return section
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

/// A cell with a configuration of its own.
struct RatingConfiguration: UIContentConfiguration {
    var stars = 0

    func makeContentView() -> UIView & UIContentView { RatingView(configuration: self) }
    func updated(for state: UIConfigurationState) -> RatingConfiguration { self }
}

class RatingView: UIView, UIContentView {
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }
    private let label = UILabel()

    init(configuration: RatingConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        guard let rating = configuration as? RatingConfiguration else { return }
        label.text = String(repeating: "*", count: rating.stars)
    }
}
