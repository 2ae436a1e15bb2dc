import Foundation

extension FilePath {
  /// The path that a `file:` URL names, byte for byte; `nil` as for ``init(fileURL:)-(String)``.
  public init?(fileURL url: URL) {
    self.init(fileURL: url.absoluteString)
  }

  /// The `file:` URL of an absolute path, byte for byte.
  public var url: URL {
    URL(string: fileURL) ?? URL(fileURLWithPath: text)
  }
}
