import Glibc
import SheetFiles
import SheetPrograms

/// A connection over TCP without encryption, which stalls for nobody: the person may give up at any time, and
/// a server that says nothing for a minute is left.
///
/// Used by one thread at a time.
final class PlainConnection {
  private static let patience = Duration.seconds(60)
  /// Between two looks at whether the person gave up, in milliseconds.
  private static let step: Int32 = 100

  private let socket: Descriptor
  private let host: String
  private let monitor: WorkMonitor

  /// Connects.
  ///
  /// - Parameters:
  ///   - address: A number of IPv4 or IPv6.
  ///   - host: What messages call it.
  /// - Throws: ``NetworkError``, or `CancellationError`.
  init(to address: String, port: Int, host: String, _ monitor: WorkMonitor) throws {
    (self.host, self.monitor) = (host, monitor)
    let family = address.contains(":") ? AF_INET6 : AF_INET
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let number = Glibc.socket(family, kind, 0)
    guard number >= 0 else { throw Self.notReached(host, SystemError.last) }
    socket = Descriptor(number)
    guard let result = Self.connect(number, address, port) else {
      throw NetworkError.noSuchHost(host)
    }
    guard result == 0 || errno == EINPROGRESS else { throw Self.notReached(host, SystemError.last) }
    try wait(for: Int16(POLLOUT))
    var failure: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(number, SOL_SOCKET, SO_ERROR, &failure, &length)
    guard failure == 0 else { throw Self.notReached(host, SystemError(failure)) }
  }

  /// Sends all bytes.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(for: Int16(POLLOUT))
      let count = rest.withUnsafeBytes {
        Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { throw NetworkError.cutOff(host) }
      monitor.advance(Int64(count))
      rest = rest.dropFirst(count)
    }
  }

  /// Tells the other side that nothing more comes.
  func finishSending() throws {
    guard shutdown(socket.number, Int32(SHUT_WR)) == 0 else { throw NetworkError.cutOff(host) }
  }

  /// What the other side sends until it closes, or as much as `limit`. When it breaks off, what has come.
  func receive(limit: Int) throws -> [UInt8] {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while answer.count < limit {
      try wait(for: Int16(POLLIN))
      let count = recv(socket.number, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return answer
  }

  private func wait(for event: Int16) throws {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      try monitor.checkCancellation()
      var entry = pollfd(fd: socket.number, events: event, revents: 0)
      if poll(&entry, 1, Self.step) > 0 { return }
    }
    throw NetworkError.tooSlow(host)
  }

  /// `nil` for what is no number.
  private static func connect(_ number: Int32, _ address: String, _ port: Int) -> Int32? {
    guard let port = UInt16(exactly: port) else { return nil }
    if address.contains(":") {
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = port.bigEndian
      guard inet_pton(AF_INET6, address, &place.sin6_addr) == 1 else { return nil }
      return connect(number, &place, MemoryLayout<sockaddr_in6>.size)
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else { return nil }
    return connect(number, &place, MemoryLayout<sockaddr_in>.size)
  }

  private static func connect<Place>(
    _ number: Int32, _ place: UnsafePointer<Place>, _ size: Int
  ) -> Int32 {
    place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      Glibc.connect(number, $0, socklen_t(size))
    }
  }

  private static func notReached(_ host: String, _ error: SystemError) -> NetworkError {
    .notReached(host, detail: error.words)
  }
}
