/// One run of an activity, as the tasks that it starts know it.
///
/// An activity is one object for all its runs, so its word that it finished does not say which of them is
/// meant. A task inherits this value, and with it the run that began it. What comes from a queue or a timer
/// inherits nothing, and counts for the run of the moment.
final class RunToken: Sendable {
  /// The run that the code at hand was begun by; `nil` where nobody knows.
  @TaskLocal static var current: RunToken?

  private let activity: ObjectIdentifier
  /// Whether the person left before it finished.
  @MainActor var isAbandoned = false

  @MainActor init(_ activity: UIActivity) {
    self.activity = ObjectIdentifier(activity)
  }

  /// Whether it is one of this activity.
  @MainActor func isRun(of activity: UIActivity) -> Bool {
    self.activity == ObjectIdentifier(activity)
  }
}
