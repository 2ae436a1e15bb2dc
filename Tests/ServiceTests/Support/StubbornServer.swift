import Foundation
import SheetTestSupport

/// A server on this machine that takes whatever comes and answers with nothing.
struct StubbornServer {
  /// What it does when something has come.
  enum Manner: String, CaseIterable {
    /// It waits.
    case silent
    /// It closes the connection.
    case closing
  }

  private let server: PeerServer
  private let came: String

  init(_ scratch: ScratchDirectory, _ manner: Manner) throws {
    let came = scratch.path("came")
    self.came = came
    server = try PeerServer { port in
      ProgramCall(
        "/usr/bin/python3", ["-c", Self.script, "\(port)", manner.rawValue, came],
        environment: scratch.environment(), input: .null, output: .null, error: .kept)
    }
  }

  /// Where it listens.
  var port: UInt16 { server.port }

  /// Whether something has come.
  var isUsed: Bool { FileManager.default.fileExists(atPath: came) }

  private static let script = """
    import socket, sys
    port, manner, came = sys.argv[1:]
    held = []
    with socket.create_server(("127.0.0.1", int(port))) as listener:
        while True:
            client = listener.accept()[0]
            if not client.recv(1): continue
            open(came, "w").close()
            if manner == "closing": client.close()
            else: held.append(client)
    """
}
