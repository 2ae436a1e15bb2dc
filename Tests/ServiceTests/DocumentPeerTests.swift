import Foundation
import SheetTestSupport
import Testing

/// Create PDF, read back by poppler's programs and by qpdf.
@Suite struct DocumentPeerTests {
  private let person: SharingPerson

  init() throws {
    person = try SharingPerson()
  }

  private var document: String { person.scratch.path("out/Größe.pdf") }

  private func create(_ items: String..., title: String = "Grüße ☕ 日本") throws -> FinishedProgram {
    try person.call(
      ["-a", "markupAsPDF", "--set", "title=\(title)", "--set", "folder=out", "--set"]
        + ["name=Größe"] + items
    ).run(within: .seconds(120))
  }

  private func text(_ more: String...) throws -> String {
    let call = ProgramCall(
      try Peers.require("pdftotext"), more + [document, "-"],
      environment: person.scratch.environment())
    return try call.run().standardOutput
  }

  /// Without the marks that pdftotext puts around right-to-left text.
  private func letters(_ text: String) -> String {
    String(text.unicodeScalars.filter { !(0x202A...0x202E).contains($0.value) }.map(Character.init))
  }

  @Test(
    .peer("pdftotext", "pdfinfo", "pdffonts", "fc-list"), .font("Noto Sans CJK JP"),
    .font("Noto Color Emoji"))
  func textOfAnyScriptIsFound() throws {
    let words = [
      "Ein schöner Satz mit „Zitat“.", "日本語のテキスト", "مرحبا بالعالم", "שלום עולם", "emoji ☕ 👩‍👩‍👧 end",
    ]
    let made = try create("-t", words.joined(separator: "\n"))
    #expect(made.status == .code(0), "\(made.standardError)")
    let found = letters(try text())
    for line in words.dropLast() { #expect(found.contains(line), "\(line) in \(found)") }
    #expect(found.contains("☕") && found.contains("👩‍👩‍👧"), "\(found)")
    let facts = try person.output("pdfinfo", document)
    #expect(facts.contains("Grüße ☕ 日本") && facts.contains("A4"), "\(facts)")
    let fonts = try person.output("pdffonts", document).split(separator: "\n").dropFirst(2)
    #expect(fonts.contains { $0.contains("CJK") }, "\(fonts)")
    // Columns from the right: object, uni, sub, emb.
    for font in fonts { #expect(font.split(separator: " ").suffix(5).first == "yes", "\(font)") }
  }

  @Test(.peer("pdfinfo"), arguments: [("en_US.UTF-8", "letter"), ("de_DE.UTF-8", "A4")])
  func thePaperIsThatOfThePlace(locale: String, paper: String) throws {
    let call = try person.call(
      ["-a", "markupAsPDF", "--set", "folder=out", "--set", "name=Größe", "-t", "x"],
      ["LC_PAPER": locale])
    #expect(try call.run().status == .code(0))
    #expect(try person.output("pdfinfo", document).contains("(\(paper))"))
  }

  @Test(.peer("pdfimages", "pdfinfo"))
  func aPhotographIsStoredAsItIs() throws {
    let photograph = try person.scratch.write(SamplePicture.jpeg.bytes, to: "p.jpg")
    let drawing = try person.scratch.write(SamplePicture.webp.bytes, to: "d.webp")
    #expect(try create(photograph, drawing).status == .code(0))
    _ = try person.output("pdfimages", "-all", document, person.scratch.path("i"))
    #expect(try person.scratch.read("i-000.jpg") == SamplePicture.jpeg.bytes)
    let list = try person.output("pdfimages", "-list", document).split(separator: "\n")
    // Page, then the pixels for each inch: none is made larger than 150 allow.
    #expect(
      list[2].split(separator: " ").first == "1" && list[3].split(separator: " ").first == "2")
    for line in list.dropFirst(2) { #expect(line.contains(" 150 "), "\(line)") }
  }

  @Test(.peer("qpdf", "pdftotext", "pdfinfo"))
  func documentsAreJoinedInOrder() throws {
    #expect(try create("-t", "inner", title: "Inner").status == .code(0))
    let inner = person.scratch.path("inner.pdf")
    try FileManager.default.moveItem(atPath: document, toPath: inner)
    let made = try create("-t", "first", inner, "-t", "last")
    #expect(made.status == .code(0), "\(made.standardError)")
    #expect(try text().split(whereSeparator: \.isWhitespace) == ["first", "inner", "last"])
    let facts = try person.output("pdfinfo", document)
    #expect(facts.contains("Grüße ☕ 日本") && facts.contains("Pages:           3"), "\(facts)")
    _ = try person.output("qpdf", "--check", document)
    #expect(try person.scratch.names(in: "out") == ["Größe.pdf"], "no piece stays")
    // Two documents and nothing of ours.
    #expect(try create(inner, inner).status == .code(0))
    #expect(
      try person.output("pdfinfo", person.scratch.path("out/Größe (2).pdf")).contains("Grüße"))
  }

  @Test(.peer("qpdf", "pdfinfo"))
  func linksLeadThere() throws {
    #expect(try create("https://example.org/a?b='c'&d=(e)").status == .code(0))
    #expect(try person.output("qpdf", "--check", document).contains("No syntax or stream"))
    #expect(try person.output("pdfinfo", "-url", document).contains("https://example.org/a?b="))
  }

  /// A PNG file that is no more than a header of that size.
  private func png(_ width: UInt32, _ height: UInt32, chunk: String = "IHDR") throws -> String {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return try person.scratch.write(
      start + Array(chunk.utf8) + sides + [8, 6, 0, 0, 0, 0, 0, 0, 0], to: "\(width)x\(height).png")
  }

  @Test(.peer("qpdf"))
  func whatCannotBeReadIsNamed() throws {
    #expect(try create("-t", "x").status == .code(0))
    let locked = person.scratch.path("locked.pdf")
    _ = try person.output("qpdf", "--encrypt", "a", "b", "256", "--", document, locked)
    let cut = try person.scratch.write(SamplePicture.jpeg.bytes.dropLast(40), to: "cut.jpg")
    let broken = try person.scratch.write(
      "%PDF-1.7\nnothing\nstartxref\n0\n%%EOF\n", to: "broken.pdf")
    for (file, words) in [
      (locked, "\"locked.pdf\" is protected by a password"),
      (cut, "\"cut.jpg\" cannot go on a page. The picture is damaged"),
      (broken, "\"broken.pdf\" cannot be read"),
      (try png(0, 0), "\"0x0.png\" cannot go on a page. The picture is damaged"),
      (try png(9, 9, chunk: "JUNK"), "\"9x9.png\" cannot go on a page. The picture is damaged"),
      (try png(40_000, 2), "too large to be shown: 40000 x 2 pixels."),
    ] {
      let made = try create("-t", "x", file)
      #expect(made.status == .code(1))
      #expect(made.standardError.contains(words), "\(made.standardError)")
    }
    #expect(try person.scratch.names(in: "out") == ["Größe.pdf"])
  }

  @Test func aMissingJoinerIsNamed() throws {
    let pdf = try person.scratch.write("%PDF-1.7\nstartxref\n0\n%%EOF\n", to: "a.pdf")
    let made = try person.run(
      "-a", "markupAsPDF", "--set", "folder=out", "-t", "x", pdf, extra: ["PATH": "/none"])
    #expect(made.standardError.contains("Install the package qpdf"), "\(made.standardError)")
  }

  /// A paragraph is laid out in pieces, and nobody must see where they meet: all lines but the last are full.
  @Test(.peer("pdftotext")) func aLongLineHasNoSeams() throws {
    let line = String(repeating: "x", count: 30_000)
    #expect(try create(try person.scratch.write(line, to: "l.txt")).status == .code(0))
    let lines = try text("-layout").split(whereSeparator: \.isWhitespace).map(\.count)
    #expect(lines.reduce(0, +) == 30_000)
    #expect(Set(lines.dropLast()).count == 1, "\(lines)")
  }

  /// Signs that belong together stay so, and letters of both directions, wherever pieces meet.
  @Test(.peer("pdftotext"), .font("Noto Color Emoji")) func noSignIsTornApart() throws {
    let words = String(repeating: "👩‍👩‍👧 שלום abc 日本 é ", count: 400)
    #expect(try create(try person.scratch.write(words, to: "l.txt")).status == .code(0))
    // By code points: the reader turns those of a family around with the direction of the line.
    func sorted(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !$0.properties.isWhitespace }.sorted()
    }
    let isWhole = sorted(letters(try text())) == sorted(words)
    #expect(isWhole)
  }

  @Test(.peer("pdftotext")) func westernBytesAreRead() throws {
    let bytes: [UInt8] = [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x20, 0x80, 0x20, 0x93, 0x78, 0x94, 0x0A]
    #expect(try create(try person.scratch.write(bytes, to: "l.txt")).status == .code(0))
    #expect(try text().contains("Größe € “x”"))
    // One broken byte does not make UTF-8 anything else.
    let broken = Array("Größe Größe ".utf8) + [0xFF, 0x0A]
    #expect(
      try create(try person.scratch.write(broken, to: "b.txt")).status == .code(0))
    let second = person.scratch.path("out/Größe (2).pdf")
    #expect(try person.output("pdftotext", second, "-").contains("Größe Größe \u{FFFD}"))
  }

  /// What is printed does not pass through this process, however large it is.
  @Test func memoryStaysFlat() throws {
    let rest = [UInt8](repeating: 0, count: 150 << 20)
    let photograph = try person.scratch.write(SamplePicture.jpeg.bytes + rest, to: "p.jpg")
    let program = try person.call(
      ["-a", "markupAsPDF", "--set", "folder=out", photograph, photograph]
    ).start()
    var most = 0
    while program.exitStatus == nil {
      most = max(most, program.kilobytes("VmHWM") ?? 0)
      usleep(2000)
    }
    #expect(program.exitStatus == .code(0), "\(program.standardError)")
    #expect((1...20_000).contains(most), "\(most) kB")
  }

  @Test func whoCancelsKeepsNothing() throws {
    let line = String(repeating: "A line of a very long text. ", count: 40) + "\n"
    let book = try person.scratch.write(String(repeating: line, count: 10_000), to: "book.txt")
    let program = try person.call(["-a", "markupAsPDF", "--set", "folder=out", book]).start()
    #expect(poll(within: .seconds(20)) { try? person.scratch.names(in: "out").first } != nil)
    program.signal(SIGINT)
    #expect(try program.waitForExit() == .code(130))
    #expect(try person.scratch.names(in: "out") == [])
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, by name, where a font is missing.
  static func font(_ family: String) -> Self {
    let listed = Peers.path(of: "fc-list").flatMap {
      try? ProgramCall($0, [family], environment: ["PATH": "/usr/bin:/bin"]).run().standardOutput
    }
    return .enabled(if: listed?.isEmpty == false, "no font \(family) on this machine")
  }
}
