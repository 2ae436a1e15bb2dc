import Foundation

extension URLResourceKey {
  /// Asks for the type of a file. Foundation on Linux (6.3.1) keeps nothing for a key that it does not know,
  /// so this one asks for the path, from which the type is told.
  public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
  /// The type of the file or folder, by its name; `nil` unless `contentTypeKey` was asked for.
  public var contentType: UTType? {
    path.map { .ofFile(URL(fileURLWithPath: $0)) }
  }
}

extension UTType {
  /// The type of a file or folder, by its name.
  static func ofFile(_ url: URL) -> UTType {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if isThere, isFolder.boolValue { return .folder }
    return UTType(filenameExtension: url.pathExtension) ?? .data
  }
}
