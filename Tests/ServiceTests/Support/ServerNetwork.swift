import Foundation
import SheetTestSupport
import Testing

/// A network of its own, for servers that listen on every address. Everything in it is ended and removed
/// with the last reference.
final class ServerNetwork: @unchecked Sendable {
  /// What makes a program see this network.
  let prefix: [String]
  private let name = "sheet\(getpid())y\(UInt16.random(in: 0...UInt16.max))"
  private let environment: [String: String]
  private var programs: [RunningProgram] = []

  init() throws {
    environment = ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"]
    prefix = ["/usr/bin/env", "ip", "netns", "exec", name]
    for words in [["netns", "add", name], ["-n", name, "link", "set", "lo", "up"]] {
      let made = try ProgramCall("ip", words, environment: environment).run()
      try #require(made.status == .code(0), "\(made.standardError)")
    }
  }

  deinit {
    programs.forEach { $0.signal(SIGTERM) }
    programs.forEach { _ = try? $0.waitForExit(within: .seconds(5)) }
    _ = try? ProgramCall("ip", ["netns", "del", name], environment: environment).run()
  }

  /// Starts a server and waits until it listens.
  func launch(_ words: [String], in directory: String, port: Int) throws {
    let call = ProgramCall(
      prefix[0], Array(prefix.dropFirst()) + words, environment: environment, directory: directory,
      input: .null, output: .null, error: .kept)
    let program = try call.start()
    programs.append(program)
    let isThere: Void? = poll(within: .seconds(40)) {
      (try? run("ss", "-Hltn"))?.contains(":\(port) ") == true ? () : nil
    }
    try #require(isThere != nil, "\(words): \(program.standardError)")
  }

  /// Runs a program in this network to its end.
  func run(_ words: String...) throws -> String {
    let call = ProgramCall(
      prefix[0], Array(prefix.dropFirst()) + words, environment: environment)
    let result = try call.run(within: .seconds(30))
    try #require(result.status == .code(0), "\(words): \(result.standardError)")
    return result.standardOutput
  }
}
