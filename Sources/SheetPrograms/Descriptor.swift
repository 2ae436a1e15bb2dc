import CLinux
import Glibc
import SheetFiles

/// An open file descriptor that closes itself. Used by one thread at a time.
package final class Descriptor: @unchecked Sendable {
  /// The number; -1 after ``close()``.
  package private(set) var number: Int32

  /// Takes over an open descriptor.
  package init(_ number: Int32) {
    self.number = number
  }

  deinit {
    if number >= 0 { _ = Glibc.close(number) }
  }

  /// Closes it now, and says whether the system was content: a full network disk reports only here.
  package func close() throws(SystemError) {
    guard number >= 0 else { return }
    let result = Glibc.close(number)
    number = -1
    if result != 0, errno != EINTR { throw SystemError.last }
  }

  /// Opens a path below a directory; `nil` is the working directory.
  package static func open(
    _ path: FilePath, in directory: Descriptor? = nil, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> Descriptor {
    let number = path.withCString { path in
      retrying { openat(directory?.number ?? AT_FDCWD, path, flags | O_CLOEXEC, mode) }
    }
    guard number >= 0 else { throw SystemError.last }
    return Descriptor(number)
  }

  /// Opens a path for reading without waiting, and says what it is: see
  /// ``SheetFiles/FilePath/openWithoutWaiting(in:_:)``.
  package static func openWithoutWaiting(
    _ path: FilePath, in directory: Descriptor? = nil, _ flags: Int32 = 0
  ) throws(SystemError) -> (Descriptor, stat) {
    let (number, status) = try path.openWithoutWaiting(in: directory?.number ?? AT_FDCWD, flags)
    return (Descriptor(number), status)
  }

  /// What the system knows of the open file.
  package func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError.last }
    return status
  }

  /// Reads up to `buffer.count` bytes; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let count = retrying { Glibc.read(number, buffer.baseAddress, buffer.count) }
    guard count >= 0 else { throw SystemError.last }
    return count
  }

  /// Reads everything from the position on.
  package func contents() throws(SystemError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: buffer)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The file's first bytes, at most `limit`. Where it stands does not change.
  package func head(_ limit: Int) throws(SystemError) -> [UInt8] { try bytes(limit, from: 0) }

  /// The file's last bytes, at most `limit`. Where it stands does not change.
  package func tail(_ limit: Int) throws(SystemError) -> [UInt8] {
    try bytes(limit, from: max(0, Int(try status().st_size) - limit))
  }

  /// The file's bytes from `offset` on, at most `limit`. Where it stands does not change.
  package func bytes(_ limit: Int, from offset: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let step = 1 << 18
    while bytes.count < limit {
      let part = min(step, limit - bytes.count)
      var count = 0
      let start = offset + bytes.count
      let piece = [UInt8](unsafeUninitializedCapacity: part) { buffer, initialized in
        count = retrying { pread(number, buffer.baseAddress, part, off_t(start)) }
        initialized = max(0, count)
      }
      guard count >= 0 else { throw SystemError.last }
      guard count > 0 else { break }
      bytes += piece
    }
    return bytes
  }

  /// Writes everything.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try write(bytes) }
    }
    try result.get()
  }

  /// Writes everything.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retrying { Glibc.write(number, part.baseAddress, part.count) }
      guard count >= 0 else { throw SystemError.last }
      rest = rest.dropFirst(count)
    }
  }

  /// A file in memory that holds these bytes, to be read from its start.
  package static func memory(_ bytes: [UInt8] = []) throws(SystemError) -> Descriptor {
    let number = sheet_memory_file("sharesheet")
    guard number >= 0 else { throw SystemError.last }
    let descriptor = Descriptor(number)
    try descriptor.write(bytes)
    lseek(number, 0, SEEK_SET)
    return descriptor
  }
}

/// Repeats a system call that a signal interrupted.
package func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
