import SheetEngine
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// What CUPS' programs print, as it was seen (CUPS 2.4.2), and what becomes of it.
@Suite struct PrintingTests {
  private let offered = """
    PageSize/Media Size: A4 Env10 EnvDL Legal *Letter Custom.WIDTHxHEIGHT
    InputSlot/Media Source: Auto *Main Manual
    Duplex/2-Sided Printing: *None DuplexNoTumble DuplexTumble
    ColorModel/Output Mode: FastGray *Gray
    OutputBin/OutputBin: *FaceDown

    """

  @Test func optionsAreThoseThatAPersonIsAskedFor() throws {
    let options = PrintOption.read(offered)
    #expect(options.map(\.meaning) == [.sides, .color, .paper])
    #expect(options.map(\.keyword) == ["Duplex", "ColorModel", "PageSize"])
    #expect(options.map(\.standard) == ["None", "Gray", "Letter"])
    #expect(options[2].choices == ["A4", "Env10", "EnvDL", "Legal", "Letter"])
    #expect(options[0].choice(for: "DUPLEXTUMBLE") == "DuplexTumble")
    #expect(options[0].choice(for: "two-sided-long-edge") == "DuplexNoTumble")
    #expect(options[0].choice(for: "one side") == "None")
    #expect(options[0].choice(for: "three") == nil)
  }

  @Test(arguments: ["", "lpoptions: No printer-uri found!", ": ", "Duplex/x: *None", "Duplex: "])
  func whatIsNoChoiceIsNoOption(text: String) {
    #expect(PrintOption.read(text) == [])
  }

  @Test(arguments: [
    ("\tStatus: \n\tAlerts: processing-to-stop-point\n", PrintJobState.done),
    ("\tStatus: Idle.\n", .done),
    (
      "\tStatus: Printer cannot print with supplied options.\n",
      .failed(reason: "Printer cannot print with supplied options.")
    ),
    ("\tAlerts: processing-to-stop-point\n", .removed),
  ])
  func aJobThatIsDoneHasAnEnd(details: String, state: PrintJobState) {
    let other = "eve-12                  root   79872   Mon Nov 30 10:26:34 2026\n\tStatus: no\n"
    let text = other + "eve-1                   root   79872   Mon Nov 30 10:26:34 2026\n" + details
    #expect(PrintQueueReport(text).finalState(of: "eve-1") == state)
    #expect(PrintQueueReport(text).finalState(of: "eve-2") == .unknown)
  }

  @Test(arguments: [
    ("printer eve is idle.  enabled since Mon\n", "none", PrintJobState.active),
    (
      "printer eve disabled since Mon -\n\tPaper jam ä\n", "none", .stopped(reason: "Paper jam ä")
    ),
    ("printer eve2 disabled since Mon -\n\tno\n", "job-printing", .active),
    ("printer eve is idle.\n", "job-completed-with-errors", .failed(reason: "Filter failed")),
  ])
  func aJobThatWaitsHasAState(printer: String, alerts: String, state: PrintJobState) {
    let text = "eve-1   root  1  Mon\n\tStatus: Filter failed\n\tAlerts: \(alerts)\n" + printer
    #expect(PrintQueueReport(text).waitingState(of: "eve-1", on: "eve") == state)
    #expect(PrintQueueReport(printer).waitingState(of: "eve-1", on: "eve") == nil)
  }

  @Test(arguments: [
    ("1", "1"), ("1-3,5", "1-3,5"), (" 2 - 4 , 9", "2-4,9"), ("0", nil), ("3-1", nil), ("2,1", nil),
    ("1-", nil), ("-1", nil), ("1,,2", nil), ("a", nil), ("+1", nil), ("1-2-3", nil), ("", nil),
  ])
  func pagesAreRisingRanges(typed: String, pages: String?) {
    #expect(PageRanges(typed)?.text == pages)
  }

  @Test func pagesAreCounted() {
    #expect(PageRanges("2-4,9")?.count(among: 12) == 4)
    #expect(PageRanges("2-4,9")?.count(among: 3) == 2)
    #expect(PageRanges("1-\(Int.max)")?.count(among: 7) == 7)
    #expect(PageRanges("9")?.count(among: 3) == 0)
  }

  @Test(arguments: [
    ("job-impressions-completed (integer) = 4", 4, nil as Int?),
    ("  job-impressions-completed (integer) = 4\n job-impressions (integer) = 12\n", 4, 12),
    ("job-impressions-completed (integer) = 0\njob-media-sheets-completed (integer) = 2", 2, nil),
    ("job-media-sheets-completed (integer) = 2\njob-media-sheets (integer) = 3", 2, 3),
    ("job-impressions-completed (integer) = 0", nil, nil),
    ("job-impressions-completed (no-value) = no-value", nil, nil), ("", nil, nil),
  ])
  func printedPagesAreReadFromTheServersWords(text: String, done: Int?, total: Int?) {
    let count = PrintedPages.Count("\"job.test\":\n" + text)
    #expect(count?.done == done)
    #expect(count?.total == total)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "a4"), (["LANG": "en_US.UTF-8"], "letter"),
    (["LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"], "a4"),
    (["LC_ALL": "es_MX", "LC_PAPER": "de_DE"], "letter"), ([:], "a4"), (["LANG": "C"], "a4"),
    (["LC_ALL": "", "LANG": "fil_PH"], "letter"), (["LANG": "_"], "a4"),
  ])
  func paperIsThatOfThePlace(environment: [String: String], paper: String) {
    #expect(PaperSize.standard(environment).id == paper)
  }

  @Test func paperIsKnownByThePrintersName() {
    #expect(PaperSize.named("A4.Borderless") == .a4)
    #expect(PaperSize.named("Letter") == .letter)
    #expect(PaperSize.named("Env10") == nil)
  }

  @Test func thePanelAsksOnlyWhatCanBeAnswered() throws {
    let scratch = try ScratchDirectory()
    func ids(_ knowledge: PrintForm.Knowledge) -> [String] {
      PrintForm(knowledge: knowledge, items: [.text("x")], settings: scratch.settings()).form
        .fields.map(\.id)
    }
    let job = ["printer", "title", "copies", "pages"]
    let printers = PrintService.Printers(names: ["eve"], standard: nil)
    let options = PrintOption.read(offered)
    #expect(ids(.asking) == job + ["watch"])
    #expect(ids(.known(printers, chosen: "eve", options: nil)) == job + ["watch"])
    #expect(
      ids(.known(printers, chosen: "eve", options: options))
        == job + ["sides", "color", "paper", "watch"])
    let file = ["printer", "title", "folder", "name"]
    #expect(ids(.known(printers, chosen: PrintForm.file, options: [])) == file)
    #expect(ids(.failed("x")) == ["service"] + file)
    let none = PrintService.Printers(names: [], standard: nil)
    #expect(ids(.known(none, chosen: PrintForm.file, options: [])) == ["service"] + file)
  }
}
