import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Types by content and name. The database is the machine's own, libmagic the helper's.
@Suite struct ContentTypesTests {
  private let scratch: ScratchDirectory
  private let types: ContentTypes

  init() throws {
    scratch = try ScratchDirectory()
    types = try Self.types(["HOME": scratch.path, "XDG_DATA_DIRS": "/usr/share"])
  }

  private static func types(_ environment: [String: String]) throws -> ContentTypes {
    let helper = HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
    return ContentTypes(
      database: MIMEDatabase(folders: BaseDirectories(environment: environment)), helper: helper)
  }

  @Test(
    arguments: [
      // The content decides.
      ("application/pdf", "text/plain", "application/pdf"),
      ("image/png", "image/jpeg", "image/png"),
      ("application/json", "text/plain", "application/json"),
      ("text/html", "text/plain", "text/html"),
      ("text/plain", "image/png", "text/plain"),
      ("application/zip", "text/plain", "application/zip"),
      // The name tells more.
      ("text/plain", "text/markdown", "text/markdown"),
      ("text/plain", "text/calendar", "text/calendar"),
      (
        "application/zip", "application/vnd.oasis.opendocument.text",
        "application/vnd.oasis.opendocument.text"
      ),
      ("text/xml", "image/svg+xml", "image/svg+xml"),
      ("application/octet-stream", "application/x-cd-image", "application/x-cd-image"),
      ("", "image/gif", "image/gif"),
      // libmagic guesses languages.
      ("text/x-c", "text/x-swift", "text/x-swift"), ("text/x-c", "text/plain", "text/plain"),
      ("text/html", "text/x-swift", "text/x-swift"),
      ("text/x-script.python", "text/plain", "text/plain"),
      // Names of libmagic's own.
      ("text/x-shellscript", "", "application/x-shellscript"),
      ("text/x-c", "", "text/x-csrc"),
      ("application/x-dosexec", "", "application/x-ms-dos-executable"),
      ("inode/x-empty", "", "text/plain"), ("", "", "application/octet-stream"),
    ])
  func contentAndNameBecomeOneType(content: String, name: String, expected: String) {
    #expect(types.combined(content: content, names: name.isEmpty ? [] : [name]) == expected)
  }

  @Test func withoutADatabaseNamesStillTellMore() throws {
    let bare = try Self.types(["HOME": scratch.path, "XDG_DATA_DIRS": scratch.path])
    let docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    #expect(bare.combined(content: "application/zip", names: [docx]) == docx)
    #expect(bare.combined(content: "text/plain", names: ["text/markdown"]) == "text/markdown")
    #expect(bare.combined(content: "image/png", names: ["text/markdown"]) == "image/png")
    let path = scratch.bytePath("a.md")
    try scratch.write("# A\n", to: "a.md")
    #expect(bare.types(of: [path], within: .seconds(10)) == ["text/markdown"])
  }

  @Test func filesAreLookedInto() throws {
    try scratch.write("%PDF-1.4\n%\u{E2}\n", to: "ä.txt")
    try scratch.write("", to: "empty")
    try scratch.write("", to: "empty.md")
    try scratch.write(SamplePicture.gif.bytes, to: "picture")
    try scratch.write("BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n", to: "card")
    mkfifo(scratch.path("pipe"), 0o600)
    symlink(scratch.path("picture"), scratch.path("link.txt"))
    let names = [
      "ä.txt", "empty", "empty.md", "picture", "card", "pipe", "link.txt", ".", "gone.png",
    ]
    let found = types.types(of: names.map { scratch.bytePath($0) }, within: .seconds(10))
    #expect(
      found == [
        "application/pdf", "text/plain", "text/markdown", "image/gif", "text/vcard",
        "inode/fifo", "image/gif", "inode/directory", "image/png",
      ])
  }

  @Test func onlySoManyFilesAreLookedInto() throws {
    let names = (0..<20).map { "\($0).txt" }
    for name in names { try scratch.write("%PDF-1.4\n", to: name) }
    let paths = names.map { scratch.bytePath($0) }
    let all = types.types(of: paths, within: .seconds(10))
    #expect(all == names.map { _ in "application/pdf" })
    let some = types.types(of: paths, lookingInto: 3, within: .seconds(10))
    #expect(some == names.indices.map { $0 < 3 ? "application/pdf" : "text/plain" })
    let none = types.types(of: paths, within: .zero)
    #expect(none == names.map { _ in "text/plain" })
    #expect(types.types(of: [], within: .seconds(1)) == [])
  }

  @Test func withoutTheHelperNamesTell() throws {
    try scratch.write("%PDF-1.4\n", to: "a.txt")
    let blind = ContentTypes(database: types.database, helper: nil)
    #expect(blind.types(of: [scratch.bytePath("a.txt")], within: .seconds(1)) == ["text/plain"])
    let broken = HelperProgram(path: "/bin/false", environment: [:])
    let unlucky = ContentTypes(database: types.database, helper: broken)
    #expect(unlucky.types(of: [scratch.bytePath("a.txt")], within: .seconds(1)) == ["text/plain"])
  }
}
