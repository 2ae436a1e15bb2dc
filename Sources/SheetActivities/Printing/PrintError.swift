import Foundation
import SheetCells
import SheetFiles

/// Why nothing was printed.
package enum PrintError: Error, Hashable, Sendable {
  /// The programs of CUPS are not installed.
  case noPrograms
  /// Its service does not run.
  case notRunning
  /// It does not answer.
  case silent
  /// No printer is set up, or none is the usual one; with the names of those that there are.
  case noPrinter(known: [String])
  /// There is no printer of that name.
  case unknownPrinter(String, known: [String])
  /// The printer takes no jobs.
  case refusing(printer: String)
  /// The printer does not offer that.
  case noChoice(field: String, value: String, choices: [String])
  /// `lp` took no job; with its words.
  case notTaken(printer: String, words: String)
  /// The printer, or what prepares its data, gave up; with its words.
  case failed(printer: String, words: String)
  /// Somebody took the job out of the queue.
  case removed(printer: String)
}

extension PrintError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noPrograms:
      "Printing needs CUPS. Install the packages cups and cups-client, or save as PDF."
    case .notRunning: "The print service (CUPS) is not running. Start it, or save as PDF."
    case .silent: "The print service (CUPS) does not answer. Try again, or save as PDF."
    case .noPrinter(let known) where known.isEmpty:
      "No printer is set up. Save as PDF instead? (--set printer=pdf)"
    case .noPrinter(let known):
      "No printer is the usual one. Choose one (--set printer=NAME): \(known.few())."
    case .unknownPrinter(let name, let known):
      "There is no printer \(name.quoted). Printers: "
        + "\(((known.isEmpty ? [] : [known.few()]) + ["pdf"]).joined(separator: ", "))."
    default: jobMessage
    }
  }

  private var jobMessage: String {
    switch self {
    case .refusing(let printer):
      "The printer \(printer.quoted) takes no jobs at the moment. Choose another one."
    case .noChoice(let field, let value, let choices):
      choices.isEmpty
        ? "The printer offers no choice of \(field). Leave it out."
        : "The printer does not offer \(value.quoted). Choices: \(choices.few())."
    case .notTaken(let printer, let words):
      "The job was not taken for \(printer.quoted): \(words.displayable)"
    case .failed(let printer, let words) where words.isEmpty:
      "The printer \(printer.quoted) gave up the job and does not say why."
    case .failed(let printer, let words):
      "The printer \(printer.quoted) gave up the job: \(words.displayable)"
    case .removed(let printer):
      "The job was taken out of the queue of \(printer.quoted) before it was printed."
    default: "Nothing was printed."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
