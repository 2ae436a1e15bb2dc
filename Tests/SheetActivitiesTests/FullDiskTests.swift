import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

extension SmallDisk {
  fileprivate var root: FilePath { scratch.bytePath("disk") }

  fileprivate convenience init(_ options: String) throws {
    try self.init(ScratchDirectory(), options)
  }
}

@Suite(.enabled(if: geteuid() == 0, "mounting a file system needs root"))
struct FullDiskTests {
  @Test func aFullDiskIsRefusedBeforeWritingWithAmounts() throws {
    let disk = try SmallDisk("size=1m")
    try disk.scratch.write([UInt8](repeating: 1, count: 3_000_000), to: "big")
    do {
      _ = try FileSaver().save(
        .file(disk.scratch.bytePath("big")), as: FilePath("big"), in: disk.root)
      Issue.record("saved 3 MB on a disk of 1 MB")
    } catch let error as FileError {
      #expect(error == .noSpace(disk.root, needed: 3_000_000, free: 1_048_576))
      #expect(error.message.contains("3 MB needed, 1 MB free"), "\(error.message)")
    }
    #expect(try disk.scratch.names(in: "disk") == [])
  }

  @Test func aDiskThatFillsMeanwhileLeavesNothing() throws {
    let disk = try SmallDisk("size=1m")
    // A hundred files of one byte take a hundred blocks: the sizes alone seem to fit.
    for number in 0..<400 { try disk.scratch.write([1], to: "many/\(number)") }
    do {
      _ = try FileSaver().save(
        .file(disk.scratch.bytePath("many")), as: FilePath("many"), in: disk.root)
      Issue.record("400 blocks fit into 256")
    } catch let error as FileError {
      guard case .noSpace(disk.root, needed: 400, free: .some) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try disk.scratch.names(in: "disk") == [])
  }

  @Test func anArchiveThatDoesNotFitLeavesNothing() throws {
    let disk = try SmallDisk("size=1m")
    let noise = (0..<3_000_000).map { _ in UInt8.random(in: 0...255) }
    try disk.scratch.write(noise, to: "noise")
    let sources = [
      ArchiveSource(.file(disk.scratch.bytePath("noise")), name: FilePath("noise"))
    ]
    for format in ArchiveFormat.allCases {
      do {
        _ = try ArchiveWriter().write(
          sources, format: format, name: FilePath("a"), folder: disk.root)
        Issue.record("3 MB of noise fit into 1 MB")
      } catch let error as FileError {
        guard case .noSpace(disk.root, _, .some) = error else {
          Issue.record("\(error)")
          return
        }
      }
      #expect(try disk.scratch.names(in: "disk") == [])
    }
  }

  @Test func aReadOnlyDiskIsSaid() throws {
    let disk = try SmallDisk("size=1m")
    try disk.remount("ro")
    #expect(throws: FileError.readOnly(disk.root)) {
      try FileSaver().save(.bytes([1]), as: FilePath("a"), in: disk.root)
    }
  }
}

@Suite struct RefusedFolderTests {
  @Test func aMissingFolderAndAFileAreSaid() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("x", to: "file")
    #expect(throws: FileError.noFolder(scratch.bytePath("none"))) {
      try FileSaver().save(.bytes([1]), as: FilePath("a"), in: scratch.bytePath("none"))
    }
    #expect(throws: FileError.notAFolder(scratch.bytePath("file"))) {
      try FileSaver().save(.bytes([1]), as: FilePath("a"), in: scratch.bytePath("file"))
    }
  }

  /// Root may write anywhere but here: the kernel's own folder takes no files, whoever asks.
  @Test func aFolderThatTakesNoFilesIsSaid() throws {
    let folder = geteuid() == 0 ? "/proc/self" : "/"
    #expect(throws: FileError.self) {
      try FileSaver().save(.bytes([1]), as: FilePath("a"), in: FilePath(folder))
    }
  }

  @Test func aFolderMarkedImmutableIsSaidEvenToRoot() throws {
    let scratch = try ScratchDirectory()
    try scratch.makeDirectory("locked")
    let environment = scratch.environment()
    if geteuid() == 0 {
      guard try output("chattr", ["+i", scratch.path("locked")], environment).status == .code(0)
      else { try Test.cancel("this file system has no immutable folders") }
    } else {
      chmod(scratch.path("locked"), 0o500)
    }
    defer { _ = try? output("chattr", ["-i", scratch.path("locked")], environment) }
    do {
      _ = try FileSaver().save(.bytes([1]), as: FilePath("a"), in: scratch.bytePath("locked"))
      Issue.record("saved into a locked folder")
    } catch let error as FileError {
      guard case .notWritable = error else {
        Issue.record("\(error)")
        return
      }
    }
  }
}
