import Foundation

/// A moment after which waiting is a failure.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(within duration: Duration) {
    end = ContinuousClock.now + duration
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// Milliseconds left, at least 0, as `poll` takes them.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end).components
    return Int32(clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
  }

  /// The same moment as a date, as `NSCondition` takes it.
  var date: Date { Date(timeIntervalSinceNow: Double(milliseconds) / 1000 + 0.001) }
}

/// Calls `condition` until it gives a value or the deadline passes; returns `nil` then.
///
/// For conditions nobody announces, such as a file that appears. The pause between two looks is a
/// few milliseconds, so the result never depends on it.
public func poll<Value>(
  within duration: Duration = .seconds(10), for condition: () throws -> Value?
) rethrows -> Value? {
  let deadline = Deadline(within: duration)
  while true {
    if let value = try condition() { return value }
    if deadline.hasPassed { return nil }
    usleep(5_000)
  }
}
