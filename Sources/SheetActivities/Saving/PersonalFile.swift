import Glibc
import SheetFiles
import SheetPrograms

/// A file of the person's that grows, and that other programs may write too: a list, a diary, a contact.
///
/// It is changed whole or not at all, and by one process at a time: the folder is locked meanwhile. A link
/// stays one, and access bits are kept.
package struct PersonalFile: Sendable {
  /// Larger files are not what they seem.
  private static let limit = 64_000_000

  /// Where it is; it need not exist, and neither need its folder.
  package let path: FilePath

  /// The access bits of a new file, before the umask.
  private let mode: mode_t

  /// Names a file.
  package init(_ path: FilePath, mode: mode_t = 0o666) {
    self.path = path
    self.mode = mode
  }

  /// Replaces the contents by what `change` makes of them; `nil` when there is no file yet. Equal
  /// contents are not written.
  ///
  /// - Throws: ``FileError``, or what `change` throws; the file is as it was then.
  package func update(_ change: ([UInt8]?) throws -> [UInt8]) throws {
    let place = path.resolved ?? path
    try FileSaver.makeFolder(place.parent, mode: mode.isPrivate ? 0o700 : 0o777)
    let staged = try StagedFile(in: place.parent)
    // Some network disks cannot lock; then the last one wins, whole.
    _ = retrying { flock(staged.directory.number, LOCK_EX) }
    let old = try contents(of: place)
    let new = try change(old?.bytes)
    guard new != old?.bytes else { return }
    let file = try staged.makeFile(mode: mode)
    do throws(SystemError) {
      if let mode = old?.mode { fchmod(file.number, mode) }
      try file.write(new)
      guard fsync(file.number) == 0 || errno == EINVAL else { throw SystemError.last }
      try file.close()
    } catch {
      throw staged.writeError(error, needed: Int64(new.count))
    }
    try staged.replace(place.lastComponent)
  }

  /// Adds lines at the end, after a line break where one is missing.
  package func append(_ text: String) throws {
    try update { old in
      let old = old ?? []
      let gap: [UInt8] = old.isEmpty || old.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
      return old + gap + Array(text.utf8)
    }
  }

  private func contents(of path: FilePath) throws -> (bytes: [UInt8], mode: mode_t)? {
    let status: stat
    do throws(SystemError) {
      // Looked at first: opening a device may do something, and a socket cannot be opened.
      status = try stat.of(path, follow: true)
    } catch {
      if error.code == ENOENT { return nil }
      throw FileError.unreadable(path, error)
    }
    if let kind = FileKind.words(status.st_mode) { throw FileError.otherKind(path, kind: kind) }
    return (try bytes(of: path), status.permissions)
  }

  private func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    do throws(SettingsFile.Failure) {
      return try SettingsFile.read(path, limit: Self.limit)
    } catch {
      switch error {
      case .system(let error): throw .unreadable(path, error)
      case .notAFile(let kind): throw .otherKind(path, kind: kind)
      case .tooLarge(let limit): throw .tooLargeToChange(path, limit: limit)
      }
    }
  }
}
