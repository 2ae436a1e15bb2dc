import Foundation
import SheetTestSupport
import Testing

/// The sheet inside of GNU screen.
@Suite(.peer("screen")) struct ScreenPeerTests {
  private let person: SharingPerson

  init() throws {
    person = try SharingPerson()
    chmod(try person.scratch.makeDirectory("sockets"), 0o700)
    try person.scratch.write(
      "startup_message off\nautodetach off\naltscreen on\ndefutf8 on\nescape ^Zz\n", to: "screenrc")
  }

  /// A shell in screen that says something, runs the command, and says how it ended.
  private func start(_ item: String) throws -> ProcessInTerminal {
    let script = "echo before; \"$0\" \"$@\"; echo status=$?; read line"
    return try ProcessInTerminal(
      ProgramCall(
        try Peers.require("screen"),
        [
          "-U", "-c", person.scratch.path("screenrc"), "-S", "test", "-m", "/bin/sh", "-c", script,
          try TestedProgram.path(), "-t", item,
        ],
        environment: person.environment.merging([
          "SCREENDIR": person.scratch.path("sockets"), "TERM": "xterm-256color",
        ]) { $1 }, directory: person.scratch.path))
  }

  @Test func copyReachesTheTerminalAndTheScreenComesBack() throws {
    let text = "Grüße, 世界 " + String(repeating: "ž", count: 400)
    let screen = try start(text)
    let terminal = screen.terminal
    try terminal.wait(for: "Copy")
    #expect(!terminal.lines.contains { $0.contains("before") })
    try terminal.press(.text("/copy"))
    try terminal.press(.enter)
    try terminal.wait(for: "status=0")
    #expect(terminal.lines.first == "before")
    let sequence = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(sequence))
    try terminal.press(.enter)
    #expect(try screen.waitForExit() == .code(0))
    #expect(try screen.leftovers() == [])
  }

  @Test func leavingTheSheetBringsTheScreenBack() throws {
    let screen = try start("x")
    try screen.terminal.wait(for: "Copy")
    try screen.terminal.press(.escape)
    try screen.terminal.wait(for: "status=130")
    #expect(screen.terminal.lines.first == "before")
    try screen.terminal.press(.enter)
    #expect(try screen.waitForExit() == .code(0))
    #expect(try screen.leftovers() == [])
  }
}
