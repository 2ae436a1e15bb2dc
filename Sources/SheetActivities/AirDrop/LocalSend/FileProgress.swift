import SheetPrograms
import Synchronization

/// Counts the bytes of one file among others to a monitor that knows the total of all.
final class FileProgress: Sendable {
  private let sent = Mutex(Int64(0))
  private let size: Int64
  private let all: WorkMonitor

  init(size: Int64, _ all: WorkMonitor) {
    (self.size, self.all) = (size, all)
  }

  /// For the work on this file.
  var monitor: WorkMonitor {
    var monitor = WorkMonitor(following: all)
    monitor.advance = { self.advance($0) }
    return monitor
  }

  /// Whether all of its bytes went.
  var isComplete: Bool { sent.withLock { $0 } >= size }

  /// A small file is gone before curl's meter has said so.
  func finish() {
    advance(size)
  }

  private func advance(_ count: Int64) {
    let step = sent.withLock { sent in
      let step = min(count, size - sent)
      sent += step
      return step
    }
    all.advance(step)
  }
}
