import Glibc
import SheetFiles
import SheetPrograms

/// Opening what is to be saved or packed.
enum SourceFile {
  /// Opens a regular file below a directory, without following a link that was put there meanwhile.
  static func open(
    _ name: FilePath, in directory: Descriptor, path: FilePath
  ) throws(FileError) -> (Descriptor, stat) {
    try open(path, kind: S_IFREG) { () throws(SystemError) in
      try Descriptor.openWithoutWaiting(name, in: directory, O_NOFOLLOW)
    }
  }

  /// Opens a file or folder that the person named; a link counts as what it leads to.
  static func open(_ path: FilePath) throws(FileError) -> (Descriptor, stat) {
    try open(path, kind: nil) { () throws(SystemError) in
      try Descriptor.openWithoutWaiting(path)
    }
  }

  /// The bytes in a file, or in all files of a folder. Not exact for what changes meanwhile.
  static func size(of path: FilePath, _ monitor: WorkMonitor) throws -> Int64 {
    let (file, status) = try open(path)
    return status.kind == S_IFDIR ? try size(in: file, path, monitor) : Int64(status.st_size)
  }

  private static func size(
    in folder: Descriptor, _ path: FilePath, _ monitor: WorkMonitor
  ) throws -> Int64 {
    try monitor.checkCancellation()
    var total: Int64 = 0
    // What cannot be read is reported when it is copied.
    for name in (try? folder.names()) ?? [] {
      guard let status = try? stat.of(name, in: folder, follow: false) else { continue }
      if status.kind == S_IFREG { total += Int64(status.st_size) }
      guard status.kind == S_IFDIR else { continue }
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      guard let inner = try? Descriptor.open(name, in: folder, flags) else { continue }
      total += try size(in: inner, path, monitor)
    }
    return total
  }

  private static func open(
    _ path: FilePath, kind: mode_t?, _ body: () throws(SystemError) -> (Descriptor, stat)
  ) throws(FileError) -> (Descriptor, stat) {
    let (descriptor, status) = try FileError.reading(path, body)
    let isWanted = kind.map { $0 == status.kind } ?? [S_IFREG, S_IFDIR].contains(status.kind)
    guard isWanted else { throw .notAFile(path) }
    return (descriptor, status)
  }
}
