import CLinux
import Glibc
import SheetFiles
import SheetPrograms

/// Saves files and folders so that nothing is ever overwritten and nothing half-written stays.
///
/// Any thread; every call blocks it until the work is done. What is saved goes under a hidden name into
/// the target folder, is written through to the disk, and then gets its name, or the next free one:
/// `name (2).txt`. On an error or a cancel it is removed.
package struct FileSaver: Sendable {
  /// What is to be saved.
  package enum Source: Sendable {
    /// A file, or a folder with everything in it. A link counts as what it leads to.
    case file(FilePath)
    /// Bytes that are in memory.
    case bytes([UInt8])

    /// The name under which it is stored: a file keeps its own, byte by byte; another one is made safe.
    /// `nil` when nothing usable is left.
    func storedName(_ name: FilePath) -> FilePath? {
      if case .file(let path) = self, name == path.lastComponent, FileName.isComponent(name) {
        return name
      }
      return FileName.safe(name)
    }
  }

  /// One thing to save.
  package struct Job: Sendable {
    /// What.
    package var source: Source
    /// Its name there.
    package var name: FilePath
    /// The folder, which exists.
    package var folder: FilePath

    /// Makes a job.
    package init(source: Source, name: FilePath, folder: FilePath) {
      self.source = source
      self.name = name
      self.folder = folder
    }
  }

  private let monitor: WorkMonitor
  private let placements: [StagedFile.Placement]

  /// Makes a saver that tells `monitor` how far it is.
  package init(monitor: WorkMonitor = WorkMonitor()) {
    self.init(monitor: monitor, placements: StagedFile.Placement.allCases)
  }

  init(monitor: WorkMonitor, placements: [StagedFile.Placement]) {
    self.monitor = monitor
    self.placements = placements
  }

  /// The bytes of a source.
  package func size(of source: Source) throws -> Int64 {
    switch source {
    case .file(let path): try SourceFile.size(of: path, monitor)
    case .bytes(let bytes): Int64(bytes.count)
    }
  }

  /// Saves one thing, and returns its path.
  ///
  /// - Throws: ``FileError``, or `CancellationError`.
  package func save(_ source: Source, as name: FilePath, in folder: FilePath) throws -> FilePath {
    let job = Job(source: source, name: name, folder: folder)
    return try save([job])[0]
  }

  /// Saves several things: all of them, or after an error none. Returns their paths in order.
  ///
  /// - Throws: ``FileError``, or `CancellationError`.
  package func save(_ jobs: [Job]) throws -> [FilePath] {
    let sizes = try jobs.map { try size(of: $0.source) }
    monitor.setTotal(sizes.reduce(0, +))
    var directories: [FilePath: Descriptor] = [:]
    var staged: [(file: StagedFile, name: FilePath)] = []
    for (job, size) in zip(jobs, sizes) {
      let file = try stage(job, size: size, in: directories[job.folder])
      directories[job.folder] = file.directory
      staged.append((file, try storedName(job)))
    }
    try monitor.checkCancellation()
    return try staged.map { try $0.file.commit(as: $0.name) }
  }

  private func storedName(_ job: Job) throws(FileError) -> FilePath {
    guard let name = job.source.storedName(job.name) else { throw .badName(job.name.text) }
    return name
  }

  private func stage(
    _ job: Job, size: Int64, in directory: Descriptor?
  ) throws -> StagedFile {
    _ = try storedName(job)
    let staged = try StagedFile(
      in: job.folder, directory: directory, placements: placements)
    if let free = staged.freeBytes, free < size {
      throw FileError.noSpace(job.folder, needed: size, free: free)
    }
    let copier = TreeCopier(staged: staged, monitor: monitor, needed: size)
    switch job.source {
    case .bytes(let bytes): try write(bytes, copier)
    case .file(let path): try copy(path, copier)
    }
    return staged
  }

  /// Makes a folder with all above it, for standard places such as `~/Pictures`. The process's umask applies
  /// to `mode`, unless that is for the person alone.
  package static func makeFolder(_ path: FilePath, mode: mode_t = 0o777) throws {
    let parts = path.bytes.split(separator: .slash)
    var current = FilePath(path.isAbsolute ? "/" : ".")
    for part in parts {
      current = current.appending(FilePath(bytes: part))
      let result = current.withCString { mkdir($0, mode) }
      if result == 0, mode.isPrivate { _ = current.withCString { chmod($0, mode) } }
      guard result != 0, errno != EEXIST else { continue }
      let error = SystemError.last
      // A folder above may be one that can only be passed through.
      if (try? stat.of(current, follow: true))?.kind == S_IFDIR { continue }
      throw folderError(error, in: current.parent)
    }
  }

  /// An error of making a folder in one: what is said is said of that one. "No such file" of a folder that
  /// is there is what /proc says to every new name.
  private static func folderError(_ error: SystemError, in folder: FilePath) -> FileError {
    let isThere = (try? stat.of(folder, follow: true))?.kind == S_IFDIR
    return error.code == ENOENT && isThere ? .takesNoFiles(folder) : .writing(error, to: folder)
  }

  private func write(_ bytes: [UInt8], _ copier: TreeCopier) throws {
    let target = try copier.staged.makeFile()
    do throws(SystemError) {
      try target.write(bytes)
      try synchronize(target)
    } catch {
      throw copier.staged.writeError(error, needed: copier.needed)
    }
    monitor.advance(Int64(bytes.count))
  }

  private func copy(_ path: FilePath, _ copier: TreeCopier) throws {
    let (source, status) = try SourceFile.open(path)
    if status.kind == S_IFDIR {
      try refuseToNest(path, copier.staged.folder)
      try copyFolder(source, status, path, copier)
    } else {
      try copyFile(source, status, path, copier)
    }
  }

  private func copyFile(
    _ source: Descriptor, _ status: stat, _ path: FilePath, _ copier: TreeCopier
  ) throws {
    let target = try copier.staged.makeFile(mode: status.permissions)
    try copier.copyFile(source, status, path: path, to: target)
    do throws(SystemError) {
      try synchronize(target)
    } catch {
      throw copier.staged.writeError(error, needed: copier.needed)
    }
  }

  private func copyFolder(
    _ source: Descriptor, _ status: stat, _ path: FilePath, _ copier: TreeCopier
  ) throws {
    let target = try copier.staged.makeFolder()
    try copier.copyContents(of: source, path: path, to: target)
    copier.finishFolder(target, status)
    // Once for all files: fsync for each of thousands takes minutes on a hard disk.
    guard sheet_sync_file_system(target.number) == 0 else {
      throw copier.staged.writeError(SystemError.last, needed: copier.needed)
    }
  }

  /// Some disks, such as pipes behind FUSE, have no fsync; that is no fault of the file.
  private func synchronize(_ target: Descriptor) throws(SystemError) {
    if fsync(target.number) != 0, errno != EINVAL, errno != EROFS { throw SystemError.last }
    try target.close()
  }

  private func refuseToNest(_ path: FilePath, _ folder: FilePath) throws(FileError) {
    guard let source = path.resolved, let target = folder.resolved else { return }
    let inside = target == source || target.bytes.starts(with: source.appending(FilePath("")).bytes)
    if inside { throw .intoItself(path) }
  }
}

extension FilePath {
  /// The path without links and `..`; `nil` when it does not exist.
  package var resolved: FilePath? {
    guard let real = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    let bytes = UnsafeRawBufferPointer(start: real, count: strlen(real))
    return FilePath(bytes: bytes)
  }
}
