import Glibc
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// Lists of reminders as folders, one file a reminder: a "vdir", which vdirsyncer, todoman and khal share.
///
/// A list is a folder; its name for people stands in its file `displayname`. A file appears complete and
/// is called after the reminder's identifier.
struct ReminderFolders: ReminderStore {
  private struct List {
    var name: String
    var title: String
    var folder: FilePath
  }

  private let lists: [List]
  private let standardList: String?

  /// The folders below a path; the path itself when it holds none.
  init(_ path: FilePath, standardList: String?) {
    let folders = Self.folders(in: path)
    lists = (folders.isEmpty ? [path] : folders).compactMap(Self.list).sorted(by: Self.precedes)
    self.standardList = standardList
  }

  /// A folder of our own, which may not be there yet.
  init(own path: FilePath) {
    lists = [List(name: path.lastComponent.text, title: "Reminders", folder: path)]
    standardList = nil
  }

  /// Whether lists lie below a path.
  static func isPlace(_ path: FilePath) -> Bool { !folders(in: path).isEmpty }

  var listField: FormField? {
    let choices = lists.map { FormChoice($0.name, title: $0.title) }
    let standard = lists.first { $0.name == standardList || $0.title == standardList }
    return FormField(
      "list", label: "List", kind: .choice(choices),
      value: .text((standard ?? lists.first)?.name ?? ""),
      isRequired: true)
  }

  func add(_ reminder: Reminder, to list: String, _ work: ActivityWork) throws -> ActivityResult {
    guard let list = lists.first(where: { $0.name == list }) else {
      throw ReminderError.noList(list)
    }
    try FileSaver.makeFolder(list.folder)
    let job = FileSaver.Job(
      source: .bytes(Array(reminder.calendarFile.utf8)),
      name: FilePath(reminder.identifier + ".ics"), folder: list.folder)
    let paths = try FileSaver(monitor: work.monitor).save([job])
    return ActivityResult(
      .completed, products: paths.map { .file($0.url) },
      note: ReminderWords.stored(reminder, in: list.title))
  }

  // MARK: Folders

  /// A name that is not UTF-8 cannot be chosen, and no program of these makes one.
  private static func list(_ folder: FilePath) -> List? {
    guard let name = folder.lastComponent.validText else { return nil }
    let text = try? SettingsFile.read(folder.appending("displayname"), limit: 1 << 12)
    let title = String(decoding: text ?? [], as: UTF8.self).onOneLine.displayable
    return List(name: name, title: title.isEmpty ? name.displayable : title, folder: folder)
  }

  private static func folders(in path: FilePath) -> [FilePath] {
    guard let directory = try? Descriptor.openWithoutWaiting(path, O_DIRECTORY).0,
      let names = try? directory.names()
    else { return [] }
    return names.filter { name in
      name.bytes.first != .point
        && (try? stat.of(name, in: directory, follow: true))?.kind == S_IFDIR
    }.map(path.appending)
  }

  /// Calendars and lists lie in one folder; those that are called like lists come first.
  private static func precedes(_ one: List, _ other: List) -> Bool {
    let (first, second) = (isNamedLikeAList(one.folder), isNamedLikeAList(other.folder))
    return first != second ? first : one.title.precedesNaturally(other.title)
  }

  private static func isNamedLikeAList(_ path: FilePath) -> Bool {
    let name = path.lastComponent.text.lowercased()
    return ["reminder", "task", "todo", "inbox"].contains { name.contains($0) }
  }
}
