import Foundation
import SheetCells

/// What can be wrong with an account.
package enum AccountError: Error, Hashable, Sendable {
  /// The service refuses its secret.
  case withdrawn(Account, host: String)
  /// There is no such service; one that may be meant.
  case noService(String, suggestion: String?)
  /// There is no such account; one that may be meant.
  case noAccount(String, suggestion: String?)
  /// Several services have an account of that name.
  case ambiguous(String, services: [String])
  /// Another account with the service has that name.
  case nameTaken(String)
  /// It stands in the configuration, where the program changes nothing.
  case configured(Account)
  /// There is no place for secrets but the plain file, and the person did not ask for that.
  case noStore
  /// A secret is needed, and none was given; what the person calls it.
  case nothingGiven(String)
  /// The service does not take the code that was brought back.
  case codeRefused(host: String)
}

extension AccountError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .withdrawn(let account, let host): Self.withdrawn(account, host)
    case .noService(let word, let suggestion):
      "There is no service \(word.quoted) with accounts. "
        + Self.hint(suggestion, else: "“sharesheet accounts --help” lists them.")
    case .noAccount(let name, let suggestion):
      "There is no account \(name.quoted). "
        + Self.hint(suggestion, else: "“sharesheet accounts list” prints them.")
    case .ambiguous(let name, let services):
      "Several services have an account \(name.quoted). Write "
        + services.map { "\($0)/\(name.displayable)" }.joined(separator: " or ") + "."
    case .nameTaken(let name):
      "There is another account \(name.quoted). Give this one a name of its own: --set name=NAME"
    case .configured(let account):
      "The account \(account.name.quoted) stands in the configuration. Take its table "
        + "[\(account.service.displayable)] out of config.toml."
    case .noStore:
      "There is no place for the secret: neither a keyring nor pass is set up here. A plain file that "
        + "only you can read is one if you say so: --store file"
    case .nothingGiven(let label):
      "The \(label.lowercasedFirst.displayable) is missing. Type it, or write it to standard input."
    case .codeRefused(let host):
      "\(host.displayable) does not take this code. It is good for one time and a few minutes: begin "
        + "anew, and copy all of it."
    }
  }

  private static func withdrawn(_ account: Account, _ host: String) -> String {
    let start =
      "\(host.displayable) refuses the account \(account.name.quoted): access was withdrawn. "
    guard account.store == nil else {
      return start + "Sign in again: sharesheet accounts add \(account.service.displayable)"
    }
    let table = "[\(account.service.displayable)] in config.toml"
    return start + "Sign in again: give \(table) a new secret, or run: sharesheet accounts add "
      + account.service.displayable
  }

  private static func hint(_ suggestion: String?, else other: String) -> String {
    suggestion.map { "Did you mean \($0.quoted)?" } ?? other
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}

extension String {
  /// As it stands in the middle of a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
