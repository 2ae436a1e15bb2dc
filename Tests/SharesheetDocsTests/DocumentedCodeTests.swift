import Foundation
import SheetTestSupport
import Testing

/// The code in README.md and in the DocC articles is part of a program that is compiled, and works.
@Suite struct DocumentedCodeTests {
  private static let folders = ["Tests/DocumentedExample", "Tests/DocumentedApp"]

  @Test func everySwiftBlockIsCompiled() throws {
    let sources = try Self.folders.flatMap { folder in
      try Documents.files(in: folder).map { try Documents.text("\(folder)/\($0)") }
    }
    var count = 0
    for article in try Documents.articles() {
      for block in try Documents.code(in: article, language: "swift") {
        count += 1
        #expect(sources.contains { $0.contains(block) }, "\(article):\n\(block)")
      }
    }
    #expect(count >= 3)
  }

  @Test func theActivityIsOfferedAndItsResultPrinted() throws {
    let process = try start()
    try process.terminal.wait(for: "Shout")
    try process.terminal.press(.text("/shout"), .enter)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.program.standardOutput == "HELLO\n")
    #expect(try process.leftovers() == [])
  }

  @Test func thePanelAsksAndItsAnswerCounts() throws {
    let process = try start()
    try process.terminal.wait(for: "Louder")
    try process.terminal.press(.text("/louder"), .enter)
    try process.terminal.wait(for: "How loud?")
    try process.terminal.press(.right)
    try process.terminal.wait(for: "!!!!")
    try process.terminal.press(.enter)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.program.standardOutput == "HELLO!!!!\n")
  }

  @Test func leavingTheSheetIsSaid() throws {
    let process = try start()
    try process.terminal.wait(for: "Shout")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(1))
    #expect(process.program.standardOutput == "")
  }

  private func start() throws -> ProcessInTerminal {
    let scratch = try ScratchDirectory()
    return try ProcessInTerminal(
      ProgramCall(Self.path(), [], environment: scratch.environment(), output: .kept))
  }

  /// The program lies beside the one that the tests are in.
  private static func path() throws -> String {
    try TestedProgram.beside("documented-example")
  }
}
