import Foundation
import SheetTestSupport
import Testing

@Suite struct KeyTests {
  /// Sends bytes to the probe and returns the events that it told before the `q` after them.
  private func events(
    _ bytes: [UInt8]..., term: String = "xterm-256color", environment: [String: String?] = [:]
  ) throws -> [String] {
    let variables = environment.merging(["TERM": term]) { $1 }
    let probe = try Probe("keys", environment: variables)
    try probe.wait(toTell: "ready")
    for part in bytes {
      let before = probe.told.count
      try probe.terminal.write(part)
      _ = poll(within: .milliseconds(120)) { probe.told.count > before ? true : nil }
    }
    try probe.terminal.write("q")
    try probe.process.waitForExit()
    return probe.told.dropFirst().dropLast().map(Self.short)
  }

  private func events(_ text: String, term: String = "xterm-256color") throws -> [String] {
    try events(Array(text.utf8), term: term)
  }

  /// `key(SheetCells.Key.up)` is only `up` here.
  private static func short(_ event: String) -> String {
    var text = event.replacingOccurrences(of: "SheetCells.", with: "")
      .replacingOccurrences(of: "Key.", with: "")
    if text.hasPrefix("key(") { text = String(text.dropFirst(4).dropLast()) }
    return text
  }

  private static let named = [
    ("\u{1B}[A", "up"), ("\u{1B}OA", "up"), ("\u{1B}[B", "down"), ("\u{1B}OB", "down"),
    ("\u{1B}[C", "right"), ("\u{1B}OC", "right"), ("\u{1B}[D", "left"), ("\u{1B}OD", "left"),
    ("\u{1B}[H", "home"), ("\u{1B}OH", "home"), ("\u{1B}[1~", "home"), ("\u{1B}[7~", "home"),
    ("\u{1B}[F", "end"), ("\u{1B}OF", "end"), ("\u{1B}[4~", "end"), ("\u{1B}[8~", "end"),
    ("\u{1B}[5~", "pageUp"), ("\u{1B}[6~", "pageDown"), ("\u{1B}[2~", "insert"),
    ("\u{1B}[3~", "delete"), ("\u{1B}[Z", "backTab"), ("\t", "tab"), ("\r", "enter"),
    ("\u{7F}", "backspace"), ("\u{8}", "backspace"),
  ]

  @Test(arguments: [
    "xterm-256color", "xterm", "tmux-256color", "screen-256color", "linux", "vt100",
  ])
  func namedKeysArriveInEveryForm(term: String) throws {
    let found = try events(Self.named.map(\.0).joined(), term: term)
    // On these two ESC O … comes from a keypad whose keys the entry names otherwise.
    #expect(found == Self.named.map(\.1))
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100"])
  func controlKeysAreLetters(term: String) throws {
    let found = try events("\u{1}\u{3}\u{A}\u{C}\u{1A}\u{1C}\u{1F}\0", term: term)
    let letters = ["a", "c", "j", "l", "z", "\\\\", "_", "@"]
    #expect(found == letters.map { "control(\"\($0)\")" })
  }

  @Test func keypadEnterAndFunctionKeys() throws {
    let found = try events("\u{1B}OM\u{1B}OP\u{1B}OQ\u{1B}[15~\u{1B}[24~")
    #expect(found == ["enter", "function(1)", "function(2)", "function(5)", "function(12)"])
  }

  @Test func altAndEscape() throws {
    #expect(try events("\u{1B}x\u{1B}é") == ["alt(\"x\")", "alt(\"é\")"])
    #expect(try events([0x1B], [0x78]) == ["escape", "character(\"x\")"])
    #expect(try events([0x1B, 0x1B], []) == ["escape", "escape"])
    #expect(try events("\u{1B}\u{1B}[A") == ["escape", "up"])
  }

  @Test func aLoneEscapeArrivesAtOnce() throws {
    let probe = try Probe("keys")
    try probe.wait(toTell: "ready")
    let start = ContinuousClock.now
    try probe.terminal.press(.escape)
    try probe.wait(toTellLines: 2)
    #expect(ContinuousClock.now - start < .milliseconds(100))
  }

  @Test func charactersSplitAcrossWritesAreWhole() throws {
    #expect(try events([0xC3], [0xA9]) == ["character(\"é\")"])
    #expect(try events([0xF0, 0x9F], [0x91], [0x8D]) == ["character(\"👍\")"])
    #expect(try events("漢") == ["character(\"漢\")"])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xE6, 0xBC], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC2, 0x85],
    ] as [[UInt8]])
  func malformedBytesSwallowNothing(bytes: [UInt8]) throws {
    let found = try events(bytes + Array("ab\r".utf8))
    #expect(found.suffix(3) == ["character(\"a\")", "character(\"b\")", "enter"])
    #expect(found.dropLast(3).allSatisfy { $0 == "character(\"\u{FFFD}\")" })
  }

  @Test func aBrokenCharacterDoesNotTakeBytesFromBehindAKey() throws {
    #expect(try events([0xC3, 0x0D, 0xA9, 0x61]).last == "character(\"a\")")
    #expect(try !events([0xC3, 0x0D, 0xA9, 0x61]).contains("character(\"é\")"))
  }

  @Test func bytesBeyondASCIIAreNoKeysInAnASCIILocale() throws {
    let found = try events([0xC3, 0xA9, 0x61], environment: ["LANG": "C"])
    #expect(found == ["character(\"a\")"])
  }

  @Test(arguments: [
    "\u{1B}[1;5C", "\u{1B}[99~", "\u{1B}[?62;c", "\u{1B}[[A", "\u{1B}OX", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}[27;5;13~", "\u{1B}[M !!", "\u{1B}[<35;3;3M", "\u{1B}[>0;276;0c",
  ])
  func unknownSequencesTypeNothing(sequence: String) throws {
    for term in ["xterm-256color", "vt100"] {
      let found = try events(sequence + "x", term: term)
      #expect(found.last == "character(\"x\")", "\(term)")
      #expect(found.count { $0.hasPrefix("character") } == 1, "\(term) \(found)")
    }
  }

  @Test func aBurstOfKeysArrivesWhole() throws {
    let found = try events(String(repeating: "\u{1B}[C", count: 200))
    #expect(found == Array(repeating: "right", count: 200))
  }
}
