import Foundation
import SheetTestSupport
import Testing

/// How the sheet is shown and used: what options, locale and environment do to it.
@Suite struct DisplayTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  private func leave(_ process: ProcessInTerminal) throws {
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }

  /// The rows with icons, after all of them were drawn.
  private func art(_ process: ProcessInTerminal) throws -> String {
    try process.waitForSheet()
    let lines = process.terminal.settle()
    let start = lines.firstIndex { $0.contains("Action") } ?? 0
    return lines[(start + 1)...].prefix(6).joined()
  }

  @Test func aTitleReplacesTheNameInTheHead() throws {
    let process = try sheet.open("--title", "Send\u{1b}[31m it", "hello")
    try process.waitForSheet()
    #expect(process.terminal.lines.prefix(4).contains { $0.contains("Send") })
    #expect(!process.terminal.lines.prefix(4).contains { $0.contains("hello") })
    #expect(Data(process.terminal.output).range(of: Data("\u{1b}[31m it".utf8)) == nil)
    try leave(process)
  }

  @Test func theHeadNamesTheFirstItemAndCountsTheOthers() throws {
    try sheet.scratch.write([UInt8](repeating: 0, count: 1500), to: "work/data.pdf")
    let process = try sheet.open("data.pdf", "two", "three", "-s", "A subject")
    try process.waitForSheet()
    let head = process.terminal.lines.prefix(4).joined()
    #expect(
      head.contains("data.pdf") && head.contains("PDF document") && head.contains("and 2 more"))
    try leave(process)
  }

  @Test(
    arguments: [
      ("ascii", 0x21...0x7E), ("blocks", 0x2580...0x259F), ("braille", 0x2801...0x28FF),
      ("sextant", 0x1FB00...0x1FB3B),
    ] as [(String, ClosedRange<UInt32>)])
  func iconsAreDrawnWithTheChosenCharacters(style: String, range: ClosedRange<UInt32>) throws {
    let process = try sheet.open("--icons", style, "hello")
    let art = try art(process).replacing(/[│┌┐└┘─123]|Copy|Save|Archive/, with: "").unicodeScalars
    #expect(art.count { range.contains($0.value) } > 10)
    // Half blocks serve where a sextant would look the same.
    let allowed = style == "sextant" ? 0x2580...0x1FBFF : range
    let others = art.filter { $0 != " " && !allowed.contains($0.value) }
    #expect(others.isEmpty, "\(others)")
    try leave(process)
  }

  @Test func iconsCanBeLeftOut() throws {
    let process = try sheet.open("--icons", "none", "hello")
    let art = try art(process).replacing(/[│┌┐└┘─]/, with: "")
    #expect(art.allSatisfy { $0 == " " || "123CopySaveArchive".contains($0) }, "\(art)")
    try leave(process)
  }

  @Test func underThePlainLocaleEverythingIsASCII() throws {
    let process = try sheet.open("Grüße", environment: ["LANG": "C", "LC_ALL": "C"])
    try process.waitForSheet()
    let lines = process.terminal.settle()
    #expect(lines.contains { $0.contains("Grusse") || $0.contains("Gruse") })
    #expect(process.terminal.output.allSatisfy { $0 < 0x80 })
    try leave(process)
  }

  @Test(
    arguments: [
      (["hello"], ["NO_COLOR": "1"]), (["--color", "never", "hello"], [:]),
    ] as [([String], [String: String])])
  func withoutColourNoneIsSent(arguments: [String], environment: [String: String]) throws {
    let process = try ProcessInTerminal(
      ProgramCall(
        sheet.path, arguments, environment: sheet.environment(environment.mapValues { $0 }),
        directory: sheet.work))
    try process.waitForSheet()
    process.terminal.settle()
    let output = String(decoding: process.terminal.output, as: UTF8.self)
    #expect(!output.contains(/\e\[[0-9;:]*\b(3[0-7]|4[0-7]|38|48|9[0-7]|10[0-7])\b[0-9;:]*m/))
    #expect(output.contains("\u{1b}[7m") || output.contains(";7m"), "the selection is reversed")
    try leave(process)
  }

  @Test func coloursAreSentOtherwise() throws {
    let process = try sheet.open("--color", "256", "hello")
    try process.waitForSheet()
    process.terminal.settle()
    #expect(
      String(decoding: process.terminal.output, as: UTF8.self).contains(/\e\[[0-9;:]*38[;:]5/))
    try leave(process)
  }

  // MARK: Mouse and keys

  @Test func aClickSelectsAndASecondOneOpens() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.terminal.wait(forMode: 1006)
    let place = try #require(process.terminal.position(of: "Archive"))
    try process.terminal.press(.click(column: place.column + 1, row: place.row - 2))
    try process.terminal.wait(until: "the frame around Archive") { lines in
      lines[place.row - 1].dropFirst(place.column - 3).contains("└")
    }
    #expect(!process.terminal.lines.contains { $0.contains("Format") })
    try process.terminal.press(.click(column: place.column + 1, row: place.row - 2))
    try process.terminal.wait(for: "Format")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Format")
    try leave(process)
  }

  @Test func aDoubleClickOpens() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.terminal.wait(forMode: 1006)
    let place = try #require(process.terminal.position(of: "Save"))
    let click = TerminalInput.click(column: place.column, row: place.row)
    try process.terminal.press(click, click)
    try process.terminal.wait(for: "Save to Files")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Save to Files")
    try leave(process)
  }

  @Test func theMouseCanBeLeftToTheTerminal() throws {
    let process = try sheet.open("--no-mouse", "hello")
    try process.waitForSheet()
    process.terminal.settle()
    #expect(process.terminal.modes.isDisjoint(with: [9, 1000, 1002, 1003, 1006]))
    try leave(process)
  }

  @Test func theFilterLeavesWhatMatchesAndEnterOpensIt() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.terminal.press(.text("/arch"))
    try process.terminal.wait(forAbsenceOf: "Copy")
    try process.terminal.press(.enter)
    try process.terminal.wait(for: "Format")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Format")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "Copy")
    try leave(process)
  }

  @Test func aQuestionMarkShowsTheKeys() throws {
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.terminal.press(.text("?"))
    try process.terminal.wait(for: "Ctrl-Z")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Ctrl-Z")
    try leave(process)
  }
}
