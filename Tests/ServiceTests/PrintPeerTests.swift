import Foundation
import SheetTestSupport
import Testing

/// Print with a real CUPS and real printers. One server for all: it takes seconds to start.
@Suite(.serialized, .networkNamespace, .peer(PrintServer.peers))
struct PrintPeerTests {
  private let person: SharingPerson
  private let server: PrintServer

  init() throws {
    person = try SharingPerson()
    server = try PrintServer.shared.get()
  }

  private func share(_ arguments: String...) throws -> FinishedProgram {
    try person.call(["-a", "print", "--json"] + arguments, server.variables, by: server.prefix)
      .run(within: .seconds(60))
  }

  @Test func aTextIsPrintedAndWatchedToItsEnd() throws {
    let printed = try share(
      "--set", "printer=eve", "--set", "title=Grüße 日本", "--set", "copies=2", "-t",
      "Hello café, 日本語")
    #expect(try SharingPerson.Shared(printed).outcome == "completed", "\(printed)")
    #expect(try server.waitingJobs() == "")
    let text = try server.printedText()
    #expect(text.contains("Hello café, 日本語"), "\(text)")
    #expect(try server.log().contains("Grüße 日本"))
  }

  @Test func onlyTheWantedPagesOfADocumentArePrinted() throws {
    let pages = try person.scratch.write("one\n\u{0C}two\n\u{0C}three\n", to: "pages.txt")
    #expect(
      try person.run("-a", "markupAsPDF", "--set", "folder=out", "--set", "name=p", pages).status
        == .code(0))
    let document = person.scratch.path("out/p.pdf")
    let printed = try share(
      "--set", "printer=eve", "--set", "pages=2-3", "--set", "paper=A4", document)
    #expect(try SharingPerson.Shared(printed).outcome == "completed", "\(printed)")
    let text = try server.printedText()
    #expect(!text.contains("one") && text.contains("two") && text.contains("three"), "\(text)")
  }

  @Test(.peer("gs")) func cupsPDFPrints() throws {
    let folder = "/var/spool/cups-pdf/ANONYMOUS"
    try server.addPDFPrinter()
    let before = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    let printed = try share("--set", "printer=paper", "--set", "title=Größe", "-t", "On paper")
    #expect(try SharingPerson.Shared(printed).outcome == "completed", "\(printed)")
    let new = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      !before.contains($0)
    }
    let file = try #require(new.first, "cups-pdf wrote nothing")
    #expect(try person.output("pdfinfo", "\(folder)/\(file)").contains("Pages:           1"))
    for name in new { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  }

  @Test(arguments: [
    (["--set", "printer=eve", "--set", "sides=two-sided-long-edge"], "offers no choice of sides"),
    (["--set", "printer=eve", "--set", "paper=A77"], "does not offer \"A77\". Choices: A4"),
    (["--set", "printer=niemand"], "no printer \"niemand\". Printers: broken, eve"),
    ([], "No printer is the usual one"),
  ])
  func whatIsNotOfferedIsRefusedBeforeItIsPrinted(_ arguments: [String], _ words: String) throws {
    let call = try person.call(
      ["-a", "print", "--json"] + arguments + ["-t", "x"], server.variables, by: server.prefix)
    let result = try SharingPerson.Shared(call.run())
    #expect(result.outcome == "failed")
    #expect(result.error?.message.contains(words) == true, "\(result)")
    #expect(try server.waitingJobs() == "")
  }

  @Test func aPrinterThatTakesNothingIsSaid() throws {
    try server.run("cupsreject", "eve")
    defer { _ = try? server.run("cupsaccept", "eve") }
    let result = try SharingPerson.Shared(share("--set", "printer=eve", "-t", "x"))
    #expect(result.error?.message.contains("\"eve\" takes no jobs at the moment") == true)
  }

  @Test func aStoppedPrinterKeepsTheJob() throws {
    try server.run("cupsdisable", "-r", "Papierstau ä", "eve")
    let program = try ProcessInTerminal(
      person.call(
        ["-a", "print", "--set", "printer=eve", "-t", "x"], server.variables, by: server.prefix))
    #expect(try program.waitForExit(within: .seconds(30)) == .code(0))
    try program.terminal.wait(for: "Queued; the printer is stopped: Papierstau ä")
    #expect(try server.waitingJobs().contains("eve-"))
    try server.run("cancel", "-a", "eve")
    try server.run("cupsenable", "eve")
  }

  @Test func aFailureOfTheQueueIsOurs() throws {
    let result = try SharingPerson.Shared(
      share("--set", "printer=broken", "--set", "sides=two-sided-short-edge", "-t", "x"))
    #expect(result.outcome == "failed")
    #expect(result.error?.message.contains("gave up the job: Filter failed") == true, "\(result)")
    try server.run("cancel", "-a", "broken")
  }

  @Test func whoCancelsTakesTheJobOutOfTheQueue() throws {
    try server.setSlow(true)
    defer { try? server.setSlow(false) }
    let program = try person.call(
      ["-a", "print", "--set", "printer=eve", "-t", "x"], server.variables, by: server.prefix
    ).start()
    try server.wait { try server.waitingJobs().contains("eve-") }
    program.signal(SIGINT)
    #expect(try program.waitForExit(within: .seconds(20)) == .code(130))
    try server.wait { try server.waitingJobs() == "" }
  }

  @Test func whoWatchesSeesThePagesAndCanStop() throws {
    try server.setSlow(true)
    defer { try? server.setSlow(false) }
    let pages = try person.scratch.write("one\n\u{0C}two\n\u{0C}three\n", to: "pages.txt")
    let program = try ProcessInTerminal(
      person.call(
        ["-a", "print", "--set", "copies=", pages], server.variables, by: server.prefix))
    try program.terminal.wait(for: "broken")
    try program.terminal.press(.enter)
    try program.terminal.wait(for: "/ filter")
    try program.terminal.press(.text("/slow"), .enter)
    try program.terminal.wait(for: "‹ slow ›")
    try program.terminal.press(.tab, .tab, .control("e"), .control("u"), .text("2"))
    try program.terminal.press(.control("s"))
    try program.terminal.wait(for: "Page 1 of 6", within: .seconds(20))
    try program.terminal.press(.text("w"))
    #expect(try program.waitForExit(within: .seconds(20)) == .code(0))
    try program.terminal.wait(for: "goes on in the queue, unwatched.")
    #expect(try server.waitingJobs().contains("slow-"))
    try server.run("cancel", "-a", "slow")
  }

  @Test func aConversationAsksWhatThePrinterOffers() throws {
    let program = try ProcessInTerminal(
      person.call(
        ["--accessible", "-a", "print", "--set", "copies=", "-t", "x"], server.variables,
        by: server.prefix))
    for (prompt, answer) in [
      ("Printer", "2"), ("Title", ""), ("Copies", "1"), ("Pages", ""), ("Colour", ""),
      ("Paper", ""), ("Wait until it is printed", ""), ("Choose [1]", ""),
    ] {
      try program.terminal.wait(for: prompt)
      try program.terminal.press(.text(answer + "\r"))
    }
    #expect(try program.waitForExit(within: .seconds(30)) == .code(0))
    #expect(!program.terminal.lines.contains { $0.contains("Sides") })
  }

  @Test func nobodyNeedWait() throws {
    try server.setSlow(true)
    let result = try SharingPerson.Shared(
      share("--set", "printer=eve", "--set", "watch=no", "-t", "x"))
    #expect(result.outcome == "handedOver")
    try server.setSlow(false)
    try server.run("cancel", "-a", "eve")
  }

  @Test func thePanelOffersWhatEachPrinterHas() throws {
    let program = try ProcessInTerminal(
      person.call(["-t", "x"], server.variables, by: server.prefix))
    try program.terminal.wait(for: "Action")
    try program.terminal.press(.text("/print"), .enter)
    try program.terminal.wait(for: "broken")
    try program.terminal.wait(for: "One side")
    try program.terminal.press(.right)
    try program.terminal.wait(for: "eve")
    try program.terminal.wait(for: "Grey")
    try program.terminal.wait(forAbsenceOf: "Sides")
    try program.terminal.press(.left)
    try program.terminal.wait(for: "One side")
    try program.terminal.press(.left)
    try program.terminal.wait(for: "Save as PDF")
    try program.terminal.wait(for: "Folder")
    try program.terminal.press(.right)
    try program.terminal.wait(for: "One side")
    try program.terminal.press(.right)
    try program.terminal.wait(for: "Grey")
    try program.terminal.press(.control("s"))
    #expect(try program.waitForExit(within: .seconds(30)) == .code(0))
    #expect(try program.leftovers() == [])
  }

  @Test func escapeWhileItPrintsCancelsTheJobAndGoesBack() throws {
    try server.setSlow(true)
    defer { try? server.setSlow(false) }
    let program = try ProcessInTerminal(
      person.call(["-t", "x"], server.variables, by: server.prefix))
    try program.terminal.wait(for: "Action")
    try program.terminal.press(.text("/print"), .enter)
    try program.terminal.wait(for: "broken")
    try program.terminal.press(.right)
    try program.terminal.wait(for: "Grey")
    try program.terminal.press(.control("s"))
    try server.wait { try server.waitingJobs().contains("eve-") }
    try program.terminal.press(.escape)
    try program.terminal.wait(forAbsenceOf: "Cancel")
    try server.wait { try server.waitingJobs() == "" }
    try leave(program)
  }
}

/// Print where no CUPS answers. Needs its programs only.
@Suite(.peer("lpstat", "lp")) struct PrintWithoutServerTests {
  private let person: SharingPerson

  init() throws {
    person = try SharingPerson()
  }

  @Test func aServiceThatDoesNotRunIsSaid() throws {
    let printed = try person.run("-a", "print", "-t", "x", extra: ["CUPS_SERVER": "127.0.0.1:9"])
    #expect(printed.status == .code(1))
    #expect(printed.standardError.contains("The print service (CUPS) is not running."))
  }

  @Test func missingProgramsAreSaid() throws {
    let printed = try person.run("-a", "print", "-t", "x", extra: ["PATH": "/none"])
    #expect(printed.standardError.contains("Install the packages cups and cups-client"))
  }

  @Test(.peer("pdftotext")) func aFileCanBeWrittenInstead() throws {
    let printed = try person.run(
      "-a", "print", "--set", "printer=pdf", "--set", "folder=out", "--set", "name=Größe", "-t",
      "Hello 日本", extra: ["CUPS_SERVER": "127.0.0.1:9"])
    #expect(printed.status == .code(0), "\(printed.standardError)")
    let text = try person.output("pdftotext", person.scratch.path("out/Größe.pdf"), "-")
    #expect(text.contains("Hello 日本"))
  }

  /// A server that takes connections and says nothing: the panel is there at once, and says so in time.
  @Test func aSilentServiceHoldsNobody() throws {
    let silent = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let program = try ProcessInTerminal(
      person.call(["-t", "x"], ["CUPS_SERVER": "127.0.0.1:\(silent.port)"]))
    try program.terminal.wait(for: "Action")
    try program.terminal.press(.text("/print"), .enter)
    try program.terminal.wait(for: "Looking for printers", within: .seconds(3))
    try program.terminal.wait(for: "(CUPS) does not answer", within: .seconds(20))
    try program.terminal.press(.tab)
    try program.terminal.wait(for: "Folder")
    try program.terminal.press(.escape)
    try program.terminal.wait(forAbsenceOf: "Folder")
    try leave(program)
  }
}

/// Leaves the sheet from its grid, where letters filter it: one Esc ends that, one more the sheet.
private func leave(_ program: ProcessInTerminal) throws {
  try program.terminal.press(.escape)
  try program.terminal.wait(for: "esc cancel")
  try program.terminal.press(.escape)
  #expect(try program.waitForExit() == .code(130))
}
