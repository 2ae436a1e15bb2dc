import Foundation
import SheetTestSupport
import Testing

/// `localsendd` on the second host: takes everything, unless told otherwise.
final class LocalSendPeer: Sendable {
  let scratch: ScratchDirectory
  /// The SHA-256 of its certificate.
  let fingerprint: String
  private let hosts: TwoHosts
  private let program: RunningProgram
  private let environment: [String: String]

  init(_ hosts: TwoHosts, alias: String = "Büro ☕", _ options: [String] = ["--unattended"]) throws {
    self.hosts = hosts
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("home")
    try scratch.makeDirectory("got")
    environment = scratch.environment(adding: ["PYTHONUNBUFFERED": "1"])
    program = try hosts.call(
      try Peers.require("localsendd"),
      [
        "--socket", scratch.path("socket"), "--alias", alias, "--download-dir",
        scratch.path("got"), "--log-level", "debug",
      ] + options, environment
    ).start()
    let program = program
    let log = try #require(
      poll(within: .seconds(30)) {
        program.standardError.firstRange(of: "fingerprint=") == nil ? nil : program.standardError
      }, "localsendd: \(program.standardError)")
    fingerprint = String(log.components(separatedBy: "fingerprint=").last?.prefix(64) ?? "")
    try waitUntilItListens()
  }

  deinit { program.signal(SIGTERM) }

  /// What it says of itself.
  var log: String { program.standardError }

  /// The names of what it got.
  func names() throws -> [String] {
    try scratch.names(in: "got").filter { !$0.hasPrefix(".") }
  }

  /// Bytes of everything that it has written, complete or not.
  func bytesWritten() throws -> Int64 {
    try scratch.names(in: "got").reduce(0) { sum, name in
      let facts = try FileManager.default.attributesOfItem(atPath: scratch.path("got/\(name)"))
      return sum + ((facts[.size] as? NSNumber)?.int64Value ?? 0)
    }
  }

  /// Somebody looks at its questions, who has still to answer them.
  func attach() throws -> RunningProgram { try control("watch").start() }

  /// Answers a question.
  func answer(_ word: String) throws -> FinishedProgram { try control(word).run() }

  /// Ends it at once.
  func crash() { program.signal(SIGKILL) }

  private func control(_ word: String) throws -> ProgramCall {
    hosts.call(
      try Peers.require("localsendctl"), ["--socket", scratch.path("socket"), word], environment)
  }

  private func waitUntilItListens() throws {
    let isThere = try poll(within: .seconds(20)) {
      let asked = try hosts.call(
        "curl", ["-sk", "https://127.0.0.1:53317/api/localsend/v2/info"], environment
      ).run()
      return asked.status == .code(0) ? true : nil
    }
    try #require(isThere == true, "localsendd does not listen: \(log)")
  }
}
