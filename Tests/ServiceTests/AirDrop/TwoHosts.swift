import Foundation
import SheetTestSupport

/// Two networks on this machine with a cable between them, as of two machines. Only root makes them; they go
/// with the last reference.
final class TwoHosts: Sendable {
  /// The address of the second one.
  static let receiverAddress = "10.77.31.2"

  private let names: [String]
  private static let system = ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]

  init() throws {
    let mark = UInt16.random(in: 0...UInt16.max)
    names = ["A", "B"].map { "sheet\($0)\(mark)" }
    for name in names { try Self.ip("netns", "add", name) }
    let cables = ["vA\(mark)", "vB\(mark)"]
    try Self.ip(
      "link", "add", cables[0], "netns", names[0], "type", "veth", "peer", "name", cables[1],
      "netns", names[1])
    for (index, name) in names.enumerated() {
      try Self.ip("-n", name, "addr", "add", "10.77.31.\(index + 1)/24", "dev", cables[index])
      for cable in ["lo", cables[index]] { try Self.ip("-n", name, "link", "set", cable, "up") }
      try Self.ip("-n", name, "route", "add", "default", "dev", cables[index])
    }
  }

  deinit {
    for name in names { try? Self.ip("netns", "del", name) }
  }

  /// The words before a program that runs on the first one.
  var sender: [String] { ["/usr/bin/env", "ip", "netns", "exec", names[0]] }

  /// The words before a program that runs on the second one.
  var receiver: [String] { ["/usr/bin/env", "ip", "netns", "exec", names[1]] }

  /// A call of a program on the second one.
  func call(_ program: String, _ arguments: [String], _ environment: [String: String])
    -> ProgramCall
  {
    ProgramCall(
      receiver[0], Array(receiver.dropFirst()) + [program] + arguments,
      environment: environment.merging(Self.system) { own, _ in own }, input: .null, output: .kept,
      error: .kept)
  }

  private static func ip(_ words: String...) throws {
    let result = try ProgramCall("ip", words, environment: system).run()
    guard result.status == .code(0) else {
      throw PrintServer.Failure(words: words, result.standardError)
    }
  }
}
