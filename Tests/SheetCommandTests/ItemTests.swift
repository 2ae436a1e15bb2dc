import Glibc
import SheetFiles
import Testing

@testable import SheetCommand

@Suite struct ItemTests {
  /// A file system with these absolute paths.
  private func classifier(_ files: [FilePath: FileStatus]) -> ItemClassifier {
    ItemClassifier(
      probe: FileProbe { files[$0] ?? .missing }, directory: "/work", home: "/home/ada")
  }

  private func file(_ path: FilePath, size: Int = 3) -> Item {
    .file(FileItem(path: path, isFolder: false, size: size))
  }

  @Test func whatExistsIsAFileWhateverItLooksLike() throws {
    let there = classifier([
      "/work/a b": .file(size: 3), "/work/mailto:x": .file(size: 3), "/work/dir": .folder,
      "/work/-rf": .file(size: 3),
    ])
    #expect(try there.item(for: "a b" as ByteString) == file("/work/a b"))
    #expect(try there.item(for: "./a b" as ByteString) == file("/work/a b"))
    #expect(try there.item(for: "mailto:x" as ByteString) == file("/work/mailto:x"))
    #expect(try there.item(for: "-rf" as ByteString) == file("/work/-rf"))
    #expect(
      try there.item(for: "dir" as ByteString)
        == .file(FileItem(path: "/work/dir", isFolder: true, size: nil)))
  }

  @Test(arguments: [
    "https://example.org/a?b#c", "mailto:ada@example.org", "HTTP://X", "sms:+420123", "x-y.z+1:o",
    "vscode:///x", "http://[::1]:80/",
  ])
  func linksAreLinks(text: String) throws {
    #expect(try classifier([:]).item(for: ByteString(text)) == .url(text))
  }

  @Test(arguments: [
    "hello", "hello world.txt", "Note: this", "12:30", "3.14", "and/or", "C:\\x", "a.", ".", "…",
    "http://", "HTTPS:", "https:///x", "http://a b", "http://?q", "x://", "ftp:file", "1.2",
    "no suffix at all", "wait…what", "x:", "e.toolongs", "日本語",
  ])
  func everythingElseIsText(text: String) throws {
    #expect(try classifier([:]).item(for: ByteString(text)) == .text(text))
  }

  @Test(arguments: [
    "photo.jpg", "/nowhere", "./x", "../x", "~/x", "dir/photo.jpeg", "a.mp3", "x.7z", "-x.txt",
  ])
  func aMistypedPathIsNeverText(text: String) {
    #expect(throws: CommandError.noSuchFile(FilePath(text), fromArgument: true)) {
      try classifier([:]).item(for: ByteString(text))
    }
  }

  @Test func bytesThatAreNotUTF8CanOnlyBeAFile() throws {
    let name: [UInt8] = [0x61, 0xFF]
    let path = FilePath(bytes: Array("/work/".utf8) + name)
    #expect(try classifier([path: .file(size: 3)]).item(for: ByteString(bytes: name)) == file(path))
    #expect(throws: CommandError.noSuchFile(FilePath(bytes: name), fromArgument: true)) {
      try classifier([:]).item(for: ByteString(bytes: name))
    }
  }

  @Test func tildeIsTheHomeFolderUnlessThereIsSuchAFile() throws {
    let home = classifier(["/home/ada/x": .file(size: 3), "/home/ada": .folder])
    #expect(try home.item(for: "~/x" as ByteString) == file("/home/ada/x"))
    #expect(try home.item(for: "~/x" as FilePath) == file("/home/ada/x"))
    #expect(
      try home.item(for: "~" as FilePath)
        == .file(FileItem(path: "/home/ada", isFolder: true, size: nil)))
    let odd = classifier(["/home/ada/x": .folder, "/work/~/x": .file(size: 3)])
    #expect(try odd.item(for: "~/x" as ByteString) == file("/work/~/x"))
  }

  @Test func fileURLsAreFiles() throws {
    let there = classifier([FilePath(bytes: Array("/a b".utf8) + [0xFF]): .file(size: 3)])
    let path = FilePath(bytes: Array("/a b".utf8) + [0xFF])
    #expect(try there.item(for: "file:///a%20b%ff" as ByteString) == file(path))
    #expect(try there.item(forLink: "FILE://localhost/a%20b%FF") == file(path))
    #expect(throws: CommandError.unusableFileURL("file://host/a")) {
      try there.item(for: "file://host/a" as ByteString)
    }
    #expect(throws: CommandError.unusableFileURL("file:///%00")) {
      try there.item(forLink: "file:///%00")
    }
    #expect(throws: CommandError.noSuchFile("/no", fromArgument: false)) {
      try there.item(forLink: "file:///no")
    }
  }

  @Test func whatCannotBeReadIsAnError() {
    let denied = SystemError(13)
    let there = classifier(["/work/a": .unreadable(denied), "/work/p": .special("a pipe")])
    #expect(throws: CommandError.unreadable("a", denied)) { try there.item(for: "a" as ByteString) }
    #expect(throws: CommandError.notAFile("p", kind: "a pipe")) {
      try there.item(for: "p" as ByteString)
    }
    #expect(throws: CommandError.emptyItem) { try there.item(for: "" as ByteString) }
    #expect(throws: CommandError.notALink("example.org")) {
      try there.item(forLink: "example.org")
    }
  }

  @Test func nothingAtATerminalIsAnErrorAndElsewhereStandardInput() throws {
    let resolver = ArgumentResolver(environment: Environment())
    #expect(throws: CommandError.nothingToShare) {
      try resolver.items(for: Options(), inputIsTerminal: true)
    }
    let list = try resolver.items(for: Options(), inputIsTerminal: false)
    #expect(list.items == [.standardInput])
  }
}

@Suite struct OddNameTests {
  /// Names that have broken other programs: a newline, a terminal command, bytes that are not
  /// UTF-8, a turned direction, the longest name there is, a leading dash, blanks.
  static let names: [FilePath] = [
    "a\nb", "\u{1B}]52;c;ZXZpbA==\u{07}", FilePath(bytes: [0xFF, 0xFE, 0x2E, 0x70]),
    "\u{202E}gpj.exe", FilePath(String(repeating: "x", count: 255)), "-rf", "--help", " ", "'\"$`",
    "café.txt", "e\u{301}", "%41?#.pdf",
  ]

  @Test(arguments: names) func theSystemFindsThemAndURLsKeepThem(name: FilePath) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.file(name, Array("12345".utf8))
    #expect(FileProbe.system.status(path) == .file(size: 5))
    #expect(FilePath(fileURL: path.fileURL) == path)
    #expect(path.fileURL.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })

    var options = Options()
    options.items = [.operand(ByteString(bytes: name.bytes))]
    let resolver = ArgumentResolver(environment: Environment(), directory: scratch.path)
    let items = try resolver.items(for: options, inputIsTerminal: true)
    #expect(items.items == [.file(FileItem(path: path, isFolder: false, size: 5))])
    let shown = ItemSummary(items).name
    #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }

  @Test(arguments: names) func theyReachAPipeByteForByteAndATerminalSafely(name: FilePath) {
    let path = FilePath("/x").appending(name)
    let result = ShareResult(
      activityType: nil, title: nil, outcome: .completed, results: [.file(path)])
    var options = Options()
    options.resultsEndInNUL = true
    #expect(
      ResultPrinter(options: options, isTerminal: false).bytes(for: result) == path.bytes + [0])
    let screen = ResultPrinter(options: Options(), isTerminal: true).bytes(for: result)
    #expect(screen.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    #expect(String(validating: screen, as: UTF8.self) != nil)
  }

  @Test func theSystemTellsFoldersDevicesAndMissingFiles() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let file = try scratch.file("f")
    #expect(FileProbe.system.status(scratch.path) == .folder)
    let link = scratch.path.appending("nothing")
    symlink("nowhere", link.text)
    #expect(FileProbe.system.status(link) == .unreadable(SystemError(ENOENT)))
    let words = CommandError.unreadable("nothing", SystemError(ENOENT)).message
    #expect(words.hasPrefix("“nothing” is a link to something that is not there."))
    #expect(FileProbe.system.status("/dev/null") == .special("a device"))
    #expect(FileProbe.system.status(file.appending("x")) == .missing)
    #expect(FileProbe.system.status(FilePath(bytes: [0x61, 0, 0x62])) == .missing)
    #expect(FileProbe.system.status(FilePath(String(repeating: "x", count: 5000))) == .missing)
    var options = Options()
    options.items = [.operand("f/")]
    let resolver = ArgumentResolver(environment: Environment(), directory: scratch.path)
    #expect(throws: Never.self) {
      let items = try resolver.items(for: options, inputIsTerminal: true)
      #expect(items.items == [.text("f/")])
    }
  }

  @Test func pathsAreTakenApartByBytes() {
    #expect(FilePath("/a/b.tar.GZ").suffix == "gz")
    #expect(FilePath("/a.b/c").suffix == "")
    #expect(FilePath("/a/.profile").suffix == "")
    #expect(FilePath("a/b//").lastComponent == "b")
    #expect(FilePath("/").lastComponent == "/")
    #expect(FilePath("./a/./b").absolute(in: "/w") == "/w/a/b")
    #expect(FilePath("..").absolute(in: "/w") == "/w/..")
    #expect(FilePath(".").absolute(in: "/") == "/")
  }
}
