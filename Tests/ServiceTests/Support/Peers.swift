import Foundation
import Testing

/// The real programs and servers on the other side. A test asks for its peer by the trait ``Testing/Trait/peer(_:)``
/// and is skipped, with the peer's name, where that could not be installed.
enum Peers {
  /// The path of a program: of PyPI's below the folder that `make test-services` made, else Debian's.
  static func path(of program: String) -> String? {
    candidates(program).first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The path of a program that the test's trait has asked for.
  static func require(_ program: String) throws -> String {
    try #require(path(of: program), "\(program) is not installed")
  }

  /// The path of a program in a folder of PyPI's: others may have one of the same name.
  static func require(_ program: String, of folder: String) throws -> String {
    let peers = ProcessInfo.processInfo.environment["SHARESHEET_PEERS"] ?? ""
    let path = "\(peers)/\(folder)/bin/\(program)"
    try #require(FileManager.default.isExecutableFile(atPath: path), "no \(path)")
    return path
  }

  /// The Python that has the packages of a folder of PyPI's.
  static func python(_ name: String) throws -> String {
    try #require(pythonPath(name), "no \(name) from PyPI")
  }

  /// Where that Python is; `nil` where it is missing.
  fileprivate static func pythonPath(_ name: String) -> String? {
    guard let peers = ProcessInfo.processInfo.environment["SHARESHEET_PEERS"] else { return nil }
    let path = "\(peers)/\(name)/bin/python"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private static func candidates(_ program: String) -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["SHARESHEET_PEERS"]
    let folders = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let own = folders.sorted().map { "\(folder ?? "")/\($0)/bin/\(program)" }
    return own
      + ["/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"].map { "\($0)/\(program)" }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, by name, where one of these programs is missing.
  static func peer(_ programs: String...) -> Self { peer(programs) }

  /// Skips the test, by name, where one of these programs is missing.
  static func peer(_ programs: [String]) -> Self {
    let missing = programs.filter { Peers.path(of: $0) == nil }
    return .enabled(
      if: missing.isEmpty, "no \(missing.joined(separator: ", ")) on this machine")
  }

  /// Skips the test, by name, where a folder of PyPI's with packages of Python is missing.
  static func pythonPackage(_ folder: String) -> Self {
    .enabled(if: Peers.pythonPath(folder) != nil, "no \(folder) on this machine")
  }

  /// Skips the test, by name, where a peer that is no program is missing.
  static func peer(file: String) -> Self {
    .enabled(if: FileManager.default.fileExists(atPath: file), "no \(file) on this machine")
  }

  /// Skips the test, by name, for anybody but root: it needs a network of its own.
  static var networkNamespace: Self {
    .enabled(if: geteuid() == 0, "only root can make a network of its own")
  }
}
