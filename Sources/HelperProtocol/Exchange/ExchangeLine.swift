import CLinux
import Glibc

/// One end of the line between program and exchange: lines of bytes, and open files that go with them.
///
/// Nothing waits: what the other side does not take yet is kept. Used by one thread.
package final class ExchangeLine {
  /// The socket, which belongs to this object.
  package let descriptor: Int32
  private var incoming: [UInt8] = []
  private var searched = 0
  private var files: [Int32] = []
  private var outgoing: [(bytes: ArraySlice<UInt8>, files: [Int32])] = []

  /// Takes over a stream socket.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    for file in files + outgoing.flatMap(\.files) { close(file) }
    close(descriptor)
  }

  // MARK: Reading

  /// Takes what has come.
  ///
  /// - Returns: `false` when the other side has gone, or sends a line without an end.
  package func receive() -> Bool {
    let size = 1 << 16
    while true {
      var numbers = [Int32](repeating: -1, count: Int(sheet_most_files))
      var (fileCount, count): (Int32, Int) = (0, 0)
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = sheet_receive_files(descriptor, buffer.baseAddress, size, &numbers, &fileCount)
        initialized = max(0, count)
      }
      files += numbers.prefix(Int(fileCount))
      incoming += piece
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN }
      if count == 0 || incoming.count > ExchangeProtocol.longestLine { return false }
    }
  }

  /// The next whole line, without its end.
  package func next() -> [UInt8]? {
    guard let end = incoming[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = incoming.count
      return nil
    }
    defer {
      incoming.removeSubrange(...end)
      searched = 0
    }
    return Array(incoming[..<end])
  }

  /// The next open file that came; the caller closes it.
  package func nextFile() -> Int32? {
    files.isEmpty ? nil : files.removeFirst()
  }

  // MARK: Writing

  /// Whether something waits until the other side reads.
  package var hasMore: Bool { !outgoing.isEmpty }

  /// Sends a line. The files, which are copied, go with it: ``sheet_most_files`` at most.
  package func send(_ line: [UInt8], files: [Int32] = []) {
    let copies = files.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
    outgoing.append(((line + [UInt8(ascii: "\n")])[...], copies))
    flush()
  }

  /// Sends as much as the other side takes now.
  package func flush() {
    while let (bytes, files) = outgoing.first {
      let count = bytes.withUnsafeBytes { bytes in
        sheet_send_files(descriptor, bytes.baseAddress, bytes.count, files, Int32(files.count))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      for file in files { close(file) }
      // The other side has gone: reading will tell.
      guard count > 0 else { return outgoing = [] }
      outgoing[0] = (bytes.dropFirst(count), [])
      if outgoing[0].bytes.isEmpty { outgoing.removeFirst() }
    }
  }
}
