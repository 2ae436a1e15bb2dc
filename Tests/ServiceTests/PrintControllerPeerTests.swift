import Foundation
import SheetTestSupport
import Testing

/// `UIPrintInteractionController` of a program written for iOS, with a real CUPS and a real printer.
@Suite(.serialized, .networkNamespace, .peer(PrintServer.peers))
struct PrintControllerPeerTests {
  private let scratch: ScratchDirectory
  private let server: PrintServer

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("work")
    server = try PrintServer.shared.get()
  }

  private func probe(_ word: String) throws -> ProcessInTerminal {
    let path = try TestedProgram.beside("app-probe")
    let variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      TestedProgram.helperVariable: try TestedProgram.helperPath(),
    ].merging(server.variables) { $1 }
    return try ProcessInTerminal(
      ProgramCall(
        server.prefix[0], Array(server.prefix.dropFirst()) + [path, word],
        environment: scratch.environment(adding: variables), directory: scratch.path("work"),
        output: .kept, error: .kept))
  }

  /// Prints on the printer that the program has chosen, leaves, and returns what the program told.
  private func print(_ word: String) throws -> [String] {
    let program = try probe(word)
    try program.terminal.wait(for: "Probe job", within: .seconds(20))
    try program.terminal.wait(for: "Grey", within: .seconds(20))
    try program.terminal.press(.control("s"))
    try program.terminal.wait(for: "The screen of the program", within: .seconds(60))
    try program.terminal.press(.escape)
    #expect(try program.waitForExit(within: .seconds(20)) == .code(0))
    try server.wait { try server.waitingJobs() == "" }
    return program.program.standardOutput.split(separator: "\n").map(String.init)
  }

  @Test func textsOfAPageRendererArePrinted() throws {
    let told = try print("print-renderer")
    #expect(told.contains("printed true no error"), "\(told)")
    let text = try server.printedText()
    #expect(text.contains("First: Grüße") && text.contains("Second 日本"), "\(text)")
    #expect(!text.contains("<b>"))
  }

  @Test func wordsOfMarkupArePrinted() throws {
    let told = try print("print-markup")
    #expect(told.contains("printed true no error"), "\(told)")
    let text = try server.printedText()
    #expect(text.contains("Title") && text.contains("Words & more"), "\(text)")
  }

  @Test(.peer("pdfimages")) func pagesThatASubclassDrawsArePrintedAsPictures() throws {
    let told = try print("print-drawn")
    #expect(told.contains("drew 0 1"), "\(told)")
    #expect(told.contains("printed true no error"), "\(told)")
    #expect(try server.printedPages() == 2)
  }
}
