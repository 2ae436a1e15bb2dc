import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

/// A file that is saved or packed keeps its name; one that was typed or made up is made safe.
@Suite struct StoredNameTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  @Test func aFileKeepsItsNameByteByByte() throws {
    let name = "new\nline\u{1b}[31m"
    try scratch.write("x", to: "from/" + name)
    try scratch.makeDirectory("to")
    let item = ActivityItem.file(scratch.bytePath("from/" + name))
    let file = try item.fileToSave()
    _ = try FileSaver().save(file.source, as: file.name, in: scratch.bytePath("to"))
    #expect(try scratch.names(in: "to") == [name])
    let packed = try ArchiveSource.withUniqueNames([ArchiveSource(file.source, name: file.name)])
    #expect(packed[0].name == FilePath(name))
  }

  @Test func anyOtherNameIsMadeSafe() throws {
    try scratch.write("x", to: "plain")
    let typed = FileSaver.Source.file(scratch.bytePath("plain")).storedName(FilePath("a\nb/c"))
    #expect(typed == FilePath("a_b_c"))
    #expect(FileSaver.Source.bytes([]).storedName(FilePath("..")) == nil)
    #expect(FileSaver.Source.bytes([]).storedName(FilePath("../..")) == nil)
    #expect(FileSaver.Source.bytes([]).storedName(FilePath("./../.../x")) == FilePath("x"))
    #expect(FileSaver.Source.bytes([]).storedName(FilePath(".x/.y")) == FilePath(".x_.y"))
    #expect(FileSaver.Source.file(FilePath("/x/..")).storedName(FilePath("..")) == nil)
  }

  /// `rm *` would take it as an option. A file of the person's own has its name already.
  @Test func aDashDoesNotStandInFront() {
    let names = ["-rf": "_rf", "../-x": "_x", "--": "_-", "a-b": "a-b", ".-": ".-"]
    for (name, safe) in names { #expect(FileName.safe(FilePath(name)) == FilePath(safe)) }
    #expect(FileName.sanitized(ByteString(bytes: Array("x/-n".utf8))) == "_n")
    #expect(FileSaver.Source.file("/x/-rf").storedName("-rf") == "-rf")
  }

  /// They turn the direction of writing, end a line or act on a terminal, and none is seen.
  @Test func noCharacterThatCannotBeSeenIsInIt() {
    let scalars: [ClosedRange<UInt32>] = [
      0x01...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E,
      0x2066...0x2069, 0xFEFF...0xFEFF,
    ]
    for scalar in scalars.joined().compactMap(Unicode.Scalar.init) {
      let name = FilePath("exe\(scalar)gpj")
      #expect(FileName.safe(name) == "exe_gpj", "\(scalar.value)")
    }
    for name in ["Grüße 日本 👩‍👩‍👧.txt", "e\u{301}.txt", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{A0}a"] {
      #expect(FileName.safe(FilePath(name)) == FilePath(name))
    }
    let broken = FilePath(bytes: [0x61, 0xFF, 0xE2, 0x80, 0xC2, 0xF8, 0x80])
    #expect(FileName.safe(broken) == broken)
  }

  @Test(arguments: [
    ("a", "a.zip"), ("a.ZIP", "a.ZIP"), (" a ", "a.zip"), (".a", ".a.zip"), ("../x", "x.zip"),
    ("..", nil), (".", nil), ("...", nil), (".zip", nil), ("..zip", nil), ("../..", nil),
    ("/", nil),
  ])
  func anArchiveIsNotHiddenByItsSuffix(_ typed: String, _ stored: String?) {
    let name = try? FileName.withSuffix(".zip", typed)
    #expect(name.flatMap(FileName.safe) == stored.map { FilePath($0) })
  }
}
