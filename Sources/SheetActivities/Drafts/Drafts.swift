import Glibc
import SheetFiles
import SheetPrograms
import Synchronization

/// Where texts are kept that were typed and not sent: `sharesheet/drafts` where programs keep what belongs to
/// the person. Only they may read the files.
///
/// On a full disk, or where the folder cannot be written, there are three more places: what programs remember,
/// the session's folder, the one for temporary files.
package struct Drafts: Sendable {
  /// The usual folder; made when the first draft is.
  package let folder: FilePath
  private let directories: UserDirectories

  /// The folders of a person.
  package init(_ directories: UserDirectories) {
    self.directories = directories
    folder = directories.data.appending(FilePath("sharesheet/drafts"))
  }

  /// Saves a draft under a free name, or in place of an older one, and returns its path.
  ///
  /// - Throws: ``FileError``, of the usual folder when there is no place; or what writing it throws. Nothing
  ///   is left then.
  package func save(_ version: DraftVersion, replacing old: FilePath? = nil) throws -> FilePath {
    do {
      return try save(version, in: folder, replacing: old)
    } catch let error as FileError {
      for place in otherFolders {
        if let path = try? save(version, in: place, replacing: old) { return path }
      }
      throw error
    }
  }

  /// Whether a draft stays there until somebody removes it.
  package func isLasting(_ path: FilePath) -> Bool {
    [folder, lastingFolder].contains(path.parent)
  }

  /// A file in the usual folder that is not there yet, for something large on its way.
  func stage() throws -> StagedFile { try stage(in: folder) }

  private var lastingFolder: FilePath {
    directories.state.appending(FilePath("sharesheet/drafts"))
  }

  /// The name of the last one has the user's number, since everybody has folders beside it.
  private var otherFolders: [FilePath] {
    let session = directories.runtime?.appending(FilePath("sharesheet/drafts"))
    let shared = directories.temporary.appending(FilePath("sharesheet-drafts-\(geteuid())"))
    return [lastingFolder, session, shared].compactMap(\.self)
  }

  private func save(
    _ version: DraftVersion, in folder: FilePath, replacing old: FilePath?
  ) throws -> FilePath {
    let staged = try stage(in: folder)
    let file = try staged.makeFile(mode: 0o600)
    do {
      try version.write(file)
      guard fsync(file.number) == 0 || errno == EINVAL else { throw SystemError.last }
    } catch let error as SystemError {
      throw staged.writeError(error, needed: nil)
    }
    // Another kind of file needs another name, and another folder another path.
    if let old, old.suffix == version.name.suffix, old.parent == folder {
      try staged.replace(old.lastComponent)
      return old
    }
    let path = try staged.commit(as: FileName.safe(version.name) ?? "Draft.txt")
    if let old { old.withCString { _ = unlink($0) } }
    return path
  }

  private func stage(in folder: FilePath) throws -> StagedFile {
    try FileSaver.makeFolder(folder, mode: 0o700)
    let staged = try StagedFile(in: folder)
    let status = try staged.directory.status()
    // Somebody else may have made it before, to read what will lie there.
    guard status.st_uid == geteuid() || folder == self.folder || folder == lastingFolder else {
      throw FileError.notWritable(folder, SystemError(EACCES))
    }
    // A folder that a link leads to is the person's own matter.
    let isOurs = (try? stat.of(folder, follow: false))?.kind == S_IFDIR
    if isOurs, status.permissions != 0o700 { fchmod(staged.directory.number, 0o700) }
    return staged
  }
}

/// The draft of one panel: written anew at each failure, and gone once the text was sent.
package final class DraftSlot: Sendable {
  private struct State {
    var path: FilePath?
    var unsaved: String?
  }

  private let state = Mutex(State())

  /// No draft yet.
  package init() {}

  /// Where it lies.
  package var path: FilePath? { state.withLock(\.path) }

  /// Keeps the first version that can be written, in place of the draft that there was; `nil` when
  /// there are none.
  ///
  /// - Throws: What kept the last version from being written. The draft before stays then, and the text is
  ///   there for ``takeUnsaved()``.
  package func keep(_ versions: [DraftVersion], in drafts: Drafts) throws -> DraftVersion? {
    var failure: (any Error)?
    for version in versions {
      do {
        let path = try drafts.save(version, replacing: self.path)
        state.withLock { $0 = State(path: path) }
        return version
      } catch {
        failure = error
      }
    }
    guard let failure else { return nil }
    state.withLock { $0.unsaved = versions.last?.text }
    throw failure
  }

  /// The text that no file could be made for, once; `nil` when there is none.
  package func takeUnsaved() -> String? { state.withLock { $0.unsaved.take() } }

  /// Removes the draft.
  package func remove() {
    let path = state.withLock { state in
      defer { state = State() }
      return state.path
    }
    path?.withCString { _ = unlink($0) }
  }
}
