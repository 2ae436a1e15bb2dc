import Foundation
import SheetPresentation

extension UICollectionView: ListWithActions {
  var currentPath: IndexPath? { path(of: current) }

  func rowTitle(at path: IndexPath) -> String? { shown[path]?.spokenTitle }

  /// What can be done with an item: swipes of a list, then its menu.
  func rowActions(at path: IndexPath) -> [MenuEntry] {
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
    let swipes = [
      list?.trailingSwipeActionsConfigurationProvider?(path),
      list?.leadingSwipeActionsConfigurationProvider?(path),
    ].compactMap(\.self).flatMap(\.actions)
    let menu = gridDelegate?.collectionView(
      self, contextMenuConfigurationForItemAt: path, point: .zero)?.menu
    return swipes.map { MenuEntry($0) { [weak self] in self?.shown[path] } }
      + (menu?.entries(from: self) ?? [])
  }

  /// The keys that are good for something in the current item.
  var hints: [KeyHint] { actionHints + (refreshControl.map { [$0.hint] } ?? []) }
}
