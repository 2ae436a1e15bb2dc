import Foundation
import SheetPresentation

extension UICollectionView {
  /// Fills items of one kind; UIKit's names.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString

    /// Takes what fills items.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Fills headers of one kind; UIKit's names.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler

    /// Takes what fills headers.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// An item that is not seen any more or a new one, filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let found = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = found as? Cell ?? Cell(_frame: found.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new header, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(_frame: headerFrame)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
