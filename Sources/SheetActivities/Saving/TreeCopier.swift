import Glibc
import SheetFiles
import SheetPrograms

/// Copies files and folders into a staged place: contents, permissions, times; links as links, never
/// followed; names byte for byte.
struct TreeCopier {
  let staged: StagedFile
  let monitor: WorkMonitor
  /// The bytes of everything, for the message of a full disk.
  let needed: Int64

  /// Copies one file that is open already.
  func copyFile(_ source: Descriptor, _ status: stat, path: FilePath, to target: Descriptor) throws
  {
    do {
      try FileCopier(monitor: monitor).copy(source, to: target, size: Int64(status.st_size))
    } catch let failure as FileCopier.Failure {
      throw fileError(failure, path)
    }
    setTimes(target, status)
  }

  /// Copies what is in one folder to another.
  func copyContents(of source: Descriptor, path: FilePath, to target: Descriptor) throws {
    for name in try FileError.reading(path, { () throws(SystemError) in try source.names() }) {
      try monitor.checkCancellation()
      try copy(name, in: source, path: path.appending(name), to: target)
    }
  }

  /// After the contents, which change a folder's time.
  func finishFolder(_ target: Descriptor, _ status: stat) {
    if status.permissions & 0o700 != 0o700 { fchmod(target.number, status.permissions) }
    setTimes(target, status)
  }

  private func copy(
    _ name: FilePath, in source: Descriptor, path: FilePath, to target: Descriptor
  ) throws {
    let status = try FileError.reading(path) { () throws(SystemError) in
      try stat.of(name, in: source, follow: false)
    }
    switch status.kind {
    case S_IFDIR: try copyFolder(name, in: source, status, path: path, to: target)
    case S_IFREG: try copyFile(name, in: source, path: path, to: target)
    case S_IFLNK: try copyLink(name, in: source, path: path, to: target)
    default: monitor.leaveOut()
    }
  }

  private func copyFolder(
    _ name: FilePath, in source: Descriptor, _ status: stat, path: FilePath, to target: Descriptor
  ) throws {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    let inner = try FileError.reading(path) { () throws(SystemError) in
      try Descriptor.open(name, in: source, flags)
    }
    let made = try writing { () throws(SystemError) in
      let mode = status.permissions | 0o700
      guard name.withCString({ mkdirat(target.number, $0, mode) }) == 0 else {
        throw SystemError.last
      }
      return try Descriptor.open(name, in: target, flags)
    }
    try copyContents(of: inner, path: path, to: made)
    finishFolder(made, status)
  }

  private func copyFile(
    _ name: FilePath, in source: Descriptor, path: FilePath, to target: Descriptor
  ) throws {
    let (file, status) = try SourceFile.open(name, in: source, path: path)
    let made = try writing { () throws(SystemError) in
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
      return try Descriptor.open(name, in: target, flags, mode: status.permissions)
    }
    try copyFile(file, status, path: path, to: made)
    try writing { () throws(SystemError) in try made.close() }
  }

  private func copyLink(
    _ name: FilePath, in source: Descriptor, path: FilePath, to target: Descriptor
  ) throws {
    let destination = try FileError.reading(path) { () throws(SystemError) in
      try source.linkDestination(name)
    }
    try writing { () throws(SystemError) in
      let result = destination.withCString { destination in
        name.withCString { symlinkat(destination, target.number, $0) }
      }
      guard result == 0 else { throw SystemError.last }
    }
  }

  private func setTimes(_ target: Descriptor, _ status: stat) {
    let times = [status.st_atim, status.st_mtim]
    // Some network disks refuse; the contents count more.
    _ = futimens(target.number, times)
  }

  private func writing<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw staged.writeError(error, needed: needed)
    }
  }

  private func fileError(_ failure: FileCopier.Failure, _ path: FilePath) -> FileError {
    switch failure {
    case .reading(let error): .unreadable(path, error)
    case .writing(let error): staged.writeError(error, needed: needed)
    case .shrunk: .changed(path)
    }
  }
}

extension Descriptor {
  /// Where a link in this directory leads, as it is written.
  func linkDestination(_ name: FilePath) throws(SystemError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = name.withCString { readlinkat(number, $0, &buffer, buffer.count) }
    guard count >= 0 else { throw SystemError.last }
    return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
  }
}
