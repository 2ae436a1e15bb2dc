import SheetEngine
import SheetPresentation

/// Sends files by a link that works once.
struct LinkSending {
  let work: ActivityWork

  /// Serves the files until they were fetched.
  func send(_ files: [OutgoingFile]) throws -> ActivityResult {
    throw AirDropError.linkExpired
  }
}
