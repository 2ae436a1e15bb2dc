import Foundation
import SheetTestSupport
import Testing

/// The program, in a folder of its own.
struct Sharesheet {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("home")
    try scratch.makeDirectory("out")
  }

  func environment(adding extra: [String: String] = [:]) throws -> [String: String] {
    scratch.environment(adding: [TestedProgram.helperVariable: try TestedProgram.helperPath()])
      .merging(extra) { $1 }
  }

  /// A call of the program, perhaps by another one such as `ip netns exec`.
  func call(
    _ arguments: [String], _ extra: [String: String] = [:], by prefix: [String] = []
  ) throws -> ProgramCall {
    let words = prefix + [try TestedProgram.path()] + arguments
    return ProgramCall(
      words[0], Array(words.dropFirst()), environment: try environment(adding: extra),
      directory: scratch.path)
  }

  /// Runs it without a terminal to its end.
  func run(
    _ arguments: String..., extra: [String: String] = [:], by prefix: [String] = []
  ) throws -> FinishedProgram {
    try call(arguments, extra, by: prefix).run(within: .seconds(60))
  }

  /// What another program prints.
  func output(_ program: String, _ arguments: String...) throws -> String {
    let call = ProgramCall(
      try Peers.require(program), arguments, environment: scratch.environment(),
      directory: scratch.path)
    let result = try call.run(within: .seconds(60))
    try #require(result.status == .code(0), "\(program): \(result.standardError)")
    return result.standardOutput
  }
}

/// The result of a run with `--json`.
struct JSONResult: Decodable {
  var outcome: String
  var error: Failure?

  struct Failure: Decodable { var message: String }

  init(_ finished: FinishedProgram) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(finished.standardOutput.utf8))
  }
}
