import Dispatch
import Synchronization

/// A value that another thread will set, and this one waits for.
package final class Waiting<Value: Sendable>: Sendable {
  private let value = Mutex(Value?.none)
  private let isSet = DispatchSemaphore(value: 0)

  /// Makes one without a value.
  package init() {}

  /// Sets it, and wakes who waits.
  package func set(_ value: Value) {
    self.value.withLock { $0 = value }
    isSet.signal()
  }

  /// The value; `nil` when it did not come in time.
  package func wait(_ patience: DispatchTimeInterval) -> Value? {
    guard isSet.wait(timeout: .now() + patience) == .success else { return nil }
    return value.withLock { $0 }
  }
}
