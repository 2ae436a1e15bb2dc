import Foundation
import SheetCells
import SheetFiles

/// Why a picture or a video was not uploaded.
enum MediaError: Error, Hashable, Sendable {
  /// So many were uploaded before one failed; its name, and what failed in words.
  case partly(service: String, done: Int, of: Int, name: String, words: String)
  /// The person has no room left there; the service's own words.
  case noRoom(service: String, words: String)
  /// It is more than the person may still upload; bytes of both.
  case overQuota(String, service: String, size: Int64, free: Int64)
  /// The service refuses the time that this machine has.
  case wrongClock(service: String)
  /// There is nothing in the file.
  case empty(String)
  /// The file is another one than when the upload began.
  case changed(String)
  /// The upload broke off, and the service will take the rest later; bytes that are there.
  case unfinished(String, service: String, sent: Int64, words: String)
  /// The service does not take the rest of an upload that was begun.
  case expired(String, service: String)
}

extension MediaError: LocalizedError {
  /// The error in words: what happened, to what, what to do next.
  var message: String {
    switch self {
    case .partly(let service, let done, let count, let name, let words):
      "\(done) of \(count) are on \(service). Not \(name.quoted): \(words)"
    case .noRoom(let service, let words):
      "There is no room left on \(service)\(words.asReason) Remove something there, or wait until "
        + "your quota begins anew."
    case .overQuota(let name, let service, let size, let free):
      "\(name.quoted) has \(ByteCount.words(size)), and you may upload \(ByteCount.words(free)) to "
        + "\(service) for now. Remove something there, or wait until your quota begins anew."
    case .wrongClock(let service):
      "\(service) refuses the time of this machine. Set its clock, and try again."
    case .empty(let name): "There is nothing in \(name.quoted)."
    case .changed(let name):
      "\(name.quoted) was changed while it was sent. Share it again when it is finished."
    case .unfinished(let name, let service, let sent, let words):
      "\(words) \(ByteCount.words(sent)) of \(name.quoted) are on \(service): share it again to send "
        + "the rest."
    case .expired(let name, let service):
      "\(service) no longer takes the rest of \(name.quoted). Share it again to begin anew."
    }
  }

  /// The message, for code that knows only `Error`.
  var errorDescription: String? { message }
}
