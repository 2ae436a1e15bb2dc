/// How many of the items each activity takes, for those that take only some. Counted when it is first
/// asked for, and never before the first frame.
@MainActor
final class AcceptedItems {
  /// Above that nothing is counted: looking at each item takes a moment, and every move of the selection
  /// would wait for it.
  private static let limit = 1000

  private let items: [Any]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Takes the items of the sheet.
  init(_ items: [Any]) {
    self.items = items
  }

  /// `3 of 5 items`; `nil` for an activity that takes all, or does not say.
  func note(for activity: UIActivity) -> String? {
    guard (2...Self.limit).contains(items.count) else { return nil }
    let count = counts[ObjectIdentifier(activity)] ?? accepted(by: activity)
    counts[ObjectIdentifier(activity)] = count
    return count < items.count ? "\(count) of \(items.count) items" : nil
  }

  private func accepted(by activity: UIActivity) -> Int {
    (activity as? any ItemJudging)?.acceptedCount(of: items) ?? items.count
  }
}
