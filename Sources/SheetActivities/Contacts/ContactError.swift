import Foundation
import SheetCells
import SheetFiles

/// Why a contact did not get a picture.
package enum ContactError: Error, Hashable, Sendable {
  /// The configuration names something else as the folder of contacts: "a pipe", "a file".
  case notAFolder(FilePath, kind: String)
  /// There is no contact, and no name for a new one.
  case noName
  /// Nobody is called so.
  case nobody(String)
  /// Several are.
  case several(String, [String])
  /// The contact has a picture, which is not to be replaced.
  case hasPhoto(String)
  /// The card is gone, or is none any more.
  case gone(String)
  /// Somebody else has changed the card on the server meanwhile.
  case changed(String)

  /// The field of the panel that the error is about.
  var field: String {
    switch self {
    case .notAFolder: ""
    case .noName: "name"
    case .hasPhoto: "replace"
    case .nobody, .several, .gone, .changed: "contact"
    }
  }

  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .notAFolder(let path, let kind):
      "\(path.quoted) is \(kind), not a folder of contacts. Correct vdir of [contacts] in config.toml."
    case .noName: "Type the name of the new contact."
    case .nobody(let text): "No contact is called \(text.quoted). Type another name."
    case .several(let text, let names):
      "\(names.count) contacts are called \(text.quoted): "
        + "\(names.few(5)). Type more of the name."
    case .hasPhoto(let name):
      "\(name.displayable) has a picture already. Tick this to replace it."
    case .gone(let name): "The contact \(name.displayable) is gone. Choose another one."
    case .changed(let name):
      "\(name.displayable) was changed elsewhere meanwhile. Nothing was written; try again."
    }
  }
}

extension ContactError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
