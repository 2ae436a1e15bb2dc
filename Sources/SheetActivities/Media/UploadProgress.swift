import SheetPrograms
import Synchronization

/// How far several uploads are together. Each of them counts from its own start, and one that is cut off may
/// have to go back.
final class UploadProgress: Sendable {
  private struct State {
    /// Where the one that runs began.
    var start: Int64 = 0
    var position: Int64 = 0
  }

  private let state = Mutex(State())
  private let whole: WorkMonitor

  /// - Parameter total: The bytes of all; `nil` where that is not known.
  init(_ whole: WorkMonitor, total: Int64?) {
    self.whole = whole
    whole.setTotal(total)
  }

  /// What one upload tells its progress to.
  var monitor: WorkMonitor {
    var monitor = whole
    monitor.setTotal = { _ in }
    monitor.advance = { [self] count in
      state.withLock { $0.position += count }
      whole.advance(count)
    }
    return monitor
  }

  /// The upload that runs has so many bytes on the other side.
  func move(to offset: Int64) {
    let step = state.withLock { state in
      let step = state.start + offset - state.position
      state.position += step
      return step
    }
    if step != 0 { whole.advance(step) }
  }

  /// The one that ran is through, with so many bytes; the next begins.
  func finish(_ size: Int64) {
    move(to: size)
    state.withLock { $0.start = $0.position }
  }
}
