import Glibc
import Testing

@testable import SheetCommand

@Suite struct InputContentTests {
  private func content(_ text: String) -> InputContent {
    InputContent(Array(text.utf8), isComplete: true)
  }

  @Test func textsAndLinksAreToldApart() {
    #expect(content("") == .empty)
    #expect(content("https://example.org/\n") == .url("https://example.org/"))
    #expect(content("\n  mailto:a@b \n\n") == .url("mailto:a@b"))
    #expect(content("https://a\nhttps://b\n") == .text)
    #expect(content("TODO:this") == .text)
    #expect(content("file:///etc/passwd") == .text)
    #expect(content("see https://example.org") == .text)
    #expect(content("\u{1B}[31mred\u{1B}[0m") == .text)
    #expect(content("\n") == .text)
  }

  @Test func longLinksAreLinks() {
    for count in [490, 5000, 9000, 60_000] {
      let link = "mailto:a@b?body=" + String(repeating: "x", count: count)
      // Without the operands, which would fill the log.
      let isWhole = content(link + "\n") == .url(link)
      let isTrimmed = content("\u{A0}\n" + link + " \n\n") == .url(link)
      #expect(isWhole && isTrimmed, "\(count)")
      #expect(content(link + "\nmore") == .text)
    }
  }

  @Test func anUnfinishedLinkIsText() {
    #expect(InputContent(Array("https://example.or".utf8), isComplete: false) == .text)
  }

  @Test func aCharacterCutInTwoIsStillText() {
    let bytes = Array("naïve ☕ 👩".utf8)
    for end in 1...bytes.count {
      #expect(InputContent(Array(bytes[..<end]), isComplete: false) == .text)
    }
    #expect(InputContent(Array(bytes.dropLast()), isComplete: true) == .data(.unknown))
    #expect(InputContent([0x61, 0, 0x62], isComplete: true) == .data(.unknown))
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
      (Array("GIF89a".utf8), "image/gif"),
      (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "image/webp"),
      (Array("RIFF\0\0\0\0WAVE".utf8), "audio/wav"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "image/heic"),
      ([0, 0, 0, 24] + Array("ftypavif".utf8), "image/avif"),
      ([0, 0, 0, 24] + Array("ftypisom".utf8), "video/mp4"),
      ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
      ([0x42, 0x4D, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0], "image/bmp"),
      (Array("<svg xmlns=".utf8), "image/svg+xml"),
      (Array("<?xml version='1.0'?>\n<svg>".utf8), "image/svg+xml"),
      (Array("%PDF-1.7".utf8), "application/pdf"),
      ([0x50, 0x4B, 3, 4], "application/zip"),
      (
        [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 26)
          + Array("mimetypeapplication/epub+zipPK".utf8), "application/epub+zip"
      ),
      ([0x1F, 0x8B, 8], "application/gzip"),
      ([UInt8](repeating: 0, count: 257) + Array("ustar".utf8), "application/x-tar"),
      ([0x1A, 0x45, 0xDF, 0xA3] + Array("....webm".utf8), "video/webm"),
    ] as [([UInt8], String)])
  func signaturesAreKnown(bytes: [UInt8], mime: String) {
    #expect(InputChunk(bytes: bytes, isComplete: true).type.mime == mime)
  }

  @Test func aTextThatBeginsLikeASignatureStaysText() {
    #expect(content("BMW makes cars") == .text)
    #expect(content("Rare!") == .text)
    #expect(content("ID3 tags are old") == .text)
  }

  @Test func everySignatureAndSuffixIsInTheTable() {
    let suffixes = FileType.known.flatMap(\.suffixes)
    #expect(Set(suffixes).count == suffixes.count)
    #expect(Set(FileType.known.map(\.mime)).count == FileType.known.count)
    #expect(Set(FileType.known.map(\.identifier)).count == FileType.known.count)
    for mime in FileSignature.mimes { #expect(FileType.forMIME(mime) != nil, "\(mime)") }
  }
}

@Suite struct StandardInputTests {
  private func collect(
    _ bytes: [UInt8], name: ByteString? = nil, type: String? = nil, in scratch: Scratch
  ) throws -> InputItem {
    let pipe = try Pipe.holding(bytes)
    defer { try? pipe.reading.close() }
    var options = Options()
    (options.inputName, options.inputType) = (name, type.flatMap(DataType.init))
    let reader = StandardInputReader(options: options, descriptor: pipe.reading.number)
    return try reader.collect(try reader.firstChunk(), into: scratch.directory)
  }

  @Test func shortTextsAndLinksNeedNoFile() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    #expect(try collect(Array("héllo\n".utf8), in: scratch) == .text("héllo\n"))
    #expect(try collect(Array("https://x.org\n".utf8), in: scratch) == .url("https://x.org"))
    #expect(try collect([0xEF, 0xBB, 0xBF, 0x61], in: scratch) == .text("a"))
    #expect(throws: CommandError.emptyStandardInput) { try collect([], in: scratch) }
    #expect(scratch.directory.isEmpty)
  }

  @Test func dataBecomesAFileNamedByItsKind() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let item = try collect(Array("%PDF-1.7 ".utf8) + [0], in: scratch)
    guard case .file(let file) = item else { throw CommandError.emptyItem }
    #expect(file.path == scratch.path.appending("data.pdf"))
    #expect(file.mime == "application/pdf")
    #expect(try contents(file.path) == Array("%PDF-1.7 ".utf8) + [0])
  }

  @Test func nameAndTypeAreHonoured() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let named = try collect(Array("# hi".utf8), name: "../../notes.md", in: scratch)
    guard case .file(let file) = named else { throw CommandError.emptyItem }
    #expect(file.path == scratch.path.appending("notes.md"))
    #expect(file.mime == "text/markdown")
    let typed = try collect(Array("a,b".utf8), type: "text/csv; header=absent", in: scratch)
    guard case .file(let table) = typed else { throw CommandError.emptyItem }
    #expect(table.path == scratch.path.appending("text.csv"))
    #expect(table.mime == "text/csv; header=absent")
    let plain = try collect(Array("https://x.org".utf8), type: "public.plain-text", in: scratch)
    #expect(plain == .text("https://x.org"))
  }

  @Test func aLongTextBecomesAFileAndKeepsEveryByte() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let bytes = (0..<3_000_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
    let source = try scratch.file("source", bytes)
    let input = try Descriptor.opening(source)
    defer { try? input.close() }
    let reader = StandardInputReader(options: Options(), descriptor: input.number)
    let first = try reader.firstChunk()
    #expect(first.bytes.count == StandardInputReader.chunkSize)
    #expect(first.content == .text)
    let last = Counter()
    let item = try reader.collect(first, into: scratch.directory) { _ in last.add() }
    guard case .file(let file) = item else { throw CommandError.emptyItem }
    #expect(file.path.lastComponent == "text.txt")
    #expect(file.size == bytes.count)
    #expect(try contents(file.path) == bytes)
    #expect(last.count > 1)
  }

  /// More than the first look takes, as pipes give it.
  @Test(arguments: [4096, 20_000, 65_000])
  func aLongLinkIsKnownBeforeTheSheetOpens(count: Int) throws {
    let pipe = try Pipe()
    defer { try? pipe.reading.close() }
    let reader = StandardInputReader(options: Options(), descriptor: pipe.reading.number)
    let link = "mailto:a@b?body=" + String(repeating: "x", count: count)
    try pipe.write(Array("\(link)\n".utf8))
    try pipe.writing.close()
    let isLink = try reader.firstChunk().content == .url(link)
    #expect(isLink)
  }

  @Test func aTextIsNotReadOnForTheSakeOfALink() throws {
    let pipe = try Pipe()
    defer { try? pipe.reading.close() }
    let reader = StandardInputReader(options: Options(), descriptor: pipe.reading.number)
    try pipe.write(Array(("https://a.example is " + String(repeating: "x", count: 60_000)).utf8))
    #expect(try reader.firstChunk().content == .text)
    try pipe.writing.close()
  }

  @Test func aPauseEndsTheFirstChunkButNotTheText() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let pipe = try Pipe()
    defer { try? pipe.reading.close() }
    let reader = StandardInputReader(options: Options(), descriptor: pipe.reading.number)
    try pipe.write(Array("first ".utf8))
    let chunk = try reader.firstChunk()
    #expect(chunk == InputChunk(bytes: Array("first ".utf8), isComplete: false))
    try pipe.write(Array("second".utf8))
    try pipe.writing.close()
    #expect(try reader.collect(chunk, into: scratch.directory) == .text("first second"))
  }

  @Test func aFullDiskIsAnErrorAndLeavesNothing() throws {
    // /dev/full answers every write with ENOSPC.
    let spooler = Spooler(input: Descriptor(number: -1), path: "/x")
    let full = Descriptor(number: open("/dev/full", O_WRONLY))
    defer { try? full.close() }
    #expect(throws: CommandError.noSpace("/x", stored: 0)) {
      try spooler.copy(start: [1, 2, 3], isComplete: true, to: full) { _ in }
    }
  }

  @Test func aFileIsNeverReplacedAndAFailedOneGoes() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let taken = try scratch.file("data.bin", [1])
    #expect(throws: CommandError.notWritable(taken, SystemError(EEXIST))) {
      try collect([0xFE, 0], in: scratch)
    }
    #expect(try contents(taken) == [1])
    let new = scratch.path.appending("new")
    #expect(throws: CommandError.standardInputUnreadable(SystemError(EBADF))) {
      try Spooler(input: Descriptor(number: -1), path: new)
        .run(start: [1], isComplete: false) { _ in }
    }
    #expect(FileProbe.system.status(new) == .missing)
  }

  @Test func theFolderIsPrivateAndGoesWithItsFiles() throws {
    let scratch = try Scratch()
    try scratch.file("\n")
    var status = stat()
    #expect(scratch.path.withCString { stat($0, &status) } == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    scratch.remove()
    #expect(FileProbe.system.status(scratch.path) == .missing)
    scratch.remove()
  }

  @Test func whereTheFolderCannotBeMadeAnotherPlaceServes() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let environment = Environment([
      .temporaryDirectory: "/nowhere", .runtimeDirectory: ByteString(bytes: scratch.path.bytes),
    ])
    #expect(
      PrivateDirectory.parents(in: environment) == ["/nowhere", "/tmp", "/var/tmp", scratch.path])
    let other = try PrivateDirectory.make(inOneOf: ["/nowhere", scratch.path])
    #expect(other.path.bytes.starts(with: scratch.path.bytes + [.slash]))
    other.remove()
    #expect(throws: CommandError.notWritable("/nowhere", SystemError(ENOENT))) {
      try PrivateDirectory.make(inOneOf: ["/nowhere", "/proc"])
    }
  }

  @Test func aShortTextNeedsNoFolder() throws {
    let pipe = try Pipe.holding([65])
    defer { try? pipe.reading.close() }
    let reader = StandardInputReader(options: Options(), descriptor: pipe.reading.number)
    let lost = Result<PrivateDirectory, CommandError>.failure(.emptyItem)
    #expect(try reader.collect(try reader.firstChunk(), into: try lost.get()) == .text("A"))
  }

  /// What is saved of standard input gets the same mode, which was 0600.
  @Test func theStoredFileHasTheModeOfAnyNewFile() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    guard case .file(let file) = try collect([0], in: scratch) else { throw CommandError.emptyItem }
    let lines = String(decoding: try contents("/proc/self/status"), as: UTF8.self).split(
      separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Umask:\t") })
    let mask = try #require(mode_t(line.dropFirst(7), radix: 8))
    var status = stat()
    #expect(file.path.withCString { stat($0, &status) } == 0)
    #expect(status.st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test func fileNamesAreOneComponent() {
    #expect(FileName.sanitized("a/b.txt") == "b.txt")
    #expect(FileName.sanitized("a\n\u{1B}b") == "a__b")
    #expect(FileName.sanitized(".bashrc") == ".bashrc")
    for name in ["", ".", "..", "...", "/", "a/.."] as [ByteString] {
      #expect(FileName.sanitized(name) == nil)
    }
    let long = FileName.sanitized(ByteString(String(repeating: "é", count: 300) + ".png"))
    #expect(long?.bytes.count == 254)
    #expect(long?.suffix == "png")
    #expect(long.flatMap { String(validating: $0.bytes, as: UTF8.self) } != nil)
  }
}

extension PrivateDirectory {
  /// A folder that can be removed by `rmdir` is empty; it is made again.
  fileprivate var isEmpty: Bool {
    path.withCString { rmdir($0) == 0 && mkdir($0, 0o700) == 0 }
  }
}
