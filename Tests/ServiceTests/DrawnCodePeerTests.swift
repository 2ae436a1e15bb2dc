import Foundation
import SheetTestSupport
import Testing

/// QR codes that a program written for iOS draws itself, read back from the screen by zbar.
@Suite(.peer("zbarimg")) struct DrawnCodePeerTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  struct Look: CustomTestStringConvertible, Sendable {
    var size: TerminalSize
    /// Points of the view; the picture's own size where there is none.
    var width: String?
    var variables: [String: String] = [:]
    var testDescription: String { "\(size.columns)x\(size.rows) \(width ?? "") \(variables)" }
  }

  private static let large = TerminalSize(columns: 120, rows: 36)

  static let looks = [
    Look(size: .standard), Look(size: large), Look(size: .standard, width: "320"),
    Look(size: large, width: "320"), Look(size: large, width: "480"),
    Look(size: .standard, variables: ["TERM": "xterm-16color"]),
    Look(size: .standard, variables: ["NO_COLOR": "1"]),
  ]

  @Test(arguments: looks)
  func theScreenIsRead(look: Look) throws {
    let link = "https://example.org/caf%C3%A9"
    let program = try probe(["code", link] + [look.width].compactMap(\.self), look)
    try program.terminal.wait(for: "Scan me")
    try program.terminal.wait(until: "the code") { $0.joined().contains { "▀▄".contains($0) } }
    program.terminal.settle()
    let picture = try scratch.write(ScreenPicture.pgm(of: program.terminal), to: "screen.pgm")
    let read = try ProgramCall(
      "/usr/bin/env", ["zbarimg", "-q", "--raw", "-Sbinary", picture],
      environment: scratch.environment(), output: .kept, error: .kept
    ).run()
    #expect(read.standardOutput == link, "\(program.terminal.lines.joined(separator: "\n"))")
    try program.terminal.press(.escape)
    try program.terminal.wait(for: "The screen of the program")
    try program.terminal.press(.escape)
    #expect(try program.waitForExit() == .code(0))
  }

  private func probe(_ words: [String], _ look: Look) throws -> ProcessInTerminal {
    let path = try TestedProgram.beside("app-probe")
    let variables = [TestedProgram.helperVariable: try TestedProgram.helperPath()]
      .merging(look.variables) { $1 }
    return try ProcessInTerminal(
      ProgramCall(
        path, words, environment: scratch.environment(adding: variables), output: .kept,
        error: .kept), size: look.size)
  }
}
