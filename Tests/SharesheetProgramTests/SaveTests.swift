import Foundation
import SheetTestSupport
import Testing

/// Saving and packing through the whole program: by name and by the panel.
@Suite struct SaveTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  @Test func resultsAreOneALineOrEndInNUL() throws {
    let lines = try sheet.run("-a", "SaveToFiles", "-t", "one", "-t", "two")
    #expect(lines.standardOutput == "\(sheet.work)/one.txt\n\(sheet.work)/two.txt\n")
    let print0 = try sheet.run("-0", "-a", "SaveToFiles", "-t", "three")
    #expect(print0.standardOutput == "\(sheet.work)/three.txt\0")
    #expect(print0.standardError == "")
  }

  @Test func nothingIsEverReplaced() throws {
    try sheet.scratch.write("old", to: "work/taken.txt")
    let result = try sheet.run(
      "-a", "SaveToFiles", "--set", "folder=\(sheet.work)", "--set", "name=taken.txt", "-t", "new")
    #expect(result.status == .code(0))
    #expect(try sheet.scratch.read("work/taken.txt") == Array("old".utf8))
    let names = try sheet.scratch.names(in: "work")
    #expect(names.count == 2)
    #expect(result.standardOutput == "\(sheet.work)/\(names.first { $0 != "taken.txt" } ?? "")\n")
  }

  @Test(arguments: ["zip", "tar.gz"])
  func anArchiveOfAFolderGivesTheFolderBack(format: String) throws {
    try sheet.scratch.write("deep", to: "work/folder/sub/file.txt")
    try sheet.scratch.write("é", to: "work/folder/ü.txt")
    let result = try sheet.run(
      "-a", "archive", "--set", "format=\(format)", "--set", "name=packed", "folder")
    #expect(result.status == .code(0), "\(result.standardError)")
    let archive = "\(sheet.work)/packed.\(format)"
    #expect(result.standardOutput == archive + "\n")
    try sheet.scratch.makeDirectory("out")
    let unpack = format == "zip" ? ["unzip", "-q", archive] : ["tar", "xzf", archive]
    let call = ProgramCall(
      unpack[0], Array(unpack.dropFirst()), environment: sheet.environment(),
      directory: sheet.scratch.path("out"))
    #expect(try call.run().status == .code(0))
    #expect(try sheet.scratch.read("out/folder/sub/file.txt") == Array("deep".utf8))
    #expect(try sheet.scratch.read("out/folder/ü.txt") == Array("é".utf8))
  }

  /// In a process of its own: that of the tests has many others in it. Of the program the part counts that is
  /// not its file.
  @Test func anArchiveOfALargeFileTakesLittleMemory() throws {
    truncate(try sheet.scratch.write([0], to: "work/large"), 600 << 20)
    let running = try ProgramCall(
      sheet.path, ["-a", "archive", "--set", "format=tar.gz", "--set", "name=a", "large"],
      environment: sheet.environment(), directory: sheet.work, input: .null, output: .kept
    ).start()
    var most = 0
    let status = poll(within: .seconds(60)) {
      most = max(most, running.kilobytes("RssAnon") ?? 0)
      return running.exitStatus
    }
    #expect(status == .code(0), "\(running.standardError)")
    #expect((1..<20 << 10).contains(most), "\(most) KB")
  }

  @Test func aFieldThatIsNotThereIsRefusedWithThoseThatAre() throws {
    let result = try sheet.run("-a", "SaveToFiles", "--set", "path=/tmp", "hello")
    #expect(result.status == .code(2))
    #expect(
      result.standardError == "sharesheet: There is no field \"path\". Fields: folder, name.\n")
  }

  @Test func aNeededAnswerWithoutATerminalIsWrongUsage() throws {
    let result = try sheet.run("-a", "SaveToFiles", "--set", "name=", "hello")
    #expect(result.status == .code(2))
    #expect(result.standardError.contains("--set name=VALUE"), "\(result.standardError)")
    #expect(try sheet.scratch.names(in: "work") == [])
  }

  @Test func aNeededAnswerWithATerminalShowsThePanelOnly() throws {
    let process = try sheet.open("-a", "SaveToFiles", "--set", "name=", "hello")
    try process.terminal.wait(for: "Save to Files")
    #expect(!process.terminal.lines.contains { $0.contains("Archive") || $0.contains("Action") })
    try process.terminal.press(.tab)
    try process.enter("asked.txt")
    try process.terminal.press(.control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/asked.txt\n")
    #expect(try process.leftovers() == [])
  }

  @Test func leavingThatPanelIsCancelling() throws {
    let process = try sheet.open("-a", "SaveToFiles", "--set", "name=", "hello")
    try process.terminal.wait(for: "Save to Files")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }

  /// Root may write anywhere but on a disk that takes no changes.
  @Test func aFolderThatCannotBeWrittenIsSaidInThePanelAndCanBeChanged() throws {
    let folder = try sheet.scratch.makeDirectory("locked")
    if geteuid() == 0 {
      try #require(mount("sharesheet-test", folder, "tmpfs", UInt(MS_RDONLY), "size=1m") == 0)
    } else {
      chmod(folder, 0o500)
    }
    defer { umount(folder) }
    let process = try sheet.open("hello")
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    try process.enter(folder)
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: geteuid() == 0 ? "read-only" : "may not write")
    try process.enter(sheet.work)
    try process.terminal.press(.control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "\(sheet.work)/hello.txt\n")
    #expect(process.messages == "")
  }

  @Test func aMissingFolderFailsWithStatus1AndAMessage() throws {
    let result = try sheet.run("-a", "SaveToFiles", "--set", "folder=/no\u{1b}where", "--json", "x")
    #expect(result.status == .code(1))
    #expect(result.standardError.hasPrefix("sharesheet: Save: There is no folder"))
    #expect(!result.standardError.contains("\u{1b}"))
    #expect(
      result.standardOutput.contains("\"outcome\": \"failed\", \"results\": [], \"error\": {"))
  }

  @Test(.enabled(if: geteuid() == 0, "mounting a file system needs root"))
  func aFullDiskIsSaidInThePanelAndKeepsNothing() throws {
    let disk = try sheet.scratch.makeDirectory("disk")
    try #require(mount("sharesheet-test", disk, "tmpfs", 0, "size=1m") == 0)
    defer { umount(disk) }
    let process = try sheet.open(
      "--name", "big.bin", input: .pipe([UInt8](repeating: 1, count: 3_000_000)))
    try process.waitForSheet()
    try process.choose("Save")
    try process.terminal.wait(for: "Save to Files")
    try process.enter(disk)
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: "is full")
    #expect(try sheet.scratch.names(in: "disk") == [])
    try process.terminal.press(.escape, .escape, .escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try sheet.temporaryFiles() == [])
  }

  @Test(.enabled(if: geteuid() == 0, "mounting a file system needs root"))
  func noRoomForStandardInputIsSaid() throws {
    try #require(mount("sharesheet-test", sheet.scratch.path("tmp"), "tmpfs", 0, "size=1m") == 0)
    defer { umount(sheet.scratch.path("tmp")) }
    let result = try sheet.run(
      "-a", "SaveToFiles", input: .pipe([UInt8](repeating: 0, count: 3_000_000)))
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("TMPDIR"), "\(result.standardError)")
    #expect(try sheet.temporaryFiles() == [])
    #expect(try sheet.scratch.names(in: "work") == [])
  }

  /// A script must hear of it too.
  @Test(arguments: ["SaveToFiles", "Archive"])
  func whatIsLeftOutOfAFolderIsSaid(activity: String) throws {
    try sheet.scratch.write("x", to: "work/folder/file")
    try sheet.scratch.makeDirectory("to")
    for name in ["one", "two"] { mkfifo(sheet.scratch.path("work/folder/" + name), 0o600) }
    let result = try sheet.run(
      "-a", activity, "folder", "--set", "folder=\(sheet.scratch.path("to"))")
    #expect(result.status == .code(0))
    #expect(result.standardError.hasSuffix(": 2 items that are no files were left out.\n"))
    #expect(result.standardOutput.hasPrefix(sheet.scratch.path("to") + "/folder"))
  }
}
