import Glibc
import SheetFiles
import SheetPrograms

/// The desktop entries of one `applications` folder and the folders in it.
struct ApplicationFolder: Sendable {
  /// The IDs of all files. One that cannot be used hides those of less important folders all the same.
  private(set) var ids: Set<String> = []
  /// The entries that can be used, by the order of their IDs.
  private(set) var entries: [DesktopEntry] = []

  private var places: [String: Int] = [:]
  /// The folders that were read, since links may lead round in circles.
  private var visited: Set<FolderIdentity> = []

  /// More than any machine has.
  private static let mostFiles = 5000
  private static let mostLevels = 6

  private struct FolderIdentity: Hashable {
    var device: dev_t
    var file: ino_t
  }

  /// Reads a folder; a missing one is empty.
  init(_ path: FilePath, locale: EntryLocale) {
    read(path, prefix: "", level: 0, locale)
    entries.sort { $0.id < $1.id }
    for (place, entry) in entries.enumerated() { places[entry.id] = place }
  }

  /// The usable entry of an ID.
  func entry(_ id: String) -> DesktopEntry? { places[id].map { entries[$0] } }

  private mutating func read(
    _ path: FilePath, prefix: String, level: Int, _ locale: EntryLocale
  ) {
    guard level < Self.mostLevels, ids.count < Self.mostFiles,
      let folder = try? Descriptor.open(path, O_RDONLY | O_DIRECTORY),
      let facts = try? stat.of(".", in: folder, follow: true),
      visited.insert(FolderIdentity(device: facts.st_dev, file: facts.st_ino)).inserted,
      let names = try? folder.names()
    else { return }
    var folders: [String] = []
    for name in names {
      // An ID that is not UTF-8 could not be written down.
      guard ids.count < Self.mostFiles, let text = name.validText else { continue }
      if text.hasSuffix(DesktopEntry.suffix) {
        add(prefix + text, path.appending(name), locale)
      } else if !text.contains(".") {
        folders.append(text)
      }
    }
    for name in Self.ordered(folders, in: folder) {
      read(
        path.appending(FilePath(name)), prefix: prefix + name + "-", level: level + 1, locale)
    }
  }

  /// Of several ways to a folder the first one gives the IDs: its own name before a link's.
  private static func ordered(_ names: [String], in folder: Descriptor) -> [String] {
    let links = names.filter {
      (try? stat.of(FilePath($0), in: folder, follow: false))?.kind == S_IFLNK
    }
    return names.filter { !links.contains($0) }.sorted() + links.sorted()
  }

  private mutating func add(_ id: String, _ path: FilePath, _ locale: EntryLocale) {
    guard ids.insert(id).inserted,
      let bytes = try? SettingsFile.read(path, limit: DesktopEntry.limit),
      let entry = DesktopEntry(id: id, path: path, bytes: bytes, locale: locale)
    else { return }
    entries.append(entry)
  }
}
