import SheetPrograms
import Synchronization

/// Counts what could not be part of a copy or an archive because it is no file: pipes, sockets, devices.
/// Safe to use from any thread.
final class LeftOut: Sendable {
  private let count = Mutex(0)

  /// The monitor that counts here too.
  func counting(_ monitor: WorkMonitor) -> WorkMonitor {
    var result = monitor
    result.leaveOut = { self.count.withLock { $0 += 1 } }
    return result
  }

  /// The sentence about it; `nil` when nothing was left out.
  var warning: String? {
    switch count.withLock({ $0 }) {
    case 0: nil
    case 1: "1 item that is no file was left out."
    case let count: "\(count) items that are no files were left out."
    }
  }
}
