import Foundation
import SheetCells

/// Why nothing was opened.
package enum OpenWithError: Error, Hashable, Sendable {
  /// No program was named.
  case noCommand
  /// A quote in the command is not closed.
  case badCommand
  /// The program of the command is not there.
  case programMissing(String)
  /// An application has gone since it was chosen.
  case applicationMissing(String)
  /// Nothing here opens such a file or link.
  case nothingOpens(String)
  /// The program ended with an error.
  case failed(String, status: Int32)
  /// A signal ended the program.
  case crashed(String)
}

extension OpenWithError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noCommand:
      "No program was named. Type one, with its arguments (--set command=...)."
    case .badCommand: "A quote in the command is not closed."
    case .programMissing(let name):
      "There is no program \(name.quoted). Check its name, or install it."
    case .applicationMissing(let name):
      "\(name.displayable) is not installed any more. Choose another application."
    case .nothingOpens(let address):
      "No application is registered that opens \(address.displayable) here."
    case .failed(let name, let status):
      "\(name.displayable) ended with an error (exit status \(status))."
    case .crashed(let name): "\(name.displayable) was ended by a signal."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }

  /// The field that it is about.
  var field: String {
    switch self {
    case .noCommand, .badCommand, .programMissing: "command"
    case .applicationMissing: "with"
    case .nothingOpens, .failed, .crashed: ""
    }
  }
}
