import Foundation

extension UIActivityViewController {
  /// What `canPerform` is asked with: of a source its placeholder, of deferred items theirs, without
  /// those that say "nothing".
  package var placeholderItems: [Any] {
    activityItems.flatMap { item -> [Any] in
      if item is String || item is URL { return [item] }
      if let deferred = item as? DeferredItems { return deferred.placeholders.map { $0() } }
      return placeholder(for: item).map { [$0] } ?? []
    }
  }

  /// A placeholder may be a source again (one was seen to be); more than a few levels are a mistake.
  private func placeholder(for item: Any, depth: Int = 0) -> Any? {
    guard let item = unwrappedItem(item) else { return nil }
    guard depth < 4, let source = item as? any UIActivityItemSource else { return item }
    return placeholder(
      for: source.activityViewControllerPlaceholderItem(self), depth: depth + 1)
  }
}
