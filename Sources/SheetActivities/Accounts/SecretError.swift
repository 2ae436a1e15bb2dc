import Foundation
import SheetCells
import SheetFiles

/// Why there is no secret.
package enum SecretError: Error, Hashable, Sendable {
  /// There is no such program.
  case noProgram(String)
  /// The command ended with another status than 0; its last words.
  case commandFailed(command: String, complaint: String)
  /// The command printed no text.
  case nothingPrinted(command: String)
  /// The command did not end in time and was stopped; its program, and the seconds that it had.
  case commandTooSlow(program: String, seconds: Int64)
  /// No place has the secret of that name of an account.
  case notFound(String, account: String, service: String)
  /// The person was asked for it and gave none.
  case notGiven
  /// A place is locked, and nobody unlocked it.
  case locked(SecretStore)
  /// A place failed in another way; its last words.
  case placeFailed(SecretStore, complaint: String)
  /// There is no such place here.
  case noPlace(SecretStore)
  /// Not only the person can read a file with secrets.
  case exposed(FilePath, FileExposure)
  /// A file with secrets cannot be read.
  case unreadable(FilePath, SettingsFile.Failure)
  /// A file with secrets has something else in it.
  case noText(FilePath)
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
    case .commandTooSlow(let program, let seconds):
      "\(program.quoted), which should print the password, had not ended after \(seconds) s and was "
        + "stopped. Run the command of the configuration in a terminal to see what it waits for, such as a "
        + "passphrase, and try again."
    case .notFound(let secret, let account, let service):
      "There is no \(secret.displayable) of the account \(account.quoted). "
        + "Sign in again: sharesheet accounts add \(service.displayable)"
    case .notGiven: "Nothing was sent: without the secret of the account that cannot be done."
    case .locked, .placeFailed, .noPlace: placeMessage
    case .exposed, .unreadable, .noText: fileMessage
    }
  }

  private var placeMessage: String {
    switch self {
    case .locked(.keyring):
      "The keyring is locked. Unlock it, or log in to the desktop, and try again."
    case .locked(let store):
      "The key of \(store.title) is locked. Unlock it in a terminal, by “pass show” of any entry, and try "
        + "again."
    case .placeFailed(let store, let complaint):
      "\(store.title) failed: "
        + (complaint.isEmpty ? "it said nothing." : complaint.displayable)
    case .noPlace(.keyring):
      "There is no keyring in this session. It needs the program secret-tool (package libsecret-tools) "
        + "and a desktop's keyring; or use --store pass or --store file."
    case .noPlace(let store):
      "\(store.title) is not set up here. Install pass and run “pass init”, or use another --store."
    default: ""
    }
  }

  private var fileMessage: String {
    switch self {
    case .exposed(let path, .mode(let mode)):
      "\(path.quoted) has secrets, and others may read it (mode \(String(mode, radix: 8))). "
        + "Run: chmod 600 \(path.text.displayable)"
    case .exposed(let path, .owner):
      "\(path.quoted) has secrets and belongs to somebody else. It is not used."
    case .unreadable(let path, .system(let error)):
      "\(path.quoted) cannot be read: \(error.words). Check its permissions."
    case .unreadable(let path, .notAFile(let kind)): "\(path.quoted) is \(kind), not a file."
    case .unreadable(let path, .tooLarge): "\(path.quoted) is too large for a file of secrets."
    case .noText(let path): "What stands in \(path.quoted) is no secret. Correct it, or remove it."
    default: ""
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}

extension SecretStore {
  /// What a sentence calls it, at its start.
  package var title: String {
    switch self {
    case .keyring: "The keyring"
    case .pass: "The password store"
    case .file: "The plain file"
    }
  }
}
