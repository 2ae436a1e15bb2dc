import SheetTestSupport
import Testing

@Suite struct PasteAndMouseTests {
  private func probe(_ environment: [String: String?] = [:]) throws -> Probe {
    let probe = try Probe("keys", environment: environment)
    try probe.wait(toTell: "ready")
    return probe
  }

  private func finish(_ probe: Probe) throws -> [String] {
    try probe.terminal.write("q")
    try probe.process.waitForExit()
    return probe.told.dropFirst().dropLast().map {
      $0.replacingOccurrences(of: "SheetCells.", with: "")
    }
  }

  @Test func aPasteIsOneEvent() throws {
    let probe = try probe()
    try probe.terminal.wait(forMode: 2004)
    try probe.terminal.press(.paste("one\rtwo\n\tthree é漢 \u{1B}[31m\u{1B}x\u{7}"), .text("a"))
    let events = try finish(probe)
    #expect(events.count == 2)
    #expect(events[0].hasPrefix("paste(\"one\\rtwo\\n\\tthree é漢 "))
    #expect(events[1] == "key(Key.character(\"a\"))")
  }

  @Test func aPasteWhoseEndComesInPiecesEnds() throws {
    let probe = try probe()
    try probe.terminal.write("\u{1B}[200~text")
    try probe.terminal.write("\u{1B}[20")
    // Longer than the wait for the rest of an escape sequence.
    _ = poll(within: .milliseconds(80)) { nil as Bool? }
    try probe.terminal.write("1~a")
    #expect(try finish(probe) == ["paste(\"text\")", "key(Key.character(\"a\"))"])
  }

  @Test func controlCEndsAPasteWhoseEndNeverComes() throws {
    let probe = try probe()
    try probe.terminal.write("\u{1B}[200~lost\u{3}in")
    _ = poll(within: .milliseconds(80)) { nil as Bool? }
    try probe.terminal.write("\u{3}")
    _ = poll(within: .milliseconds(80)) { nil as Bool? }
    #expect(try finish(probe) == ["key(Key.control(\"c\"))"])
  }

  @Test func aPasteOfBrokenTextIsRepaired() throws {
    let probe = try probe()
    try probe.terminal.write(Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8))
    #expect(try finish(probe) == ["paste(\"a\u{FFFD}b\")"])
  }

  @Test func anEmptyPasteAndASecondOne() throws {
    let probe = try probe()
    try probe.terminal.press(.paste(""), .paste("b"))
    #expect(try finish(probe) == ["paste(\"\")", "paste(\"b\")"])
  }

  private func mouse(_ action: String, _ x: Int, _ y: Int) -> String {
    "mouse(Mouse(action: Mouse.Action.\(action), location: CellPoint(x: \(x), y: \(y))))"
  }

  @Test func clicksAndTheWheelAsXtermReportsThem() throws {
    let probe = try probe()
    try probe.terminal.wait(forMode: 1006)
    #expect(probe.terminal.modes.contains(1000))
    #expect(probe.terminal.modes.isDisjoint(with: [1002, 1003]))
    try probe.terminal.press(.click(column: 70, row: 20))
    try probe.terminal.press(.wheelUp(column: 1, row: 2), .wheelDown(column: 3, row: 4))
    try probe.terminal.press(.text("a"))
    #expect(
      try finish(probe) == [
        mouse("press", 70, 20), mouse("release", 70, 20), mouse("wheelUp", 1, 2),
        mouse("wheelDown", 3, 4), "key(Key.character(\"a\"))",
      ])
  }

  @Test func aBurstOfTheWheelArrivesWhole() throws {
    let probe = try probe()
    try probe.terminal.write(String(repeating: "\u{1B}[<65;4;5M", count: 20) + "a")
    let events = try finish(probe)
    #expect(events.count { $0 == mouse("wheelDown", 3, 4) } == 20)
    #expect(events.last == "key(Key.character(\"a\"))")
  }

  @Test func theOldFormOfReports() throws {
    let probe = try probe(["TERM": "screen-256color"])
    try probe.terminal.wait(forMode: 1000)
    try probe.terminal.write("\u{1B}[M &%\u{1B}[M#&%")
    #expect(try finish(probe) == [mouse("press", 5, 4), mouse("release", 5, 4)])
  }

  @Test func theMouseStaysTheTerminals() throws {
    let probe = try probe(["PROBE_MOUSE": "0"])
    try probe.terminal.wait(forMode: 2004)
    #expect(probe.terminal.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    try probe.terminal.write("\u{1B}[<0;4;5M")
    #expect(try finish(probe) == [])
  }
}
