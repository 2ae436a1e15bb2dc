import Foundation
import SheetTestSupport
import Testing

/// `localsendd` and `localsend-cli` on the first host, which send to the second one.
final class LocalSendSender: Sendable {
  let scratch: ScratchDirectory
  private let hosts: TwoHosts
  private let program: RunningProgram
  private let environment: [String: String]

  /// Starts the daemon.
  init(_ hosts: TwoHosts, alias: String) throws {
    self.hosts = hosts
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("home")
    environment = scratch.environment(adding: ["PYTHONUNBUFFERED": "1"])
    program = try Self.call(
      hosts, "localsendd", ["--socket", scratch.path("socket"), "--alias", alias], environment
    ).start()
    let socket = scratch.path("socket")
    let isThere = poll(within: .seconds(30)) {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    try #require(isThere == true, "localsendd: \(program.standardError)")
  }

  deinit { program.signal(SIGTERM) }

  /// The devices that the daemon has found, as it prints them.
  func devices() throws -> String { try control("devices").run().standardOutput }

  /// Waits until the daemon knows a device.
  func wait(forDevice name: String) throws {
    let found = try poll(within: .seconds(20)) { try devices().contains(name) ? true : nil }
    try #require(found == true, "not found: \(name)")
  }

  /// The call that sends by the daemon and waits for the end.
  func sending(_ files: [String], to device: String, _ extra: [String] = []) throws -> ProgramCall {
    try control("send", ["--to", device, "--wait", "--quiet"] + extra + files)
  }

  /// Sends by the daemon and returns its last words.
  func send(_ files: [String], to device: String, _ extra: [String] = []) throws -> String {
    let result = try sending(files, to: device, extra).run(within: .seconds(120))
    return result.standardOutput + result.standardError
  }

  /// Cancels what the daemon sends.
  func cancel() throws { _ = try control("cancel").run() }

  /// Sends by the other program, to an address, and returns what it prints.
  func sendByCLI(_ files: [String], to address: String) throws -> String {
    try Self.call(hosts, "localsend-cli", ["send", "--json", address] + files, environment)
      .run(within: .seconds(60)).standardOutput
  }

  private func control(_ word: String, _ arguments: [String] = []) throws -> ProgramCall {
    try Self.call(
      hosts, "localsendctl", ["--socket", scratch.path("socket"), word] + arguments, environment)
  }

  private static func call(
    _ hosts: TwoHosts, _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> ProgramCall {
    let words = hosts.sender + [try Peers.require(program)] + arguments
    return ProgramCall(
      words[0], Array(words.dropFirst()), environment: environment, input: .null, output: .kept,
      error: .kept)
  }
}
