import Foundation

extension URLResourceKey {
  /// Asks for the type of a file. Foundation on Linux (6.3.1) keeps nothing for a key that it does not know,
  /// so this one asks for the path, from which the type is told.
  public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
  /// The type of the file or folder, by its name; `nil` unless `contentTypeKey` was asked for.
  public var contentType: UTType? {
    guard let path else { return nil }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return .folder
    }
    return UTType(filenameExtension: URL(fileURLWithPath: path).pathExtension) ?? .data
  }
}
