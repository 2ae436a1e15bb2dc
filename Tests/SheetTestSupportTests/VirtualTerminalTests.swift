import Glibc
import SheetTestSupport
import Testing

@Suite struct VirtualTerminalTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func shell(_ script: String, size: TerminalSize = .standard) throws -> ProcessInTerminal {
    try ProcessInTerminal(
      ProgramCall("/bin/bash", ["-c", script], environment: scratch.environment()), size: size)
  }

  @Test func showsWhatAProgramPrints() throws {
    let process = try shell("printf 'one\\n  two'; read")
    try process.terminal.wait(for: "two")
    try TextSnapshot.compare(process.terminal.lines, with: "one\n  two")
    #expect(process.terminal.lines.count == 24)
    #expect(process.terminal.cursor == TerminalPosition(column: 5, row: 1))
    #expect(process.terminal.position(of: "two") == TerminalPosition(column: 2, row: 1))
  }

  @Test func knowsColoursAndAttributes() throws {
    let script = "printf '\\e[1;7;38;5;200;48;2;1;2;3mA\\e[0;3;4;31mB\\e[0mC end'; read"
    let terminal = try shell(script).running { try $0.wait(for: "end") }
    let first = terminal.cell(column: 0, row: 0)
    #expect(first.text == "A")
    #expect(first.attributes == [.bold, .reverse])
    #expect(first.foreground == .indexed(200))
    #expect(first.background == .rgb(red: 1, green: 2, blue: 3))
    let second = terminal.cell(column: 1, row: 0)
    #expect(second.attributes == [.italic, .underline])
    #expect(second.foreground == .indexed(1))
    #expect(second.background == .standard)
    #expect(terminal.cell(column: 2, row: 0).attributes == [])
  }

  @Test func wideAndCombiningCharactersKeepTheirCells() throws {
    let terminal = try shell("printf '漢e\\u0301!'; read").running { try $0.wait(for: "!") }
    #expect(terminal.cell(column: 0, row: 0).width == 2)
    #expect(terminal.cell(column: 1, row: 0).width == 0)
    #expect(terminal.cell(column: 2, row: 0).text == "e\u{301}")
    #expect(terminal.lines[0] == "漢e\u{301}!")
    #expect(terminal.position(of: "!") == TerminalPosition(column: 3, row: 0))
  }

  @Test func followsModesAlternateScreenAndCursor() throws {
    let process = try shell(
      """
      printf shell; printf '\\e[?1049h\\e[?25l\\e[?1000;1006h\\e[?2004h'; tput clear; printf full
      read -r; printf '\\e[?2004l\\e[?1000;1006l\\e[?25h\\e[?1049l'
      """)
    let terminal = process.terminal
    try terminal.wait(for: "full")
    #expect(terminal.isAlternateScreen)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.modes.isSuperset(of: [1049, 1000, 1006, 2004]))
    #expect(try process.leftovers().contains("alternate screen"))
    try terminal.press(.enter)
    #expect(try process.waitForExit() == .code(0))
    try terminal.wait(for: "shell")
    #expect(try process.leftovers() == [])
  }

  @Test func keysArriveAsTheModesWant() throws {
    let process = try shell(
      """
      stty raw -echo; printf ready; head -c 3 | od -An -c
      printf '\\e[?1hset'; head -c 3 | od -An -c; stty sane
      """)
    try process.terminal.wait(for: "ready")
    try process.terminal.press(.up)
    try process.terminal.wait(for: "033   [   A")
    try process.terminal.wait(forMode: 1)
    try process.terminal.press(.up)
    try process.terminal.wait(for: "033   O   A")
  }

  @Test func echoesWhatIsTyped() throws {
    let process = try shell("read -r line; printf 'got <%s>' \"$line\"")
    try process.terminal.press(.text("hello"), .enter)
    try process.terminal.wait(for: "got <hello>")
    #expect(process.terminal.lines[0] == "hello")
  }

  @Test func answersCursorQueries() throws {
    let process = try shell("printf 'ab\\e[6n'; read -rsdR answer; printf '<%s>' \"${answer#*[}\"")
    try process.terminal.wait(for: "<1;3>")
  }

  @Test func resizeReachesTheProgram() throws {
    let process = try shell(
      "trap 'stty size' WINCH; stty size; while :; do read -r -t 0.05; done",
      size: TerminalSize(columns: 40, rows: 10))
    try process.terminal.wait(for: "10 40")
    process.terminal.resize(to: TerminalSize(columns: 61, rows: 17))
    try process.terminal.wait(for: "17 61")
    #expect(process.terminal.lines.count == 17)
  }

  @Test func waitingInVainShowsTheScreen() throws {
    let process = try shell("printf 'only this'; read")
    try process.terminal.wait(for: "only this")
    let error = #expect(throws: TestSupportError.self) {
      try process.terminal.wait(for: "that", within: .milliseconds(50))
    }
    #expect(String(describing: error).contains("|only this|"))
  }

  @Test func largeOutputIsReadWithoutTheTestsHelp() throws {
    let terminal = try VirtualTerminal()
    let frame = String(repeating: "x", count: 300_000) + "\u{1b}[2J\u{1b}[Hdone"
    let file = try #require(fopen(terminal.path, "w"))
    fputs(frame, file)
    fclose(file)
    try terminal.wait(for: "done")
    #expect(terminal.output.count >= 300_000)
  }

  @Test func hangingUpEndsTheProgram() throws {
    let process = try shell("printf up; sleep 60")
    try process.terminal.wait(for: "up")
    process.terminal.hangUp()
    #expect(try process.waitForExit() == .signal(SIGHUP))
  }
}

extension ProcessInTerminal {
  /// Waits with the program alive and returns its terminal.
  func running(_ wait: (VirtualTerminal) throws -> Void) throws -> VirtualTerminal {
    try wait(terminal)
    return terminal
  }
}
