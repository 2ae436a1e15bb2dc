import Glibc
import SheetCells
import SheetEngine
import SheetPrograms

/// A job in a queue.
struct WatchedJob {
  /// How long a job is watched. One that takes longer waits for somebody to look after the printer.
  private static let patience = Duration.seconds(1800)

  /// What CUPS calls it: `NAME-12`.
  let name: String
  /// Its printer.
  let printer: String
  /// Who is asked.
  let service: PrintService
  /// How many sides will be printed in all, if that is known.
  let sides: Int?

  /// Waits until the job has left the queue. A person who gives up takes it out of there; one who only
  /// stops watching does not.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  func watch(_ monitor: WorkMonitor) throws -> ActivityResult {
    do {
      return try wait(monitor)
    } catch let error as CancellationError {
      service.cancel(name)
      throw error
    }
  }

  private func wait(_ monitor: WorkMonitor) throws -> ActivityResult {
    let deadline = ContinuousClock.now + Self.patience
    var pause: Int32 = 100
    var pages = PrintedPages(of: self, monitor)
    monitor.tell("w leaves \(name.displayable) to the queue.")
    monitor.offerLetGo()
    while ContinuousClock.now < deadline {
      if let result = try result(of: service.state(of: name, on: printer, monitor)) {
        return result
      }
      pages.update()
      for _ in 0..<pause / 50 {
        try monitor.checkCancellation()
        guard !monitor.isLetGo() else { return letGo }
        poll(nil, 0, 50)
      }
      // At first often: short jobs are done within a second.
      pause = min(1000, pause * 2)
    }
    return ActivityResult(.handedOver, note: "\(name.displayable) is still in the queue.")
  }

  private var letGo: ActivityResult {
    ActivityResult(.handedOver, note: "\(name.displayable) goes on in the queue, unwatched.")
  }

  /// `nil` while there is something to wait for.
  private func result(of state: PrintJobState) throws(PrintError) -> ActivityResult? {
    switch state {
    case .active: return nil
    case .done: return ActivityResult(.completed)
    case .stopped(let reason):
      let words = reason.isEmpty ? "" : ": \(reason.displayable)"
      return ActivityResult(.handedOver, note: "Queued; the printer is stopped\(words)")
    case .failed(let reason): throw .failed(printer: printer, words: reason)
    case .removed: throw .removed(printer: printer)
    case .unknown:
      return ActivityResult(.handedOver, note: "The queue keeps no record of \(name.displayable).")
    }
  }
}
