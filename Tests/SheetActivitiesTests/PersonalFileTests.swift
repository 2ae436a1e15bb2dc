import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct PersonalFileTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  @Test func aMissingFileAndItsFoldersAreMade() throws {
    try PersonalFile(scratch.bytePath("a/b/list")).append("one\n")
    #expect(try scratch.read("a/b/list") == Array("one\n".utf8))
    #expect(try scratch.names(in: "a/b") == ["list"])
  }

  @Test func appendingBeginsALine() throws {
    let file = PersonalFile(scratch.bytePath("list"))
    try scratch.write("no end".utf8, to: "list")
    try file.append("two\n")
    #expect(try scratch.read("list") == Array("no end\ntwo\n".utf8))
  }

  @Test func aLinkStaysOneAndBitsAreKept() throws {
    try scratch.write("x".utf8, to: "real/list")
    chmod(scratch.path("real/list"), 0o640)
    symlink("real/list", scratch.path("list"))
    try PersonalFile(scratch.bytePath("list")).append("y")
    #expect(try scratch.read("real/list") == Array("x\ny".utf8))
    #expect(try scratch.bytePath("list").facts().st_mode & S_IFMT == S_IFLNK)
    #expect(try scratch.bytePath("real/list").facts().st_mode & 0o777 == 0o640)
  }

  @Test func anErrorLeavesTheFileAsItWas() throws {
    try scratch.write("old".utf8, to: "list")
    #expect(throws: CancellationError.self) {
      try PersonalFile(scratch.bytePath("list")).update { _ in throw CancellationError() }
    }
    #expect(try scratch.read("list") == Array("old".utf8))
    #expect(try scratch.names(in: ".") == ["list"])
  }

  @Test func whatIsNoFileIsRefused() throws {
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    try scratch.makeDirectory("folder")
    for name in ["pipe", "folder"] {
      #expect(throws: FileError.self) { try PersonalFile(scratch.bytePath(name)).append("x") }
    }
  }

  /// Twenty threads, each adding a line: none is lost.
  @Test func nobodysChangeIsLost() throws {
    let file = PersonalFile(scratch.bytePath("list"))
    DispatchQueue.concurrentPerform(iterations: 20) { number in
      try? file.append("\(number)\n")
    }
    let lines = String(decoding: try scratch.read("list"), as: UTF8.self).split(separator: "\n")
    #expect(lines.compactMap { Int($0) }.sorted() == Array(0..<20))
  }

  @Test(
    arguments: [
      ("/a/b", "/a"), ("/a/b/", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("a/b", "a"),
      ("a//b", "a"), ("//a", "/"),
    ] as [(FilePath, FilePath)])
  func theParentOfAPath(path: FilePath, parent: FilePath) {
    #expect(path.parent == parent)
  }
}
