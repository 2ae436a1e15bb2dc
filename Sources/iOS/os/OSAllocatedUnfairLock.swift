import Foundation

/// A lock with what it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  fileprivate let storage: Storage

  /// Makes a lock of a value that only it uses.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs code with the value, while nobody else does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs code with the value, while nobody else does.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// As ``withLock(_:)``; `nil` when somebody else does.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock of a value.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock of nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until nobody has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock, if nobody has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs code, while nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
