import Glibc
import SheetFiles
import SheetPrograms

/// Packs files, folders and texts into one new archive.
///
/// Any thread; ``write(_:format:password:name:folder:)`` blocks it. Contents are streamed, so memory stays the same
/// whatever the size. Folders keep hidden files, permissions and times; links in them stay links.
package struct ArchiveWriter: Sendable {
  private let monitor: WorkMonitor

  /// Makes a writer that counts the bytes it has read to `monitor`.
  package init(monitor: WorkMonitor = WorkMonitor()) {
    self.monitor = monitor
  }

  /// Packs, and returns the path of the archive. It appears when it is complete, under a free name;
  /// after an error or a cancel nothing is there.
  ///
  /// - Throws: ``FileError``, or `CancellationError`.
  package func write(
    _ sources: [ArchiveSource], format: ArchiveFormat, password: Secret? = nil, name: FilePath,
    folder: FilePath
  ) throws -> FilePath {
    guard let safe = FileName.safe(name) else { throw FileError.badName(name.text) }
    let sources = try ArchiveSource.withUniqueNames(sources)
    let staged = try StagedFile(in: folder)
    let file = try staged.makeFile()
    let packing = Packing(
      format: format, password: password, monitor: monitor, output: try file.status(),
      folder: staged.folder)
    do {
      try packing.pack(sources, to: file)
      guard fsync(file.number) == 0 else { throw SystemError.last }
      try file.close()
    } catch let failure as ArchiveStream.Failure {
      throw staged.writeError(failure.error, needed: nil)
    } catch let error as SystemError {
      throw staged.writeError(error, needed: nil)
    }
    try monitor.checkCancellation()
    return try staged.commit(as: safe)
  }
}
