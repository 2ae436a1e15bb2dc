import SheetCommand
import SheetEngine

extension SheetHeader {
  /// What the head of the sheet says of the command's items.
  init(_ list: ItemList) {
    let summary = ItemSummary(list)
    self.init(
      title: summary.name, detail: summary.details, count: summary.count,
      picture: .symbol(Self.symbol(for: list.items.first)))
  }

  private static func symbol(for item: Item?) -> String {
    switch item {
    case .url: "link"
    case .text: "text"
    case .file(let file): file.isFolder ? "folder" : symbol(for: file.path)
    case .pathList(let paths): paths.first.map(symbol) ?? "document"
    case .standardInput, nil: "document"
    }
  }

  private static func symbol(for path: FilePath) -> String {
    switch FileType.forSuffix(path.suffix)?.category {
    case .image: "picture"
    case .text: "text"
    default: "document"
    }
  }
}
