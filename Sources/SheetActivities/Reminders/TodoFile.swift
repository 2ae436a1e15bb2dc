import Glibc
import SheetEngine
import SheetFiles
import SheetPresentation

/// A todo.txt file: a line for each reminder.
struct TodoFile: ReminderStore {
  let path: FilePath
  let standardList: String

  /// The file that the person has already: that of `TODO_FILE`, of todo.txt-cli's `TODO_DIR`, or one
  /// in the usual places.
  static func existing(_ settings: ActivitySettings) -> FilePath? {
    let (environment, directories) = (settings.environment, settings.directories)
    let named = [environment["TODO_FILE"], environment["TODO_DIR"].map { $0 + "/todo.txt" }]
      .compactMap(\.self).filter { $0.hasPrefix("/") }.map { FilePath($0) }
    let usual = [directories.home, directories.data].map { $0.appending("todo.txt") }
    return (named + usual).first { (try? stat.of($0, follow: true)) != nil }
  }

  var listField: FormField? {
    FormField("list", label: "Project", value: .text(standardList), help: "Written as +project.")
  }

  func add(_ reminder: Reminder, to list: String, _ work: ActivityWork) throws -> ActivityResult {
    try PersonalFile(path).append(reminder.todoLine(project: list))
    let place = work.settings.directories.abbreviate(path)
    return ActivityResult(
      .completed, products: [.file(path.url)], note: ReminderWords.stored(reminder, in: place))
  }
}
