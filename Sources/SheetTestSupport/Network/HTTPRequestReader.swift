import Foundation

/// Reads one HTTP/1.1 request from a socket; `nil` for what is none.
struct HTTPRequestReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the first byte is that of a handshake of TLS (RFC 8446, 5.1).
  mutating func meetsTLS() -> Bool {
    if buffer.isEmpty { _ = fill() }
    return buffer.first == 22
  }

  mutating func read() -> HTTPRequest? {
    guard let first = readLine() else { return nil }
    let parts = first.split(separator: " ")
    guard parts.count == 3, let headers = readHeaders() else { return nil }
    acceptBody(headers)
    guard let body = readBody(headers) else { return nil }
    return HTTPRequest(
      method: String(parts[0]), path: String(parts[1]), headers: headers, body: body)
  }

  private mutating func readHeaders() -> [String: String]? {
    var headers: [String: String] = [:]
    while let line = readLine() {
      guard !line.isEmpty else { return headers }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  /// curl waits a second for this before it sends a large body.
  private func acceptBody(_ headers: [String: String]) {
    guard headers["expect"]?.lowercased() == "100-continue" else { return }
    HTTPSocket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), on: descriptor)
  }

  private mutating func readBody(_ headers: [String: String]) -> [UInt8]? {
    if headers["transfer-encoding"]?.lowercased() == "chunked" { return readChunks() }
    guard let field = headers["content-length"] else { return [] }
    return Int(field).flatMap { $0 < 0 ? nil : take($0) }
  }

  private mutating func readChunks() -> [UInt8]? {
    var body: [UInt8] = []
    while let line = readLine(), let count = Int(line.prefix { $0 != ";" }, radix: 16), count >= 0 {
      guard let chunk = take(count), readLine() == "" else { return nil }
      if count == 0 { return body }
      body += chunk
    }
    return nil
  }

  private mutating func readLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end].filter { $0 != UInt8(ascii: "\r") }
        buffer.removeSubrange(...end)
        return String(decoding: line, as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count < count {
      guard fill() else { return nil }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }
}
