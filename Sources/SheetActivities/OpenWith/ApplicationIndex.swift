import SheetFiles

/// Which applications open a type, by the freedesktop standards: `mimeapps.list` in all its places, and the
/// types that desktop entries declare.
struct ApplicationIndex: Sendable {
  /// One `mimeapps.list`, and the entries in the folder where it lies.
  private struct Level: Sendable {
    var list: MIMEApps
    var folder: ApplicationFolder?
  }

  /// An application for a type.
  struct Match: Hashable, Sendable {
    var entry: DesktopEntry
    /// Whether it takes the type only because it takes any bytes. Such an application is offered, but is
    /// nobody's default.
    var takesAnything: Bool
  }

  private var levels: [Level] = []
  /// What is known of types.
  let types: MIMEDatabase
  /// The desktops that the session says it is.
  let desktops: [String]

  /// Reads all lists and entries: a few hundred small files.
  init(folders: BaseDirectories, environment: [String: String], types: MIMEDatabase) {
    self.types = types
    let locale = EntryLocale(environment: environment)
    desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init)
    for folder in [folders.config] + folders.sharedConfig {
      addLists(in: folder, entries: nil)
    }
    for folder in folders.allData {
      let applications = folder.appending("applications")
      addLists(in: applications, entries: ApplicationFolder(applications, locale: locale))
    }
  }

  /// In the order of the standard: a desktop's own list comes before the general one.
  private mutating func addLists(in folder: FilePath, entries: ApplicationFolder?) {
    for desktop in desktops where !desktop.contains("/") {
      let name = desktop.lowercased() + "-mimeapps.list"
      levels.append(Level(list: list(folder.appending(FilePath(name)), isForOneDesktop: true)))
    }
    let general = list(folder.appending("mimeapps.list"), isForOneDesktop: false)
    levels.append(Level(list: general, folder: entries))
  }

  private func list(_ path: FilePath, isForOneDesktop: Bool) -> MIMEApps {
    guard let bytes = try? SettingsFile.read(path, limit: MIMEApps.limit) else { return MIMEApps() }
    return MIMEApps(bytes, isForOneDesktop: isForOneDesktop, canonical: types.canonical)
  }

  /// The entry of an ID; `nil` when there is none, or it is deleted.
  func entry(_ id: String) -> DesktopEntry? {
    let folder = levels.lazy.compactMap(\.folder).first { $0.ids.contains(id) }
    return folder?.entry(id)
  }

  /// The entry that was chosen by its ``DesktopEntry/choiceName``.
  func entry(chosen name: String) -> DesktopEntry? {
    entry(name.hasSuffix(DesktopEntry.suffix) ? name : name + DesktopEntry.suffix)
  }

  /// The applications for a type, best first: for the type, then for each of its parents, the default and
  /// then the others.
  func matches(for type: String) -> [Match] {
    var result: [Match] = []
    var seen: Set<String> = []
    let chain = types.chain(of: type)
    for type in chain {
      let takesAnything = type == FileType.unknown.mime && type != chain[0]
      for id in defaults(for: type) + associated(with: type)
      where seen.insert(id).inserted {
        guard let entry = entry(id) else { continue }
        result.append(Match(entry: entry, takesAnything: takesAnything))
      }
    }
    return result
  }

  /// What all lists call a default. One that is not associated counts too: `xdg-mime default` writes no
  /// association, and GLib asks for none.
  private func defaults(for type: String) -> [String] {
    levels.flatMap { $0.list.defaults[type] ?? [] }
  }

  /// The algorithm of the standard ("Adding/removing associations").
  private func associated(with type: String) -> [String] {
    var result: [String] = []
    var gone: Set<String> = []
    for level in levels {
      result += (level.list.added[type] ?? []).filter { !gone.contains($0) }
      gone.formUnion(level.list.removed[type] ?? [])
      guard let folder = level.folder else { continue }
      let entries = folder.entries.filter { declares(type, $0) && !gone.contains($0.id) }
      // The standard leaves their order open; people see the names.
      result += entries.sorted { $0.name.precedesNaturally($1.name) }.map(\.id)
      gone.formUnion(folder.ids)
    }
    return result
  }

  private func declares(_ type: String, _ entry: DesktopEntry) -> Bool {
    entry.isShown(in: desktops) && entry.types.contains { types.canonical($0) == type }
  }
}
