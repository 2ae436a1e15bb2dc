/// An activity that can say more about items than whether it acts on them.
@preconcurrency @MainActor
package protocol ItemJudging: UIActivity {
  /// Why the activity is not offered for these items, in a sentence; `nil` when it is.
  func reason(refusing items: [Any]) -> String?
  /// How many of these items it takes; the others are left out.
  func acceptedCount(of items: [Any]) -> Int
}

extension UIActivity {
  /// Why the activity is not offered for these items, in a sentence; `nil` when it is.
  package func refusal(of items: [Any]) -> String? {
    if let judging = self as? any ItemJudging { return judging.reason(refusing: items) }
    return canPerform(withActivityItems: items) ? nil : "It does not take these items."
  }
}

extension UIActivityViewController {
  /// A service that is not offered.
  package struct Refusal {
    /// The service.
    package var activity: UIActivity
    /// Why, in a sentence.
    package var reason: String
  }

  /// The services that are known and not offered, each with the reason.
  package func refusals() -> [Refusal] {
    let (items, offered) = (placeholderItems, offeredActivities())
    return knownActivities.compactMap { activity in
      guard !offered.contains(where: { $0 === activity }) else { return nil }
      return Refusal(
        activity: activity, reason: activity.refusal(of: items) ?? "The options leave it out.")
    }
  }
}
