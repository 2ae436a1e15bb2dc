import Foundation
import SheetCells
import SheetPresentation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { knownCounts.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }

  /// The item, if it is seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  /// Where an item is, if it is seen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The items that are seen.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[$0] }
  }

  /// Where the items are that are seen.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  /// The items that are chosen.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Chooses an item, without telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      selected.forEach { deselectItem(at: $0, animated: false) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    shown[indexPath]?.isSelected = true
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes a choice back, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    shown[indexPath]?.isSelected = false
    setNeedsDisplay()
  }

  /// Brings an item into sight.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard indexPath.item < numberOfItems(inSection: indexPath.section), indexPath.item >= 0 else {
      return
    }
    current = knownCounts.prefix(indexPath.section).reduce(indexPath.item, +)
    setNeedsDisplay()
  }

  /// Asks for items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    indexPaths.forEach(forget)
    measureAnew()
  }

  /// Asks for everything anew.
  public func reloadSections(_ sections: IndexSet) { reloadKeepingChoice() }
  /// Asks for everything anew.
  public func insertItems(at indexPaths: [IndexPath]) { reloadKeepingChoice() }
  /// Asks for everything anew.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadKeepingChoice() }

  /// Runs both at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadKeepingChoice()
    completion?(true)
  }

  /// Lies out items in another way.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func reloadKeepingChoice() {
    let kept = selected
    reloadData()
    selected = kept
  }

  // MARK: Inside

  var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = asked
    return asked
  }

  func path(of index: Int) -> IndexPath? {
    var left = index
    for (section, count) in knownCounts.enumerated() {
      if left < count { return IndexPath(item: left, section: section) }
      left -= count
    }
    return nil
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = shown[path] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    if cell.superview !== self { addSubview(cell) }
    cell.isSelected = selected.contains(path)
    shown[path] = cell
    gridDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  // MARK: Keys

  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .paste: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    let rows = max(1, Set(drawn.map(\.rect.minY)).count - 1)
    switch key {
    case .left, .character("h"): return move(to: current - 1)
    case .right, .character("l"): return move(to: current + 1)
    case .up, .character("k"): return move(byRows: -1)
    case .down, .character("j"): return move(byRows: 1)
    case .pageUp: return move(byRows: -rows) || move(to: 0)
    case .pageDown: return move(byRows: rows) || move(to: plan.count - 1)
    case .home, .character("g"): return move(to: 0)
    case .end, .character("G"): return move(to: plan.count - 1)
    case .character("r"): return refresh()
    case .character("x"), .delete: return offerActions()
    case .enter, .character(" "): return choose(current)
    default: return false
    }
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp: return move(byRows: -1)
    case .wheelDown: return move(byRows: 1)
    case .release: return false
    case .press:
      guard let hit = drawn.first(where: { $0.rect.contains(mouse.location) }) else { return false }
      current = hit.index
      return choose(hit.index)
    }
  }

  /// Moves the frame; at an end keys go on to a neighbour.
  private func move(to index: Int) -> Bool {
    guard (0..<plan.count).contains(index), index != current else { return false }
    current = index
    setNeedsDisplay()
    return true
  }

  private func move(byRows step: Int) -> Bool {
    let plan = plan
    let columns = plan.columns(in: frame.cells.width)
    guard let place = plan.place(of: current, columns: columns),
      let index = plan.index(row: place.row + step, column: place.column, columns: columns)
    else { return false }
    return move(to: index)
  }

  /// Chooses an item as the person does.
  @discardableResult
  func choose(_ index: Int) -> Bool {
    guard let path = path(of: index), allowsSelection else { return false }
    setNeedsDisplay()
    guard gridDelegate?.collectionView(self, shouldHighlightItemAt: path) != false else {
      return true
    }
    if allowsMultipleSelection, selected.contains(path) {
      drop(path)
      return true
    }
    guard gridDelegate?.collectionView(self, shouldSelectItemAt: path) != false else { return true }
    if !allowsMultipleSelection { selected.subtracting([path]).forEach(drop) }
    selected.insert(path)
    shown[path]?.isSelected = true
    gridDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  private func drop(_ path: IndexPath) {
    guard gridDelegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
    deselectItem(at: path, animated: false)
    gridDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Line by line

  /// The most items that are offered with numbers.
  private static let mostSpoken = 500

  var spokenItems: SpokenView {
    .choices(
      (0..<min(plan.count, Self.mostSpoken)).compactMap { index in
        guard let path = path(of: index), let cell = cell(at: path) else { return nil }
        let title = cell.spokenTitle ?? "Item \(index + 1)"
        return SpokenChoice(title, stays: allowsMultipleSelection) { [weak self] in
          self?.choose(index)
        }
      })
  }
}
