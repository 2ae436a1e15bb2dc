import Glibc
import SheetFiles

/// An open file descriptor, and the three things the command does with one.
struct Descriptor: Sendable, Equatable {
  let number: Int32

  /// Reads what there is, at most as much as `buffer` holds; 0 bytes at the end. Waits on a
  /// descriptor that somebody has made non-blocking.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try recover(waitingFor: POLLIN)
    }
  }

  /// Writes all of it.
  func write(_ buffer: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = buffer[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(number, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(waitingFor: POLLOUT)
      }
    }
  }

  /// Whether there is something to read, or the end, within so many milliseconds; -1 waits for ever.
  func isReadable(within milliseconds: Int32) -> Bool {
    poll(for: POLLIN, milliseconds: milliseconds)
  }

  /// Throws the last error, unless it only means to try again.
  private func recover(waitingFor event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN: _ = poll(for: event, milliseconds: -1)
    default: throw .last
    }
  }

  private func poll(for event: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    while true {
      let count = Glibc.poll(&request, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }
}

extension Descriptor {
  /// Opens a file for reading.
  static func opening(_ path: FilePath) throws(SystemError) -> Descriptor {
    let number = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }

  /// Makes a new file with the mode that the umask leaves: a copy of it gets the same, so who may not
  /// read it is kept out by its folder. Never follows or replaces what is there.
  static func creating(_ path: FilePath) throws(SystemError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = path.withCString { open($0, flags, 0o666) }
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }

  /// Closes it. Some file systems tell only now that a write failed.
  func close() throws(SystemError) {
    guard Glibc.close(number) == 0 else { throw .last }
  }

  /// Reads all there is, but gives up with `EFBIG` beyond `limit` bytes.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var status = stat()
    let expected = fstat(number, &status) == 0 ? Int(status.st_size) : 0
    // One byte more than expected finds the end of a file in the same call.
    var result = try chunk(min(max(expected + 1, 1 << 16), limit + 1))
    var part = result
    while !part.isEmpty {
      guard result.count <= limit else { throw SystemError(EFBIG) }
      part = try chunk(1 << 18)
      result += part
    }
    return result
  }

  /// Reads once, at most so many bytes.
  func chunk(_ size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(SystemError) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return result
  }
}
