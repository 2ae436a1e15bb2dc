import Foundation
import SheetTestSupport
import Testing

/// QR codes, read back by zbar: the saved picture and the screen.
@Suite struct CodePeerTests {
  private let person: SharingPerson

  init() throws {
    person = try SharingPerson()
  }

  private func read(_ path: String) throws -> String {
    try person.output("zbarimg", "-q", "--raw", "-Sbinary", path)
  }

  @Test(
    .peer("zbarimg"),
    arguments: [
      "Grüße 日本 ☕ and a second line:\n\"'\\", "https://example.org/caf%C3%A9?a=1&b=2#c",
      "0123456789",
      "HELLO WORLD", String(repeating: "long ", count: 500), String(repeating: "é", count: 1476),
      String(repeating: "7", count: 7089),
    ])
  func theSavedPictureIsRead(text: String) throws {
    let file = try person.scratch.write(text, to: "text")
    var call = try person.call(
      ["-a", "QRCode", "--set", "folder=out", "--set", "name=Größe 日本"])
    call.input = .file(file)
    let shared = try call.run()
    #expect(shared.status == .code(0), "\(shared.standardError)")
    #expect(try read(person.scratch.path("out/Größe 日本.png")) == text)
  }

  @Test(.peer("zbarimg"))
  func severalItemsAreLines() throws {
    _ = try person.run("-a", "QRCode", "--set", "folder=out", "-t", "Zoë", "https://example.org/a")
    #expect(try read(person.scratch.path("out/qr-code.png")) == "Zoë\nhttps://example.org/a")
  }

  struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var size: TerminalSize
    var variables: [String: String]
    var testDescription: String { name }
  }

  static let looks = [
    Look(name: "80x24", size: .standard, variables: [:]),
    Look(name: "120x36", size: TerminalSize(columns: 120, rows: 36), variables: [:]),
    Look(name: "41x21", size: TerminalSize(columns: 41, rows: 21), variables: [:]),
    Look(name: "16 colours", size: .standard, variables: ["TERM": "xterm-16color"]),
    Look(name: "no colours", size: .standard, variables: ["NO_COLOR": "1"]),
    Look(
      name: "ASCII", size: TerminalSize(columns: 120, rows: 60),
      variables: ["LANG": "C", "LC_ALL": "C"]),
    Look(
      name: "ASCII, no colours", size: TerminalSize(columns: 120, rows: 60),
      variables: ["LANG": "C", "LC_ALL": "C", "NO_COLOR": "1"]),
  ]

  @Test(.peer("zbarimg"), arguments: looks)
  func theScreenIsRead(look: Look) throws {
    let link = "https://example.org/caf%C3%A9?x=1&y=2"
    let program = try ProcessInTerminal(
      person.call(["-a", "QRCode", link], look.variables), size: look.size)
    try program.terminal.wait(until: "the code") { lines in
      !lines.joined().contains("Making") && lines.contains { $0.contains("done") || $0.count > 30 }
    }
    program.terminal.settle()
    let picture = try person.scratch.write(
      ScreenPicture.pgm(of: program.terminal), to: "screen.pgm")
    #expect(try read(picture) == link, "\(program.terminal.lines.joined(separator: "\n"))")
    try program.terminal.press(.enter)
    #expect(try program.waitForExit() == .code(0))
  }

  @Test func aSmallTerminalSaysWhatItTakesAndSaves() throws {
    let program = try ProcessInTerminal(
      person.call(["-a", "QRCode", "https://example.org/"]),
      size: TerminalSize(columns: 40, rows: 12))
    try program.terminal.wait(for: "33 columns and 17")
    try program.terminal.press(.text("s"))
    try program.terminal.wait(for: "Name")
    try program.terminal.press(.escape)
    try program.terminal.wait(for: "33 columns")
    try program.terminal.press(.text("s"))
    try program.terminal.wait(for: "Name")
    try program.terminal.press(.control("s"))
    #expect(try program.waitForExit() == .code(0))
    #expect(try person.scratch.names().contains("qr-code.png"))
  }

  @Test func escapeLeavesWithoutAFile() throws {
    let program = try ProcessInTerminal(person.call(["-a", "QRCode", "x"]))
    try program.terminal.wait(for: "Esc back")
    try program.terminal.press(.escape)
    #expect(try program.waitForExit() == .code(130))
    #expect(try person.scratch.names(in: "out") == [])
    #expect(try program.leftovers() == [])
  }

  @Test func whatDoesNotFitIsSaid() throws {
    let file = try person.scratch.write(String(repeating: "a", count: 2954), to: "text")
    var call = try person.call(["-a", "QRCode", "--set", "folder=out"])
    call.input = .file(file)
    let shared = try call.run()
    #expect(shared.status == .code(1))
    #expect(shared.standardError.contains("2954 bytes; a QR code holds at most 2953"))
    #expect(try person.scratch.names(in: "out") == [])
  }

  @Test func aMissingHelperIsSaid() throws {
    let shared = try person.run(
      "-a", "QRCode", "--set", "folder=out", "-t", "x", extra: ["SHARESHEET_HELPER": "/none"])
    #expect(shared.status == .code(1))
    #expect(shared.standardError.contains("QR codes need sharesheet-helper"))
  }
}
