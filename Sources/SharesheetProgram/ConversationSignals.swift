import Dispatch
import Glibc
import Synchronization

/// The signals that end a conversation.
///
/// A prompt waits for its line with the main thread, so the signals are received on another one, and a
/// pipe wakes the prompt.
@MainActor
final class ConversationSignals {
  /// Readable once a signal came.
  let descriptor: Int32
  private let wakeUp: Int32
  private let received = Received()
  private var sources: [any DispatchSourceSignal] = []

  private final class Received: Sendable {
    let number = Mutex<Int32?>(nil)
  }

  /// Watches; `nil` when the system has no pipe left. `handler` is called on the main actor.
  init?(handler: @escaping @MainActor @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, wakeUp) = (ends[0], ends[1])
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { source(for: $0, handler) }
  }

  /// The signal that came.
  var number: Int32? { received.number.withLock { $0 } }

  private func source(
    for number: Int32, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { @Sendable [received, wakeUp] in
      received.number.withLock { $0 = $0 ?? number }
      _ = write(wakeUp, "!", 1)
      DispatchQueue.main.async { MainActor.assumeIsolated(handler) }
    }
    source.activate()
    return source
  }
}
