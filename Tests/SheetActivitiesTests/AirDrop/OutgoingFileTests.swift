import Foundation
import Glibc
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// What is offered to a device.
@Suite struct OutgoingFileTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func files(_ items: ActivityItem...) throws -> [OutgoingFile] {
    try OutgoingFile.files(of: items, WorkMonitor())
  }

  @Test func equalNamesGetNumbers() throws {
    let paths = try ["a/naïve ☕.png", "b/naïve ☕.png"].map {
      FilePath(try scratch.write("x", to: $0))
    }
    let files = try files(.file(paths[0]), .file(paths[1]), .text("x"), .text("x"))
    #expect(files.map(\.name) == ["naïve ☕.png", "naïve ☕ (2).png", "x.txt", "x (2).txt"])
    #expect(files.map(\.type) == ["image/png", "image/png", "text/plain", "text/plain"])
  }

  @Test func aTextMayBeShownAtOnceUnlessItIsLong() throws {
    let link = try #require(URL(string: "https://example.org/a"))
    let long = String(repeating: "é", count: 40_000)
    let files = try files(.text("Grüße"), .link(link), .text(long))
    #expect(files.map(\.text) == ["Grüße", "https://example.org/a", nil])
    #expect(files.map(\.size) == [7, 21, 80_000])
  }

  @Test func aFolderIsItsFilesWithoutLinksAndPipes() throws {
    try scratch.write("1", to: "dir/b/c.txt")
    try scratch.write("22", to: "dir/a")
    #expect(symlink("/etc/passwd", scratch.path("dir/secret")) == 0)
    #expect(mkfifo(scratch.path("dir/pipe"), 0o600) == 0)
    let leftOut = LeftOut()
    let files = try OutgoingFile.files(
      of: [.file(scratch.bytePath("dir"))], leftOut.counting(WorkMonitor()))
    #expect(files.map(\.name) == ["dir/a", "dir/b/c.txt"])
    #expect(leftOut.warning == "2 items that are no files were left out.")
  }

  @Test func aFileThatHasChangedIsNotSent() throws {
    let path = FilePath(try scratch.write("abc", to: "log"))
    let file = try #require(try files(.file(path)).first)
    #expect(try file.open().contents() == Array("abc".utf8))
    try scratch.write("abcd", to: "log")
    #expect(throws: AirDropError.changed(path)) { try file.open() }
    #expect(unlink(scratch.path("log")) == 0)
    #expect(throws: FileError.self) { try file.open() }
    try scratch.makeDirectory("log")
    #expect(throws: AirDropError.changed(path)) { try file.open() }
  }

  @Test func devicesAreNoFiles() {
    #expect(throws: FileError.notAFile("/dev/zero")) { try files(.file("/dev/zero")) }
  }

  @Test func nothingIsSaid() throws {
    try scratch.makeDirectory("empty")
    #expect(throws: AirDropError.nothing) { try files(.file(scratch.bytePath("empty"))) }
    #expect(throws: FileError.self) { try files(.file(scratch.bytePath("none"))) }
  }
}
