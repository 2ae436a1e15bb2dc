import Foundation
import SheetCells
import SheetFiles

/// Why something was not pasted.
enum PasteError: Error, Hashable, Sendable {
  /// No such service is in the configuration.
  case noService(String)
  /// A folder.
  case folder(FilePath)
  /// It is no text, and the service takes nothing else.
  case notText(FilePath, service: String)
  /// It has nothing in it.
  case empty(FilePath)
  /// More bytes than the service takes.
  case tooLarge(FilePath, size: Int64, limit: Int64, service: String)
  /// The service cannot end a paste then.
  case expiry(service: String, possible: [Lifetime])
  /// The person gave up when some were sent.
  case cancelled(after: Int, of: Int)
  /// The name of the service's host is unknown.
  case noSuchHost(String)

  /// The error in words: what happened, to what, what to do next.
  var message: String {
    switch self {
    case .noService(let name):
      "There is no service \(name.quoted) for pastes. Add the table [paste.\(name.displayable)] to config.toml."
    case .folder(let path): "\(path.quoted) is a folder. Pack it first, and send the archive."
    case .notText(let name, let service):
      "\(name.quoted) is no text, and \(service.displayable) takes nothing else. Choose another service."
    case .empty(let name): "\(name.quoted) is empty: there is nothing to send."
    case .tooLarge(let name, let size, let limit, let service):
      "\(name.quoted) has \(ByteCount.words(size)); \(service.displayable) takes at most "
        + "\(ByteCount.words(limit)). Choose another service."
    case .expiry(let service, let possible):
      "\(service.displayable) cannot end a paste then. Choose: "
        + possible.map { $0.end.lowercased() }.joined(separator: ", ") + "."
    case .cancelled(let count, let total):
      "Cancelled when \(count) of \(total) were sent: anyone with the link can read these."
    case .noSuchHost(let host):
      "There is no server \(host.quoted), or the network is down. Check the address."
    }
  }

  /// The field of the panel that it is about.
  var formField: String {
    switch self {
    case .noService, .notText, .tooLarge, .noSuchHost: "service"
    case .expiry: "expiry"
    case .folder, .empty, .cancelled: ""
    }
  }
}

extension PasteError: LocalizedError {
  /// The message, for code that knows only `Error`.
  var errorDescription: String? { message }
}
