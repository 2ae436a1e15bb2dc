import Testing

@testable import SheetCommand

@Suite struct ResultTests {
  private func text(
    _ result: ShareResult, json: Bool = false, isTerminal: Bool = false
  ) -> String {
    var options = Options()
    options.isJSON = json
    let printer = ResultPrinter(options: options, isTerminal: isTerminal)
    return String(decoding: printer.bytes(for: result), as: UTF8.self)
  }

  private let result = ShareResult(
    activityType: "com.apple.UIKit.activity.Mail", title: "Mail \"x\"", outcome: .handedOver,
    results: [.file("/a\nb"), .url("https://x"), .text("l1\nl2\u{1B}")])

  @Test func resultsStandOneALine() {
    #expect(text(result) == "/a\nb\nhttps://x\nl1\nl2\u{1B}\n")
    #expect(text(result, isTerminal: true) == "/a␤b\nhttps://x\nl1\nl2␛\n")
  }

  @Test func jsonHasAFixedOrderAndEscapesWhatATerminalWouldActOn() {
    #expect(
      text(result, json: true) == #"""
        {"activityType": "com.apple.UIKit.activity.Mail", "title": "Mail \"x\"", "outcome": "handedOver", "results": [{"kind": "file", "value": "/a\nb"}, {"kind": "url", "value": "https://x"}, {"kind": "text", "value": "l1\nl2\u001b"}], "error": null}

        """#)
    let odd = ShareResult(
      activityType: nil, title: "\u{202E}\u{9B}\u{7F}\u{E0001}é\\", outcome: .failed,
      results: [.file(FilePath(bytes: [0x2F, 0xFF]))],
      error: FailureDescription(message: "No"))
    #expect(
      text(odd, json: true) == #"""
        {"activityType": null, "title": "\u202e\u009b\u007f\udb40\udc01é\\", "outcome": "failed", "results": [{"kind": "file", "value": "file:///%FF"}], "error": {"message": "No", "detail": null}}

        """#)
  }

  private let activities = [
    ActivityDescription(name: someNames.all[0], title: "Mail", row: .share),
    ActivityDescription(name: someNames.all[2], title: "Cópy\nx", row: .action),
    ActivityDescription(
      name: someNames.all[1], title: "Print", row: .action, reason: "No printer."),
  ]

  @Test func theListIsATable() {
    let printer = ResultPrinter(options: Options(), isTerminal: false)
    let short = printer.bytes(for: activities, includesUnavailable: false)
    #expect(
      String(decoding: short, as: UTF8.self) == """
        mail              share   Mail
        copyToPasteboard  action  Cópy␤x

        """)
    let long = printer.bytes(for: activities, includesUnavailable: true)
    #expect(
      String(decoding: long, as: UTF8.self).hasSuffix(
        "print             action  Print   No printer.\n"))
    #expect(printer.bytes(for: [], includesUnavailable: true) == [])
  }

  @Test func theListIsAnArrayInJSON() {
    var options = Options()
    options.isJSON = true
    let printer = ResultPrinter(options: options, isTerminal: false)
    let bytes = printer.bytes(for: [activities[2]], includesUnavailable: true)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        [{"activityType": "com.apple.UIKit.activity.Print", "name": "print", "row": "action", "title": "Print", "available": false, "reason": "No printer."}]

        """#)
    #expect(printer.bytes(for: [], includesUnavailable: false) == Array("[]\n".utf8))
  }

  @Test func statusesAreThoseOfTheManual() {
    #expect(ShareOutcome.completed.exitStatus.code == 0)
    #expect(ShareOutcome.handedOver.exitStatus.code == 0)
    #expect(ShareOutcome.failed.exitStatus.code == 1)
    #expect(ShareOutcome.cancelled.exitStatus.code == 130)
    #expect(ExitStatus.signal(15).code == 143)
    #expect(CommandError.nothingToShare.exitStatus.code == 2)
    #expect(CommandError.emptyStandardInput.exitStatus.code == 1)
    #expect(CommandError.unclosedQuote.exitStatus.code == 2)
  }

  @Test func messagesSayWhatToDoAndAreSafe() {
    let evil: FilePath = "\u{1B}]52;c;eA==\u{7}\n.jpg"
    let message = CommandError.noSuchFile(evil, fromArgument: true).line
    #expect(message.contains("use -t for text"))
    #expect(message.dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(
      CommandError.unknownOption("--jsn", suggestion: "--json").message
        == "There is no option “--jsn”. Did you mean --json?")
    let error = CommandError.configuration(
      "/c.toml", line: 3, .wrongType(key: "general.mouse", expected: "true or false", got: "“no”"))
    #expect(error.message == "/c.toml:3: general.mouse must be true or false, and is “no”.")
    #expect(
      CommandError.inDefaults(.unclosedQuote).message
        == "In SHARESHEET_OPTS: A quote is never closed. Close it.")
  }
}
