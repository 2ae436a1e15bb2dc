import Foundation

/// What stands for the items before the choice.
struct Placeholders {
  /// In the order of the items.
  var items: [Any]
  /// Which of them are data that a source stands for, and those sources.
  var places: [Int] = [], sources: [Any] = []
}

extension UIActivityViewController {
  /// What `canPerform` is asked with: of a source its placeholder, of deferred items theirs, without
  /// those that say "nothing".
  ///
  /// A hundred thousand texts or paths are no reason to wait: they are looked at, not copied.
  package var placeholderItems: [Any] { placeholders().items }

  /// The placeholders, and what is needed to find out their types.
  func placeholders() -> Placeholders {
    guard let first = firstUnusualItem(activityItems) else {
      return Placeholders(items: activityItems)
    }
    var made = Placeholders(items: Array(activityItems[..<first]))
    for item in activityItems[first...] {
      if isPlainItem(item) {
        made.items.append(item)
      } else if let deferred = item as? DeferredItems {
        for make in deferred.placeholders { made.items.append(make()) }
      } else if let placeholder = placeholder(for: item) {
        if isData(placeholder) {
          made.places.append(made.items.count)
          made.sources.append(item)
        }
        made.items.append(placeholder)
      }
    }
    return made
  }

  /// The types of placeholders, as sources name them for a service: one for each, empty for those without.
  /// None at all where no source stands for data.
  func types(of made: Placeholders, for type: UIActivity.ActivityType?) -> [String] {
    guard !made.places.isEmpty else { return [] }
    var types = [String](repeating: "", count: made.items.count)
    for (place, source) in zip(made.places, made.sources) {
      types[place] = dataType(of: made.items[place], from: source, for: type)
    }
    return types
  }

  /// The type of data, as the source that they came from names it; empty for everything else.
  func dataType(of made: Any, from item: Any, for type: UIActivity.ActivityType?) -> String {
    guard isData(made), let source = unwrappedItem(item) as? any UIActivityItemSource else {
      return ""
    }
    return source.activityViewController(self, dataTypeIdentifierForActivityType: type)
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
    if let givenMetadata { return givenMetadata }
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

/// Whether an item is data. A URL must not be asked whether it is a class: it would become one.
private func isData(_ item: Any) -> Bool {
  let type = type(of: item)
  return type == Data.self || type is AnyClass && item is NSData
}
