import SheetPresentation
import SheetPrograms
import Synchronization

/// What the servers of accounts have said that they take, while a panel is open.
final class KnownLimits: Sendable {
  private let known = Mutex<[String: PostLimits]>([:])

  /// What holds for an account: as its server says, or as is usual.
  func limits(of target: PostTarget) -> PostLimits {
    known.withLock { $0[target.key] } ?? target.service.usualLimits
  }

  /// Whether more cannot be known: a text that is too long then is too long.
  func areCertain(for target: PostTarget) -> Bool {
    target.service.hasFixedLimits || known.withLock { $0[target.key] } != nil
  }

  /// Asks the servers of the accounts in the background, and calls `told` after each answer. Nobody is
  /// logged in for that, and a server that does not answer is asked again when the post is sent.
  @MainActor func ask(
    _ targets: [PostTarget], _ settings: ActivitySettings,
    told: @escaping @MainActor @Sendable () -> Void
  ) {
    for target in targets where !target.service.hasFixedLimits {
      runInBackground { [self] in
        let work = ActivityWork(
          items: [], values: Form(title: "", fields: []).values, settings: settings,
          monitor: WorkMonitor())
        guard let server = try? work.server(of: target.account),
          let limits = try? target.service.limits(asking: server)
        else { return }
        known.withLock { $0[target.key] = limits }
      } then: {
        told()
      }
    }
  }
}
