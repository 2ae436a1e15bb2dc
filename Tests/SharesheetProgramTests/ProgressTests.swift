import Foundation
import SheetTestSupport
import Testing

/// An upload that takes its time, without any panel.
@Suite struct ProgressTests {
  let sheet: Sharesheet
  private let server: LocalHTTPServer
  private let gate = DispatchSemaphore(value: 0)

  init() throws {
    sheet = try Sharesheet()
    server = try LocalHTTPServer { [gate] request in
      _ = gate.wait(timeout: .now() + 20)
      let address = "http://\(request.headers["host"] ?? "")/a"
      return HTTPResponse(body: Array(address.utf8))
    }
    try sheet.scratch.write(
      "[paste]\ntype = \"copyparty\"\nurl = \"\(server.address)\"\n",
      to: "home/.config/sharesheet/config.toml")
    try sheet.scratch.write([UInt8](repeating: 65, count: 300_000), to: "work/größe.bin")
  }

  @Test func aLineSaysHowFarItIsAndIsGoneAtTheEnd() throws {
    let process = try sheet.open("-a", "Paste", "größe.bin", error: .terminal)
    try process.terminal.wait(for: "Paste: 100%, 300 kB of 300 kB")
    gate.signal()
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(server.address)/a\n")
    process.terminal.settle()
    #expect(!process.terminal.lines.contains { $0.contains("Paste:") }, "\(process.terminal.lines)")
    let written = String(decoding: process.terminal.output, as: UTF8.self)
    let rest = written.replacing("\r\u{1B}[K", with: "")
    #expect(!rest.contains("\u{1B}"), "\(written.debugDescription)")
    #expect(try process.leftovers() == [])
  }

  /// In a narrow window the line is cut, so that one is erased and not two.
  @Test func aMessageTakesThePlaceOfTheLine() throws {
    let process = try sheet.open(
      "-a", "Paste", "größe.bin", error: .terminal, size: TerminalSize(columns: 20, rows: 10))
    try process.terminal.wait(for: "Paste: 100%, 300")
    process.program.signal(SIGINT)
    #expect(try process.waitForExit() == .code(130))
    process.terminal.settle()
    #expect(!process.terminal.lines.contains { $0.contains("100%") }, "\(process.terminal.lines)")
  }

  @Test(arguments: [(["--json"], ProgramStream.terminal), ([], .kept)])
  func whoReadsTheResultGetsNoLine(_ options: [String], _ error: ProgramStream) throws {
    let process = try sheet.open("-a", "Paste", "größe.bin", error: error, options: options)
    let hasCome = poll(within: .seconds(10)) { server.requests.isEmpty ? nil : true }
    #expect(hasCome == true)
    // Curl's meter tells it each second.
    let isQuiet = poll(within: .seconds(3)) {
      process.terminal.output.isEmpty && process.messages.isEmpty ? nil : false
    }
    #expect(isQuiet == nil)
    gate.signal()
    #expect(try process.waitForExit() == .code(0))
    process.terminal.settle()
    let written = String(decoding: process.terminal.output, as: UTF8.self) + process.messages
    #expect(!written.contains("%") && !written.contains("\u{1B}"), "\(written.debugDescription)")
  }
}
