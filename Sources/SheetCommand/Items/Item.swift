import SheetFiles

/// A file or folder to share.
public struct FileItem: Sendable, Equatable {
  /// Its path from the root on.
  public let path: FilePath
  /// Whether it is a folder.
  public let isFolder: Bool
  /// Its size in bytes; `nil` for a folder.
  public let size: Int?
}

/// One thing to share, its kind known.
public enum Item: Sendable, Equatable {
  /// A file or folder that was there a moment ago.
  case file(FileItem)
  /// A link that is not a `file:` one.
  case url(String)
  /// A text.
  case text(String)
  /// What will come on standard input; see ``StandardInputReader``.
  case standardInput
  /// Files, as many as the list has.
  case pathList(PathList)

  /// How many things that is.
  public var count: Int {
    guard case .pathList(let list) = self else { return 1 }
    return list.count
  }
}

/// Everything to share, in the order of the command line.
public struct ItemList: Sendable, Equatable {
  /// The items.
  public let items: [Item]

  /// How many things are shared; standard input counts as one.
  public var count: Int { items.reduce(0) { $0 + $1.count } }

  /// Whether standard input is an item.
  public var readsStandardInput: Bool { items.contains(.standardInput) }

  /// Looks at the files that ``ArgumentResolver`` left out, because looking at all of a long list would
  /// have delayed the first frame. Meant for a background thread; throws for the first that is
  /// missing or unreadable.
  public func checkRest(probe: FileProbe = .system) throws(CommandError) {
    for case .pathList(let list) in items {
      try list.check(list.indices.dropFirst(PathList.checkedAtOnce), probe: probe)
    }
  }
}
