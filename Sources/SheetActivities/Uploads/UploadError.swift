import Foundation
import SheetCells
import SheetFiles

/// Why something was not sent to a server for files.
enum UploadError: Error, Hashable, Sendable {
  /// No such server is in the configuration.
  case noServer(String)
  /// A folder, which is not sent.
  case folder(FilePath)
  /// A folder that would lie outside of the server's.
  case outside(String)
  /// There is no such folder on the server.
  case noFolder(server: String, FilePath)
  /// There is no such bucket.
  case noBucket(server: String, String)
  /// The person may not write there; the server's own words.
  case notWritable(server: String, words: String)
  /// What the person may store there is used up.
  case quota(server: String, FilePath, size: Int64)
  /// The server takes no file that large; the most it takes, if known.
  case tooLarge(server: String, FilePath, size: Int64, limit: Int64?)
  /// The name, and all that come after it, are taken.
  case nameTaken(server: String, FilePath)
  /// The file is locked there, or somebody else works on it.
  case busy(server: String)
  /// The server cannot give a finished file its name.
  case cannotRename(server: String, status: Int)
  /// The time of this machine and that of the server are too far apart.
  case clock(server: String)
  /// The server makes no link; its own words.
  case noLink(server: String, words: String)

  /// The error in words: what happened, to what, what to do next.
  var message: String {
    switch self {
    case .noServer(let name):
      "There is no server \(name.quoted) in the configuration. Add the table "
        + "[files.\(name.displayable)] to config.toml."
    case .folder(let path): "\(path.quoted) is a folder. Pack it first, and send the archive."
    case .outside(let folder):
      "The folder \(folder.quoted) would lie outside of the server's own. Leave out “..”."
    case .noFolder(let server, let folder):
      "There is no folder \(folder.quoted) on \(server.displayable). Choose another one."
    case .noBucket(let server, let bucket):
      "There is no bucket \(bucket.quoted) on \(server.displayable). Correct it in config.toml."
    case .notWritable(let server, let words):
      "You may not write there, says \(server.displayable)\(words.asReason)"
    case .cannotRename(let server, let status):
      "\(server.displayable) cannot rename files (status \(status)), so nothing was left there. Is its "
        + "address one of WebDAV?"
    case .clock(let server):
      "\(server.displayable) refuses, since the clock of this machine is wrong. Set it, and try again."
    case .noLink(let server, let words):
      "The file has arrived, but \(server.displayable) made no link\(words.asReason)"
    default: amountMessage
    }
  }

  private var amountMessage: String {
    switch self {
    case .quota(let server, let name, let size):
      "There is no room left on \(server.displayable) for \(name.quoted) with "
        + "\(ByteCount.words(size)). Remove something there."
    case .tooLarge(let server, let name, let size, let limit):
      "\(name.quoted) has \(ByteCount.words(size)), more than \(server.displayable) takes"
        + (limit.map { " (\(ByteCount.words($0)))." } ?? ".")
    case .nameTaken(let server, let name):
      "There are too many files like \(name.quoted) on \(server.displayable). Choose another name."
    case .busy(let server):
      "Somebody else works on this file on \(server.displayable). Try again later."
    default: ""
    }
  }

  /// The field of a panel that it is about; empty for none.
  var formField: String {
    switch self {
    case .noServer: "server"
    case .noFolder, .outside: "folder"
    case .nameTaken: "name"
    default: ""
    }
  }
}

extension UploadError: LocalizedError {
  /// The message, for code that knows only `Error`.
  var errorDescription: String? { message }
}
