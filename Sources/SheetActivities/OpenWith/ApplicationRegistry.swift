import Dispatch
import SheetCells
import SheetFiles
import SheetPrograms
import Synchronization

/// The applications and types of this machine, as the files say that lie there.
struct ApplicationRegistry: Sendable {
  private let folders: BaseDirectories
  private let environment: [String: String]
  private let helper: HelperProgram?

  /// Reads nothing yet.
  init(_ settings: ActivitySettings) {
    environment = settings.environment
    folders = BaseDirectories(environment: environment)
    helper = settings.helper()
  }

  /// Which application opens what; reads what is known of types, the lists and the entries.
  func index() -> ApplicationIndex {
    ApplicationIndex(
      folders: folders, environment: environment, types: MIMEDatabase(folders: folders))
  }

  /// A panel must not wait for long: libmagic takes some 3 ms for a text and 1 ms for another file, and its
  /// process 7 ms. Beyond these, names tell the types.
  private static let (filesForOffer, patienceForOffer) = (4, Duration.milliseconds(300))

  /// The applications for some items. The helper looks into the files while this process reads all that
  /// lies here about types and applications.
  func offer(_ items: [OpenItem]) -> ApplicationOffer {
    let looker = FileLooker(
      helper: helper, most: Self.filesForOffer, patience: Self.patienceForOffer)
    let paths = Self.paths(items)
    let found = Mutex((looks: [FileLook](), index: ApplicationIndex?.none))
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      if part == 0 {
        let looks = looker.look(at: paths)
        found.withLock { $0.looks = looks }
      } else {
        let read = index()
        found.withLock { $0.index = read }
      }
    }
    let (looks, read) = found.withLock { ($0.looks, $0.index) }
    let known = read ?? index()
    return ApplicationOffer(
      items, types: types(of: items, looks, known), index: known, environment: environment)
  }

  /// Makes an application the default for the types of the items, in the person's own list.
  ///
  /// - Returns: A sentence for the person when another list has the last word all the same.
  /// - Throws: ``FileError``; the list is as it was then.
  func useAlways(_ entry: DesktopEntry, for items: [OpenItem]) throws -> String? {
    let old = index()
    let looks = FileLooker(helper: helper, patience: .seconds(10)).look(at: Self.paths(items))
    let types = Set(types(of: items, looks, old))
    let list = folders.config.appending("mimeapps.list")
    try PersonalFile(list).update { bytes in
      var text = MIMEAppsText(bytes ?? [], canonical: old.types.canonical)
      for type in types.sorted() { text.setDefault(entry.id, for: type) }
      return text.bytes
    }
    let changed = index()
    let overruled = types.sorted().filter { changed.matches(for: $0).first?.entry.id != entry.id }
    guard !overruled.isEmpty else { return nil }
    return
      "\(overruled.few()): the list of the desktop names another "
      + "application, which comes first. Look into \(folders.config.quoted)."
  }

  private static func paths(_ items: [OpenItem]) -> [FilePath] {
    items.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }

  private func types(
    of items: [OpenItem], _ looks: [FileLook], _ index: ApplicationIndex
  ) -> [String] {
    var found = ContentTypes(database: index.types, helper: nil).types(of: looks)[...]
    return items.map { item in
      switch item {
      case .file: found.popFirst() ?? FileType.unknown.mime
      case .link(let url): "x-scheme-handler/" + (url.scheme ?? "").lowercased()
      }
    }
  }
}
