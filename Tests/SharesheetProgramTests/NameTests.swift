import Foundation
import SheetTestSupport
import Testing

/// File names that are not what they seem: harmless on the screen, untouched everywhere else.
@Suite struct NameTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  static let names: [[UInt8]] = [
    Array("new\nline".utf8), Array("esc\u{1b}[31mred\u{1b}]0;title\u{7}".utf8),
    Array("bad\u{ff}".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }),
    Array("bidi\u{202e}gnp.exe".utf8), Array("-leading".utf8), Array("c1\u{9b}31m".utf8),
    Array(String(repeating: "n", count: 255).utf8), Array("tab\there \u{0301}".utf8),
  ]

  /// Writes a file of that name, and a list with it, since arguments of tests are text.
  private func prepare(_ name: [UInt8]) throws {
    let path = Array("\(sheet.work)/".utf8) + name
    let descriptor = path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
      (Array(buffer) + [0]).withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { Foundation.open($0, O_WRONLY | O_CREAT, 0o600) } ?? -1
      }
    }
    try #require(descriptor >= 0)
    close(descriptor)
    try sheet.scratch.write(name + [0], to: "list")
  }

  private var list: [String] { ["--files-from", sheet.scratch.path("list"), "-z"] }

  @Test(arguments: names)
  func theScreenShowsItHarmlesslyAndTheClipboardGetsItsBytes(name: [UInt8]) throws {
    try prepare(name)
    let process = try sheet.open(list[0], list[1], list[2])
    try process.waitForSheet()
    let forbidden: [[UInt8]] = [
      Array("\u{1b}[31mred".utf8), Array("\u{1b}]0;title".utf8), Array("\u{202e}".utf8),
      [0xC2, 0x9B], [0xFF],
    ]
    let screen = Data(process.terminal.output)
    for bytes in forbidden { #expect(screen.range(of: Data(bytes)) == nil, "\(bytes)") }
    let start = String(decoding: name.prefix(3).filter { $0 > 32 }, as: UTF8.self)
    #expect(process.terminal.lines.prefix(4).contains { $0.contains(start) })
    try process.choose("Copy")
    #expect(try process.waitForExit() == .code(0))
    let path = Data("\(sheet.work)/".utf8) + Data(name)
    try process.terminal.wait(forOutput: "]52;c;\(path.base64EncodedString())")
  }

  @Test(arguments: names)
  func aCopyHasTheSameName(name: [UInt8]) throws {
    try prepare(name)
    let folder = try sheet.scratch.makeDirectory("to")
    let call = ProgramCall(
      "setsid", ["--wait", sheet.path, "-a", "SaveToFiles", "--set", "folder=\(folder)"] + list,
      environment: sheet.environment(), directory: sheet.work, input: .null, output: .kept,
      error: .kept)
    let program = try call.start()
    #expect(try program.waitForExit() == .code(0), "\(program.standardError)")
    #expect(program.standardOutputBytes == Array("\(folder)/".utf8) + name + [10])
  }

  @Test func anArgumentWithADashIsAFileAfterTwoDashes() throws {
    try sheet.scratch.write("x", to: "work/-n.txt")
    let result = try sheet.run("-l", "--json", "--", "-n.txt")
    #expect(result.status == .code(0))
    let without = try sheet.run("-l", "-n.txt")
    #expect(without.status == .code(2))
    #expect(without.standardError.contains("There is no option “-n"))
  }

  @Test func onATerminalResultsAreHarmlessToo() throws {
    try prepare(Array("a\u{1b}[31mb".utf8))
    let folder = try sheet.scratch.makeDirectory("to")
    let process = try ProcessInTerminal(
      ProgramCall(
        sheet.path, ["-a", "SaveToFiles", "--set", "folder=\(folder)"] + list,
        environment: sheet.environment(), directory: sheet.work))
    #expect(try process.waitForExit() == .code(0))
    try process.terminal.wait(for: "[31mb")
    #expect(!process.terminal.output.contains(0x1B))
    #expect(try sheet.scratch.names(in: "to") == ["a\u{1b}[31mb"])
  }

  @Test func aNameThatIsTypedIsMadeSafe() throws {
    let result = try sheet.run("-a", "SaveToFiles", "--set", "name=a\u{1b}[31m/b\n", "-t", "x")
    #expect(result.status == .code(0))
    #expect(
      try sheet.scratch.names(in: "work") == ["a [31m_b"])
  }
}
