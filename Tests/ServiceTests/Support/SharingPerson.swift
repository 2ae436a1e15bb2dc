import Foundation
import SheetTestSupport
import Testing

/// Somebody with a folder of their own who shares by the command, without a screen.
final class SharingPerson: Sendable {
  let scratch: ScratchDirectory
  let environment: [String: String]

  /// - Parameters:
  ///   - configuration: What stands in `config.toml`.
  ///   - path: Folders before those of `PATH`.
  init(_ configuration: String = "", path: [String] = [], adding extra: [String: String] = [:])
    throws
  {
    scratch = try ScratchDirectory()
    let folders = path + ["/usr/local/bin", "/usr/bin", "/bin"]
    environment = scratch.environment(
      adding: [
        TestedProgram.helperVariable: try TestedProgram.helperPath(),
        "PATH": folders.joined(separator: ":"), "TZ": "UTC",
      ].merging(extra) { $1 })
    try scratch.makeDirectory("home")
    try scratch.makeDirectory("out")
    try configure(configuration)
  }

  /// Writes `config.toml` anew.
  func configure(_ text: String) throws {
    try scratch.write(text, to: "home/.config/sharesheet/config.toml")
  }

  /// The call of the command for an activity, with its fields, and the items as options.
  func call(
    _ activity: String, _ fields: [String: String] = [:], _ items: [String]
  ) throws -> ProgramCall {
    let set = fields.sorted { $0.key < $1.key }.flatMap { ["--set", "\($0.key)=\($0.value)"] }
    return ProgramCall(
      try TestedProgram.path(), ["--json", "--activity", activity] + set + items,
      environment: environment, directory: scratch.path, input: .null)
  }

  /// Shares, and returns what came of it.
  func share(
    _ activity: String, _ fields: [String: String] = [:], _ items: [String]
  ) throws -> Shared {
    let finished = try call(activity, fields, items).run(within: .seconds(60))
    return try Shared(finished)
  }

  /// Starts to share, gives up when `isInTheMiddle`, and returns how the command ended.
  func cancel(
    _ call: ProgramCall, when isInTheMiddle: () throws -> Bool
  ) throws -> SheetTestSupport.ExitStatus {
    let running = try call.start(until: isInTheMiddle)
    running.signal(SIGINT)
    return try running.waitForExit(within: .seconds(10))
  }

  /// Runs another program as this person.
  func run(
    _ program: String, _ arguments: [String], input: ProgramStream = .null
  ) throws -> FinishedProgram {
    try ProgramCall(
      program, arguments, environment: environment, directory: scratch.path, input: input
    ).run(within: .seconds(60))
  }

  /// A call of the command, perhaps by another program such as `ip netns exec`.
  func call(
    _ arguments: [String], _ extra: [String: String] = [:], by prefix: [String] = []
  ) throws -> ProgramCall {
    let words = prefix + [try TestedProgram.path()] + arguments
    return ProgramCall(
      words[0], Array(words.dropFirst()), environment: environment.merging(extra) { $1 },
      directory: scratch.path)
  }

  /// Runs the command without a terminal to its end.
  func run(
    _ arguments: String..., extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    try call(arguments, extra).run(within: .seconds(60))
  }

  /// What another program prints.
  func output(_ program: String, _ arguments: String...) throws -> String {
    let result = try run(try Peers.require(program), arguments)
    try #require(result.status == .code(0), "\(program): \(result.standardError)")
    return result.standardOutput
  }

  /// The command's JSON.
  struct Shared: Decodable {
    struct Item: Decodable { var kind, value: String }
    struct Failure: Decodable { var message: String }
    var outcome: String
    var results: [Item]
    var error: Failure?

    init(_ finished: FinishedProgram) throws {
      self = try JSONDecoder().decode(Self.self, from: Data(finished.standardOutput.utf8))
    }
  }
}

extension ProgramCall {
  /// Starts it and waits until it is in the middle of its work.
  func start(until isInTheMiddle: () throws -> Bool) throws -> RunningProgram {
    let running = try start()
    let isThere = try poll(within: .seconds(30)) { try isInTheMiddle() ? true : nil }
    try #require(isThere == true, "the work has not begun: \(running.standardError)")
    return running
  }
}
