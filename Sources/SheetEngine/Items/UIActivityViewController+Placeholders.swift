import Foundation

extension UIActivityViewController {
  /// What `canPerform` is asked with: of a source its placeholder, of deferred items theirs, without
  /// those that say "nothing".
  ///
  /// A hundred thousand texts or paths are no reason to wait: they are looked at, not copied.
  package var placeholderItems: [Any] {
    guard let first = firstUnusualItem(activityItems) else { return activityItems }
    var items = Array(activityItems[..<first])
    for item in activityItems[first...] {
      if isPlainItem(item) {
        items.append(item)
      } else if let deferred = item as? DeferredItems {
        for make in deferred.placeholders { items.append(make()) }
      } else if let placeholder = placeholder(for: item) {
        items.append(placeholder)
      }
    }
    return items
  }

  /// The subject for a service: the sheet's own, else what the first source that has one says; `nil`
  /// for none.
  package func subject(for type: UIActivity.ActivityType?) -> String? {
    if let subject, !subject.isEmpty { return subject }
    for item in activityItems where !isPlainItem(item) {
      let source = unwrappedItem(item) as? any UIActivityItemSource
      let subject = source?.activityViewController(self, subjectForActivityType: type) ?? ""
      if !subject.isEmpty { return subject }
    }
    return nil
  }

  /// What the first source that knows anything says of the link it stands for.
  var linkMetadata: LPLinkMetadata? {
    for item in activityItems where !isPlainItem(item) {
      let source = unwrappedItem(item) as? any UIActivityItemSource
      if let metadata = source?.activityViewControllerLinkMetadata(self) { return metadata }
    }
    return nil
  }

  /// A placeholder may be a source again (one was seen to be); more than a few levels are a mistake.
  private func placeholder(for item: Any, depth: Int = 0) -> Any? {
    guard let item = unwrappedItem(item) else { return nil }
    if let provider = item as? NSItemProvider { return provider.placeholderItem }
    guard depth < 4, let source = item as? any UIActivityItemSource else { return item }
    return placeholder(
      for: source.activityViewControllerPlaceholderItem(self), depth: depth + 1)
  }
}

/// The first item that does not stand for itself. A function of its own, since a closure on the main
/// actor would have its thread checked for every item.
private func firstUnusualItem(_ items: [Any]) -> Int? {
  items.firstIndex { !isPlainItem($0) }
}

/// Whether an item is of the two most frequent kinds, which stand for themselves. Compares the types
/// rather than casting, which costs a hundred times as much.
private func isPlainItem(_ item: Any) -> Bool {
  let type = type(of: item)
  return type == String.self || type == URL.self
}
