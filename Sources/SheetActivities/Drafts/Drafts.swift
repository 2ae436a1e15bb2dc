import Foundation
import Glibc
import SheetFiles
import SheetPrograms
import Synchronization

/// The folder of texts that were typed and not sent: `sharesheet/drafts` where programs keep what belongs
/// to the person. Only they may read the files.
package struct Drafts: Sendable {
  /// The folder; made when the first draft is.
  package let folder: FilePath

  /// The folder of a person.
  package init(_ directories: UserDirectories) {
    folder = directories.data.appending(FilePath("sharesheet/drafts"))
  }

  /// Saves a draft under a free name, or in place of an older one, and returns its path.
  ///
  /// - Throws: ``FileError``, or what writing it throws; nothing is left then.
  package func save(_ version: DraftVersion, replacing old: FilePath? = nil) throws -> FilePath {
    let staged = try stage()
    let file = try staged.makeFile(mode: 0o600)
    do {
      try version.write(file)
      guard fsync(file.number) == 0 || errno == EINVAL else { throw SystemError.last }
    } catch let error as SystemError {
      throw staged.writeError(error, needed: nil)
    }
    // Another kind of file needs another name.
    if let old, old.suffix == version.name.suffix {
      try staged.replace(old.lastComponent)
      return old
    }
    let path = try staged.commit(as: FileName.safe(version.name) ?? "Draft.txt")
    if let old { old.withCString { _ = unlink($0) } }
    return path
  }

  /// A file in the folder that is not there yet, for something large on its way.
  func stage() throws -> StagedFile {
    try FileSaver.makeFolder(folder)
    return try StagedFile(in: folder)
  }
}

/// The draft of one panel: written anew at each failure, and gone once the text was sent.
package final class DraftSlot: Sendable {
  private let saved = Mutex<FilePath?>(nil)
  private let name = Mutex<String?>(nil)

  /// No draft yet.
  package init() {}

  /// Where it lies.
  package var path: FilePath? { saved.withLock(\.self) }

  /// A name for the text that no other has, the same at each try: for services that take what they get twice
  /// under one name as one.
  package var mark: String {
    name.withLock { name in
      let made = name ?? UUID().uuidString
      name = made
      return made
    }
  }

  /// Keeps the first version that can be written, in place of the draft that there was; `nil` when
  /// there are none.
  ///
  /// - Throws: What kept the last version from being written. The draft before stays then.
  package func keep(_ versions: [DraftVersion], in drafts: Drafts) throws -> DraftVersion? {
    var failure: (any Error)?
    for version in versions {
      do {
        let path = try drafts.save(version, replacing: self.path)
        saved.withLock { $0 = path }
        return version
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Removes the draft.
  package func remove() {
    guard let path = saved.withLock({ $0.take() }) else { return }
    path.withCString { _ = unlink($0) }
  }
}
