import Synchronization

/// Counts from 0, on any thread.
final class Counter: Sendable {
  private let value = Mutex(0)

  /// The next number.
  func next() -> Int {
    value.withLock { value in
      defer { value += 1 }
      return value
    }
  }
}
