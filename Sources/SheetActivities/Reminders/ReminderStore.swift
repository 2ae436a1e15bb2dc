import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation

/// A place that keeps reminders.
protocol ReminderStore: Sendable {
  /// The field that chooses among its lists.
  var listField: FormField? { get }

  /// Keeps a reminder. Blocks, and may run programs.
  ///
  /// - Parameter list: What was entered in ``listField``.
  /// - Throws: An error in words; nothing is stored then.
  func add(_ reminder: Reminder, to list: String, _ work: ActivityWork) throws -> ActivityResult
}

extension ReminderSettings {
  /// The place that the configuration names. Without a word of it: lists or a todo.txt file that are
  /// there already, else lists of our own. Looks at folders, and starts nothing.
  func store(_ settings: ActivitySettings) -> any ReminderStore {
    let directories = settings.directories
    let place = path.map { directories.expand($0, in: settings.workingDirectory) }
    switch backend {
    case .caldav:
      return CalendarServer(address: url, user: user, passwordCommand: passwordCommand)
    case .taskwarrior: return TaskwarriorStore(standardList: list ?? "")
    case .todotxt:
      let file = place ?? TodoFile.existing(settings) ?? directories.home.appending("todo.txt")
      return TodoFile(path: file, standardList: list ?? "")
    case .vdir, .auto:
      if let place { return ReminderFolders(place, standardList: list) }
      let folders = [
        directories.data.appending("calendars"), directories.home.appending(".calendars"),
      ]
      if let found = folders.first(where: ReminderFolders.isPlace) {
        return ReminderFolders(found, standardList: list)
      }
      if backend == .auto, let file = TodoFile.existing(settings) {
        return TodoFile(path: file, standardList: list ?? "")
      }
      return ReminderFolders(own: folders[0].appending("reminders"))
    }
  }
}
