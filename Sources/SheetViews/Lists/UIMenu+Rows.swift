import SheetPresentation

extension UIMenu {
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
