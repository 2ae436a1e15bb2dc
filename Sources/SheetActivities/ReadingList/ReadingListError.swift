import Foundation
import SheetCells
import SheetFiles

/// Why a page was not put on the reading list.
package enum ReadingListError: Error, Hashable, Sendable {
  /// It is there already; since when, if the list knows.
  case known(String, since: Date?)
  /// The list is in another encoding.
  case notUTF8(FilePath)
  /// Some of several pages are on the list, the next one failed; with the words of that failure.
  case partly(done: Int, of: Int, cause: String)
  /// buku is not installed.
  case noProgram
  /// A program did not keep the page, in its own words.
  case notKept(String, words: String)
}

extension ReadingListError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .known(let address, let date):
      "\(address.displayable) is already on the list"
        + (date.map { " (added \(Timestamp.day($0)))" } ?? "")
        + ". Tick \"Update an entry\" (--set update=yes) to write it anew."
    case .notUTF8(let path):
      "\(path.quoted) is not UTF-8 and was left as it is. Convert it, for example by "
        + "iconv, or move it away."
    case .partly(let done, let count, let cause):
      "\(done) of \(count) pages are done, then: \(cause)"
    case .noProgram:
      "The program buku was not found. Install the package buku, or choose another reading list "
        + "([readinglist] backend)."
    case .notKept(let program, let words):
      "\(program) did not keep the page"
        + (words.isEmpty ? "." : ": \(words.displayable)") + " Try it in a terminal."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }

  /// The warning about pages that were there already.
  static func left(_ known: Int, of count: Int) -> String {
    "\(known) of \(count) pages were on the list already and stay as they are. "
      + "Tick \"Update an entry\" (--set update=yes) to write them anew."
  }
}
