import Foundation
import SheetTestSupport

/// The program `app-probe` in a terminal of its own, and a person who has nothing but what a test gives.
struct AppProbe {
  let scratch: ScratchDirectory
  let process: ProcessInTerminal

  var terminal: VirtualTerminal { process.terminal }

  init(
    _ words: String..., adding extra: [String: String] = [:],
    size: TerminalSize = .standard, preparing prepare: (ScratchDirectory) throws -> Void = { _ in }
  ) throws {
    let scratch = try ScratchDirectory()
    self.scratch = scratch
    try scratch.makeDirectory("work")
    try scratch.makeDirectory("bin")
    try prepare(scratch)
    let base = ["PATH": scratch.path("bin") + ":/usr/bin:/bin"]
    let variables = scratch.environment(adding: base.merging(extra) { $1 })
    let expanded = words.map { $0.replacingOccurrences(of: "%", with: scratch.path("work")) }
    process = try ProcessInTerminal(
      ProgramCall(
        Self.path(), expanded, environment: variables, directory: scratch.path("work"),
        output: .kept, error: .kept), size: size)
  }

  /// Its executable lies beside the one that the tests are in.
  private static func path() throws -> String { try TestedProgram.beside("app-probe") }

  /// Waits until it tells a line.
  func wait(toTell line: String) throws {
    let found = poll {
      process.program.standardOutput.split(separator: "\n").contains { $0 == line } ? true : nil
    }
    guard found == nil else { return }
    throw TestSupportError.timedOut(
      waitingFor: "the line \(line)", screen: terminal.lines, caller: #function)
  }

  /// Leaves what is on the screen, then the program, and returns what it told.
  func told() throws -> [String] {
    try terminal.wait(for: "The screen of the program")
    try terminal.press(.escape)
    guard try process.waitForExit() == .code(0) else { return [process.program.standardError] }
    return process.program.standardOutput.split(separator: "\n").map(String.init)
  }
}
