import Foundation
import SheetCells
import SheetFiles
import SheetPrograms

/// Why something was not saved on another machine.
package enum RemoteError: Error, Hashable, Sendable {
  /// The program `sftp` is not installed.
  case noProgram
  /// An address of which no folder on another machine can be made.
  case badAddress
  /// An address whose port is no number from 1 to 65535.
  case badPort
  /// A folder, which is not sent.
  case folder(FilePath)
  /// The machine's key is not known yet, or another one than before.
  case unknownHost(String, words: String)
  /// None of the person's keys is accepted.
  case login(String, words: String)
  /// It cannot be reached.
  case notReached(String, words: String)
  /// There is no such folder.
  case noFolder(String, FilePath)
  /// The person may not write there.
  case notWritable(String, FilePath)
  /// The name and all that come after it are taken.
  case nameTaken(String, FilePath)
  /// Anything else, in the program's words.
  case failed(String, words: String)

  /// What the program's last words mean. It has no statuses for it: 255 is the connection, 1 the rest.
  init(_ outcome: ChildProcess.Outcome, _ folder: RemoteFolder) {
    let lines = String(decoding: outcome.errorOutput, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
    // The line that `sftp` itself adds says no more.
    let words = lines.last { !$0.hasPrefix("Connection closed") } ?? lines.last ?? ""
    let all = lines.joined(separator: "\n")
    let host = folder.host
    self =
      if all.contains("Host key verification failed") || all.contains("IDENTIFICATION HAS CHANGED")
      {
        .unknownHost(host, words: words)
      } else if all.contains("Permission denied (") || all.contains("Too many authentication") {
        .login(host, words: words)
      } else if outcome.status == 255 || all.contains("ssh: ") {
        .notReached(host, words: words)
      } else if all.contains("No such file or directory") || all.contains("Not a directory") {
        .noFolder(host, folder.path)
      } else if all.contains("Permission denied") {
        .notWritable(host, folder.path)
      } else {
        .failed(host, words: words)
      }
  }

  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .noProgram: "The program sftp is not installed. Install the package openssh-client."
    case .badAddress:
      "This is no address of a folder. Type sftp://user@host:port/folder, without a password."
    case .badPort:
      "The port of this address must be a number from 1 to 65535. Correct it, or leave it out."
    case .folder(let path):
      "\(path.quoted) is a folder. Pack it first, and save the archive."
    case .unknownHost(let host, let words):
      "The key of \(host.displayable) is not trusted (\(words.displayable)). Connect once with "
        + "ssh \(host.displayable), and check it."
    case .login(let host, let words):
      "\(host.displayable) accepts none of your keys (\(words.displayable)). Add one to your agent "
        + "with ssh-add."
    case .notReached(let host, let words):
      "\(host.displayable) cannot be reached: \(words.displayable). Check the name and the network."
    case .noFolder(let host, let path):
      "There is no folder \(path.quoted) on \(host.displayable). Choose another one."
    case .notWritable(let host, let path):
      "You may not write to \(path.quoted) on \(host.displayable). Choose another folder."
    case .nameTaken(let host, let name):
      "There are too many files like \(name.quoted) on \(host.displayable). Choose another name."
    case .failed(let host, let words):
      "\(host.displayable) did not take it: \(words.displayable)."
    }
  }
}

extension RemoteError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
