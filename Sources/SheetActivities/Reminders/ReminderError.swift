import Foundation
import SheetCells

/// Why a reminder was not kept.
package enum ReminderError: Error, Hashable, Sendable {
  /// There is no such list any more.
  case noList(String)
  /// A program is not installed; the Debian package that has it.
  case noProgram(String, package: String)
  /// A program did not keep it, in its own words.
  case refused(String, words: String)
  /// The server has this reminder already.
  case known(String)
  /// Under the address of the configuration there is no list, or one that takes no reminders.
  case noCalendar(String)
}

extension ReminderError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noList(let list):
      "There is no list \(list.quoted) any more. Choose another one."
    case .noProgram(let program, let package):
      "The program \(program) was not found. Install the package \(package), or choose another "
        + "place for reminders ([reminders] backend)."
    case .refused(let program, let words):
      "\(program) did not keep the reminder"
        + (words.isEmpty ? "." : ": \(words.displayable)") + " Try it in a terminal."
    case .known(let host):
      "\(host.displayable) has this reminder already. Nothing was changed there."
    case .noCalendar(let address):
      "There is no list \(address.quoted) that takes reminders. Correct the address "
        + "([reminders] url): it is that of one calendar, and often ends in its name."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}

/// Sentences about reminders.
enum ReminderWords {
  /// What is understood, in one example each.
  static let examples = "2026-12-24, 24.12., tomorrow 9:00, fri, +3d"

  /// The note of a result: when the person will be reminded, and where it stands.
  static func stored(_ reminder: Reminder, in place: String) -> String {
    let due = reminder.due.map { "Due \($0.words), in" } ?? "In"
    return "\(due) \(place.displayable)."
  }

  /// What is wrong with what was entered as the date; `nil` when nothing is.
  static func problem(due text: String, now: DueDate) -> String? {
    guard !text.trimmingBlanks.isEmpty else { return nil }
    guard let date = DueDateReader.date(text, now: now) else {
      return "This is no date that can be read. Write one like \(examples)."
    }
    return date < now ? "That is \(date.words), which has passed." : nil
  }
}
