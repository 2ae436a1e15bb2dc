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

extension ReminderSection {
  /// The place that the configuration names. Without a word of it: lists or a todo.txt file that are
  /// there already, else lists of our own. Looks at folders, and starts nothing.
  func store(_ settings: ActivitySettings) -> any ReminderStore {
    let place = path.map { settings.directories.expand($0, in: settings.workingDirectory) }
    if backend == .caldav, let server { return CalendarServer(settings: server) }
    switch backend {
    case .taskwarrior: return TaskwarriorStore(standardList: list ?? "")
    case .todotxt:
      let standard = settings.directories.home.appending("todo.txt")
      return todoFile(place ?? TodoFile.existing(settings) ?? standard)
    case .auto, .caldav:
      if let place, place.suffix == "txt" { return todoFile(place) }
      if let found = folders(place, settings) { return found }
      return TodoFile.existing(settings).map(todoFile) ?? ReminderFolders(own: Self.own(settings))
    case .vdir: return folders(place, settings) ?? ReminderFolders(own: Self.own(settings))
    }
  }

  private func todoFile(_ path: FilePath) -> any ReminderStore {
    TodoFile(path: path, standardList: list ?? "")
  }

  /// The lists at a place; without one those in the usual places, of which there may be none.
  private func folders(_ place: FilePath?, _ settings: ActivitySettings) -> ReminderFolders? {
    if let place { return ReminderFolders(place, standardList: list) }
    let usual = [Self.own(settings).parent, settings.directories.home.appending(".calendars")]
    return usual.first(where: ReminderFolders.isPlace).map {
      ReminderFolders($0, standardList: list)
    }
  }

  private static func own(_ settings: ActivitySettings) -> FilePath {
    settings.directories.data.appending("calendars/reminders")
  }
}
