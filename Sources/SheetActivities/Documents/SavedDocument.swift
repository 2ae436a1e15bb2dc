import Glibc
import SheetFiles
import SheetPrograms

/// A document in the folder that was entered.
enum SavedDocument {
  /// Makes it of the items, and returns its path. A single PDF document is saved as it is.
  ///
  /// - Throws: ``DocumentError``, ``FileError``, `CancellationError`.
  static func save(
    _ items: [ActivityItem], title: String, paper: PaperSize, name: FilePath, _ work: ActivityWork
  ) throws -> FilePath {
    let folder = work.folder("folder")
    guard let stored = FileName.safe(name) else { throw FileError.badName(name.text) }
    let parts = try items.map { try DocumentPart($0) }
    let staged = try StagedFile(in: folder)
    let file = try staged.makeFile()
    if parts.count == 1, parts[0].content == .pdf {
      try copy(parts[0], to: file, staged, work.monitor)
    } else {
      let maker = DocumentMaker(
        title: title, paper: paper, settings: work.settings, monitor: work.monitor)
      try maker.write(parts, to: file, in: folder)
    }
    try work.monitor.checkCancellation()
    guard fsync(file.number) == 0 || errno == EINVAL || errno == EROFS else {
      throw staged.writeError(.last, needed: nil)
    }
    return try staged.commit(as: stored)
  }

  private static func copy(
    _ part: DocumentPart, to file: Descriptor, _ staged: StagedFile, _ monitor: WorkMonitor
  ) throws {
    do {
      try FileCopier(monitor: monitor).copy(part.file, to: file, size: 0)
    } catch FileCopier.Failure.reading(let error) {
      throw FileError.unreadable(FilePath(part.name), error)
    } catch FileCopier.Failure.writing(let error) {
      throw staged.writeError(error, needed: nil)
    }
  }
}

/// What items are called where one name stands for all.
enum ItemTitle {
  /// The name of the only item without its suffix.
  static func title(of items: [ActivityItem]) -> String {
    guard items.count == 1 else { return "Document" }
    let (stem, _) = FileName.parts(items[0].fileName)
    return String(decoding: stem, as: UTF8.self)
  }
}
