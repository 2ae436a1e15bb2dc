import Foundation
import SheetActivities
import SheetFiles

/// What a coordinator hands to one that reads.
struct ReadFile {
  let url: URL
  /// Made for this reading alone.
  private let folder: URL?

  /// - Throws: A `CocoaError`, or why a folder could not be packed.
  init(_ url: URL, _ options: NSFileCoordinator.ReadingOptions) throws {
    let file = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
    var isFolder: ObjCBool = false
    guard options.contains(.forUploading),
      FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      (self.url, folder) = (file, nil)
      return
    }
    let temporary = try Self.makeFolder(for: file)
    do {
      (self.url, folder) = (try Self.pack(file, into: temporary), temporary)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  func remove() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private static func makeFolder(for url: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sharesheet-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private static func pack(_ url: URL, into folder: URL) throws -> URL {
    guard let source = FilePath(fileURL: url), let target = FilePath(fileURL: folder) else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let name = source.lastComponent
    let archive = try ArchiveWriter().write(
      [ArchiveSource(.file(source), name: name)], format: .zip,
      name: FilePath(name.text + ArchiveFormat.zip.suffix), folder: target)
    return folder.appendingPathComponent(archive.lastComponent.text)
  }
}
