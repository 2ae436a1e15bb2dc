import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct ArchiveTests {
  private func tree() throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    try scratch.write("Grüße", to: "in/Grüße 日本.txt")
    try scratch.write("h", to: "in/.hidden")
    try scratch.write([UInt8](repeating: 65, count: 700_000), to: "in/sub/big")
    chmod(scratch.path("in/sub/big"), 0o750)
    var times = [timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 1_000_000_000, tv_nsec: 0)]
    utimensat(AT_FDCWD, scratch.path("in/sub/big"), &times, 0)
    symlink("../secret", scratch.path("in/link"))
    try scratch.makeDirectory("in/empty")
    try scratch.makeDirectory("out")
    return scratch
  }

  private func pack(
    _ scratch: ScratchDirectory, _ format: ArchiveFormat, monitor: WorkMonitor = WorkMonitor()
  ) throws -> String {
    let sources = [
      ArchiveSource(.file(scratch.bytePath("in")), name: FilePath("in")),
      ArchiveSource(.bytes(Array("one".utf8)), name: FilePath("text.txt")),
      ArchiveSource(.bytes(Array("two".utf8)), name: FilePath("text.txt")),
    ]
    return try ArchiveWriter(monitor: monitor).write(
      sources, format: format, name: FilePath("a" + format.suffix),
      folder: scratch.bytePath("out")
    ).text
  }

  /// Read back by libarchive's own program and, with the wrong password, not.
  @Test func aPasswordEncryptsTheContents() throws {
    let scratch = try tree()
    let path = try ArchiveWriter().write(
      [ArchiveSource(.bytes(Array("privé".utf8)), name: FilePath("text.txt"))], format: .zip,
      password: Secret("pässwörd \"1\""), name: FilePath("a.zip"), folder: scratch.bytePath("out")
    ).text
    #expect(!String(decoding: try scratch.read("out/a.zip"), as: UTF8.self).contains("privé"))
    let environment = scratch.environment()
    let read = try output(
      "bsdtar", ["-xOf", path, "--passphrase", "pässwörd \"1\""], environment)
    #expect(read.text == "privé")
    let wrong = try output("bsdtar", ["-xOf", path, "--passphrase", "password"], environment)
    #expect(wrong.status != .code(0) && !wrong.text.contains("privé"))
  }

  @Test func zipIsReadByOthers() throws {
    let scratch = try tree()
    let path = try pack(scratch, .zip)
    let environment = scratch.environment()
    let check = try output("unzip", ["-t", path], environment)
    #expect(check.status == .code(0), "\(check.text)")
    let script = """
      import sys, zipfile, stat
      z = zipfile.ZipFile(sys.argv[1])
      assert z.testzip() is None
      i = {e.filename: e for e in z.infolist()}
      print(sorted(i))
      assert z.read('in/Grüße 日本.txt').decode() == 'Grüße'
      assert z.read('text (2).txt') == b'two'
      assert i['in/Grüße 日本.txt'].flag_bits & 0x800
      assert i['in/sub/big'].external_attr >> 16 == 0o100750
      assert stat.S_ISLNK(i['in/link'].external_attr >> 16) and z.read('in/link') == b'../secret'
      assert i['in/sub/big'].date_time[0] == 2001
      assert 'in/empty/' in i and 'in/.hidden' in i
      """
    let read = try output("python3", ["-c", script, path], environment)
    #expect(read.status == .code(0), "\(read.text)")
  }

  @Test func tarIsReadByOthers() throws {
    let scratch = try tree()
    let odd = FilePath(bytes: Array((scratch.path + "/in/odd").utf8) + [0xFF, 0xE9])
    _ = odd.withCString { close(open($0, O_CREAT | O_WRONLY, 0o600)) }
    let path = try pack(scratch, .tarGzip)
    try scratch.makeDirectory("back")
    let environment = scratch.environment()
    let result = try output("tar", ["xzf", path, "-C", scratch.path("back")], environment)
    #expect(result.status == .code(0) && result.text.isEmpty, "\(result.text)")
    let difference = try output(
      "diff", ["-r", "--no-dereference", scratch.path("in"), scratch.path("back/in")], environment)
    #expect(difference.status == .code(0), "\(difference.text)")
    let status = try scratch.bytePath("back/in/sub/big").facts()
    #expect(status.st_mode & 0o777 == 0o750)
    #expect(status.st_mtim.tv_sec == 1_000_000_000)
    #expect(try scratch.read("back/text.txt") == Array("one".utf8))
  }

  @Test(arguments: ArchiveFormat.allCases)
  func filesOfProcAreNotEmpty(_ format: ArchiveFormat) throws {
    let scratch = try tree()
    let source = ArchiveSource(.file(FilePath("/proc/version")), name: FilePath("version"))
    let path = try ArchiveWriter().write(
      [source], format: format, name: FilePath("v"), folder: scratch.bytePath("out"))
    let tool = format == .zip ? ["unzip", "-p"] : ["tar", "xzOf"]
    let result = try output(tool[0], [tool[1], path.text], scratch.environment())
    #expect(result.text == (try String(contentsOfFile: "/proc/version", encoding: .utf8)))
  }

  @Test func zipRefusesNamesItCannotKeep() throws {
    let scratch = try tree()
    let odd = FilePath(bytes: Array((scratch.path + "/in/odd").utf8) + [0xFF])
    _ = odd.withCString { close(open($0, O_CREAT | O_WRONLY, 0o600)) }
    #expect(throws: FileError.nameNotUTF8(odd)) { try pack(scratch, .zip) }
    #expect(try scratch.names(in: "out") == [])
  }

  @Test(arguments: ArchiveFormat.allCases)
  func cancellingLeavesNothing(_ format: ArchiveFormat) throws {
    let scratch = try tree()
    let done = Shared<Int64>(0)
    let monitor = WorkMonitor(
      advance: { count in done.change { $0 += count } }, isCancelled: { done.value > 100_000 })
    #expect(throws: CancellationError.self) { try pack(scratch, format, monitor: monitor) }
    #expect(try scratch.names(in: "out") == [])
  }

  @Test(arguments: ArchiveFormat.allCases)
  func filesOfSysAreAsLongAsTheyAre(_ format: ArchiveFormat) throws {
    let scratch = try tree()
    let file = "/sys/kernel/mm/transparent_hugepage/enabled"
    let path = try ArchiveWriter().write(
      [ArchiveSource(.file(FilePath(file)), name: FilePath("enabled"))], format: format,
      name: FilePath("s"), folder: scratch.bytePath("out"))
    let tool = format == .zip ? ["unzip", "-p"] : ["tar", "xzOf"]
    let result = try output(tool[0], [tool[1], path.text], scratch.environment())
    #expect(result.text == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  @Test(arguments: ArchiveFormat.allCases)
  func whatIsNoFileIsLeftOutAndCounted(_ format: ArchiveFormat) throws {
    let scratch = try tree()
    mkfifo(scratch.path("in/sub/pipe"), 0o600)
    let leftOut = LeftOut()
    let path = try pack(scratch, format, monitor: leftOut.counting(WorkMonitor()))
    let tool = format == .zip ? ["unzip", "-l"] : ["tar", "tzf"]
    let list = try output(tool[0], [tool[1], path], scratch.environment())
    #expect(list.status == .code(0) && list.text.contains("in/sub/big"))
    #expect(!list.text.contains("pipe"))
    #expect(leftOut.warning == "1 item that is no file was left out.")
  }

  @Test func anArchiveInsideWhatIsPackedIsNotPartOfItself() throws {
    let scratch = try tree()
    let path = try ArchiveWriter().write(
      [ArchiveSource(.file(scratch.bytePath("in")), name: FilePath("in"))], format: .tarGzip,
      name: FilePath("in.tar.gz"), folder: scratch.bytePath("in"))
    let list = try output("tar", ["tzf", path.text], scratch.environment())
    #expect(list.status == .code(0))
    #expect(!list.text.contains("sharesheet"))
  }
}
