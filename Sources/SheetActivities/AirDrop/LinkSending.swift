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
  /// More open files do not go with one order.
  private static let most = 200

  let work: ActivityWork

  /// Serves the files until they were fetched.
  ///
  /// - Throws: ``AirDropError``, ``ExchangeError``, ``FileError`` or `CancellationError`.
  func send(_ files: [OutgoingFile]) throws -> ActivityResult {
    guard files.count <= Self.most else {
      throw AirDropError.tooManyFiles(files.count, limit: Self.most)
    }
    let token = (0..<16).map { _ in UInt8.random(in: 0...255) }.hexadecimal.uppercased()
    let settings = LinkSettings(
      files: files.map { LinkSettings.File(name: $0.linkName, type: $0.type, size: $0.size) },
      token: token)
    work.monitor.tell("Making the link")
    let open = try files.map { try $0.open() }
    let server = LinkServer(settings, open, work.settings.helper())
    defer { server.stop() }
    return try watch(server, settings)
  }

  private func watch(_ server: LinkServer, _ settings: LinkSettings) throws -> ActivityResult {
    let end = ContinuousClock.now + .seconds(settings.seconds)
    var isShown = false
    var told = ""
    while true {
      try work.monitor.checkCancellation()
      let state = server.state
      if state.isOver || state.fetched.count == settings.files.count {
        return try result(state, settings)
      }
      if let error = state.error { throw error }
      if let port = state.port, !isShown {
        show(port: port, settings)
        isShown = true
      }
      let words = words(state, settings, end)
      if isShown, words != told {
        work.monitor.tell(words)
        told = words
      }
      poll(nil, 0, 200)
    }
  }

  private func show(port: Int, _ settings: LinkSettings) {
    let host = LocalNetwork().addresses.first ?? "127.0.0.1"
    let place = "\(host):\(port)/\(settings.token)"
    // In capitals throughout a code holds a third more.
    let symbol = try? work.settings.helper()?.code(of: Array("HTTP://\(place)".utf8))
    let count = settings.files.count
    work.show(
      ProgressNotice(
        headline: "http://\(place)",
        lines: [
          "Opens in the browser of any device in the same network. Not encrypted; "
            + (count == 1 ? "the file can be fetched once." : "each of \(count) files once.")
        ], code: symbol))
  }

  /// What is left of the time, and who has what.
  private func words(
    _ state: LinkServer.State, _ settings: LinkSettings, _ end: ContinuousClock.Instant
  ) -> String {
    let left = max(0, Int((end - .now) / .seconds(1)))
    let time = left >= 60 ? "\(left / 60) min \(left % 60) s" : "\(left) s"
    let count = settings.files.count
    let done =
      state.visitor.map { "\($0.displayable) fetches" }
      ?? (state.fetched.isEmpty ? "not fetched yet" : "\(state.fetched.count) of \(count) fetched")
    return "\(time) left, \(done)"
  }

  private func result(
    _ state: LinkServer.State, _ settings: LinkSettings
  ) throws(AirDropError) -> ActivityResult {
    let (done, count) = (state.fetched.count, settings.files.count)
    guard done > 0 else { throw .linkExpired }
    return ActivityResult(
      .completed, note: count == 1 ? "It was fetched." : "\(done) of \(count) files were fetched.",
      warning: done == count ? nil : "\(done) of \(count) files were fetched in time.")
  }
}

extension OutgoingFile {
  /// The name as a browser saves it: no folders.
  fileprivate var linkName: String { name.replacingOccurrences(of: "/", with: "_") }
}
