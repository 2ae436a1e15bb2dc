import Foundation

/// The socket calls of ``LocalHTTPServer``.
enum HTTPSocket {
  /// A listening socket on 127.0.0.1 and the port the kernel chose.
  static func listen() throws -> (descriptor: Int32, port: UInt16) {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = try checked("socket", socket(AF_INET, kind, 0))
    do {
      return (descriptor, try bindAndListen(descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func bindAndListen(_ descriptor: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = try checked("bind", bind(descriptor, generic, length))
        _ = try checked("listen", Glibc.listen(descriptor, 16))
        _ = try checked("getsockname", getsockname(descriptor, generic, &length))
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
  }

  /// A client that stops in the middle must not hold the server for ever.
  static func limitWaiting(_ connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(
      connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  static func send(_ response: HTTPResponse, on connection: Int32) {
    switch response.manner {
    case .complete: send(response, announcing: response.body.count, on: connection)
    case .cutOff: send(response, announcing: response.body.count + 1, on: connection)
    case .endless:
      send(response, announcing: 1 << 60, on: connection)
      while send(response.body, on: connection) {}
    case .silent:
      var byte: UInt8 = 0
      _ = recv(connection, &byte, 1, 0)
    case .mute: break
    case .dripping:
      send(response, announcing: 1 << 20, on: connection)
      while send([UInt8(ascii: " ")], on: connection) { usleep(100_000) }
    }
  }

  private static func send(_ response: HTTPResponse, announcing length: Int, on connection: Int32) {
    let fields = response.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let head =
      "HTTP/1.1 \(response.status) Answer\r\n\(fields.joined())"
      + "Content-Length: \(length)\r\nConnection: close\r\n\r\n"
    send(Array(head.utf8) + response.body, on: connection)
  }

  /// Sends all bytes; `false` when nobody listens any more.
  @discardableResult
  static func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
