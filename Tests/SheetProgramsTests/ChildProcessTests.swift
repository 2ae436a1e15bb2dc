import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetPrograms

@Suite struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess {
    ChildProcess(
      executable: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func inputComesBackAndStatusIsKept() throws {
    var child = try shell("cat; echo oops >&2; exit 3")
    child.input = .bytes(Array("hello".utf8))
    let outcome = try child.run()
    #expect(String(decoding: outcome.output, as: UTF8.self) == "hello")
    #expect(outcome.complaint == "oops")
    #expect(outcome.status == 3)
  }

  @Test func outputBeyondTheLimitIsDroppedAndDoesNotStall() throws {
    var child = try shell("head -c 5000000 /dev/zero")
    child.captureLimit = 1000
    let outcome = try child.run()
    #expect(outcome.output.count == 1000)
    #expect(outcome.isSuccess)
  }

  @Test func outputBeyondTheLimitCanEndIt() throws {
    for script in ["cat /dev/zero", "head -c 1001 /dev/zero"] {
      var child = try shell(script)
      child.captureLimit = 1000
      child.endsAtLimit = true
      #expect(throws: ChildProcessError.tooMuchOutput(program: "sh")) { try child.run() }
    }
  }

  @Test func timeEndsTheWholeGroup() throws {
    let scratch = try ScratchDirectory()
    var child = try shell("sleep 60 & echo $! > \(scratch.path("pid")); wait")
    child.timeout = .milliseconds(300)
    #expect(throws: ChildProcessError.timedOut(program: "sh")) { try child.run() }
    let pid = try #require(Int32(String(decoding: scratch.read("pid").dropLast(), as: UTF8.self)))
    #expect(poll(within: .seconds(5)) { kill(pid, 0) != 0 ? true : nil } == true)
  }

  @Test func cancelEndsIt() throws {
    let start = ContinuousClock.now
    let monitor = WorkMonitor(isCancelled: { ContinuousClock.now - start > .milliseconds(100) })
    let child = try shell("sleep 60")
    #expect(throws: CancellationError.self) { try child.run(monitor) }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func openFilesAreHandedOverInOrder() throws {
    var child = try shell("cat <&5; cat <&3; cat <&4; test -e /proc/self/fd/6 || echo end")
    // Low numbers, so that each is somebody else's place.
    child.inherited = try ["one ", "two ", "three "].map { try Descriptor.memory(Array($0.utf8)) }
    child.inherited.reverse()
    let outcome = try child.run()
    #expect(String(decoding: outcome.output, as: UTF8.self) == "one three two end\n")
  }

  @Test func outputGoesToAFileOfOurs() throws {
    var child = try shell("printf text")
    let file = try Descriptor.memory()
    child.output = file
    #expect(try child.run().output.isEmpty)
    #expect(try file.head(100) == Array("text".utf8))
  }

  @Test func errorOutputIsSeenAsItComes() throws {
    let scratch = try ScratchDirectory()
    // The program goes on only when its first word was seen.
    var child = try shell(
      "printf one >&2; until [ -e \(scratch.path("seen")) ]; do sleep 0.01; done; printf two >&2")
    child.timeout = .seconds(20)
    child.onErrorOutput = { if $0 == Array("one".utf8) { _ = try? scratch.write("", to: "seen") } }
    #expect(try child.run().complaint == "onetwo")
  }

  @Test func aDaemonDoesNotHoldUs() throws {
    let start = ContinuousClock.now
    var child = try shell("sleep 60 & echo $! >&2; exit 0")
    child.leavesDaemon = true
    let outcome = try child.run()
    #expect(outcome.isSuccess)
    #expect(ContinuousClock.now - start < .seconds(10))
    if let pid = Int32(outcome.complaint) { kill(pid, SIGKILL) }
  }

  @Test func aBackgroundChildThatHoldsThePipesDoesNotHoldUs() throws {
    let start = ContinuousClock.now
    let outcome = try shell("sleep 60 & echo $!; exit 0").run()
    #expect(ContinuousClock.now - start < .seconds(10))
    let text = String(decoding: outcome.output, as: UTF8.self)
    if let pid = Int32(text.split(separator: "\n").first ?? "") { kill(pid, SIGKILL) }
    #expect(!text.isEmpty)
  }

  @Test func descriptorsSignalsAndTerminalStayOurs() throws {
    let extra = open("/dev/null", O_RDONLY)
    defer { close(extra) }
    signal(SIGPIPE, SIG_IGN)
    let outcome = try shell(
      "ls /proc/$$/fd | tr '\\n' ' '; grep SigIgn /proc/$$/status; (: < /dev/tty) 2>/dev/null && echo tty"
    ).run()
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.hasPrefix("0 1 2 "), "\(text)")
    #expect(!text.contains(" \(extra) "))
    let ignored = text.split(separator: "SigIgn:\t").last.map { $0.prefix(16) }
    let mask = try #require(UInt64(ignored ?? "", radix: 16))
    #expect(mask & (1 << UInt64(SIGPIPE - 1)) == 0, "\(text)")
    #expect(!text.contains("tty\n"))
  }

  @Test func aMissingProgramIsAnError() {
    let child = ChildProcess(executable: "/nonexistent", arguments: [], environment: [:])
    #expect(throws: ChildProcessError.notStarted(program: "nonexistent", SystemError(ENOENT))) {
      try child.run()
    }
  }

  @Test func programsAreFoundOnlyInAbsoluteFolders() throws {
    let scratch = try ScratchDirectory()
    try scratch.writeScript("#!/bin/sh\n", to: "bin/tool")
    try scratch.write("", to: "first/tool")
    let path = "relative::\(scratch.path("first")):\(scratch.path("bin"))"
    #expect(ProgramFinder(environment: ["PATH": path]).path(of: "tool") == scratch.path("bin/tool"))
    #expect(ProgramFinder(environment: ["PATH": "."]).path(of: "sh") == nil)
  }
}
