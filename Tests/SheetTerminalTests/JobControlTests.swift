import Foundation
import SheetTestSupport
import Testing

/// Ctrl-Z and its kin, with a real shell in a real terminal emulator.
@Suite struct JobControlTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private var log: String { scratch.path("log") }

  /// A shell that started the probe.
  private func shell() throws -> TmuxSession {
    let session = try TmuxSession(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: scratch.environment(adding: ["PS1": "prompt> "]))
    try session.wait(for: "prompt>")
    try run("\(try Probe.path()) app >\(log)", in: session)
    try session.wait(for: "80x24 start 0")
    return session
  }

  private func run(_ command: String, in session: TmuxSession) throws {
    try session.type(command)
    try session.press("Enter")
  }

  private func finish(_ session: TmuxSession) throws {
    try session.press("q")
    try session.wait(until: "the shell") { $0.last { !$0.isEmpty }?.hasPrefix("prompt>") == true }
    try run("stty -a | grep -c ' icanon.* echo '; echo after", in: session)
    try session.wait(until: "sane modes") { lines in
      lines.contains("1") && lines.contains("after")
    }
    #expect(try String(contentsOfFile: log, encoding: .utf8).hasSuffix("ended dismissed\n"))
  }

  /// The process identifier of the probe.
  private func identifier(_ session: TmuxSession) throws -> pid_t {
    let shell = try session.tmux(["display-message", "-p", "#{pane_pid}"]).dropLast()
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    return try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
  }

  private func waitForShell(_ session: TmuxSession) throws {
    try session.wait(until: "the shell's screen") { lines in
      lines.contains { $0.contains("Stopped") } && !lines.contains { $0.contains("80x24 start") }
    }
  }

  @Test(arguments: [false, true])
  func controlZGivesTheScreenToTheShell(afterASignal: Bool) throws {
    let session = try shell()
    if afterASignal {
      kill(try identifier(session), SIGWINCH)
      try session.press("m")
      try session.wait(for: "main 1")
    }
    for _ in 0..<2 {
      try session.press("C-z")
      try session.wait(for: "Stopped")
      try waitForShell(session)
      try run("clear; echo in the shell", in: session)
      try session.wait(for: "in the shell")
      try run("fg", in: session)
      try session.wait(for: "80x24")
      try session.wait(until: "a whole screen") { lines in
        lines.count == 24 && lines[23].hasSuffix("#") && lines[1..<23].allSatisfy(\.isEmpty)
      }
    }
    try finish(session)
  }

  @Test func aStopFromOutsideIsTheSame() throws {
    let session = try shell()
    let probe = try identifier(session)
    for _ in 0..<3 {
      kill(probe, SIGTSTP)
      try waitForShell(session)
      try run("clear; fg", in: session)
      try session.wait(for: "80x24 start 0")
    }
    try finish(session)
  }

  @Test func aStopThatCannotBeCaughtIsRecoveredFrom() throws {
    let session = try shell()
    kill(try identifier(session), SIGSTOP)
    try session.wait(for: "Stopped")
    try run("clear; fg", in: session)
    try session.wait(until: "a whole screen") { lines in
      lines[0].hasPrefix("80x24 start 0") && lines[1..<23].allSatisfy(\.isEmpty)
    }
    try session.press("m")
    try session.wait(for: "main 1")
    try finish(session)
  }

  @Test func inTheBackgroundTheTerminalIsLeftAlone() throws {
    let session = try shell()
    try session.press("C-z")
    try waitForShell(session)
    try run("clear; bg", in: session)
    try run("sleep 0.2; jobs; echo still here", in: session)
    try session.wait(until: "a stopped job") { lines in
      lines.contains("still here") && lines.contains { $0.contains("Stopped") }
        && !lines.contains { $0.contains("80x24") }
    }
    try run("clear; fg", in: session)
    try session.wait(for: "80x24 start 0")
    try finish(session)
  }

  @Test func theSizeIsLookedUpAgainAfterwards() throws {
    let session = try shell()
    try session.press("C-z")
    try waitForShell(session)
    try session.resize(to: TerminalSize(columns: 66, rows: 16))
    try run("clear; fg", in: session)
    try session.wait(for: "66x16 start")
    try finish(session)
  }

  @Test func aSessionLeaderIsNotStopped() throws {
    let probe = try Probe("app")
    try probe.wait(toTell: "appeared")
    try probe.terminal.press(.control("z"), .text("m"))
    try probe.terminal.wait(for: "main 1")
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
  }

  @Test func aTerminatedJobLeavesASaneTerminal() throws {
    let session = try shell()
    kill(try identifier(session), SIGTERM)
    try session.wait(until: "the shell") { $0.last { !$0.isEmpty }?.hasPrefix("prompt>") == true }
    try run("stty -a | grep -c ' icanon.* echo '; echo after $?", in: session)
    try session.wait(until: "sane modes") { $0.contains("1") }
  }
}
