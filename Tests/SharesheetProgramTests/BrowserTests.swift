import Foundation
import SheetTestSupport
import Testing

/// Open in Browser with a real text browser in the same terminal, and with programs that have windows.
@Suite struct BrowserTests {
  let sheet: Sharesheet
  let page: LocalHTTPServer

  init() throws {
    sheet = try Sharesheet()
    page = try LocalHTTPServer { _ in
      HTTPResponse(
        headers: ["Content-Type": "text/html; charset=utf-8"],
        body: Array("<title>Grüße</title><p>A page from here: 日本.".utf8))
    }
  }

  private var address: String { page.address + "/page" }

  /// A program that keeps its arguments, one a line, and ends with a status.
  private func window(status: Int32) throws -> (command: String, arguments: String) {
    let arguments = sheet.scratch.path("arguments")
    let script = """
      #!/bin/sh
      printf '%s\\n' "$@" > \(arguments)
      exit \(status)

      """
    let path = try sheet.scratch.write(script.utf8, to: "bin/window")
    chmod(path, 0o755)
    return (path, arguments)
  }

  @Test func aTextBrowserRunsInThisTerminal() throws {
    let process = try sheet.open("--json", address, environment: ["BROWSER": "w3m"])
    try process.waitForSheet()
    try process.choose("browser")
    try process.terminal.wait(for: "A page from here: 日本.")
    try process.terminal.press(.text("Q"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output.contains("\"outcome\": \"completed\""))
    #expect(process.messages == "")
    #expect(try process.leftovers() == [])
  }

  @Test func theShellStopsAndContinuesBoth() throws {
    let session = try sheet.tmux(
      "exec bash --norc --noprofile -i", environment: ["BROWSER": "w3m"])
    try session.wait(for: "bash-")
    try session.type("$S \(address)")
    try session.press("Enter")
    try session.wait(for: "Copy")
    try session.type("/browser")
    try session.press("Enter")
    try session.wait(for: "A page from here")
    try session.press("C-z")
    try session.wait(for: "Stopped")
    try session.type("fg")
    try session.press("Enter")
    try session.wait(for: "A page from here")
    try session.type("Q")
    // The prompt before is on the screen as well, and what is typed too early goes to the sheet.
    try session.wait(until: "a prompt at the end") { lines in
      lines.last { !$0.isEmpty }?.hasPrefix("bash-") == true
    }
    try session.type("echo status $?")
    try session.press("Enter")
    try session.wait(for: "status 0")
  }

  @Test func aSignalEndsBothAndGivesTheTerminalBack() throws {
    let process = try sheet.open(address, environment: ["BROWSER": "w3m"])
    try process.waitForSheet()
    try process.choose("browser")
    try process.terminal.wait(for: "A page from here")
    process.program.signal(SIGTERM)
    #expect(try process.waitForExit() == .code(128 + SIGTERM))
    #expect(try process.leftovers() == [])
  }

  @Test func aBrowserThatFailsIsSaidAndTheSheetStays() throws {
    let window = try window(status: 3)
    let process = try sheet.open(
      address, environment: ["BROWSER": window.command, "DISPLAY": ":77"])
    try process.waitForSheet()
    try process.choose("browser")
    try process.terminal.wait(for: "exit status 3")
    try process.terminal.press(.enter)
    #expect(try process.waitForExit() == .code(1))
  }

  @Test func aWindowGetsTheAddressAndIsHandedOver() throws {
    let window = try window(status: 0)
    let address = page.address + "/a?b=c&d=%20"
    let result = try sheet.run(
      "--json", "-a", "OpenInBrowser", address,
      environment: ["BROWSER": "\(window.command) --new %s", "DISPLAY": ":77"])
    #expect(result.status == .code(0))
    #expect(result.standardOutput.contains("\"outcome\": \"handedOver\""))
    #expect(try sheet.scratch.read("arguments") == Array("--new\n\(address)\n".utf8))
  }

  @Test func withoutAnyBrowserAPersonReadsWhatToDo() throws {
    let folder = try sheet.scratch.makeDirectory("empty")
    let result = try sheet.run(
      "-a", "OpenInBrowser", address, environment: ["PATH": folder, "BROWSER": nil])
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("No browser was found. Install w3m"))
  }

  @Test func overSSHAPersonIsAsked() throws {
    let window = try window(status: 0)
    let process = try sheet.open(
      address,
      environment: [
        "BROWSER": window.command, "DISPLAY": ":77", "SSH_CONNECTION": "10.0.0.2 1 10.0.0.1 22",
      ])
    try process.waitForSheet()
    try process.choose("browser")
    try process.terminal.wait(for: "You are connected by SSH")
    try process.terminal.press(.text("w"))
    try process.terminal.press(.control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(try sheet.scratch.read("arguments") == Array("\(address)\n".utf8))
  }
}
