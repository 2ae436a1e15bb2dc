import Foundation
import SheetCells

extension ChildProcessError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .notStarted(let program, let error):
      "\(program.displayable) could not be started: \(error.words). Check how it is installed."
    case .inputUnreadable(let path, let error):
      "\"\(path.text.displayable)\" cannot be read: \(error.words). Check its permissions."
    case .noTerminal(let program):
      "\(program.displayable) needs a terminal to run in. Start the command in one."
    case .tooMuchOutput(let program):
      "\(program.displayable) wrote without an end and was stopped. Check how it is installed."
    case .timedOut(let program):
      "\(program.displayable) did not answer in time. Try again."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
