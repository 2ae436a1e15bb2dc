/// One row of the list that a menu becomes.
struct MenuEntry {
  var action: UIAction
  var isDestructive: Bool
  /// The menu of which one action is ticked.
  var selection: UIMenu?
}

extension UIMenu {
  /// The rows of the list, menus in it opened.
  @MainActor var entries: [MenuEntry] { rows(of: children, isDestructive: false) }

  private func rows(of elements: [UIMenuElement], isDestructive: Bool) -> [MenuEntry] {
    let isDestructive = isDestructive || options.contains(.destructive)
    return elements.flatMap { element -> [MenuEntry] in
      switch element {
      case let menu as UIMenu: return menu.rows(of: menu.children, isDestructive: isDestructive)
      case let later as UIDeferredMenuElement:
        return rows(of: later.found ?? [], isDestructive: isDestructive)
      case let action as UIAction where !action.attributes.contains(.hidden):
        let isMarked = isDestructive || action.attributes.contains(.destructive)
        let selection = options.contains(.singleSelection) ? self : nil
        return [MenuEntry(action: action, isDestructive: isMarked, selection: selection)]
      default: return []
      }
    }
  }

  /// Ticks one action and takes the tick off the others.
  package func select(_ chosen: UIAction) {
    for action in actions { action.state = action === chosen ? .on : .off }
  }

  // MARK: What is known later

  private func laterElements(_ elements: [UIMenuElement]) -> [UIDeferredMenuElement] {
    elements.flatMap { element -> [UIDeferredMenuElement] in
      if let menu = element as? UIMenu { return laterElements(menu.children) }
      guard let later = element as? UIDeferredMenuElement else { return [] }
      return [later] + laterElements(later.found ?? [])
    }
  }

  /// Goes on when all that is only known later was asked for, one after the other.
  func whenKnown(_ next: @escaping @MainActor () -> Void) {
    laterElements(children).forEach { $0.forget() }
    askNext(next)
  }

  private func askNext(_ next: @escaping @MainActor () -> Void) {
    guard let unknown = laterElements(children).first(where: { $0.found == nil }) else {
      return next()
    }
    unknown.ask { [self] in askNext(next) }
  }
}

extension UIViewController {
  /// Offers the actions of a menu as a list.
  ///
  /// - Parameter didChoose: Called before the action runs.
  package func presentMenu(
    _ menu: UIMenu, from sender: AnyObject?,
    didChoose: (@MainActor (UIAction) -> Void)? = nil
  ) {
    menu.whenKnown { [weak self] in self?.presentList(of: menu, from: sender, didChoose) }
  }

  private func presentList(
    of menu: UIMenu, from sender: AnyObject?, _ didChoose: (@MainActor (UIAction) -> Void)?
  ) {
    let list = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for entry in menu.entries {
      let action = entry.action
      let mark = action.state == .off ? "" : "* "
      let choice = UIAlertAction(
        title: mark + action.title, style: entry.isDestructive ? .destructive : .default
      ) { [weak sender] _ in
        entry.selection?.select(action)
        didChoose?(action)
        action.run(from: sender)
      }
      choice.isEnabled = !action.attributes.contains(.disabled)
      list.addAction(choice)
    }
    list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(list, animated: true)
  }
}
