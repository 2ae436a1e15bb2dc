import Foundation
import SheetCells
import SheetPresentation

/// Something that can be done with a row, wherever it comes from.
struct RowAction {
  var title: String
  var isDestructive = false
  var run: @MainActor () -> Void
}

extension UITableView {
  /// What can be done with a row: what the delegate says, else what editing does.
  func rowActions(at path: IndexPath) -> [RowAction] {
    guard let dataSource else { return [] }
    editingIsUnsaid = false
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    let isUnsaid = editingIsUnsaid
    guard canEdit else { return [] }
    let said = swipes(at: path)
    if let said { return said }
    if let old = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      return old.map { action in
        RowAction(title: action.title ?? "Delete", isDestructive: action.style == .destructive) {
          action.handler(action, path)
        }
      }
    }
    // Whether a data source has what deletes rows cannot be seen: it has to say so, or be edited.
    return isUnsaid && !isEditing ? [] : [edit(at: path)].compactMap(\.self)
  }

  private func swipes(at path: IndexPath) -> [RowAction]? {
    guard let delegate = tableDelegate else { return nil }
    let found = [
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
    ].compactMap(\.self)
    guard !found.isEmpty else { return nil }
    return found.flatMap(\.actions).map { action in
      let isDestructive = action.style == .destructive
      let title = action.title ?? (isDestructive ? "Delete" : "Act")
      return RowAction(title: title, isDestructive: isDestructive) { [weak self] in
        let view = self?.shown[path] ?? UIView(frame: .zero)
        action.handler(action, view) { _ in }
      }
    }
  }

  private func edit(at path: IndexPath) -> RowAction? {
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style != .none else { return nil }
    let title =
      style == .insert
      ? "Insert" : tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return RowAction(title: title ?? "Delete", isDestructive: style == .delete) { [weak self] in
      guard let self else { return }
      dataSource?.tableView(self, commit: style, forRowAt: path)
      forgetActions()
    }
  }

  // MARK: Keys

  /// Lists what can be done with the current row; `false` when that is nothing.
  func offerActions() -> Bool {
    guard case .row(let path) = rows[current] else { return false }
    let actions = rowActions(at: path)
    guard !actions.isEmpty, let controller = rootController else { return false }
    let choices = actions.map { action in
      UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) {
        [weak self] _ in
        action.run()
        self?.forgetActions()
      }
    }
    controller.presentMenu(
      UIMenu(title: shown[path]?.spokenTitle ?? "", children: choices), from: self)
    return true
  }

  func forgetActions() {
    currentActions = nil
    setNeedsDisplay()
  }

  // MARK: Hints

  /// The keys that are good for something in the current row.
  private var hints: [KeyHint] {
    var hints: [KeyHint] = []
    let titles = currentTitles
    if let first = titles.first {
      hints.append(("x", titles.count == 1 ? first : "actions"))
    }
    if let refreshControl { hints.append(refreshControl.hint) }
    return hints
  }

  /// The delegate is asked once a row, not once a frame.
  private var currentTitles: [String] {
    guard case .row(let path) = rows[current] else { return [] }
    if let known = currentActions, known.path == path { return known.titles }
    let titles = rowActions(at: path).map(\.title)
    currentActions = (path, titles)
    return titles
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
