import SheetEngine

/// What built-in activities know of the items of a sheet. All of them look at the same ones before the first
/// frame, so what was found is kept until other items come.
@MainActor
final class ItemLook {
  /// The first item decides for most activities; later ones are looked at anew.
  private static let limit = 16

  private var items: [Any] = []
  /// Those of the first items that are known.
  private var known: [ActivityItem] = []

  /// One of the items, if it is of a type that built-in activities know.
  func known(_ items: [Any], at index: Int) -> ActivityItem? {
    if !isKept(items) { (self.items, known) = (items, []) }
    if index < known.count { return known[index] }
    let item = ActivityItem.known(items[index])
    if let item, index == known.count, index < Self.limit { known.append(item) }
    return item
  }

  /// Whether it is the same array: what is kept here cannot have changed since.
  private func isKept(_ items: [Any]) -> Bool {
    self.items.count == items.count
      && self.items.withUnsafeBufferPointer { kept in
        items.withUnsafeBufferPointer { $0.baseAddress == kept.baseAddress }
      }
  }
}
