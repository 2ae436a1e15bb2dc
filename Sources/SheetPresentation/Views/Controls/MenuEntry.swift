/// One row of a list of what can be done, wherever it comes from.
@MainActor
package struct MenuEntry {
  package var title: String
  package var isDestructive: Bool
  package var isEnabled: Bool
  package var run: @MainActor () -> Void

  package init(
    title: String, isDestructive: Bool = false, isEnabled: Bool = true,
    run: @escaping @MainActor () -> Void
  ) {
    (self.title, self.isDestructive) = (title, isDestructive)
    (self.isEnabled, self.run) = (isEnabled, run)
  }
}

extension UIViewController {
  /// Asks which one.
  ///
  /// - Parameter afterwards: Called when the one that was chosen has run.
  package func presentEntries(
    _ entries: [MenuEntry], title: String, afterwards: (@MainActor () -> Void)? = nil
  ) {
    let list = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for entry in entries {
      let choice = UIAlertAction(
        title: entry.title, style: entry.isDestructive ? .destructive : .default
      ) { _ in
        entry.run()
        afterwards?()
      }
      choice.isEnabled = entry.isEnabled
      list.addAction(choice)
    }
    list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(list, animated: true)
  }
}
