import Foundation
import SheetTestSupport

/// The program under test with a home, a folder to work in and a folder for temporary files of its own.
struct Sharesheet {
  let scratch: ScratchDirectory
  let path: String

  init() throws {
    scratch = try ScratchDirectory()
    path = try TestedProgram.path()
    for folder in ["home", "work", "tmp"] { try scratch.makeDirectory(folder) }
  }

  /// The folder it starts in.
  var work: String { scratch.path("work") }

  /// The environment; `nil` takes a variable away.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var result = scratch.environment(adding: ["TMPDIR": scratch.path("tmp")])
    for (name, value) in changes { result[name] = value }
    return result
  }

  /// Runs it to its end without any terminal, not even that of whoever runs the tests.
  func run(
    _ arguments: String..., environment changes: [String: String?] = [:],
    input: ProgramStream = .null, output: ProgramStream = .kept, options: [String] = []
  ) throws -> FinishedProgram {
    try ProgramCall(
      "setsid", ["--wait", path] + arguments + options, environment: environment(changes),
      directory: work, input: input, output: output, error: .kept
    ).run()
  }

  /// Starts it in a terminal of its own; results and messages are kept beside it.
  func open(
    _ arguments: String..., environment changes: [String: String?] = [:],
    input: ProgramStream = .terminal, error: ProgramStream = .kept,
    size: TerminalSize = .standard, options: [String] = []
  ) throws -> ProcessInTerminal {
    try ProcessInTerminal(
      ProgramCall(
        path, arguments + options, environment: environment(changes), directory: work, input: input,
        output: .kept, error: error),
      size: size)
  }

  /// Starts a line of bash, where `$S` is the program, in tmux.
  func tmux(
    _ script: String, environment changes: [String: String?] = [:],
    size: TerminalSize = .standard
  ) throws -> TmuxSession {
    try TmuxSession(
      ["bash", "-c", script], size: size,
      environment: environment(changes.merging(["S": path]) { $1 }), directory: work)
  }

  /// What is left in the folder for temporary files.
  func temporaryFiles() throws -> [String] { try scratch.names(in: "tmp") }
}

extension ProcessInTerminal {
  /// What was written to standard output.
  var output: String { program.standardOutput }

  /// What was written to standard error.
  var messages: String { program.standardError }

  /// Waits until the sheet is there.
  func waitForSheet() throws {
    try terminal.wait(for: "Copy")
  }

  /// Chooses an item by its title.
  func choose(_ title: String) throws {
    try terminal.press(.text("/" + title), .enter)
  }

  /// Empties the field with the focus and types a text into it.
  func enter(_ text: String) throws {
    try terminal.press(.control("e"), .control("u"), .text(text))
  }

  /// Waits until a text is in the output that the program wrote to a kept stream.
  func wait(forMessage text: String) throws {
    guard poll(for: { messages.contains(text) ? true : nil }) == nil else { return }
    throw TestSupportError.timedOut(
      waitingFor: text, screen: terminal.lines + [messages], caller: #function)
  }
}
