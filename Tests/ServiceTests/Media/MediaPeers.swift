import Foundation
import SheetTestSupport

/// Servers in Python beside this file.
enum MediaPeers {
  /// Runs one with the packages of a peer's folder.
  static func start(
    _ script: String, by folder: String, _ scratch: ScratchDirectory, _ arguments: [String]
  ) throws -> PeerServer {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(script).path
    let python = try Peers.python(folder)
    return try PeerServer { port in
      ProgramCall(
        python, ["-W", "ignore", path, "\(port)"] + arguments,
        environment: scratch.environment(adding: ["PYTHONUTF8": "1"]), input: .null,
        output: .null, error: .kept)
    }
  }
}
