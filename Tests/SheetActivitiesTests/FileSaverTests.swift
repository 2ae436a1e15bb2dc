import CLinux
import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct FileSaverTests {
  @Test func nothingIsOverwritten() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("old", to: "a.txt")
    let saver = FileSaver()
    let paths = try (1...3).map { number in
      try saver.save(.bytes(Array("\(number)".utf8)), as: FilePath("a.txt"), in: scratch.root)
        .lastComponent.text
    }
    #expect(paths == ["a (2).txt", "a (3).txt", "a (4).txt"])
    #expect(try scratch.read("a.txt") == Array("old".utf8))
    #expect(try scratch.names() == ["a (2).txt", "a (3).txt", "a (4).txt", "a.txt"])
  }

  /// A process that was killed leaves them. As long as anybody else works in the folder, they may be theirs.
  @Test func whatNobodyOwnsIsRemoved() throws {
    let scratch = try ScratchDirectory()
    let others = [
      ".sharesheet-1B4E28BA-2FA1-11D2-883F-0016D3CCA427.part", ".sharesheet-x.part",
      ".sharesheet-.part", ".sharesheet-+1.part", "1.part",
    ]
    for name in others + [".sharesheet-1.part", ".sharesheet-2.part/sub/file"] {
      try scratch.write("x", to: name)
    }
    let names = { Set(try scratch.names()) }
    let open = try Descriptor.open(scratch.root, O_RDONLY | O_DIRECTORY)
    #expect(sheet_lock_shared(open.number) == 0)
    _ = try FileSaver().save(.bytes([1]), as: "a", in: scratch.root)
    #expect(try names() == Set(others + [".sharesheet-1.part", ".sharesheet-2.part", "a"]))
    try open.close()
    let mine = try StagedFile(in: scratch.root)
    let file = try mine.makeFile()
    #expect(try names() == Set(others + ["a", mine.temporaryName.text]))
    _ = try FileSaver().save(.bytes([1]), as: "a", in: scratch.root)
    #expect(try names() == Set(others + ["a", "a (2)", mine.temporaryName.text]))
    try file.close()
    _ = try mine.commit(as: "b")
    #expect(try names() == Set(others + ["a", "a (2)", "b"]))
  }

  @Test func manyAtOnceGetDifferentNames() async throws {
    let scratch = try ScratchDirectory()
    let root = scratch.root
    let paths = try await withThrowingTaskGroup(of: FilePath.self) { group in
      for number in 0..<24 {
        group.addTask {
          try FileSaver().save(
            .bytes(Array("\(number)".utf8)), as: FilePath("race.txt"), in: root)
        }
      }
      return try await group.reduce(into: Set<FilePath>()) { $0.insert($1) }
    }
    #expect(paths.count == 24)
    let contents = try scratch.names().map { try scratch.read($0) }
    #expect(Set(contents).count == 24)
  }

  @Test(arguments: [StagedFile.Placement.rename, .link, .reserve])
  func everyWayToPlaceAFileKeepsOthers(_ placement: StagedFile.Placement) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("old", to: "a")
    let saver = FileSaver(monitor: WorkMonitor(), placements: [placement])
    let path = try saver.save(.bytes([1]), as: FilePath("a"), in: scratch.root)
    #expect(path.lastComponent.text == "a (2)")
    #expect(try scratch.read("a") == Array("old".utf8))
    #expect(try scratch.names() == ["a", "a (2)"])
  }

  @Test func aFolderCanBePlacedWithoutRenameat2() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("x", to: "in/sub/file")
    try scratch.makeDirectory("out/in")
    let saver = FileSaver(monitor: WorkMonitor(), placements: [.link, .reserve])
    let path = try saver.save(
      .file(scratch.bytePath("in")), as: FilePath("in"), in: scratch.bytePath("out"))
    #expect(path.lastComponent.text == "in (2)")
    #expect(try scratch.read("out/in (2)/sub/file") == Array("x".utf8))
    #expect(try scratch.names(in: "out") == ["in", "in (2)"])
  }

  @Test func contentsTimesAndPermissionsAreKept() throws {
    let scratch = try ScratchDirectory()
    let bytes = (0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try scratch.write(bytes, to: "in/big")
    chmod(scratch.path("in/big"), 0o540)
    var times = [
      timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 123_456_789),
    ]
    utimensat(AT_FDCWD, scratch.path("in/big"), &times, 0)
    try scratch.makeDirectory("out")
    let done = Shared<Int64>(0)
    let saver = FileSaver(monitor: WorkMonitor(advance: { count in done.change { $0 += count } }))
    let path = try saver.save(
      .file(scratch.bytePath("in/big")), as: FilePath("big"), in: scratch.bytePath("out"))
    let status = try path.facts()
    #expect(try scratch.read("out/big") == bytes)
    #expect(done.value == Int64(bytes.count))
    #expect(status.st_mode & 0o777 == 0o540)
    #expect(status.st_mtim.tv_sec == 1_000_000 && status.st_mtim.tv_nsec == 123_456_789)
  }

  @Test func foldersAreCopiedWithLinksAsLinks() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("x", to: "in/.hidden/file")
    try scratch.write("secret", to: "secret")
    symlink("../secret", scratch.path("in/link"))
    let odd = FilePath(bytes: Array((scratch.path + "/in/").utf8) + [0x61, 0xFF])
    _ = odd.withCString { close(open($0, O_CREAT | O_WRONLY, 0o600)) }
    try scratch.makeDirectory("in/locked")
    chmod(scratch.path("in/locked"), 0o500)
    try scratch.makeDirectory("out")
    _ = try FileSaver().save(
      .file(scratch.bytePath("in")), as: FilePath("copy"), in: scratch.bytePath("out"))
    let copy = scratch.path("out/copy")
    #expect(try scratch.read("out/copy/.hidden/file") == Array("x".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: copy + "/link") == "../secret")
    let copied = FilePath(bytes: Array((copy + "/").utf8) + [0x61, 0xFF])
    #expect(try copied.facts().st_mode & S_IFMT == S_IFREG)
    #expect(try FilePath(copy + "/locked").facts().st_mode & 0o777 == 0o500)
  }

  @Test func aFolderIsNotSavedIntoItself() throws {
    let scratch = try ScratchDirectory()
    try scratch.makeDirectory("in/sub")
    #expect(throws: FileError.intoItself(scratch.bytePath("in"))) {
      try FileSaver().save(
        .file(scratch.bytePath("in")), as: FilePath("in"), in: scratch.bytePath("in/sub"))
    }
    #expect(try scratch.names(in: "in/sub") == [])
  }

  @Test func aPipeIsRefusedAndNothingStays() throws {
    let scratch = try ScratchDirectory()
    mkfifo(scratch.path("pipe"), 0o600)
    try scratch.makeDirectory("out")
    #expect(throws: FileError.notAFile(scratch.bytePath("pipe"))) {
      try FileSaver().save(
        .file(scratch.bytePath("pipe")), as: FilePath("pipe"), in: scratch.bytePath("out"))
    }
    #expect(try scratch.names(in: "out") == [])
  }

  @Test func pipesInsideAFolderAreLeftOutAndCounted() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("x", to: "in/a")
    for name in ["in/pipe", "in/other"] { mkfifo(scratch.path(name), 0o600) }
    try scratch.makeDirectory("out")
    let leftOut = LeftOut()
    #expect(leftOut.warning == nil)
    _ = try FileSaver(monitor: leftOut.counting(WorkMonitor())).save(
      .file(scratch.bytePath("in")), as: FilePath("in"), in: scratch.bytePath("out"))
    #expect(try scratch.names(in: "out/in") == ["a"])
    #expect(leftOut.warning == "2 items that are no files were left out.")
  }

  /// Its files claim a page each.
  @Test func filesOfSysAreSavedAsTheyAre() throws {
    let scratch = try ScratchDirectory()
    let saved = try FileSaver().save(
      .file(FilePath("/sys/kernel/mm/transparent_hugepage")), as: FilePath("huge"),
      in: scratch.root)
    let name = "/enabled"
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: saved.text + name))
        == Data(contentsOf: URL(fileURLWithPath: "/sys/kernel/mm/transparent_hugepage" + name)))
  }

  @Test(arguments: ["/proc", "/proc/self/fd"])
  func aFolderThatTakesNoFilesIsNotCalledMissing(_ folder: String) throws {
    for source in [FileSaver.Source.bytes([65]), .file(FilePath("/usr/share/doc/bash"))] {
      #expect(throws: FileError.takesNoFiles(FilePath(folder))) {
        try FileSaver().save(source, as: FilePath("a"), in: FilePath(folder))
      }
    }
    let words = FileError.takesNoFiles(FilePath(folder)).message
    #expect(words.hasPrefix("\"\(folder)\" takes no files"))
  }

  @Test func cancellingRemovesWhatWasBegun() throws {
    let scratch = try ScratchDirectory()
    try scratch.write([UInt8](repeating: 7, count: 20_000_000), to: "big")
    try scratch.write("x", to: "small")
    try scratch.makeDirectory("out")
    let done = Shared<Int64>(0)
    let monitor = WorkMonitor(
      advance: { count in done.change { $0 += count } }, isCancelled: { done.value > 4_000_000 })
    let jobs = ["small", "big"].map {
      FileSaver.Job(
        source: .file(scratch.bytePath($0)), name: FilePath($0), folder: scratch.bytePath("out"))
    }
    #expect(throws: CancellationError.self) { try FileSaver(monitor: monitor).save(jobs) }
    #expect(done.value > 0)
    #expect(try scratch.names(in: "out") == [])
  }

  @Test func ofSeveralEitherAllOrNoneAreSaved() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("x", to: "one")
    try scratch.makeDirectory("out")
    let jobs = [
      FileSaver.Job(
        source: .bytes([1]), name: FilePath("one"), folder: scratch.bytePath("out")),
      FileSaver.Job(
        source: .bytes([2]), name: FilePath("one"), folder: scratch.bytePath("missing")),
    ]
    #expect(throws: FileError.noFolder(scratch.bytePath("missing"))) { try FileSaver().save(jobs) }
    #expect(try scratch.names(in: "out") == [])
  }

  @Test func thousandsOfFilesNeedFewDescriptors() throws {
    let scratch = try ScratchDirectory()
    let jobs = (0..<3000).map { number in
      FileSaver.Job(source: .bytes([]), name: FilePath("\(number)"), folder: scratch.root)
    }
    let most = Shared(0)
    let monitor = WorkMonitor(advance: { _ in
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count
      most.change { $0 = max($0, open ?? 0) }
    })
    #expect(try FileSaver(monitor: monitor).save(jobs).count == 3000)
    #expect(most.value < 500)
  }

  @Test func namesOf255BytesAreSavedAndNumbered() throws {
    let scratch = try ScratchDirectory()
    let name = FilePath(String(repeating: "n", count: 251) + ".txt")
    let first = try FileSaver().save(.bytes([1]), as: name, in: scratch.root)
    let second = try FileSaver().save(.bytes([2]), as: name, in: scratch.root)
    #expect(first.lastComponent == name)
    #expect(second.lastComponent.bytes.count == 255)
    #expect(second.lastComponent.text.hasSuffix("n (2).txt"))
  }

  @Test(arguments: ["", ".", ".."])
  func unusableNamesAreRefused(_ name: String) throws {
    let scratch = try ScratchDirectory()
    #expect(throws: FileError.badName(name)) {
      try FileSaver().save(.bytes([1]), as: FilePath(name), in: scratch.root)
    }
    #expect(try scratch.names() == [])
  }

  @Test func namesCannotLeaveTheFolder() throws {
    let scratch = try ScratchDirectory()
    try scratch.makeDirectory("out")
    let path = try FileSaver().save(
      .bytes([1]), as: FilePath("../x/\u{1B}y"), in: scratch.bytePath("out"))
    #expect(path.lastComponent.text == "x__y")
  }

  @Test func filesOfProcAreReadThoughTheyClaimToBeEmpty() throws {
    let scratch = try ScratchDirectory()
    _ = try FileSaver().save(.file(FilePath("/proc/version")), as: FilePath("v"), in: scratch.root)
    #expect(try scratch.read("v").starts(with: "Linux".utf8))
  }
}
