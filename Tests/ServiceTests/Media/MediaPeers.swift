import Foundation
import SheetTestSupport
import Testing

/// Servers in Python beside this file.
enum MediaPeers {
  /// Runs one with the packages of a peer's folder.
  static func start(
    _ script: String, by folder: String, _ scratch: ScratchDirectory, _ arguments: [String]
  ) throws -> PeerServer {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(script).path
    let python = try #require(Self.python(folder))
    return try PeerServer { port in
      ProgramCall(
        python, ["-W", "ignore", path, "\(port)"] + arguments,
        environment: scratch.environment(adding: ["PYTHONUTF8": "1"]), input: .null,
        output: .null, error: .kept)
    }
  }

  /// The Python of a peer's folder; `nil` where it is missing.
  static func python(_ folder: String) -> String? {
    guard let peers = ProcessInfo.processInfo.environment["SHARESHEET_PEERS"] else { return nil }
    let path = "\(peers)/\(folder)/bin/python"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, by name, where a package of Python is missing.
  static func pythonPackage(_ folder: String) -> Self {
    .enabled(if: MediaPeers.python(folder) != nil, "no \(folder) on this machine")
  }
}
