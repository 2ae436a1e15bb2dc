import CLinux
import Glibc
import SheetFiles
import SheetPrograms

/// A file or folder that is made under a hidden name in the folder where it will be, and appears under
/// its own name only when it is complete. What is not committed is removed; after a kill the next one in
/// the folder does it.
///
/// Used by one thread at a time.
final class StagedFile {
  /// How a finished file gets its name without replacing another one. Each works on fewer file systems
  /// than the next, and the next is less neat.
  enum Placement: CaseIterable {
    /// One call: `renameat2` with `RENAME_NOREPLACE`.
    case rename
    /// A second name, then the first is removed. Not for folders.
    case link
    /// An empty file or folder reserves the name and is then replaced.
    case reserve
  }

  /// Where it will be.
  let folder: FilePath
  /// That folder, opened.
  let directory: Descriptor
  /// Its hidden name.
  let temporaryName: FilePath
  private let placements: [Placement]
  private var isCommitted = false

  /// Makes a hidden name in a folder; nothing is created yet.
  ///
  /// - Parameter directory: The folder, if another staged file has opened it: of a thousand files in one
  ///   folder each would otherwise hold it open.
  /// - Throws: ``FileError``.
  init(
    in folder: FilePath, directory: Descriptor? = nil,
    placements: [Placement] = Placement.allCases
  ) throws(FileError) {
    self.folder = folder
    self.placements = placements
    temporaryName = Self.newName()
    do throws(SystemError) {
      if let directory {
        self.directory = directory
      } else {
        self.directory = try Descriptor.open(folder, O_RDONLY | O_DIRECTORY)
        Self.takeOver(self.directory)
      }
    } catch {
      throw FileError.writing(error, to: folder)
    }
  }

  deinit {
    if !isCommitted { directory.removeTree(temporaryName) }
  }

  /// Creates the file, for reading and writing; the process's umask applies to `mode`. Not to one that is for
  /// the person alone: it can only take something from them.
  func makeFile(mode: mode_t = 0o666) throws(FileError) -> Descriptor {
    do throws(SystemError) {
      let file = try Descriptor.open(
        temporaryName, in: directory, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
      if mode.isPrivate { fchmod(file.number, mode) }
      return file
    } catch {
      throw creationError(error)
    }
  }

  /// Creates a folder instead of a file.
  func makeFolder() throws(FileError) -> Descriptor {
    do throws(SystemError) {
      let result = temporaryName.withCString { mkdirat(directory.number, $0, 0o777) }
      guard result == 0 else { throw SystemError.last }
      return try Descriptor.open(temporaryName, in: directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    } catch {
      throw creationError(error)
    }
  }

  /// An error of making something in the folder, which was there when it was opened: "no such file" is
  /// what /proc says to every new name.
  private func creationError(_ error: SystemError) -> FileError {
    let isThere = ((try? directory.status())?.st_nlink ?? 0) > 0
    return error.code == ENOENT && isThere
      ? .takesNoFiles(folder) : FileError.writing(error, to: folder)
  }

  /// Gives it its name, with a number when the name is taken, and returns the path.
  func commit(as name: FilePath) throws(FileError) -> FilePath {
    for number in 1...10_000 {
      let candidate = FileName.numbered(name, number)
      guard try place(candidate) else { continue }
      isCommitted = true
      return folder.appending(candidate)
    }
    throw FileError.writing(SystemError(EEXIST), to: folder)
  }

  /// Gives it the name of a file that it takes the place of, in one step.
  func replace(_ name: FilePath) throws(FileError) {
    let result = name.withCString { name in
      temporaryName.withCString { renameat(directory.number, $0, directory.number, name) }
    }
    guard result == 0 else { throw FileError.writing(SystemError.last, to: folder) }
    isCommitted = true
  }

  /// The bytes that a person may still store in the folder; `nil` when the file system does not know.
  var freeBytes: Int64? { directory.freeBytes }

  /// An error of writing, with the amounts when the disk is full.
  func writeError(_ error: SystemError, needed: Int64?) -> FileError {
    FileError.writing(
      error, to: folder, needed: needed, free: error.code == ENOSPC ? freeBytes : nil)
  }

  /// `false` when the name is taken.
  private func place(_ name: FilePath) throws(FileError) -> Bool {
    var failure = SystemError(ENOSYS)
    for placement in placements {
      let code = name.withCString { name in
        temporaryName.withCString { temporary in
          Self.place(placement, directory.number, temporary, name)
        }
      }
      switch code {
      case 0: return true
      case EEXIST: return false
      case EINVAL, ENOSYS, EOPNOTSUPP, EPERM: failure = SystemError(code)
      default: throw FileError.writing(SystemError(code), to: folder)
      }
    }
    throw FileError.writing(failure, to: folder)
  }

  private static func place(
    _ placement: Placement, _ directory: Int32, _ temporary: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>
  ) -> Int32 {
    switch placement {
    case .rename:
      return sheet_rename_new(directory, temporary, directory, name) == 0 ? 0 : errno
    case .link:
      guard linkat(directory, temporary, directory, name, 0) == 0 else { return errno }
      unlinkat(directory, temporary, 0)
      return 0
    case .reserve:
      guard reserve(name, like: temporary, in: directory) else { return errno }
      return renameat(directory, temporary, directory, name) == 0 ? 0 : errno
    }
  }

  private static func reserve(
    _ name: UnsafePointer<CChar>, like temporary: UnsafePointer<CChar>, in directory: Int32
  ) -> Bool {
    var status = stat()
    guard fstatat(directory, temporary, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    if status.kind == S_IFDIR { return mkdirat(directory, name, 0o700) == 0 }
    let descriptor = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}

extension Descriptor {
  /// The bytes that a person may still store in this folder; `nil` when the file system does not know.
  var freeBytes: Int64? {
    var status = statvfs()
    guard fstatvfs(number, &status) == 0, status.f_blocks > 0 else { return nil }
    return Int64(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }
}
