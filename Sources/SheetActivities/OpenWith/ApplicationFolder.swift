import Glibc
import SheetFiles
import SheetPrograms

/// The desktop entries of one `applications` folder and the folders in it.
struct ApplicationFolder: Sendable {
  /// The IDs of all files. One that cannot be used hides those of less important folders all the same.
  private(set) var ids: Set<String> = []
  /// The entries that can be used, by the order of their IDs.
  private(set) var entries: [DesktopEntry] = []

  /// More than any machine has; links may lead round in circles.
  private static let mostFiles = 5000
  private static let mostLevels = 6

  /// Reads a folder; a missing one is empty.
  init(_ path: FilePath, locale: EntryLocale) {
    read(path, prefix: "", level: 0, locale)
    entries.sort { $0.id < $1.id }
  }

  private mutating func read(
    _ path: FilePath, prefix: String, level: Int, _ locale: EntryLocale
  ) {
    guard level < Self.mostLevels, ids.count < Self.mostFiles,
      let folder = try? Descriptor.open(path, O_RDONLY | O_DIRECTORY),
      let names = try? folder.names()
    else { return }
    for name in names {
      // An ID that is not UTF-8 could not be written down.
      guard ids.count < Self.mostFiles, let text = name.validText else { continue }
      let place = path.appending(name)
      if text.hasSuffix(DesktopEntry.suffix) {
        add(prefix + text, place, locale)
      } else if !text.contains(".") {
        read(place, prefix: prefix + text + "-", level: level + 1, locale)
      }
    }
  }

  private mutating func add(_ id: String, _ path: FilePath, _ locale: EntryLocale) {
    guard ids.insert(id).inserted,
      let bytes = try? SettingsFile.read(path, limit: DesktopEntry.limit),
      let entry = DesktopEntry(id: id, path: path, bytes: bytes, locale: locale)
    else { return }
    entries.append(entry)
  }
}
