import Foundation
import Glibc
import HelperProtocol
import SheetCells
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetPrograms

/// Serves files to whoever opens a link that is shown, once, for ten minutes: a phone without any program
/// for this.
struct LinkSending {
  let work: ActivityWork

  /// Serves the files until they were fetched.
  ///
  /// - Throws: ``AirDropError``, ``ExchangeError``, ``FileError`` or `CancellationError`.
  func send(_ files: [OutgoingFile]) throws -> ActivityResult {
    guard files.count <= LinkedFile.most else {
      throw AirDropError.tooManyFiles(files.count, limit: LinkedFile.most)
    }
    guard LocalNetwork().reachesOthers else { throw AirDropError.noNetwork }
    work.monitor.tell("Making the link")
    let link = WatchedLink(try files.map { try LinkedFile($0) }, work.settings.helper())
    defer { link.stop() }
    return try watch(link, files.count)
  }

  private func watch(_ link: WatchedLink, _ count: Int) throws -> ActivityResult {
    var isShown = false
    var told = ""
    while true {
      try work.monitor.checkCancellation()
      let state = link.state
      if state.isOver { return try result(state, count) }
      if let error = state.error { throw error }
      if let address = state.address, !isShown {
        show(address, count)
        isShown = true
      }
      let words = words(state, count)
      if isShown, words != told {
        work.monitor.tell(words)
        told = words
      }
      poll(nil, 0, 200)
    }
  }

  private func show(_ address: String, _ count: Int) {
    work.show(
      ProgressNotice(
        headline: address,
        lines: [
          "Opens in the browser of any device in the same network. Not encrypted; "
            + (count == 1 ? "the file can be fetched once." : "each of \(count) files once.")
        ], code: try? work.settings.helper()?.code(of: Array(address.utf8))))
  }

  /// What is left of the time, and who has what.
  private func words(_ state: WatchedLink.State, _ count: Int) -> String {
    let left = max(0, Int(state.end.timeIntervalSinceNow.rounded(.up)))
    let time = left >= 60 ? "\(left / 60) min \(left % 60) s" : "\(left) s"
    let done =
      state.visitor.map { "\($0.displayable) fetches" }
      ?? (state.fetched.isEmpty ? "not fetched yet" : "\(state.fetched.count) of \(count) fetched")
    return "\(time) left, \(done)"
  }

  private func result(
    _ state: WatchedLink.State, _ count: Int
  ) throws(AirDropError) -> ActivityResult {
    let done = state.fetched.count
    guard done > 0 else { throw .linkExpired }
    return ActivityResult(
      .completed, note: count == 1 ? "It was fetched." : "\(done) of \(count) files were fetched.",
      warning: done == count ? nil : "\(done) of \(count) files were fetched in time.")
  }
}

extension LinkedFile {
  /// A file as it is offered; a browser saves it without its folders.
  fileprivate init(_ file: OutgoingFile) throws {
    descriptor = try file.open()
    settings = LinkSettings.File(
      name: file.name.replacingOccurrences(of: "/", with: "_"), type: file.type, size: file.size)
  }
}
