import Foundation
import SheetGraphics
import SheetImaging
import SheetPresentation

/// Asks a list for what is new; UIKit's names. The key `r` in the list does it, and its last row says so.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is going on.
  open private(set) var isRefreshing = false
  /// What the key is said to do.
  open var attributedTitle: NSAttributedString? { didSet { tell() } }
  weak var list: UIScrollView?

  /// Says that it is going on.
  open func beginRefreshing() {
    isRefreshing = true
    tell()
  }

  /// Says that it is over.
  open func endRefreshing() {
    isRefreshing = false
    tell()
  }

  /// What the person does.
  func pull() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendValueChanged()
  }

  /// The key, and what it is said to do.
  var hint: KeyHint { ("r", word) }

  private var word: String {
    if isRefreshing { return "refreshing" }
    let title = attributedTitle?.wordsForCells.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return title.isEmpty ? "refresh" : title.onOneLine
  }

  private func tell() { list?.setNeedsDisplay() }
}

extension UIScrollView {
  /// Starts what the refresh control is for; `false` when there is none.
  func refresh() -> Bool {
    guard let refreshControl, refreshControl.isEnabled else { return false }
    refreshControl.pull()
    return true
  }
}
