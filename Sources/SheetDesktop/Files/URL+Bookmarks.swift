import Foundation

extension NSURL {
  /// How bookmarks are made. Accepted for code written for iOS, and ignored: every bookmark holds the path.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// Ignored.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Ignored.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How bookmarks are read. Accepted for code written for iOS, and ignored.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Ignored.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Ignored.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// How bookmarks are made.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// How bookmarks are read.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Data that leads to the file later. It holds the path, so a file that was moved is not found again.
  ///
  /// - Throws: A `CocoaError` when there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    try Bookmark(self).data
  }

  /// The file that a bookmark leads to, which is never stale.
  ///
  /// - Throws: A `CocoaError` when the data is no bookmark, or the file is not there any more.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    self = try Bookmark(data).url
    bookmarkDataIsStale = false
  }
}

/// A path, marked as what it is.
private struct Bookmark {
  private static let mark = Data("sharesheet bookmark 1\n".utf8)
  let url: URL

  init(_ url: URL) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    self.url = try Self.reachable(url.absoluteURL.standardizedFileURL)
  }

  init(_ data: Data) throws {
    guard data.starts(with: Self.mark),
      let text = String(data: data.dropFirst(Self.mark.count), encoding: .utf8),
      let url = URL(string: text), url.isFileURL
    else { throw CocoaError(.fileReadCorruptFile) }
    self.url = try Self.reachable(url)
  }

  /// Paths may be no UTF-8; addresses always are.
  var data: Data { Self.mark + Data(url.absoluteString.utf8) }

  private static func reachable(_ url: URL) throws -> URL {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    return url
  }
}
