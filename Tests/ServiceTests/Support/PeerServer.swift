import Foundation
import SheetTestSupport

/// A real server that a test starts on a port of 127.0.0.1; it ends with its last reference.
final class PeerServer: Sendable {
  let port: UInt16
  private let program: RunningProgram

  var address: String { "http://127.0.0.1:\(port)" }

  /// Starts a server and waits until it listens.
  ///
  /// - Parameters:
  ///   - limit: How long a slow one may take.
  ///   - call: Makes the call for a port.
  init(
    within limit: Duration = .seconds(30), _ call: (UInt16) throws -> ProgramCall
  ) throws {
    port = try Self.freePort()
    program = try call(port).start()
    let port = port
    let isThere = poll(within: limit) { Self.connects(to: port) ? true : nil }
    guard isThere == true else {
      throw TestSupportError.timedOut(
        waitingFor: "a server on port \(port)", screen: [program.standardError],
        caller: "PeerServer")
    }
  }

  /// A port that nobody has at this moment.
  private static func freePort() throws -> UInt16 {
    try LocalHTTPServer { _ in HTTPResponse() }.port
  }

  private static func connects(to port: UInt16) -> Bool {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
