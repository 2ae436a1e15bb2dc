import Foundation
import SheetFiles

extension ActivityItem {
  /// The item as a file: what it would be called and what is in it. `nil` for a damaged picture and for
  /// a promise, which must be resolved before.
  package var file: (name: FilePath, source: FileSaver.Source)? {
    switch self {
    case .text(let text):
      return (FileName.name(forText: text), .bytes(Array(text.utf8)))
    case .link(let url):
      let page = LinkPage.file(for: url)
      return (page.name, .bytes(page.bytes))
    case .file(let path): return (Self.fileName(path), .file(path))
    case .image(let image):
      return image.pngData().map { (FilePath("image.png"), .bytes(Array($0))) }
    case .data(let data, let type):
      return (FilePath(Self.dataName(data, type)), .bytes(Array(data)))
    case .promise: return nil
    }
  }

  /// What the item would be called as a file, without making it.
  package var fileName: FilePath {
    switch self {
    case .text(let text): FileName.name(forText: text)
    case .link(let url): LinkPage.file(for: url).name
    case .file(let path): Self.fileName(path)
    case .image: FilePath("image.png")
    case .data(let data, let type): FilePath(Self.dataName(data, type))
    case .promise(let promise): FilePath(promise.kind == .image ? "image.png" : "data")
    }
  }

  /// `..`, `.` and `/` are paths without a name of their own.
  private static func fileName(_ path: FilePath) -> FilePath {
    let name = path.lastComponent
    if FileName.isComponent(name) { return name }
    let real = path.resolved?.lastComponent ?? name
    return FileName.isComponent(real) ? real : FilePath("files")
  }

  private static func dataName(_ data: Data, _ type: String) -> String {
    if let type = FileType.forIdentifier(type) ?? FileType.forMIME(type),
      let suffix = type.suffixes.first
    {
      return (type.category == .image ? "image." : "data.") + suffix
    }
    let known = signatures.first { data.starts(with: $0.bytes) }
    return known?.name ?? (String(validating: data, as: UTF8.self) == nil ? "data.bin" : "data.txt")
  }

  /// The first bytes of the common formats, from their specifications.
  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image.png"),
    ([0xFF, 0xD8, 0xFF], "image.jpg"),
    (Array("GIF8".utf8), "image.gif"),
    (Array("%PDF-".utf8), "document.pdf"),
    ([0x50, 0x4B, 0x03, 0x04], "data.zip"),
    ([0x1F, 0x8B], "data.gz"),
  ]
}
