import Foundation
import Glibc
import SheetActivities
import SheetCells
import SheetDesktop
import SheetFiles
import SheetPresentation
import SheetPrograms

/// Walks through folders in a list: what each row is, and where choosing it leads.
@MainActor
final class FileBrowser {
  /// What the person is to find.
  enum Goal {
    /// Files, or folders, of these types; any for none.
    case files(types: [UTType], many: Bool)
    /// A folder to put something into, with words for it.
    case place(words: String)
  }

  /// What a row of the list is.
  enum Row: Equatable {
    /// Takes what is marked, or the folder.
    case done
    /// The folder above.
    case up
    case folder(FilePath)
    case file(FilePath)
  }

  /// The folder that is shown.
  private(set) var folder: FilePath
  private let goal: Goal
  private weak var list: ListViewController?
  private(set) var rows: [Row] = []
  private var entries: [Entry] = []
  private(set) var marked: [FilePath] = []
  private var problem: String?
  /// Which reading is wanted; one that ends late is dropped.
  private var reading = 0
  /// Runs with what was found: files, or the folder.
  var onFinish: (@MainActor ([FilePath]) -> Void)?

  /// More rows than a person reads; a folder with millions must not fill the memory.
  private nonisolated static let most = 10_000

  fileprivate struct Entry: Sendable {
    var path: FilePath
    var isFolder: Bool
    var size: Int64
  }

  init(in folder: FilePath, _ goal: Goal) {
    (self.folder, self.goal) = (folder, goal)
  }

  /// Begins in the person's folder of pictures, if it is there.
  convenience init(inPictures goal: Goal) {
    let pictures = UIApplication.shared.settings.directories.pictures
    let isThere = FileManager.default.fileExists(atPath: pictures.text)
    self.init(in: isThere ? pictures : .current, goal)
  }

  /// Fills a list from now on.
  func fill(_ list: ListViewController) {
    self.list = list
    list.emptyText = "Reading"
    list.onChoose = { [weak self] in self?.choose($0) }
    read(folder, selecting: nil)
  }

  /// Uses the keys that lead to the folder above, when the list has no use for them.
  func handle(_ event: Event) -> Bool {
    guard [.key(.backspace), .key(.left), .key(.character("h"))].contains(event) else {
      return false
    }
    goUp()
    return true
  }

  /// Goes to the folder above, which has this one selected.
  private func goUp() {
    guard folder != "/" else { return }
    read(folder.parent, selecting: .folder(folder))
  }

  private func choose(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    switch rows[index] {
    case .done: onFinish?(marked.isEmpty ? [folder] : marked)
    case .up: goUp()
    case .folder(let path): read(path, selecting: nil)
    case .file(let path): take(path, at: index)
    }
  }

  private func take(_ path: FilePath, at index: Int) {
    guard case .files(_, many: true) = goal else { onFinish?([path]); return }
    let hadDone = rows.first == .done
    if let place = marked.firstIndex(of: path) {
      marked.remove(at: place)
    } else {
      marked.append(path)
    }
    show(selecting: nil)
    let shift = (rows.first == .done ? 1 : 0) - (hadDone ? 1 : 0)
    list?.selectedIndex = index + shift
  }

  // MARK: Reading

  private func read(_ path: FilePath, selecting row: Row?) {
    reading += 1
    let (number, wanted) = (reading, takesFiles)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let found = Result { try Self.entries(in: path, files: wanted) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.reading == number else { return }
          self.take(found, of: path, selecting: row)
        }
      }
    }
  }

  private var takesFiles: Bool {
    if case .files = goal { true } else { false }
  }

  private func take(_ found: Result<[Entry], any Error>, of path: FilePath, selecting row: Row?) {
    switch found {
    case .success(let entries):
      (folder, self.entries, problem) = (path, entries, nil)
    case .failure(let error):
      let cause = (error as? SystemError)?.words ?? error.localizedDescription
      problem = "\(path.lastComponent.text.displayable) cannot be read: \(cause)"
      if rows.isEmpty { (folder, entries) = (path, []) }
    }
    show(selecting: row)
  }

  private nonisolated static func entries(in path: FilePath, files: Bool) throws -> [Entry] {
    let folder = try Descriptor.openWithoutWaiting(path, O_DIRECTORY).0
    let names = try folder.names().filter { $0.bytes.first != .point }
    let entries = names.prefix(most).compactMap { name -> Entry? in
      var status = stat()
      let isThere = name.withCString { fstatat(folder.number, $0, &status, 0) } == 0
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard isThere, isFolder || files else { return nil }
      return Entry(path: path.appending(name), isFolder: isFolder, size: Int64(status.st_size))
    }
    let sorted = entries.sorted {
      $0.path.lastComponent.text.precedesNaturally($1.path.lastComponent.text)
    }
    return sorted.filter(\.isFolder) + sorted.filter { !$0.isFolder }
  }

  // MARK: Rows

  private func show(selecting row: Row?) {
    guard let list else { return }
    var items: [ListItem] = []
    rows = []
    func add(_ row: Row, _ title: String, _ detail: String = "") {
      rows.append(row)
      items.append(ListItem(title, detail: detail))
    }
    if let words = doneWords { add(.done, words) }
    if folder != "/" { add(.up, "..", "folder above") }
    for entry in entries where entry.isFolder || isWanted(entry.path) {
      let name = entry.path.lastComponent.text.displayable
      if entry.isFolder {
        add(.folder(entry.path), name + "/")
      } else {
        let mark = marked.contains(entry.path) ? "* " : ""
        add(.file(entry.path), mark + name, ByteCount.words(entry.size))
      }
    }
    list.emptyText = "There is nothing here."
    list.items = items
    list.title = title
    let standard = rows.first == .up && rows.count > 1 ? 1 : 0
    list.selectedIndex = row.flatMap { rows.firstIndex(of: $0) } ?? standard
  }

  private var title: String {
    let home = ActivitySettings.current.directories
    return problem ?? home.abbreviate(folder).displayable
  }

  /// What the first row says; `nil` when there is nothing to be done yet.
  private var doneWords: String? {
    switch goal {
    case .place(let words): return words
    case .files(let types, _):
      if !marked.isEmpty { return marked.count == 1 ? "Open 1 file" : "Open \(marked.count) files" }
      return types.contains { $0 == .folder || $0 == .directory } ? "Open this folder" : nil
    }
  }

  private func isWanted(_ path: FilePath) -> Bool {
    guard case .files(let types, _) = goal, !types.isEmpty else { return true }
    if types.contains(.item) || types.contains(.data) { return true }
    let known = UTType(filenameExtension: path.suffix) ?? .data
    return types.contains { known.conforms(to: $0) }
  }
}
