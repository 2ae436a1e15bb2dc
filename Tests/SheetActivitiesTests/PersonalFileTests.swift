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

  /// A pipe without another end must not be waited for.
  @Test func whatIsNoFileIsNamed() throws {
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    try scratch.makeDirectory("folder")
    let kinds: [(FilePath, String)] = [
      (scratch.bytePath("pipe"), "a pipe"), (scratch.bytePath("folder"), "a folder"),
    ]
    for (path, kind) in kinds {
      let error = inTime { try PersonalFile(path).append("x") }
      #expect(error as? FileError == .otherKind(path, kind: kind))
      #expect(
        FileError.otherKind(path, kind: kind).message
          == "\"\(path.text)\" is \(kind), not a file. Move it away, or name another place.")
    }
  }

  @Test func aFileThatIsTooLargeIsNamed() throws {
    let path = scratch.bytePath("huge")
    try scratch.write("x", to: "huge")
    #expect(truncate(path.text, 1 << 40) == 0)
    #expect(throws: FileError.tooLargeToChange(path, limit: 64_000_000)) {
      try PersonalFile(path).append("x")
    }
  }

  /// The kernel's folders refuse even the superuser.
  @Test func theFolderThatRefusesIsNamed() throws {
    #expect(throws: FileError.notWritable("/sys", SystemError(EPERM))) {
      try FileSaver.makeFolder("/sys/none/deeper")
    }
    #expect(throws: FileError.takesNoFiles("/proc")) { try FileSaver.makeFolder("/proc/none/x") }
    try scratch.write("x", to: "file")
    #expect(throws: FileError.notAFolder(scratch.bytePath("file"))) {
      try FileSaver.makeFolder(scratch.bytePath("file/a/b"))
    }
  }

  /// What a piece of work throws; a failure when it has not ended after ten seconds.
  private func inTime(_ body: @escaping @Sendable () throws -> Void) -> (any Error)? {
    let result = Shared<Result<Void, any Error>?>(nil)
    Thread.detachNewThread {
      let outcome = Result(catching: body)
      result.change { $0 = outcome }
    }
    let ended = poll(within: .seconds(10)) { result.value }
    guard case .failure(let error)? = ended else {
      Issue.record("\(ended == nil ? "it waits" : "nothing thrown")")
      return nil
    }
    return error
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
