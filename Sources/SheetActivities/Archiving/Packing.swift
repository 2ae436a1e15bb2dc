import Glibc
import SheetFiles
import SheetPrograms

/// Walks through what is to be packed and feeds it to the archive.
struct Packing {
  let format: ArchiveFormat
  let password: Secret?
  let monitor: WorkMonitor
  /// The archive itself, which may lie in a folder that is packed.
  let output: stat
  let folder: FilePath

  func pack(_ sources: [ArchiveSource], to file: Descriptor) throws {
    let stream = try ArchiveStream(format, password: password, to: file)
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
    let names = try FileError.reading(path) { () throws(SystemError) in try source.names() }
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
    let status = try FileError.reading(path) { () throws(SystemError) in
      try stat.of(child, in: source, follow: false)
    }
    switch status.kind {
    case S_IFDIR:
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
      let inner = try FileError.reading(path) { () throws(SystemError) in
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
      let link = try FileError.reading(path) { () throws(SystemError) in
        try source.linkDestination(child)
      }
      try checkName(link, path)
      try stream.begin(ArchiveEntry(name: name, status: status, link: link))
    // As zip does. tar would store pipes and devices, which only root could restore.
    default: monitor.leaveOut()
    }
  }

  /// The size stands before the contents: what a file grows meanwhile is left out, and a long one that
  /// shrinks cannot be packed. A short one is read first, since its size may be no more than a claim.
  private func addFile(
    _ source: Descriptor, _ status: stat, name: FilePath, path: FilePath, to stream: ArchiveStream
  ) throws {
    try checkName(name, path)
    guard status.st_size > Self.claimLimit else {
      return try addShort(source, status, name: name, path: path, to: stream)
    }
    try stream.begin(ArchiveEntry(name: name, status: status))
    var rest = Int(status.st_size)
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while rest > 0 {
        try monitor.checkCancellation()
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(rest, buffer.count)])
        let count = try FileError.reading(path) { () throws(SystemError) in
          try source.read(into: room)
        }
        guard count > 0 else { throw FileError.changed(path) }
        try stream.write(UnsafeRawBufferPointer(rebasing: room[..<count]))
        monitor.advance(Int64(count))
        rest -= count
      }
    }
  }

  /// The size of this one is known once it is read: files of /proc claim none, those of /sys a page.
  private func addShort(
    _ source: Descriptor, _ status: stat, name: FilePath, path: FilePath, to stream: ArchiveStream
  ) throws {
    let bytes = try FileError.reading(path) { () throws(SystemError) in try readAll(source) }
    var status = status
    status.st_size = off_t(bytes.count)
    try stream.begin(ArchiveEntry(name: name, status: status))
    try bytes.withUnsafeBytes { try stream.write($0) }
    monitor.advance(Int64(bytes.count))
  }

  /// The size up to which the file system's word is not relied on: 64 KB, the largest page.
  private static let claimLimit = 1 << 16

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
}
