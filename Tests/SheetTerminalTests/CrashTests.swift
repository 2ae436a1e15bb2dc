import Foundation
import SheetTestSupport
import Testing

@Suite struct CrashTests {
  private let quiet: [String: String?] = ["SWIFT_BACKTRACE": "enable=no"]
  /// A debug build lists the calls even then; the line above the list must stay on the screen.
  private let tall = TerminalSize(columns: 200, rows: 60)

  @Test(arguments: [
    ("segv", SIGSEGV), ("abort", SIGABRT), ("ill", SIGILL), ("fatal", SIGILL),
  ])
  func aCrashGivesTheTerminalBackFirst(how: String, number: Int32) throws {
    let probe = try Probe("crash", how, environment: quiet, size: tall)
    let status = try probe.process.waitForExit()
    #expect(status == .signal(number) || how == "fatal" && status == .signal(SIGTRAP))
    #expect(try probe.process.leftovers() == [])
    let lines = probe.terminal.lines
    #expect(lines.contains { $0.hasPrefix("held warning") })
    #expect(!lines.contains { $0.contains("ready") })
    if how == "fatal" {
      #expect(lines.contains { $0.contains("Fatal error: boom") })
    }
  }

  @Test func theReportOfSwiftIsReadable() throws {
    let probe = try Probe(
      "crash", "fatal",
      environment: ["SWIFT_BACKTRACE": "enable=yes,color=no,limit=4,threads=crashed,cache=no"],
      size: tall)
    _ = try probe.process.waitForExit(within: .seconds(30))
    #expect(try probe.process.leftovers() == [])
    let report = probe.terminal.lines.first { $0.contains("Fatal error: boom") }
    #expect(report?.hasPrefix("terminal_probe") == true)
  }

  @Test func aCrashInsideAnApplicationToo() throws {
    let probe = try Probe("app", environment: quiet, size: tall)
    try probe.wait(toTell: "appeared")
    try probe.terminal.write("f")
    _ = try probe.process.waitForExit()
    #expect(try probe.process.leftovers() == [])
    #expect(probe.terminal.lines.contains { $0.contains("Fatal error: boom") })
  }

  @Test func anOrdinaryExitWhileTheScreenIsUp() throws {
    let probe = try Probe("crash", "exit")
    #expect(try probe.process.waitForExit() == .code(7))
    #expect(try probe.process.leftovers() == [])
    #expect(probe.terminal.lines.contains { $0.hasPrefix("held warning") })
  }

  @Test func whatALibrarySaysAppearsAfterwards() throws {
    let probe = try Probe("warn")
    try probe.wait(toTell: "warned")
    probe.terminal.settle(quiet: .milliseconds(40))
    #expect(probe.terminal.lines.filter { !$0.isEmpty } == ["ready"])
    try probe.terminal.write("n")
    #expect(try probe.process.waitForExit() == .code(0))
    try probe.terminal.wait(for: "held warning")
    #expect(try probe.process.leftovers() == [])
  }

  /// The line that is not finished while the screen is up comes with its rest, and at once.
  @Test func whatIsPrintedAppearsAfterwardsToo() throws {
    let probe = try Probe("print", output: .terminal)
    try probe.terminal.wait(forAbsenceOf: "ready")
    #expect(!probe.terminal.lines.joined().contains("printed"))
    try probe.terminal.write("n")
    // The program lives on: what is printed after the screen comes line by line, as on any terminal.
    try probe.terminal.wait(for: "half a line")
    #expect(probe.terminal.lines.filter { !$0.isEmpty } == ["printed", "half a line"])
    probe.process.program.signal(SIGTERM)
    #expect(try probe.process.waitForExit() == .signal(SIGTERM))
    #expect(try probe.process.leftovers() == [])
  }

  /// The modes of the line change when the screen is opened, before anything is shown.
  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGALRM])
  func aSignalBeforeTheFirstFrameGivesTheTerminalBack(number: Int32) throws {
    let probe = try Probe("wait", environment: quiet)
    try probe.wait(toTell: "opened")
    #expect(try probe.terminal.settings() != probe.process.settingsBefore)
    probe.process.program.signal(number)
    #expect(try probe.process.waitForExit() == .signal(number))
    #expect(try probe.process.leftovers() == [])
  }

  @Test func standardErrorThatLeadsToAFileGetsThereToo() throws {
    let probe = try Probe("warn", error: .kept)
    try probe.wait(toTell: "warned")
    try probe.terminal.write("n")
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(probe.process.program.standardError == "held warning\n")
  }
}
