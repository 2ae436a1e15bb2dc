import SheetTestSupport
import Testing

@Suite struct ScreenTests {
  /// Starts a scene and waits for its first frame.
  private func scene(
    _ name: String, environment: [String: String?] = [:], size: TerminalSize = .standard
  ) throws -> Probe {
    let probe = try Probe("scene", name, environment: environment, size: size)
    try step(probe, 0)
    return probe
  }

  /// Waits for a frame; the terminal has read all of it when the mark that ends it has come.
  private func step(_ probe: Probe, _ number: Int) throws {
    if number > 0 { try probe.terminal.write("n") }
    try probe.wait(toTell: "shown \(number)")
    probe.terminal.settle(quiet: .milliseconds(40))
  }

  private func finish(_ probe: Probe) throws {
    while probe.process.program.exitStatus == nil {
      try? probe.terminal.write("n")
      _ = poll(within: .milliseconds(30)) { probe.process.program.exitStatus }
    }
    #expect(try probe.process.waitForExit() == .code(0))
    #expect(try probe.process.leftovers() == [])
  }

  private func look(_ probe: Probe) -> [TerminalCell] {
    (0..<6).map { probe.terminal.cell(column: $0, row: 0) }
  }

  @Test func stylesInThePaletteOf256() throws {
    let probe = try scene("styles")
    let cells = look(probe)
    #expect(cells.map(\.text) == ["A", "B", "C", "D", "E", "F"])
    #expect(cells[0].foreground == .indexed(1))
    #expect(cells[0].attributes == .bold)
    #expect(cells[1].foreground == .indexed(208))
    #expect(cells[1].background == .indexed(21))
    #expect(cells[2].attributes == [.reverse, .underline, .italic])
    #expect(cells[2].foreground == .standard)
    #expect(cells[3].foreground == .indexed(12))
    #expect(cells[3].background == .indexed(16))
    #expect(cells[5].foreground == .standard)
    #expect(cells[5].background == .standard)
    #expect(cells[5].attributes == [])
    // libvterm forgets dim.
    try probe.terminal.wait(forOutput: ";2m")
    try finish(probe)
  }

  @Test(arguments: ["xterm-256color", "xterm"])
  func stylesInTheSixteenColours(term: String) throws {
    let probe = try scene("styles", environment: ["PROBE_COLORS": "16", "TERM": term])
    let cells = look(probe)
    #expect(cells[0].foreground == .indexed(1))
    for cell in cells {
      for color in [cell.foreground, cell.background] {
        guard case .indexed(let index) = color else { continue }
        #expect(index < (term == "xterm" ? 8 : 16))
      }
    }
    #expect(cells[1].foreground != .standard)
    try finish(probe)
  }

  @Test func stylesWithoutColours() throws {
    let probe = try scene("styles", environment: ["PROBE_COLORS": "0"])
    let cells = look(probe)
    #expect(cells.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    #expect(cells[0].attributes == .bold)
    #expect(cells[2].attributes == [.reverse, .underline, .italic])
    try finish(probe)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func trueColoursWhereThereIsADirectEntry(term: String) throws {
    let probe = try scene("styles", environment: ["PROBE_COLORS": "16777216", "TERM": term])
    try probe.terminal.wait(forOutput: "255:128:0")
    try probe.terminal.wait(forOutput: "\u{1B}[31m")
    try finish(probe)
  }

  @Test func everyGraphemeKeepsTheGrid() throws {
    let probe = try scene("wide")
    for row in 0..<18 {
      let cells = (12..<15).map { probe.terminal.cell(column: $0, row: row).text }
      #expect(cells == ["e", "n", "d"], "\(probe.terminal.lines[row])")
    }
    let lines = probe.terminal.lines
    #expect(lines[0].hasPrefix("漢字|"))
    #expect(lines[1].hasPrefix("e\u{301}x|"))
    #expect(lines[2].hasPrefix("👨|"))
    #expect(lines[3].hasPrefix("👍|"))
    #expect(lines[8].hasPrefix("سلام|"))
    #expect(lines[11].hasPrefix("a␛[2J|"))
    try finish(probe)
  }

  @Test func nothingIsSentWhoseWidthTerminalsDisputeAbout() throws {
    let probe = try scene("wide")
    let text = String(decoding: probe.terminal.output, as: UTF8.self).unicodeScalars
    // The picture form of a narrow character, joined emoji, skin tones, and flags.
    #expect(!text.contains { [0xFE0F, 0x1F3FD, 0x1F1E9, 0x202E].contains($0.value) })
    try finish(probe)
  }

  @Test func theLastCellIsDrawn() throws {
    let probe = try scene("corner", size: TerminalSize(columns: 20, rows: 5))
    #expect(probe.terminal.cell(column: 19, row: 4).text == "Z")
    #expect(probe.terminal.lines.dropLast().allSatisfy { $0 == String(repeating: "x", count: 20) })
    try step(probe, 1)
    #expect(probe.terminal.cell(column: 18, row: 4).text == "漢")
    #expect(probe.terminal.cell(column: 19, row: 0).text == " ")
    #expect(probe.terminal.cell(column: 18, row: 0).text == "x")
    try finish(probe)
  }

  @Test func panelsLieOverEachOther() throws {
    let probe = try scene("panels", size: TerminalSize(columns: 14, rows: 5))
    let pictures = [
      ["..............", "..AAAAA.......", "..AABBBBB.....", "....BBBBB.....", ".............."],
      ["..............", "...AAAAA......", "...ABBBBB.....", "....BBBBB.....", ".............."],
      ["..............", "...AAAAA......", "...AAAAAB.....", "....BBBBB.....", ".............."],
      ["..............", "...AAAAA......", "...AAAAA......", "..............", ".............."],
      ["CCC...........", "..............", "..............", "..............", "...........DDD"],
      ["..............", "..............", "..............", "..............", ".............."],
    ]
    for (number, picture) in pictures.enumerated() {
      if number > 0 { try step(probe, number) }
      #expect(probe.terminal.lines == picture, "step \(number)")
    }
    try finish(probe)
  }

  @Test func aPanelOverHalfAWideCharacterKeepsTheGrid() throws {
    let probe = try scene("halves", size: TerminalSize(columns: 20, rows: 5))
    let whole = Array(repeating: "漢字漢字漢字漢字漢字", count: 5)
    #expect(probe.terminal.lines == whole)
    try step(probe, 1)
    var lines = whole
    lines[1] = "漢 AAAAA漢字漢字漢字"
    lines[2] = lines[1]
    #expect(probe.terminal.lines == lines)
    try step(probe, 2)
    lines[1] = "漢字AAAAA 字漢字漢字"
    lines[2] = lines[1]
    #expect(probe.terminal.lines == lines)
    try step(probe, 3)
    #expect(probe.terminal.lines == whole)
    try finish(probe)
  }

  @Test func whateverChangesTheScreenShowsTheFrame() throws {
    let probe = try scene("changes", size: TerminalSize(columns: 16, rows: 6))
    for number in 0..<40 {
      if number > 0 { try probe.terminal.write("n") }
      try probe.wait(toTell: "shown \(number)")
      let told = try #require(probe.told.last { $0.hasPrefix("expected ") }).dropFirst(9)
      let wanted = told.split(separator: "|", omittingEmptySubsequences: false).map(withoutBlanks)
      try probe.terminal.wait(until: "step \(number)\n" + wanted.joined(separator: "\n")) {
        $0 == wanted
      }
    }
    try finish(probe)
  }

  private func withoutBlanks(_ line: Substring) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  @Test func theCursorIsWhereTheTopmostLayerWantsIt() throws {
    let probe = try scene("cursor")
    #expect(probe.terminal.cursor == TerminalPosition(column: 3, row: 2))
    #expect(!probe.terminal.isCursorVisible)
    try step(probe, 1)
    #expect(probe.terminal.cursor == TerminalPosition(column: 5, row: 4))
    #expect(probe.terminal.isCursorVisible)
    for number in [2, 3] {
      try step(probe, number)
      #expect(!probe.terminal.isCursorVisible)
    }
    try finish(probe)
  }

  @Test func withoutUTF8LettersLoseTheirMarks() throws {
    let probe = try scene("ascii", environment: ["LANG": "C"])
    #expect(probe.terminal.lines[0] == "- ? ?  e \"q\" ~ Angstrom s end")
    #expect(probe.terminal.output.allSatisfy { $0 < 0x80 })
    try finish(probe)
  }

  @Test(arguments: [nil, "xx_XX.UTF-8", "C.UTF-8"] as [String?])
  func aLocaleThatIsUnsetOrNotInstalledIsUTF8(language: String?) throws {
    let probe = try scene("ascii", environment: ["LANG": language])
    #expect(probe.terminal.lines[0].hasPrefix("– 漢字 é"))
    try finish(probe)
  }

  @Test func modesAreOnWhileTheScreenIsUp() throws {
    let probe = try scene("plain")
    #expect(probe.terminal.isAlternateScreen)
    #expect(probe.terminal.modes.isSuperset(of: [1049, 2004, 1000, 1006]))
    #expect(try !probe.terminal.settings().echoes)
    #expect(try !probe.terminal.settings().isCanonical)
    try finish(probe)
    #expect(!probe.terminal.lines.contains { $0.contains("ready") })
  }

  @Test func framesAreSynchronized() throws {
    let probe = try scene("plain")
    try probe.terminal.wait(forOutput: "\u{1B}[?2026h")
    try probe.terminal.wait(forOutput: "\u{1B}[?2026l")
    try finish(probe)
  }
}
