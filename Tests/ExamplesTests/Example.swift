import Foundation
import SheetTestSupport

/// The child process of these tests, `sharesheet-examples`, in a terminal of its own. It starts in a
/// new, empty folder.
struct Example {
  let process: ProcessInTerminal
  /// Holds the folder that it starts in, and everything that it may write.
  let scratch: ScratchDirectory

  var terminal: VirtualTerminal { process.terminal }

  /// Starts it and waits for the sheet.
  init(
    _ words: [String], environment: [String: String] = [:],
    in scratch: ScratchDirectory? = nil
  ) throws {
    let scratch = try scratch ?? ScratchDirectory()
    self.scratch = scratch
    process = try ProcessInTerminal(
      ProgramCall(
        Self.path(), words, environment: scratch.environment(adding: environment),
        directory: scratch.makeDirectory("work"), output: .kept))
    try terminal.wait(for: "esc cancel")
  }

  /// Types a part of a title and opens what it finds.
  func open(_ part: String) throws {
    try terminal.press(.text("/" + part), .enter)
  }

  /// Waits for the end, which must be a clean one, and returns what was printed.
  func finish() throws -> [String] {
    guard try process.waitForExit() == .code(0) else {
      throw TestSupportError.mismatch("ended with \(process.program.exitStatus as Any)")
    }
    let leftovers = try process.leftovers()
    guard leftovers.isEmpty else { throw TestSupportError.mismatch("left \(leftovers)") }
    return process.program.standardOutput.split(separator: "\n").map(String.init)
  }

  /// Its executable lies beside the one that the tests are in.
  static func path() throws -> String { try TestedProgram.beside("sharesheet-examples") }
}
