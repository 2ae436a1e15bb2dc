import Dispatch
import Foundation
import SheetEngine
import SheetPresentation
import SheetPrograms
import Synchronization

extension AddToReadingListActivity {
  /// Puts a page on the list without a sheet, and waits until it is there. The work is done on another thread:
  /// servers are never asked on the main one.
  ///
  /// - Throws: What the activity's work throws.
  package nonisolated static func add(
    _ url: URL, title: String, note: String, _ settings: ActivitySettings
  ) throws {
    let fields = [
      FormField("title", label: "Title", value: .text(title)),
      FormField("note", label: "Note", value: .text(note)),
    ]
    let work = ActivityWork(
      items: [.link(url)], values: FormValues(fields), settings: settings, monitor: WorkMonitor())
    let outcome = Outcome()
    DispatchQueue.global(qos: .userInitiated).async {
      outcome.end(with: Result { _ = try run(work) })
    }
    try outcome.wait()
  }
}

/// How the work ended on its thread.
private final class Outcome: Sendable {
  private let result = Mutex(Result<Void, any Error>.success(()))
  private let isThere = DispatchSemaphore(value: 0)

  func end(with result: Result<Void, any Error>) {
    self.result.withLock { $0 = result }
    isThere.signal()
  }

  func wait() throws {
    isThere.wait()
    try result.withLock { $0 }.get()
  }
}
