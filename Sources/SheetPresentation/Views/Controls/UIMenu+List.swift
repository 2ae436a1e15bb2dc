extension UIMenu {
  /// An action, and the menu of which it is the only one ticked.
  typealias Row = (action: UIAction, isDestructive: Bool, selection: UIMenu?)

  /// The rows of the list, menus in it opened. What is only known later is left out.
  var rows: [Row] { rows(of: children, isDestructive: false) }

  private func rows(of elements: [UIMenuElement], isDestructive: Bool) -> [Row] {
    let isDestructive = isDestructive || options.contains(.destructive)
    return elements.flatMap { element -> [Row] in
      switch element {
      case let menu as UIMenu: return menu.rows(of: menu.children, isDestructive: isDestructive)
      case let later as UIDeferredMenuElement:
        return rows(of: later.found ?? [], isDestructive: isDestructive)
      case let action as UIAction where !action.attributes.contains(.hidden):
        let isMarked = isDestructive || action.attributes.contains(.destructive)
        return [(action, isMarked, options.contains(.singleSelection) ? self : nil)]
      default: return []
      }
    }
  }

  /// What a list does with the menu.
  ///
  /// - Parameter didChoose: Called before the action runs.
  package func entries(
    from sender: AnyObject?, didChoose: (@MainActor (UIAction) -> Void)? = nil
  ) -> [MenuEntry] {
    rows.map { action, isDestructive, selection in
      MenuEntry(
        title: (action.state == .off ? "" : "* ") + action.title, isDestructive: isDestructive,
        isEnabled: !action.attributes.contains(.disabled)
      ) { [weak sender] in
        selection?.select(action)
        didChoose?(action)
        action.run(from: sender)
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
    menu.whenKnown { [weak self] in
      self?.presentEntries(menu.entries(from: sender, didChoose: didChoose), title: menu.title)
    }
  }
}
