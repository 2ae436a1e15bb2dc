import Foundation
import SheetCells
import SheetPresentation

/// Why an activity was not run without its panel.
package enum ActivityInputError: Error, Hashable, Sendable {
  /// `--set` named a field that is not there, or a value that cannot be chosen.
  case form(FormError)
  /// A field is empty that must not be, or refuses its value; with the form's words.
  case refused(field: String, problem: String)

  /// The error in words.
  package var message: String {
    switch self {
    case .form(let error): error.message.displayable
    // What is wrong with all of it is no field's matter.
    case .refused("", let problem): problem.displayable
    case .refused(let field, let problem):
      "The field \(field.displayable) needs an answer: \(problem.displayable) "
        + "Give it by --set \(field.displayable)=VALUE."
    }
  }
}

extension ActivityInputError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
