import Glibc
import SheetFiles
import SheetPrograms

/// Walks through what is to be packed and feeds it to the archive.
struct Packing {
  let format: ArchiveFormat
  let monitor: WorkMonitor
  /// The archive itself, which may lie in a folder that is packed.
  let output: stat
  let folder: FilePath

  func pack(_ sources: [ArchiveSource], to file: Descriptor) throws {
    let stream = try ArchiveStream(format, to: file)
    for source in sources {
      try monitor.checkCancellation()
      switch source.content {
      case .bytes(let bytes): try add(bytes, name: source.name, to: stream)
      case .file(let path): try add(path, name: source.name, to: stream)
      }
    }
    try stream.finish()
  }

  private func add(_ bytes: [UInt8], name: FilePath, to stream: ArchiveStream) throws {
    try checkName(name, name)
    try stream.begin(ArchiveEntry(name: name, size: bytes.count, time: time(nil)))
    try bytes.withUnsafeBytes { try stream.write($0) }
    monitor.advance(Int64(bytes.count))
  }

  private func add(_ path: FilePath, name: FilePath, to stream: ArchiveStream) throws {
    let (source, status) = try SourceFile.open(path)
    if status.kind == S_IFDIR {
      try addFolder(source, status, name: name, path: path, to: stream)
    } else {
      try addFile(source, status, name: name, path: path, to: stream)
    }
  }

  private func addFolder(
    _ source: Descriptor, _ status: stat, name: FilePath, path: FilePath, to stream: ArchiveStream
  ) throws {
    try checkName(name, path)
    try stream.begin(ArchiveEntry(name: name, status: status))
    let names = try reading(path) { () throws(SystemError) in try source.names() }
    for child in names {
      try monitor.checkCancellation()
      try addChild(
        child, of: source, name: name.appending(child), path: path.appending(child), to: stream)
    }
  }

  private func addChild(
    _ child: FilePath, of source: Descriptor, name: FilePath, path: FilePath,
    to stream: ArchiveStream
  ) throws {
    let status = try reading(path) { () throws(SystemError) in
      try stat.of(child, in: source, follow: false)
    }
    switch status.kind {
    case S_IFDIR:
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      let inner = try reading(path) { () throws(SystemError) in
        try Descriptor.open(child, in: source, flags)
      }
      try addFolder(inner, status, name: name, path: path, to: stream)
    case S_IFREG:
      // The archive that is being written is not part of itself.
      guard status.st_ino != output.st_ino || status.st_dev != output.st_dev else { return }
      let (file, status) = try SourceFile.open(child, in: source, path: path)
      try addFile(file, status, name: name, path: path, to: stream)
    case S_IFLNK:
      try checkName(name, path)
      let link = try reading(path) { () throws(SystemError) in try source.linkDestination(child) }
      try checkName(link, path)
      try stream.begin(ArchiveEntry(name: name, status: status, link: link))
    default: throw FileError.notAFile(path)
    }
  }

  /// The size stands before the contents: what a file grows meanwhile is left out, and one that shrinks
  /// cannot be packed.
  private func addFile(
    _ source: Descriptor, _ status: stat, name: FilePath, path: FilePath, to stream: ArchiveStream
  ) throws {
    try checkName(name, path)
    guard status.st_size > 0 else {
      return try addSizeless(source, status, name: name, path: path, to: stream)
    }
    try stream.begin(ArchiveEntry(name: name, status: status))
    var rest = Int(status.st_size)
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while rest > 0 {
        try monitor.checkCancellation()
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(rest, buffer.count)])
        let count = try reading(path) { () throws(SystemError) in try source.read(into: room) }
        guard count > 0 else { throw FileError.changed(path) }
        try stream.write(UnsafeRawBufferPointer(rebasing: room[..<count]))
        monitor.advance(Int64(count))
        rest -= count
      }
    }
  }

  /// An empty file; or one of /proc, which says that it is empty and is not. Its size is known once it
  /// is read.
  private func addSizeless(
    _ source: Descriptor, _ status: stat, name: FilePath, path: FilePath, to stream: ArchiveStream
  ) throws {
    let bytes = try reading(path) { () throws(SystemError) in try readAll(source) }
    var status = status
    status.st_size = off_t(bytes.count)
    try stream.begin(ArchiveEntry(name: name, status: status))
    try bytes.withUnsafeBytes { try stream.write($0) }
  }

  private func readAll(_ source: Descriptor) throws(SystemError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try source.read(into: buffer)
      bytes += buffer[..<count]
      guard count > 0 else { return bytes }
      guard bytes.count <= Self.sizelessLimit else { throw SystemError(EFBIG) }
    }
  }

  /// Far more than any file of /proc but those that never end.
  private static let sizelessLimit = 64 << 20

  /// A name in a ZIP archive is marked as UTF-8 and must be it.
  private func checkName(_ name: FilePath, _ path: FilePath) throws(FileError) {
    if format == .zip, name.validText == nil { throw .nameNotUTF8(path) }
  }

  private func reading<Result>(
    _ path: FilePath, _ body: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .unreadable(path, error) }
  }
}
