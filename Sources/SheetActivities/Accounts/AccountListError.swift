import Foundation
import SheetCells
import SheetFiles

/// What is wrong with the list of accounts.
package enum AccountListError: Error, Hashable, Sendable {
  /// It cannot be read.
  case unreadable(FilePath, SettingsFile.Failure)
  /// It is no list of accounts.
  case damaged(FilePath)
}

extension AccountListError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .unreadable(let path, .system(let error)):
      "The list of accounts \(path.text.quoted) cannot be read: \(error.words). Check its permissions."
    case .unreadable(let path, .notAFile(let kind)):
      "\(path.text.quoted) is \(kind), not the list of accounts. Move it away."
    case .unreadable(let path, .tooLarge), .damaged(let path):
      "\(path.text.quoted) is not a list of accounts any more. Correct it, or remove it and add the "
        + "accounts again with `sharesheet accounts`."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
