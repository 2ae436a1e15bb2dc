import SheetTestSupport
import Testing

@Suite struct ArchiveTests {
  /// What a tar that knows nothing of this project makes of an archive.
  private func tar(_ words: String...) throws -> String {
    let call = ProgramCall("tar", words, environment: ["LANG": "C.UTF-8"])
    let finished = try call.run()
    guard finished.status == .code(0) else {
      throw TestSupportError.mismatch(finished.standardError)
    }
    return finished.standardOutput
  }

  @Test func filesArePackedAndThePathPrinted() throws {
    let scratch = try ScratchDirectory()
    let words = try [
      scratch.write("one", to: "a/-first.txt"), scratch.write("two", to: "b/zweite Dätei.txt"),
      scratch.makeDirectory("c"),
    ]
    try scratch.write("three", to: "c/.hidden")
    let example = try Example(["archive"] + words, in: scratch)
    try example.open("archive")
    let path = scratch.path("work/Archive.tar.gz")
    #expect(try example.finish() == [path])
    let names = try tar("--quoting-style=literal", "-tzf", path).split(separator: "\n")
    #expect(names == ["./-first.txt", "./zweite Dätei.txt", "./c/", "./c/.hidden"])
    #expect(try tar("-xzOf", path) == "onetwothree")
    #expect(try scratch.names(in: "work") == ["Archive.tar.gz"])
  }

  @Test func aTextIsPackedUnderAFreeName() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("mine", to: "work/Archive.tar.gz")
    let example = try Example(["archive", "--text", "Grüße\nan alle"], in: scratch)
    try example.open("archive")
    let path = scratch.path("work/Archive 2.tar.gz")
    #expect(try example.finish() == [path])
    #expect(try tar("-xzOf", path, "./Text.txt") == "Grüße\nan alle")
    #expect(try scratch.read("work/Archive.tar.gz") == Array("mine".utf8))
  }

  @Test func theFolderOfTheArchiveCanBePacked() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("one", to: "work/a.txt")
    let example = try Example(["archive", scratch.path("work")], in: scratch)
    try example.open("archive")
    let path = try #require(try example.finish().first)
    #expect(try tar("-tzf", path) == "./work/\n./work/a.txt\n")
  }

  @Test(arguments: ["gone.txt", "b/one.txt"])
  func aFailureIsToldAndLeavesNothing(name: String) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("1", to: "a/one.txt")
    try scratch.write("1", to: "b/one.txt")
    let example = try Example(
      ["archive", scratch.path("a/one.txt"), scratch.path(name)], in: scratch)
    try example.open("archive")
    let reason = name == "gone.txt" ? "tar failed." : "Two of the files have the same name."
    try example.terminal.wait(for: reason)
    try example.terminal.press(.enter)
    let printed = try example.finish()
    #expect(printed.count == 1)
    #expect(printed.first?.hasPrefix(reason) == true)
    #expect(try scratch.names(in: "work").isEmpty)
  }
}
