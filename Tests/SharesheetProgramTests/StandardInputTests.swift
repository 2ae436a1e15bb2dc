import Foundation
import SheetTestSupport
import Testing

/// What comes by a pipe, and what goes out as JSON.
@Suite struct StandardInputTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  /// Saves standard input without a terminal and returns the new file's name and contents.
  private func saved(_ bytes: [UInt8], _ options: String...) throws -> (String, [UInt8]) {
    let result = try sheet.run(
      "-a", "saveToFiles", "--json", input: .pipe(bytes), options: options)
    #expect(result.status == .code(0), "\(result.standardError)")
    let names = try sheet.scratch.names(in: "work")
    try #require(names.count == 1, "\(names)")
    #expect(
      result.standardOutput == """
        {"activityType": "org.sharesheet.activity.SaveToFiles", "title": "Save", \
        "outcome": "completed", "results": [{"kind": "file", \
        "value": "\(sheet.work)/\(names[0])"}], "error": null}

        """)
    #expect(try sheet.temporaryFiles() == [])
    return (names[0], try sheet.scratch.read("work/" + names[0]))
  }

  @Test func aTextIsSavedUnderItsFirstWords() throws {
    let (name, bytes) = try saved(Array("Some words\nand more\n".utf8))
    #expect(name == "Some words.txt")
    #expect(bytes == Array("Some words\nand more\n".utf8))
  }

  @Test func aLinkIsSavedAsAPageThatLeadsThere() throws {
    let (name, bytes) = try saved(Array("https://example.org/x\n".utf8))
    #expect(name == "example.org.html")
    #expect(String(decoding: bytes, as: UTF8.self).contains("url=https://example.org/x"))
  }

  @Test func aPictureIsKnownByItsBytes() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73]
    let (name, bytes) = try saved(png)
    #expect(name.hasSuffix(".png"))
    #expect(bytes == png)
  }

  @Test func fiveMegabytesOfAnythingStayWhatTheyAre() throws {
    let data = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let (name, bytes) = try saved(data, "--name", "all bytes.bin")
    #expect(name == "all bytes.bin")
    #expect(bytes == data)
  }

  @Test func theNameOfDataIsNoWayOutOfTheFolder() throws {
    let (name, _) = try saved([0, 1], "--name", "../../\u{1b}[31mescaped")
    #expect(!name.contains("/") && !name.contains("\u{1b}"))
  }

  @Test func twentyMegabytesAreSpooledWhileTheSheetIsUp() throws {
    let process = try sheet.open(
      "--name", "big.bin", input: .pipe([UInt8](repeating: 65, count: 20_000_000)))
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    try process.terminal.press(.control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/big.bin\n")
    #expect(try sheet.scratch.read("work/big.bin").count == 20_000_000)
    #expect(try sheet.temporaryFiles() == [])
    #expect(try process.leftovers() == [])
  }

  @Test func anUnusableFolderForTemporaryFilesIsNoObstacle() throws {
    for input in [[65], [0, 1]] as [[UInt8]] {
      let result = try sheet.run(
        "-a", "SaveToFiles", "--set", "name=\(input[0])",
        environment: ["TMPDIR": sheet.scratch.path("none")], input: .pipe(input))
      #expect(result.status == .code(0), "\(result.standardError)")
      #expect(try sheet.scratch.read("work/\(input[0])") == input)
    }
  }

  @Test func nothingAtAllIsStatus1() throws {
    for input in [ProgramStream.null, .pipe([])] {
      let result = try sheet.run(input: input)
      #expect(result.status == .code(1))
      #expect(
        result.standardError
          == "sharesheet: Standard input is empty, so there is nothing to share.\n")
    }
  }

  @Test func noStandardInputAtAllIsSaid() throws {
    let result = try sheet.run(input: .closed)
    #expect(result.status == .code(2))
    #expect(result.standardError.hasPrefix("sharesheet: Standard input cannot be read:"))
    let other = try sheet.run("-l", "hello", input: .closed)
    #expect(other.status == .code(0))
  }

  /// The sheet comes after the first bytes; the end is waited for only after the choice.
  @Test func aSlowWriterDoesNotKeepTheSheetAway() throws {
    let pipe = Pipe()
    let process = try sheet.open(
      "-", "-t", "tail", input: .descriptor(pipe.fileHandleForReading.fileDescriptor))
    let writer = pipe.fileHandleForWriting
    try writer.write(contentsOf: Data("first ".utf8))
    try process.waitForSheet()
    try process.choose("Copy")
    try process.terminal.wait(for: "working")
    try writer.write(contentsOf: Data("second".utf8))
    try writer.close()
    #expect(try process.waitForExit() == .code(0))
    try process.terminal.wait(
      forOutput: Data("first second\ntail".utf8).base64EncodedString())
  }

  @Test func itCanBeReadOnlyOnce() throws {
    let result = try sheet.run("-", "--files-from", "-", input: .pipe([65]))
    #expect(result.status == .code(2))
    #expect(result.standardError.contains("only once"))
  }

  @Test func aListOfPathsMayComeByAPipeAndEndInNUL() throws {
    try sheet.scratch.write("1", to: "work/a\nb")
    try sheet.scratch.write("2", to: "work/c")
    try sheet.scratch.makeDirectory("to")
    let result = try sheet.run(
      "--files-from", "-", "-z", "-a", "SaveToFiles", "--set", "folder=\(sheet.scratch.path("to"))",
      "-0", input: .pipe(Array("a\nb\0c\0".utf8)))
    let folder = sheet.scratch.path("to")
    #expect(result.standardOutput == "\(folder)/a\nb\0\(folder)/c\0")
    #expect(try sheet.scratch.names(in: "to") == ["a\nb", "c"])
  }
}
