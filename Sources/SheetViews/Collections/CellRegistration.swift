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

  /// Accepted for code written for iOS: there are no headers.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Never called.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    /// Ignored.
    public init(elementKind: String, handler: @escaping Handler) {}
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

  /// An empty view: there are no headers. Accepted for code written for iOS.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { Supplementary(_frame: .zero) }
}
