import Foundation
import SheetPresentation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    load()
    return rows.sectionCount
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    load()
    return rows.rows(in: section)
  }

  /// The row, if it is seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// Where a row is, if it is seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The rows that are seen.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shown[$0] }
  }

  /// Where the rows are that are seen.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  /// The row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The rows that are chosen.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Chooses a row, without telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selected.forEach { deselectRow(at: $0, animated: false) } }
    if !allowsMultipleSelection { selected.forEach { deselectRow(at: $0, animated: false) } }
    selected.insert(indexPath)
    shown[indexPath]?.setSelected(true, animated: false)
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes a choice back, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    shown[indexPath]?.setSelected(false, animated: animated)
    setNeedsDisplay()
  }

  /// Brings a row into sight.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    load()
    guard let line = rows.line(of: indexPath) else { return }
    current = line
    setNeedsDisplay()
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    indexPaths.forEach(forget)
    setNeedsDisplay()
  }

  /// Asks for rows anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Asks for everything anew.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadRowsAll() }
  /// Asks for everything anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadRowsAll() }
  /// Asks for everything anew.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRowsAll()
  }
  /// Asks for everything anew.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRowsAll()
  }
  /// Asks for everything anew.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsAll()
  }
  /// Asks for everything anew.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsAll()
  }
  /// Accepted for code written for iOS.
  public func beginUpdates() {}
  /// Asks for everything anew.
  public func endUpdates() { reloadRowsAll() }

  /// Runs both at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadRowsAll()
    completion?(true)
  }

  private func reloadRowsAll() {
    let kept = selected
    reloadData()
    selected = kept
  }

  // MARK: Inside

  /// Asks how many there are of everything.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    rows = TableRows(hasHead: tableHeaderView != nil)
    defer { if tableFooterView != nil { rows.appendFoot() } }
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      rows.append(
        header: header(section) != nil,
        rows: dataSource.tableView(self, numberOfRowsInSection: section),
        footer: footer(section) != nil)
    }
    current = nearestRow(to: current, step: 1) ?? 0
  }

  func header(_ section: Int) -> String? {
    if let title = dataSource?.tableView(self, titleForHeaderInSection: section) { return title }
    return tableDelegate?.tableView(self, viewForHeaderInSection: section)?.headerText
  }

  func footer(_ section: Int) -> String? {
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) { return title }
    return tableDelegate?.tableView(self, viewForFooterInSection: section)?.headerText
  }

  /// The row, asked for if it is not there.
  func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = shown[path] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    if cell.superview !== self { addSubview(cell) }
    cell.isSelected = selected.contains(path)
    cell.ownIndentation = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    shown[path] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The line nearest to one that is a row, first in the direction of `step`.
  func nearestRow(to line: Int, step: Int) -> Int? {
    var (ahead, behind) = (max(0, min(line, rows.count - 1)), line)
    while (0..<rows.count).contains(ahead) {
      if case .row = rows[ahead] { return ahead }
      ahead += step
    }
    while (0..<rows.count).contains(behind) {
      if case .row = rows[behind] { return behind }
      behind -= step
    }
    return nil
  }

  /// Chooses what is on a line, as the person does.
  func choose(_ line: Int) {
    guard case .row(let path) = rows[line], allowsSelection,
      shown[path]?.selectionStyle != UITableViewCell.SelectionStyle.none,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false,
      let chosen = tableDelegate == nil
        ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
    else { return }
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    defer { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
    if allowsMultipleSelection, selected.contains(chosen) { return drop(chosen) }
    let former = allowsMultipleSelection ? [] : selected.subtracting([chosen])
    former.forEach(drop)
    selected.insert(chosen)
    shown[chosen]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Takes a choice back as the person does.
  private func drop(_ path: IndexPath) {
    guard let delegate = tableDelegate else { return deselectRow(at: path, animated: false) }
    guard let path = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: path, animated: false)
    delegate.tableView(self, didDeselectRowAt: path)
  }
}
