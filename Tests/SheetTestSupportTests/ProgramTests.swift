import Foundation
import SheetTestSupport
import Testing

@Suite struct ProgramTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func bash(_ script: String) -> ProgramCall {
    ProgramCall("bash", ["-c", script], environment: scratch.environment())
  }

  @Test func theTerminalIsTheControllingOne() throws {
    let process = try ProcessInTerminal(bash("tty; printf 'by name' >/dev/tty; read </dev/tty"))
    try process.terminal.wait(for: process.terminal.path)
    try process.terminal.wait(for: "by name")
    try process.terminal.press(.control("c"))
    #expect(try process.waitForExit() == .signal(SIGINT))
  }

  @Test func theTerminalStaysWhenEveryStreamLeadsElsewhere() throws {
    var call = bash("printf painted >/dev/tty; cat; echo oops >&2")
    call.input = .pipe(Array("data".utf8))
    call.output = .kept
    call.error = .kept
    let process = try ProcessInTerminal(call)
    #expect(try process.waitForExit() == .code(0))
    try process.terminal.wait(for: "painted")
    #expect(process.program.standardOutput == "data")
    #expect(process.program.standardError == "oops\n")
    #expect(!process.terminal.lines.contains { $0.contains("oops") })
  }

  @Test func aLargePipeDoesNotBlockTheTest() throws {
    var call = bash("wc -c")
    call.input = .pipe([UInt8](repeating: 65, count: 1_000_000))
    #expect(try call.run().standardOutput == "1000000\n")
  }

  @Test func aProgramThatStopsReadingDoesNotEndTheTest() throws {
    var call = bash("head -c 1")
    call.input = .pipe([UInt8](repeating: 65, count: 1_000_000))
    #expect(try call.run().standardOutput == "A")
  }

  @Test func theEnvironmentIsExactlyTheGivenOne() throws {
    let call = ProgramCall("/usr/bin/env", environment: ["A": "1", "B": "two words"])
    #expect(try call.run().standardOutput == "A=1\nB=two words\n")
  }

  @Test func closedStreamsAreClosed() throws {
    var call = bash("[ -e /proc/self/fd/0 ] && echo open || echo closed")
    call.input = .closed
    #expect(try call.run().standardOutput == "closed\n")
  }

  @Test func theTestsOwnDescriptorsStayHere() throws {
    let open = FileHandle(forReadingAtPath: "/dev/zero")
    defer { try? open?.close() }
    #expect(try bash("ls /proc/$$/fd; true").run().standardOutput == "0\n1\n2\n")
  }

  @Test func signalsStartAtTheirDefaults() throws {
    // Nobody else here uses this signal; the runner itself ignores SIGPIPE at most.
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    let line = try bash("grep SigIgn /proc/$$/status").run().standardOutput
    let mask = try #require(UInt64(line.split(separator: "\t")[1].dropLast(), radix: 16))
    // Above 31 stand glibc's own two signals, which its posix_spawn always ignores.
    #expect(mask & 0x7fff_ffff == 0)
  }

  @Test func exitCodesAndMissingProgramsAreTold() throws {
    #expect(try bash("exit 7").run().status == .code(7))
    #expect(throws: TestSupportError.self) {
      try ProgramCall("/nowhere/at-all", environment: [:]).run()
    }
  }

  @Test func changedTerminalSettingsAreFound() throws {
    let process = try ProcessInTerminal(bash("stty -echo"))
    try process.waitForExit()
    #expect(process.settingsBefore.echoes)
    #expect(try !process.terminal.settings().echoes)
    #expect(try process.leftovers().contains { $0.hasPrefix("termios") })
  }

  @Test func settingsReadLikeThoseOfStty() throws {
    let process = try ProcessInTerminal(bash("stty -g; read"))
    let flags = process.settingsBefore.flags.map { String($0, radix: 16) }.joined(separator: ":")
    try process.terminal.wait(for: flags)
  }
}
