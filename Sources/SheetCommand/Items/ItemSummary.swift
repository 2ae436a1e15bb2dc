import SheetCells
import SheetFiles

/// What the heading of the sheet says about the items, safe for the screen.
public struct ItemSummary: Sendable, Equatable {
  /// The first item's name: of a file its last component, of a link its host, of a text its first
  /// line.
  public var name: String
  /// The first item's kind in words: "PDF document", "Link".
  public var kind: String
  /// How many items there are.
  public var count: Int
  /// The size of all of them in bytes; `nil` when it would take work to find out.
  public var totalSize: Int?

  /// A summary of items that are known already; standard input is only called so, until it is known.
  public init(_ list: ItemList) {
    let first = list.items.first.map(Self.describe) ?? (name: "", kind: "")
    (name, kind, count) = (first.name, first.kind, list.count)
    totalSize = Self.totalSize(of: list.items)
  }

  /// "PDF document · 1.4 MB".
  public var details: String {
    guard let totalSize, count == 1 else { return kind }
    return "\(kind) · \(ByteCount.words(totalSize))"
  }

  /// "and 2 more", or nothing.
  public var more: String {
    count > 1 ? "and \(count - 1) more" : ""
  }

  private static func describe(_ item: Item) -> (name: String, kind: String) {
    switch item {
    case .file(let file): return describe(file.path, isFolder: file.isFolder)
    case .url(let text): return ((LinkSyntax.host(of: text) ?? text).displayable, "Link")
    case .text(let text): return (text.firstLine.displayable, FileType.plainText.words)
    case .standardInput: return ("Standard input", "Data")
    case .pathList(let list): return list.first.map { describe($0, isFolder: false) } ?? ("", "")
    }
  }

  private static func describe(_ path: FilePath, isFolder: Bool) -> (name: String, kind: String) {
    let kind = isFolder ? "Folder" : (FileType.forSuffix(path.suffix) ?? .unknown).words
    return (path.lastComponent.text.displayable, kind)
  }

  private static func totalSize(of items: [Item]) -> Int? {
    var total = 0
    for item in items {
      guard case .file(let file) = item, let size = file.size else { return nil }
      total += size
    }
    return total
  }
}

extension String {
  /// The first line with something on it, without the blanks around; at most 500 characters of it,
  /// since a text may be one line of megabytes.
  var firstLine: String {
    let start = drop { $0.isWhitespace }
    let line = start.prefix(500).prefix { !$0.isNewline }
    return String(line.reversed().drop { $0.isWhitespace }.reversed())
  }
}
