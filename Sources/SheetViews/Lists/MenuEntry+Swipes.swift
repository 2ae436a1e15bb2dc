import Foundation
import SheetPresentation

extension MenuEntry {
  /// A swipe.
  ///
  /// - Parameter view: The row, when it is done.
  init(_ action: UIContextualAction, in view: @escaping @MainActor () -> UIView?) {
    let isDestructive = action.style == .destructive
    self.init(
      title: action.title ?? (isDestructive ? "Delete" : "Act"), isDestructive: isDestructive
    ) {
      action.handler(action, view() ?? UIView(frame: .zero)) { _ in }
    }
  }
}
