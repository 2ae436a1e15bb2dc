import Foundation
import SheetCells
import SheetPrograms

/// Why a note is not in the journal.
package enum JournalError: Error, Hashable, Sendable {
  /// jrnl is not installed.
  case noProgram
  /// jrnl has no journal of this name.
  case noJournal(String)
  /// Only pictures were shared, and a journal keeps none.
  case onlyPictures
  /// jrnl asks for something: where its journal is, or a password.
  case asks
  /// jrnl failed, in its own words.
  case failed(words: String)

  /// The error of a program that ended with another status than 0.
  init(_ outcome: ChildProcess.Outcome) {
    let text = String(decoding: outcome.errorOutput, as: UTF8.self)
    // Nothing answers its questions.
    if text.contains("EOFError") { self = .asks } else { self = .failed(words: Self.words(text)) }
  }

  /// The lines in its frame.
  private static func words(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("┃") }
    return String(
      lines.map { $0.filter { $0 != "┃" } }.joined(separator: " ").onOneLine.prefix(300))
  }
}

extension JournalError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noProgram:
      "The program jrnl was not found. Install it, for example by pipx install jrnl, or choose the "
        + "folder of notes ([notes] backend)."
    case .noJournal(let journal):
      "jrnl has no journal \(journal.quoted). Correct the name ([notes] journal); "
        + "jrnl --list prints them."
    case .onlyPictures: "A journal of jrnl keeps no pictures. Save them to files."
    case .asks:
      "jrnl asks for something, such as a password or where its journal is. Run jrnl once in a "
        + "terminal, and let it keep the password in the keyring."
    case .failed(let words):
      "jrnl did not keep the note"
        + (words.isEmpty ? "." : ": \(words.displayable)") + " Try it in a terminal."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
