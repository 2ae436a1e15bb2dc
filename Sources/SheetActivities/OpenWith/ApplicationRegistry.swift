import Dispatch
import SheetCells
import SheetFiles
import Synchronization

/// The applications and types of this machine, as the files say that lie there.
struct ApplicationRegistry: Sendable {
  private let folders: BaseDirectories
  private let environment: [String: String]
  private let types: ContentTypes

  /// Reads what is known of types.
  init(_ settings: ActivitySettings) {
    environment = settings.environment
    folders = BaseDirectories(environment: environment)
    types = ContentTypes(
      database: MIMEDatabase(folders: folders), helper: settings.helper())
  }

  /// Which application opens what; reads the lists and entries.
  func index() -> ApplicationIndex {
    ApplicationIndex(folders: folders, environment: environment, types: types.database)
  }

  /// A panel must not wait for long: libmagic takes some 10 ms for a text and 1 ms for another file, and
  /// its process 5 ms. Beyond these, names tell the types.
  private static let (filesForOffer, patienceForOffer) = (4, Duration.milliseconds(300))

  /// The applications for some items. The helper looks into the files while this process reads the entries.
  func offer(_ items: [OpenItem]) -> ApplicationOffer {
    let found = Mutex((types: [String](), index: ApplicationIndex?.none))
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      if part == 0 {
        let known = types(
          of: items, lookingInto: Self.filesForOffer, within: Self.patienceForOffer)
        found.withLock { $0.types = known }
      } else {
        let read = index()
        found.withLock { $0.index = read }
      }
    }
    let result = found.withLock { $0 }
    return ApplicationOffer(
      items, types: result.types, index: result.index ?? index(), environment: environment)
  }

  /// Makes an application the default for the types of the items, in the person's own list.
  ///
  /// - Returns: A sentence for the person when another list has the last word all the same.
  /// - Throws: ``FileError``; the list is as it was then.
  func useAlways(_ entry: DesktopEntry, for items: [OpenItem]) throws -> String? {
    let types = Set(types(of: items, within: .seconds(10)))
    let list = folders.config.appending("mimeapps.list")
    try PersonalFile(list).update { old in
      var text = MIMEAppsText(old ?? [], canonical: self.types.database.canonical)
      for type in types.sorted() { text.setDefault(entry.id, for: type) }
      return text.bytes
    }
    let changed = index()
    let overruled = types.sorted().filter { changed.matches(for: $0).first?.entry.id != entry.id }
    guard !overruled.isEmpty else { return nil }
    return
      "\(overruled.joined(separator: ", ").displayable): the list of the desktop names another "
      + "application, which comes first. Look into \(folders.config.quoted)."
  }

  private func types(
    of items: [OpenItem], lookingInto most: Int = .max, within patience: Duration
  ) -> [String] {
    var files: [FilePath] = []
    for case .file(let path) in items { files.append(path) }
    var found = types.types(of: files, lookingInto: most, within: patience)[...]
    return items.map { item in
      switch item {
      case .file: found.popFirst() ?? FileType.unknown.mime
      case .link(let url): "x-scheme-handler/" + (url.scheme ?? "").lowercased()
      }
    }
  }
}
