import Glibc

/// An open file, from where it stands, a piece at a time.
package struct Input {
  private static let pieceSize = 1 << 16
  private let descriptor: Int32

  /// Reads a descriptor; without one, standard input.
  package init(_ descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// Everything up to the end; refused beyond a limit.
  package func rest(limit: Int) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    while case let piece = try next(), !piece.isEmpty {
      bytes += piece
      guard bytes.count <= limit else { throw Refusal(.badRequest) }
    }
    return bytes
  }

  /// The next bytes; empty at the end. Only the last piece is shorter than the others, so the first one
  /// tells the format.
  package func next() throws(Refusal) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      while count < buffer.count {
        let read = Glibc.read(
          descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if read < 0, errno == EINTR { continue }
        failed = read < 0
        if read <= 0 { return }
        count += read
      }
    }
    guard !failed else { throw Refusal(.unreadable) }
    return bytes
  }
}
