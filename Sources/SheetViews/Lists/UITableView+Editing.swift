import Foundation
import SheetCells
import SheetPresentation

extension UITableView: ListWithActions {
  var currentPath: IndexPath? {
    guard case .row(let path) = rows[current] else { return nil }
    return path
  }

  func rowTitle(at path: IndexPath) -> String? { shown[path]?.spokenTitle }

  /// What can be done with a row: what the delegate says, else what editing does.
  func rowActions(at path: IndexPath) -> [MenuEntry] {
    edits(at: path) + menuActions(at: path)
  }

  private func menuActions(at path: IndexPath) -> [MenuEntry] {
    let found = tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
    return found?.menu?.entries(from: self) ?? []
  }

  private func edits(at path: IndexPath) -> [MenuEntry] {
    guard let dataSource else { return [] }
    unsaid.remove(.editing)
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    let isUnsaid = unsaid.contains(.editing)
    guard canEdit else { return [] }
    let said = swipes(at: path)
    if let said { return said }
    if let old = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      return old.map { action in
        MenuEntry(title: action.title ?? "Delete", isDestructive: action.style == .destructive) {
          action.handler(action, path)
        }
      }
    }
    let edit = edit(at: path)
    // Whether a data source has what deletes rows cannot be seen: it or the delegate has to say so, or the table be
    // edited.
    return isUnsaid && unsaid.contains(.style) && !isEditing ? [] : [edit].compactMap(\.self)
  }

  private func swipes(at path: IndexPath) -> [MenuEntry]? {
    guard let delegate = tableDelegate else { return nil }
    let found = [
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
    ].compactMap(\.self)
    guard !found.isEmpty else { return nil }
    return found.flatMap(\.actions).map { MenuEntry($0) { [weak self] in self?.shown[path] } }
  }

  private func edit(at path: IndexPath) -> MenuEntry? {
    unsaid.remove(.style)
    if tableDelegate == nil { unsaid.insert(.style) }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style != .none else { return nil }
    let title =
      style == .insert
      ? "Insert" : tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return MenuEntry(title: title ?? "Delete", isDestructive: style == .delete) { [weak self] in
      guard let self else { return }
      dataSource?.tableView(self, commit: style, forRowAt: path)
      forgetActions()
    }
  }

  /// Tells the delegate of the button at the end of a row; `false` when it does nothing with it.
  func tellOfAccessory(at path: IndexPath) -> Bool {
    guard let tableDelegate else { return false }
    unsaid.remove(.accessory)
    tableDelegate.tableView(self, accessoryButtonTappedForRowWith: path)
    return !unsaid.contains(.accessory)
  }

  // MARK: Moving rows

  private func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  /// Moves the current row past its neighbour, into the next section at an end; `false` when it cannot be moved.
  func moveRow(by step: Int) -> Bool {
    guard let path = currentPath, canMove(path) else { return false }
    guard let proposed = neighbour(of: path, step: step) else { return true }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path, dataSource != nil else { return true }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    reloadData()
    load()
    current = rows.line(of: target) ?? current
    return true
  }

  /// Where a row comes that is moved by one.
  private func neighbour(of path: IndexPath, step: Int) -> IndexPath? {
    let row = path.row + step
    if (0..<rows.rows(in: path.section)).contains(row) {
      return IndexPath(row: row, section: path.section)
    }
    let section = path.section + step
    guard (0..<rows.sectionCount).contains(section) else { return nil }
    return IndexPath(row: step > 0 ? 0 : rows.rows(in: section), section: section)
  }

  // MARK: Hints

  /// The keys that are good for something in the current row.
  private var hints: [KeyHint] {
    var hints = actionHints
    if let path = currentPath {
      if cell(at: path)?.hasDetailButton == true { hints.append(("space", "info")) }
      if canMove(path) { hints.append(("J K", "move")) }
    }
    if let refreshControl { hints.append(refreshControl.hint) }
    return hints
  }

  /// Draws the keys below the rows, if there are any and there is room, and returns what is left.
  func drawHints(into canvas: inout Canvas, in rect: CellRect, theme: Theme) -> CellRect {
    guard rect.height > 3, rows.count > 0 || refreshControl != nil else { return rect }
    current = nearestRow(to: current, step: 1) ?? 0
    let hints = hints
    guard !hints.isEmpty else { return rect }
    return canvas.drawHintRow(hints, in: rect, theme: theme)
  }
}
