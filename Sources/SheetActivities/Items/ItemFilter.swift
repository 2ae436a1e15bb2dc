import SheetFiles

/// Which items an activity can act on, as data. Short lists rather than sets: the type of a set costs
/// more before the first frame than searching them.
package struct ItemFilter: Sendable {
  /// The kinds that it takes.
  package var kinds: [ActivityItem.Kind]
  /// Of files only these categories; `nil` for all.
  package var files: [FileType.Category]?
  /// Of files those with these suffixes too, in small letters, whatever their category.
  package var suffixes: [String]
  /// Of data only what is of these categories, by its named type or by how it begins; `nil` for all.
  package var data: [FileType.Category]?
  /// Of links only those with these schemes; `nil` for all.
  package var schemes: [String]?
  /// Whether it takes data only when somebody has named their type.
  package var needsDataType: Bool
  /// What it takes, in words that follow "It needs": `a picture or a video`.
  package var words: String

  /// Makes a filter.
  package init(
    _ kinds: [ActivityItem.Kind], files: [FileType.Category]? = nil,
    suffixes: [String] = [], data: [FileType.Category]? = nil, schemes: [String]? = nil,
    needsDataType: Bool = false, words: String
  ) {
    self.kinds = kinds
    self.files = files
    self.suffixes = suffixes
    self.data = data
    self.schemes = schemes
    self.needsDataType = needsDataType
    self.words = words
  }

  /// Whether the activity can act on an item. Nothing is read from disk.
  package func accepts(_ item: ActivityItem) -> Bool {
    guard kinds.contains(item.kind) else { return false }
    switch item {
    case .file(let path):
      return files?.contains(FileType.category(of: path)) ?? true
        || suffixes.contains(path.suffix)
    case .link(let url): return schemes?.contains(url.scheme?.lowercased() ?? "") ?? true
    case .data(let bytes, let type):
      guard !needsDataType || !type.isEmpty else { return false }
      return data?.contains(FileType.category(of: bytes, named: type)) ?? true
    default: return true
    }
  }
}
