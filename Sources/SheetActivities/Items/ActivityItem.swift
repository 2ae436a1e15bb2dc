import Foundation
import SheetFiles
import SheetImaging

/// One thing that is shared, as the built-in activities know it. Whatever else a program shares, they
/// ignore.
package enum ActivityItem: Sendable {
  /// Text.
  case text(String)
  /// An address that is not a file's.
  case link(URL)
  /// A file or folder.
  case file(FilePath)
  /// A picture in memory.
  case image(UIImage)
  /// Bytes, with their type by its uniform type identifier or MIME name; empty where no more is known than
  /// they show.
  case data(Data, type: String = "")
  /// Something of this kind that an item provider will hand out.
  case promise(ItemPromise)

  /// What an item is, roughly.
  package enum Kind: Sendable, CaseIterable {
    case text
    case link
    case file
    case image
    case data
  }

  /// What it is, or will be.
  package var kind: Kind {
    switch self {
    case .text: .text
    case .link: .link
    case .file: .file
    case .image: .image
    case .data: .data
    case .promise(let promise): promise.kind
    }
  }

  /// Data of this type; everything else stays as it is.
  func ofType(_ type: String) -> ActivityItem {
    guard case .data(let data, _) = self, !type.isEmpty else { return self }
    return .data(data, type: type)
  }

  /// Itself, or what the provider hands out. Blocks, so not on the main thread.
  ///
  /// - Throws: ``ItemPromise/Failure``.
  package func resolved() throws -> ActivityItem {
    guard case .promise(let promise) = self else { return self }
    return try promise.load()
  }
}
