import Foundation
import SheetPresentation

/// A list or a grid, of which rows may have actions that the key `x` lists.
@MainActor
protocol ListWithActions: UIScrollView {
  /// The row with the selection.
  var currentPath: IndexPath? { get }
  /// What can be done with it.
  var currentActions: (path: IndexPath, titles: [String])? { get set }
  func rowActions(at path: IndexPath) -> [MenuEntry]
  /// What a row that is seen is called.
  func rowTitle(at path: IndexPath) -> String?
}

extension ListWithActions {
  /// Lists what can be done with the current row; `false` when that is nothing.
  func offerActions() -> Bool {
    guard let path = currentPath, let controller = rootController else { return false }
    let actions = rowActions(at: path)
    guard !actions.isEmpty else { return false }
    controller.presentEntries(actions, title: rowTitle(at: path) ?? "") { [weak self] in
      self?.forgetActions()
    }
    return true
  }

  func forgetActions() {
    currentActions = nil
    setNeedsDisplay()
  }

  /// The key, if it is good for something in the current row.
  var actionHints: [KeyHint] {
    let titles = currentTitles
    return titles.first.map { [("x", titles.count == 1 ? $0 : "actions")] } ?? []
  }

  /// The delegate is asked once a row, not once a frame.
  private var currentTitles: [String] {
    guard let path = currentPath else { return [] }
    if let known = currentActions, known.path == path { return known.titles }
    let titles = rowActions(at: path).map(\.title)
    currentActions = (path, titles)
    return titles
  }
}
