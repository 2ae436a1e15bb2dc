import Foundation
import SheetFiles
import SheetPrograms

/// jrnl, by its program.
///
/// The entry is imported and not typed: a typed one may begin with a date, and `\n` in it becomes a new
/// line. It comes as a file in memory, and standard input stays empty: what jrnl asks for, such as a
/// password, would be answered with the note.
struct JournalProgram {
  private let program: ChildProcess
  private let monitor: WorkMonitor

  /// Finds the program.
  init(_ work: ActivityWork) throws(JournalError) {
    let environment = work.settings.environment
    guard let path = ProgramFinder(environment: environment).path(of: "jrnl") else {
      throw .noProgram
    }
    program = ChildProcess(executable: path, arguments: [], environment: environment)
    monitor = work.monitor
  }

  /// Adds an entry to a journal; `nil` is the standard one.
  ///
  /// - Throws: ``JournalError``, ``ChildProcessError`` or `CancellationError`.
  func add(_ entry: String, to journal: String?) throws {
    // An unknown name would be a word of the entry, in the standard journal.
    if let journal, try !journals().contains(journal) { throw JournalError.noJournal(journal) }
    var program = program
    program.arguments = [journal, "--import", "--file", "/dev/fd/3"].compactMap(\.self)
    program.inherited = [try Descriptor.memory(Array(entry.utf8))]
    let outcome = try program.run(monitor)
    guard outcome.isSuccess else { throw JournalError(outcome) }
  }

  /// The names in jrnl's list: lines like ` * work -> /home/ada/work.txt`.
  private func journals() throws -> [String] {
    var program = program
    program.arguments = ["--list"]
    let outcome = try program.run(monitor)
    guard outcome.isSuccess else { throw JournalError(outcome) }
    let text = String(decoding: outcome.output, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      let isEntry = words.count > 3 && words[0] == "*" && words[2] == "->"
      return isEntry ? String(words[1]) : nil
    }
  }
}

extension NoteBody {
  /// The note as an entry of a journal: its minute and title, the text, then the tags.
  func journalEntry(titled title: String) -> String {
    let words = tags.map { "@" + $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
    let parts = [text, words.joined(separator: " ")].filter { !$0.isEmpty }
    let lines = parts.joined(separator: "\n\n").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Such a line would begin another entry.
    let safe = lines.map { $0.hasPrefix("[") ? "\\" + $0 : String($0) }
    return "[\(Timestamp.minute(date))] \(title)\n\(safe.joined(separator: "\n"))\n"
  }
}
