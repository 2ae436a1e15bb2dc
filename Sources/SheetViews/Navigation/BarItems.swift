import SheetPresentation

/// What bars around a controller show for it.
@MainActor
final class BarItems {
  let navigation = UINavigationItem()
  var tab: UITabBarItem?
  var tools: [UIBarButtonItem]?
  var hidesBottomBar = false
  var edit: UIBarButtonItem?
}

extension UIViewController {
  var barItems: BarItems {
    if let items = attachment as? BarItems { return items }
    let items = BarItems()
    attachment = items
    return items
  }
}

extension UIViewController {
  /// An item that turns ``isEditing`` on and off, called Edit or Done.
  public var editButtonItem: UIBarButtonItem {
    if let item = barItems.edit { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak self, weak item] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
      item?.title = isEditing ? "Done" : "Edit"
      item?.style = isEditing ? .done : .plain
    }
    barItems.edit = item
    return item
  }
}
