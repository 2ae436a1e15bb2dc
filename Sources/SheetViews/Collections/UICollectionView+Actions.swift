import Foundation
import SheetPresentation

extension UICollectionView {
  /// What can be done with an item: swipes of a list, then its menu.
  func itemActions(at path: IndexPath) -> [MenuEntry] {
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

  /// Lists what can be done with the current item; `false` when that is nothing.
  func offerActions() -> Bool {
    guard let path = path(of: current), let controller = rootController else { return false }
    let actions = itemActions(at: path)
    guard !actions.isEmpty else { return false }
    controller.presentEntries(actions, title: shown[path]?.spokenTitle ?? "") { [weak self] in
      self?.currentActions = nil
      self?.setNeedsDisplay()
    }
    return true
  }

  /// The keys that are good for something in the current item.
  var hints: [KeyHint] {
    let titles = currentTitles
    let actions: [KeyHint] =
      titles.first.map { [("x", titles.count == 1 ? $0 : "actions")] } ?? []
    return actions + (refreshControl.map { [$0.hint] } ?? [])
  }

  /// The delegate is asked once an item, not once a frame.
  private var currentTitles: [String] {
    guard let path = path(of: current) else { return [] }
    if let known = currentActions, known.path == path { return known.titles }
    let titles = itemActions(at: path).map(\.title)
    currentActions = (path, titles)
    return titles
  }
}
