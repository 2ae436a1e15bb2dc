import Foundation
import SheetFiles

/// A file or link that is to be opened.
enum OpenItem: Hashable, Sendable {
  case file(FilePath)
  case link(URL)

  /// `nil` for what is neither.
  init?(_ item: ActivityItem, in directory: String) {
    switch item {
    case .file(let path): self = .file(path.absolute(in: FilePath(directory)))
    case .link(let url): self = .link(url)
    default: return nil
    }
  }

  /// The path; `nil` for a link.
  var path: ByteString? {
    if case .file(let path) = self { ByteString(bytes: path.bytes) } else { nil }
  }

  /// The address, a file's too.
  var address: ByteString {
    switch self {
    case .file(let path): ByteString(path.fileURL)
    case .link(let url): ByteString(url.absoluteString)
    }
  }

  /// The path of a file, the address of a link.
  var plain: ByteString { path ?? address }
}
