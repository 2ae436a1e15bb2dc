import Foundation
import SheetActivities
import SheetFiles

/// What a coordinator hands to one that reads.
struct ReadFile {
  let url: URL
  /// Made for this reading alone; it goes with this.
  private let folder: TemporaryFolder?

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
    guard let source = FilePath(fileURL: file) else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let folder = try TemporaryFolder(environment: ProcessInfo.processInfo.environment)
    let name = source.lastComponent
    let archive = try ArchiveWriter().write(
      [ArchiveSource(.file(source), name: name)], format: .zip,
      name: FilePath(name.text + ArchiveFormat.zip.suffix), folder: folder.path)
    (self.url, self.folder) = (archive.url, folder)
  }
}
