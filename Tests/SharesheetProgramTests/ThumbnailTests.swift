import Foundation
import SheetTestSupport
import Testing

/// Pictures in the head of the sheet, decoded by the helper.
@Suite struct ThumbnailTests {
  let sheet: Sharesheet
  let helper: String

  init() throws {
    sheet = try Sharesheet()
    helper = try TestedProgram.helperPath()
  }

  private func open(_ name: String, helper: String) throws -> ProcessInTerminal {
    let process = try sheet.open(name, environment: [TestedProgram.helperVariable: helper])
    try process.waitForSheet()
    return process
  }

  private func script(_ text: String) throws -> String {
    try sheet.scratch.writeScript("#!/bin/sh\n\(text)\n", to: "helper")
  }

  private func leave(_ process: ProcessInTerminal) throws {
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }

  /// Opens a panel, closes it, and then the filter that it was found with.
  private func usePanel(of process: ProcessInTerminal) throws {
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    try process.terminal.press(.escape)
    try process.terminal.wait(forAbsenceOf: "Save to Files")
    try process.terminal.press(.escape)
  }

  @Test(arguments: SamplePicture.allCases)
  func everyFormatComesIntoTheHead(sample: SamplePicture) throws {
    try sheet.scratch.write(sample.bytes, to: "work/a.\(sample.rawValue)")
    let process = try open("a.\(sample.rawValue)", helper: helper)
    try process.terminal.wait(for: "· 32 x 16")
    let place = try #require(process.terminal.position(of: "a.\(sample.rawValue)"))
    // The upper halves of the cells, from a place six cells wide and two before the title.
    let colors = (3...8).map {
      process.terminal.cell(column: place.column - $0, row: place.row).foreground
    }
    #expect(Set(colors.map(String.init(describing:))).count > 1, "\(colors)")
    try leave(process)
  }

  @Test func pngStaysInTheProcess() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=="
    try sheet.scratch.write(#require(Data(base64Encoded: png)), to: "work/a.png")
    let process = try open("a.png", helper: "/nonexistent")
    try process.terminal.wait(for: "· 1 x 1")
    try leave(process)
  }

  @Test func aMissingHelperIsSaidAndAllElseWorks() throws {
    try sheet.scratch.write(SamplePicture.jpeg.bytes, to: "work/a.jpg")
    let process = try open("a.jpg", helper: "/nonexistent")
    try process.terminal.wait(for: "no picture without sharesheet-helper")
    try usePanel(of: process)
    try leave(process)
  }

  @Test(arguments: HostilePicture.allCases)
  func aHostilePictureIsRefusedWhileTheSheetIsUsed(picture: HostilePicture) throws {
    let name = "a.\(picture.suffix)"
    try sheet.scratch.write(picture.bytes, to: "work/\(name)")
    let process = try open(name, helper: helper)
    // A panel opens and closes while the helper may be at work.
    try usePanel(of: process)
    let notes = ["too large to show", "too much work to show", "damaged picture"]
    try process.terminal.wait(until: "a note") { lines in
      lines.contains { line in notes.contains(where: line.contains) }
    }
    try leave(process)
  }

  @Test func aHelperThatDiesOrTalksNonsenseIsSaid() throws {
    try sheet.scratch.write(SamplePicture.jpeg.bytes, to: "work/a.jpg")
    for text in ["exit 1", "head -c 5000 /dev/zero"] {
      let process = try open("a.jpg", helper: script(text))
      try process.terminal.wait(for: "sharesheet-helper failed")
      try leave(process)
    }
  }

  /// Neither the first frame nor the end waits for it.
  @Test func aHelperThatHangsHoldsNothing() throws {
    try sheet.scratch.write(SamplePicture.jpeg.bytes, to: "work/a.jpg")
    let process = try open("a.jpg", helper: script("exec sleep 6"))
    try leave(process)
  }

  @Test func theHelperEndsWithTheSheet() throws {
    let path = try sheet.scratch.write(HostilePicture.nestedUse.bytes, to: "work/a.svg")
    let process = try open("a.svg", helper: helper)
    let identifier = try #require(poll { Self.reader(of: path) })
    try leave(process)
    #expect(poll(within: .milliseconds(500)) { Self.isRunning(identifier) ? nil : true } == true)
  }

  /// Whether a process is at work; one that has ended may still be in the table of processes.
  private static func isRunning(_ identifier: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    return status.map { !$0.contains("State:\tZ") } ?? false
  }

  /// The process that has a file as its standard input.
  private static func reader(of path: String) -> pid_t? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.lazy.compactMap { pid_t($0) }.first {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/fd/0")) == path
    }
  }

  @Test func theFirstFrameIsTheSameHoweverFastTheHelperIs() throws {
    try sheet.scratch.write(SamplePicture.jpeg.bytes, to: "work/a.jpg")
    let frames = try ["exec sleep 6", "exec \(helper) \"$@\""].map { text -> [UInt8] in
      let process = try open("a.jpg", helper: script(text))
      try process.terminal.wait(forOutput: "\u{1b}[?2026l")
      let bytes = process.terminal.output
      try leave(process)
      // One frame is one synchronized update.
      let end = Data(bytes).range(of: Data("\u{1b}[?2026l".utf8))?.lowerBound
      return Array(bytes.prefix(try #require(end)))
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count > 1000)
  }

  @Test(arguments: ["", "plain text", "<!DOCTYPE x [<!ENTITY a 'b'>]><svg><text>&a;</text></svg>"])
  func whatOnlyIsCalledAPictureIsSaid(contents: String) throws {
    try sheet.scratch.write(contents.utf8, to: "work/called.svg")
    let process = try sheet.open("called.svg")
    try process.terminal.wait(for: "no known picture")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }

  @Test func whatIsNoPictureStartsNoHelper() throws {
    let mark = sheet.scratch.path("tmp/started")
    try sheet.scratch.write(SamplePicture.jpeg.bytes, to: "work/a.txt")
    try sheet.scratch.write("no picture", to: "work/b.jpg")
    for name in ["a.txt", "b.jpg"] {
      let process = try open(name, helper: script("touch \(mark)"))
      process.terminal.settle()
      try leave(process)
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  @Test func debugNamesTheHelperItsVersionAndItsLoaders() throws {
    let good = try sheet.run("--debug", environment: [TestedProgram.helperVariable: helper])
    let line =
      "sharesheet-helper: \(helper), version 0.1.0, reads JPEG, GIF, WebP, HEIC, AVIF, TIFF, BMP, SVG\n"
    #expect(good.standardOutput.hasSuffix(line), "\(good.standardOutput)")
    let bad = try sheet.run(
      "--debug", environment: [TestedProgram.helperVariable: script("exit 0")])
    #expect(bad.standardOutput.contains("gives no answer that makes sense"))
    let gone = try sheet.run("--debug", environment: [TestedProgram.helperVariable: "/gone\u{1b}"])
    #expect(gone.standardOutput.contains("not found (SHARESHEET_HELPER is /gone"))
    #expect(!gone.standardOutput.contains("\u{1b}") && gone.status == .code(0))
  }
}
