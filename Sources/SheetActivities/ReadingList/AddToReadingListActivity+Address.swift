import Dispatch
import Foundation
import SheetEngine
import SheetPresentation
import SheetPrograms

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
    let outcome = Waiting<Result<Void, any Error>>()
    DispatchQueue.global(qos: .userInitiated).async {
      outcome.set(Result { _ = try run(work) })
    }
    try outcome.wait(.never)?.get()
  }
}
