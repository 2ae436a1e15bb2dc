import Foundation
import SheetPresentation

/// Something that can be done with a row, wherever it comes from.
@MainActor
struct RowAction {
  var title: String
  var isDestructive = false
  var isEnabled = true
  var run: @MainActor () -> Void
}

extension RowAction {
  /// A swipe.
  ///
  /// - Parameter view: The row, when it is done.
  init(_ action: UIContextualAction, in view: @escaping @MainActor () -> UIView?) {
    isDestructive = action.style == .destructive
    title = action.title ?? (action.style == .destructive ? "Delete" : "Act")
    run = { action.handler(action, view() ?? UIView(frame: .zero)) { _ in } }
  }
}

extension UIMenu {
  /// The list that asks which one of them.
  convenience init(
    title: String, _ actions: [RowAction], afterwards: @escaping @MainActor () -> Void
  ) {
    let choices = actions.map { action in
      var attributes: UIMenuElement.Attributes = action.isDestructive ? .destructive : []
      if !action.isEnabled { attributes.insert(.disabled) }
      return UIAction(title: action.title, attributes: attributes) { _ in
        action.run()
        afterwards()
      }
    }
    self.init(title: title, children: choices)
  }

  /// What a list does with a menu of one of its rows. What is only known later is left out.
  func rowActions(from sender: AnyObject) -> [RowAction] {
    actions.map { action in
      let isDestructive =
        options.contains(.destructive) || action.attributes.contains(.destructive)
      let mark = action.state == .off ? "" : "* "
      return RowAction(
        title: mark + action.title, isDestructive: isDestructive,
        isEnabled: !action.attributes.contains(.disabled)
      ) { [weak sender] in action.run(from: sender) }
    }
  }
}
