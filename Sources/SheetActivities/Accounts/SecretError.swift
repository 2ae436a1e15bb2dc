import Foundation
import SheetCells

/// Why there is no secret.
package enum SecretError: Error, Hashable, Sendable {
  /// There is no such program.
  case noProgram(String)
  /// The command ended with another status than 0; its last words.
  case commandFailed(command: String, complaint: String)
  /// The command printed no text.
  case nothingPrinted(command: String)
  /// No place has the secret of that name of an account.
  case notFound(String, account: String)
}

extension SecretError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noProgram(let name):
      "The program \(name.quoted), which should print the password, is not there. Check the configuration."
    case .commandFailed(let command, let complaint):
      "The command for the password failed (\(command.displayable)): "
        + (complaint.isEmpty ? "it said nothing." : complaint.displayable)
    case .nothingPrinted(let command):
      "The command for the password printed nothing (\(command.displayable)). "
        + "Its first line must be the password."
    case .notFound(let secret, let account):
      "There is no \(secret.displayable) of the account \(account.quoted). "
        + "Run `sharesheet accounts` to sign in again."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
