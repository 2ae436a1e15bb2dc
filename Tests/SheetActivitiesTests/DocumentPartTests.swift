import HelperProtocol
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// What becomes a part of a document, and what is refused before any program is asked.
@Suite struct DocumentPartTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func error(_ bytes: [UInt8], _ name: String) throws -> DocumentError? {
    try scratch.write(bytes, to: name)
    do {
      _ = try DocumentPart(.file(scratch.bytePath(name)))
      return nil
    } catch {
      return try #require(error as? DocumentError)
    }
  }

  @Test func whatIsNoDocumentIsNotCompleted() throws {
    #expect(
      try error(Array("%PDF-1.4".utf8), "a.pdf")
        == .damaged("a.pdf", words: "its end is missing"))
    #expect(try error([], "a.png") == .empty("a.png"))
    #expect(try error([], "b.PDF") == .empty("b.PDF"))
    #expect(try error(Array("hello".utf8), "c.jpg") == .misnamed("c.jpg"))
    #expect(try error([0, 1], "d.txt") == .notLaidOut("d.txt"))
  }

  @Test func whatIsOneIsTaken() throws {
    #expect(try error(Array("%PDF-1.4\nstartxref\n0\n%%EOF\n".utf8), "a.pdf") == nil)
    #expect(try error([], "a.txt") == nil)
    #expect(try error(Array("hello".utf8), "a.txt") == nil)
  }

  /// Without a helper: whoever asks it first says that it is missing.
  @Test func tooMuchTextIsSaidAtOnce() throws {
    var settings = scratch.settings()
    settings.helper = { nil }
    try scratch.write([UInt8](repeating: 0x61, count: HelperLimits.documentText + 1), to: "a.txt")
    let maker = DocumentMaker(title: "", paper: .a4, settings: settings, monitor: WorkMonitor())
    let parts = [try DocumentPart(.file(scratch.bytePath("a.txt")))]
    #expect(throws: DocumentError.tooLong("a.txt")) {
      try maker.write(parts, to: .memory(), in: scratch.root)
    }
    #expect(
      DocumentError.tooLong("a.txt").message == """
        "a.txt" makes the document too long: it may have 5000 pages, or 16 MB of text. Share a part of it.
        """)
  }

  @Test func aCodeThatIsTooLongIsSaidAtOnce() {
    let text = String(repeating: "ö", count: 15_000_000)
    #expect(throws: CodeError.tooLong(bytes: 30_000_000)) {
      try ItemCode.symbol(of: [.text(text)], nil)
    }
    #expect(CodeError.tooLong(bytes: 9000).message.contains("a QR code holds at most 2953"))
  }
}
