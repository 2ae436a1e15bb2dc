import Foundation
import SheetTestSupport
import Testing

@Suite struct ApplicationTests {
  private func application(
    _ how: String = "once", environment: [String: String?] = [:], size: TerminalSize = .standard
  ) throws -> Probe {
    let probe = try Probe("app", how, environment: environment, size: size)
    try probe.wait(toTell: "appeared")
    try probe.terminal.wait(for: "\(size.columns)x\(size.rows) start 0")
    return probe
  }

  @Test func aDismissedControllerEndsTheRun() throws {
    let probe = try application()
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(probe.told == ["appeared", "disappeared", "dismissed", "ended dismissed"])
    #expect(try probe.process.leftovers() == [])
  }

  @Test func escapeAndControlCDismissWhatDoesNotUseThem() throws {
    for key in [TerminalInput.escape, .control("c")] {
      let probe = try application()
      try probe.terminal.press(key)
      #expect(try probe.process.waitForExit() == .code(0))
      #expect(probe.told.last == "ended dismissed")
    }
  }

  @Test(arguments: [
    ("m", "main"), ("t", "task 42"), ("d", "later"), ("i", "timer"), ("c", "child"),
  ])
  func whatElseRunsOnTheMainActorGoesOn(key: String, text: String) throws {
    let probe = try application()
    try probe.terminal.write(key)
    try probe.terminal.wait(for: "80x24 \(text) 1")
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
  }

  @Test func childrenCanBeTerminatedAfterASignalCame() throws {
    let probe = try application()
    probe.terminal.resize(to: TerminalSize(columns: 70, rows: 20))
    try probe.terminal.wait(for: "70x20")
    try probe.terminal.write("c")
    try probe.terminal.wait(for: "child 1")
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
  }

  @Test func aSecondRunWorksLikeTheFirst() throws {
    let probe = try application("twice")
    try probe.terminal.write("q")
    try probe.wait(toTellLines: 5)
    #expect(probe.told.suffix(2) == ["ended dismissed", "appeared"])
    try probe.terminal.wait(for: "80x24 start 0")
    try probe.terminal.write("m")
    try probe.terminal.wait(for: "main 1")
    probe.terminal.resize(to: TerminalSize(columns: 60, rows: 10))
    try probe.terminal.wait(for: "60x10")
    probe.process.program.signal(SIGTERM)
    #expect(try probe.process.waitForExit() == .code(128 + SIGTERM))
    #expect(try probe.process.leftovers() == [])
  }

  @Test func anotherControllerLiesOverTheFirst() throws {
    let probe = try application()
    try probe.terminal.write("p")
    try probe.wait(toTellLines: 2)
    try probe.terminal.write("q")
    try probe.terminal.wait(for: "80x24 start 1")
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
  }

  @Test func aStormOfSizesEndsWithTheLast() throws {
    let probe = try application()
    for step in 0..<60 {
      probe.terminal.resize(to: TerminalSize(columns: 1 + step * 37 % 150, rows: 1 + step * 7 % 50))
    }
    probe.terminal.resize(to: TerminalSize(columns: 71, rows: 19))
    try probe.terminal.wait(until: "the last size") { lines in
      lines[0].hasPrefix("71x19 start") && lines[18].hasSuffix("#") && lines.count == 19
        && lines[1..<18].allSatisfy(\.isEmpty)
    }
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(try probe.process.leftovers() == [])
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signalsEndTheRunWithTheTerminalGivenBack(number: Int32) throws {
    let probe = try application()
    probe.process.program.signal(number)
    #expect(try probe.process.waitForExit(within: .seconds(3)) == .code(128 + number))
    #expect(probe.told.suffix(2) == ["disappeared", "ended signal(\(number))"])
    #expect(try probe.process.leftovers() == [])
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func signalsWorkAsUsualAfterTheRun(number: Int32) throws {
    let probe = try application("linger")
    probe.terminal.resize(to: TerminalSize(columns: 70, rows: 20))
    try probe.terminal.wait(for: "70x20")
    try probe.terminal.write("q")
    try probe.wait(toTell: "lingering")
    probe.process.program.signal(number)
    #expect(try probe.process.waitForExit(within: .seconds(3)) == .signal(number))
  }

  @Test func aHangUpEndsTheProcessAtOnce() throws {
    let probe = try application()
    probe.terminal.hangUp()
    #expect(try probe.process.waitForExit(within: .seconds(2)) == .code(128 + SIGHUP))
  }

  @Test func aHangUpIsSeenWithoutItsSignal() throws {
    // nohup has the signal ignored, and a leader in between keeps the kernel from sending it.
    let scratch = try ScratchDirectory()
    let terminal = try VirtualTerminal()
    let program = try ProgramCall(
      "setsid", ["--wait", try Probe.path(), "app"], environment: scratch.environment(),
      input: .null, output: .kept, error: .descriptor(terminal.descriptor)
    ).start()
    try terminal.wait(for: "80x24 start 0")
    terminal.hangUp()
    #expect(try program.waitForExit(within: .seconds(2)) == .code(128 + SIGHUP))
  }

  @Test func anIdleApplicationSleeps() throws {
    let probe = try application()
    try probe.terminal.write("m")
    try probe.terminal.wait(for: "main 1")
    // What the key set in motion may still be ending.
    let start = try #require(
      poll {
        let before = probe.wakeups
        _ = poll(within: .milliseconds(100)) { nil as Bool? }
        return probe.wakeups == before ? before : nil
      })
    _ = poll(within: .seconds(1)) { probe.wakeups == start ? nil : true }
    #expect(probe.wakeups == start)
    #expect(start > 0)
  }

  @Test func aBurstOfKeysIsPaintedInFewFrames() throws {
    let probe = try application()
    let before = probe.terminal.output.count
    try probe.terminal.write(String(repeating: "\u{1B}[C", count: 200))
    try probe.terminal.wait(for: "start 200")
    let output = String(
      decoding: probe.terminal.output.dropFirst(before), as: UTF8.self)
    #expect(output.components(separatedBy: "\u{1B}[?2026h").count < 20)
  }

  @Test func standardErrorIsHeldBack() throws {
    let probe = try application()
    try probe.terminal.write("e")
    try probe.terminal.wait(for: "start 1")
    #expect(!probe.terminal.lines.contains { $0.contains("warned") })
    try probe.terminal.write("q")
    #expect(try probe.process.waitForExit() == .code(0))
    try probe.terminal.wait(for: "warned while up")
    #expect(!probe.terminal.isAlternateScreen)
  }

  @Test func aTinyTerminalIsNoReasonToDie() throws {
    for size in [TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 3, rows: 2)] {
      let probe = try Probe("app", size: size)
      try probe.wait(toTell: "appeared")
      try probe.terminal.write("q")
      #expect(try probe.process.waitForExit() == .code(0))
    }
  }
}
