import Foundation
import SheetFiles

/// Bytes as files with the names that they should have, for services that take files. They are gone with
/// this.
final class TemporaryFiles {
  private let folder: URL
  private(set) var urls: [URL] = []

  init() {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sharesheet-\(UUID().uuidString)", isDirectory: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds a file; each lies in a folder of its own, so that two may have the same name.
  func add(_ data: Data, named name: String) throws {
    let own = folder.appendingPathComponent("\(urls.count)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let safe = FileName.safe(FilePath(name))?.validText ?? "file"
    let url = own.appendingPathComponent(safe)
    try data.write(to: url)
    urls.append(url)
  }
}
