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
    #expect(FileSaver.Source.file(FilePath("/x/..")).storedName(FilePath("..")) == nil)
  }
}
