import Foundation
import SheetTestSupport
import Testing

/// Signals, job control, resizing and the end of the terminal.
@Suite struct TerminalTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM])
  func aSignalGivesTheTerminalBackAndLeavesNoFiles(signal: Int32) throws {
    let process = try sheet.open(
      "--name", "data.bin", input: .pipe([UInt8](repeating: 0, count: 300_000)))
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    #expect(try sheet.temporaryFiles().count == 1)
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    #expect(process.output == "")
    #expect(try sheet.temporaryFiles() == [])
    #expect(try process.leftovers() == [])
  }

  /// libdispatch crashes when it cannot have the descriptors that it needs.
  @Test(arguments: [6, 10, 15, 31]) func tooFewDescriptorsAreSaid(limit: Int) throws {
    let process = try ProcessInTerminal(
      ProgramCall(
        "bash", ["-c", "ulimit -n \(limit); exec \(sheet.path) hello"],
        environment: sheet.environment(), directory: sheet.work, output: .kept, error: .kept))
    #expect(try process.waitForExit() == .code(2))
    #expect(process.messages.contains("Only \(limit) files may be open here, and 32 are needed."))
    #expect(process.terminal.output.isEmpty)
  }

  @Test func aLowSoftLimitIsRaised() throws {
    let process = try ProcessInTerminal(
      ProgramCall(
        "bash", ["-c", "ulimit -S -n 10; exec \(sheet.path) hello"],
        environment: sheet.environment(), directory: sheet.work, output: .kept, error: .kept))
    try process.waitForSheet()
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL])
  func aCrashGivesTheTerminalBack(signal: Int32) throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    process.program.signal(signal)
    #expect(try process.waitForExit() == .signal(signal))
    #expect(try process.leftovers() == [])
  }

  /// What is half written is hidden under another name meanwhile; it must go too.
  @Test(arguments: [true, false])
  func aSignalDuringTheWorkLeavesNothingHalfWritten(withSheet: Bool) throws {
    let big = sheet.scratch.path("work/big.bin")
    try sheet.scratch.write("", to: "work/big.bin")
    try #require(truncate(big, 3_000_000_000) == 0)
    let folder = try sheet.scratch.makeDirectory("to")
    let options = ["--set", "folder=\(folder)", "--set", "name=out", "big.bin"]
    let process = try ProcessInTerminal(
      ProgramCall(
        sheet.path, withSheet ? ["big.bin"] : ["-a", "archive"] + options,
        environment: sheet.environment(), directory: sheet.work, output: .kept, error: .kept))
    if withSheet {
      try process.waitForSheet()
      try process.choose("Archive")
      try process.terminal.wait(for: "Format")
      try process.terminal.press(.tab)
      try process.enter(folder)
      try process.terminal.press(.control("s"))
    }
    let part = try poll { try sheet.scratch.names(in: "to").first }
    #expect(part?.hasPrefix(".sharesheet-") == true)
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(143))
    #expect(try sheet.scratch.names(in: "to") == [])
    #expect(try process.leftovers() == [])
  }

  @Test func aClosedTerminalEndsTheProgramAndItsFiles() throws {
    let process = try sheet.open("--name", "data.bin", input: .pipe([0, 1, 2]))
    try process.waitForSheet()
    #expect(try sheet.temporaryFiles().count == 1)
    process.terminal.hangUp()
    #expect(try process.program.waitForExit() == .code(129))
    #expect(try sheet.temporaryFiles() == [])
  }

  @Test func aKilledPaneEndsTheProgram() throws {
    let session = try sheet.tmux("exec $S hello")
    try session.wait(for: "Archive")
    let text = try session.tmux(["display-message", "-p", "#{pane_pid}"])
    let identifier = try #require(pid_t(text.dropLast()))
    try session.tmux(["respawn-pane", "-k", "sleep 60"])
    #expect(poll { kill(identifier, 0) != 0 ? true : nil } == true)
  }

  @Test func controlZStopsAndFgBringsTheSheetBack() throws {
    let session = try TmuxSession(
      ["bash", "--norc", "-i"], environment: sheet.environment(["PS1": "prompt> "]),
      directory: sheet.work)
    try session.wait(for: "prompt>")
    try session.type("stty -g > before; \(sheet.path) hello; stty -g > after; echo status=$?")
    try session.press("Enter")
    try session.wait(for: "Action")
    try session.press("Down", "Right", "C-z")
    try session.wait(for: "Stopped")
    #expect(try !session.capture().contains { $0.contains("Action") })
    try session.type("stty -g > stopped; fg")
    try session.press("Enter")
    try session.wait(for: "Action")
    try session.press("Enter")
    try session.wait(for: "Save to Files")
    try session.press("Escape")
    try session.wait(until: "the panel to go") { !$0.contains { $0.contains("Save to Files") } }
    try session.press("Escape")
    try session.wait(for: "prompt>")
    try session.type("stty -g > end; echo done")
    try session.press("Enter")
    try session.wait(until: "done") { $0.contains("done") }
    let before = try sheet.scratch.read("work/before")
    #expect(try sheet.scratch.read("work/stopped") == before)
    #expect(try sheet.scratch.read("work/end") == before)
  }

  @Test func aStormOfResizesLeavesThePanelUsable() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    let sizes = [
      (1, 1), (300, 100), (19, 5), (20, 6), (2, 40), (120, 36), (40, 12), (1, 1), (80, 24),
    ]
    for _ in 0..<5 {
      for (columns, rows) in sizes {
        process.terminal.resize(to: TerminalSize(columns: columns, rows: rows))
      }
    }
    process.terminal.resize(to: TerminalSize(columns: 1, rows: 1))
    process.terminal.settle()
    #expect(process.program.exitStatus == nil)
    process.terminal.resize(to: TerminalSize(columns: 100, rows: 30))
    try process.terminal.wait(for: "Save to Files")
    try process.enter(sheet.work)
    try process.terminal.press(.control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/hello.txt\n")
    #expect(try process.leftovers() == [])
  }

  /// The sheet is on the terminal while both ends of the program are in a pipeline.
  @Test func insideAPipelineOnlyTheResultGoesOn() throws {
    let session = try sheet.tmux("seq 3 | $S | cat > result; echo status=${PIPESTATUS[1]}; read")
    try session.wait(for: "Archive")
    try session.type("/save")
    try session.press("Enter")
    try session.wait(for: "Save to Files")
    try session.press("C-s")
    try session.wait(for: "status=0")
    let result = String(decoding: try sheet.scratch.read("work/result"), as: UTF8.self)
    #expect(result == "\(sheet.work)/1.txt\n")
    #expect(try sheet.scratch.read("work/1.txt") == Array("1\n2\n3\n".utf8))
  }
}
