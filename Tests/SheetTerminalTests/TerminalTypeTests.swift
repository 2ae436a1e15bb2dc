import SheetTestSupport
import Testing

@Suite struct TerminalTypeTests {
  @Test(arguments: [
    "xterm-256color", "xterm", "tmux-256color", "screen-256color", "linux", "vt100", "screen",
    "rxvt-unicode-256color",
  ])
  func knownTypesShowTheScreenAndGiveItBack(term: String) throws {
    let probe = try Probe("scene", "plain", environment: ["TERM": term])
    try probe.terminal.wait(for: "ready")
    try probe.terminal.write("n")
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(try probe.process.leftovers() == [])
  }

  @Test(arguments: ["dumb", "", nil, "unknown"] as [String?])
  func plainTypesAreATypedError(term: String?) throws {
    try expect(["plainTerminal \(term ?? "")"], term: term)
  }

  @Test(arguments: ["no-such-terminal", "a-name-that-is-longer-than-any-other", "tty33"])
  func otherTypesAreATypedError(term: String) throws {
    // The teletype is known only where ncurses-term is installed.
    let known = term == "tty33" ? ["noCursorMotion tty33"] : []
    try expect(["unknownType \(term)"] + known, term: term)
  }

  private func expect(_ errors: [String], term: String?) throws {
    let probe = try Probe("scene", "plain", environment: ["TERM": term])
    #expect(try probe.process.waitForExit() == .code(2))
    #expect(probe.told.count == 1)
    #expect(errors.contains(probe.told.first ?? ""))
    #expect(probe.terminal.output.isEmpty)
    #expect(try probe.process.leftovers() == [])
  }

  @Test func withoutATerminalThereIsATypedError() throws {
    let scratch = try ScratchDirectory()
    // A session of its own, so that the test's own terminal is not found.
    let call = ProgramCall(
      "setsid", ["--wait", try Probe.path(), "scene", "plain"], environment: scratch.environment(),
      input: .null, output: .kept, error: .kept)
    let program = try call.start()
    #expect(try program.waitForExit() == .code(2))
    #expect(program.standardOutput == "noTerminal\n")
  }

  @Test func opensTheTerminalOfAStreamWhenThereIsNoControllingOne() throws {
    let scratch = try ScratchDirectory()
    let terminal = try VirtualTerminal()
    let call = ProgramCall(
      "setsid", ["--wait", try Probe.path(), "scene", "plain"], environment: scratch.environment(),
      input: .null, output: .kept, error: .descriptor(terminal.descriptor))
    let program = try call.start()
    try terminal.wait(for: "ready")
    try terminal.write("n")
    #expect(try program.waitForExit() == .code(0))
  }

  @Test func aScreenThatWasNeverShownLeavesNothing() throws {
    let probe = try Probe("open")
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(probe.told == ["opened"])
    #expect(try probe.process.leftovers() == [])
  }
}
