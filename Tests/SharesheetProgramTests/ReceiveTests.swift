import Foundation
import SheetTestSupport
import Testing

/// `sharesheet receive` with curl as the sender.
@Suite struct ReceiveTests {
  let sheet: Sharesheet

  /// Where the exchange lies.
  private let helper: [String: String?]

  init() throws {
    sheet = try Sharesheet()
    helper = [TestedProgram.helperVariable: try TestedProgram.helperPath()]
  }

  private func open(_ arguments: String...) throws -> ProcessInTerminal {
    try sheet.open(environment: helper, options: arguments)
  }

  // MARK: The sender

  /// Offers a file and sends it if it is accepted, after something else; returns the statuses.
  private func send(
    _ name: String, _ contents: String, to port: Int, pin: String = "", preview: String? = nil,
    after: () throws -> Void = {}
  ) throws -> [String] {
    let (status, call) = try offer(name, contents, to: port, pin: pin, preview: preview)
    guard let call else { return [status] }
    try after()
    return [status, String(try call.run().standardOutput.suffix(3))]
  }

  /// Offers a file; returns the status, and the call that sends it if it is accepted.
  private func offer(
    _ name: String, _ contents: String, to port: Int, pin: String = "", preview: String? = nil
  ) throws -> (status: String, upload: ProgramCall?) {
    var file: [String: Any] = [
      "id": "f", "fileName": name, "size": contents.utf8.count, "fileType": "text/plain",
    ]
    file["preview"] = preview
    let offer: [String: Any] = [
      "info": ["alias": "Anna", "version": "2.1", "fingerprint": "x"], "files": ["f": file],
    ]
    let json = try JSONSerialization.data(withJSONObject: offer)
    let body = try sheet.scratch.write(json, to: "offer.json")
    let base = "https://127.0.0.1:\(port)/api/localsend/v2"
    let answer = try curl(["--json", "@\(body)", "\(base)/prepare-upload?pin=\(pin)"])
      .run().standardOutput
    guard answer.hasSuffix("\n200"),
      let text = answer.split(separator: "\n").first,
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let session = value["sessionId"], let tokens = value["files"] as? [String: String]
    else { return (String(answer.suffix(3)), nil) }
    let data = try sheet.scratch.write(contents, to: "data")
    let query = "sessionId=\(session)&fileId=f&token=\(tokens["f"] ?? "")"
    let upload = ["-X", "POST", "--data-binary", "@\(data)", "\(base)/upload?\(query)"]
    return ("200", curl(upload))
  }

  private func curl(_ arguments: [String]) -> ProgramCall {
    ProgramCall(
      "/usr/bin/curl", ["-sk", "-m", "20", "-w", "\n%{http_code}"] + arguments,
      environment: sheet.environment())
  }

  /// Starts it without a terminal and waits until others can send.
  private func receive(_ arguments: String...) throws -> (program: RunningProgram, port: Int) {
    let program = try ProgramCall(
      "setsid", ["--wait", sheet.path, "receive"] + arguments,
      environment: sheet.environment(helper),
      directory: sheet.work, input: .null, output: .kept, error: .kept
    ).start()
    let port = poll(within: .seconds(20)) {
      program.standardError.firstMatch(of: /:(\d+)[,.]? ?/).flatMap { Int($0.1) }
    }
    return (program, try #require(port, "\(program.standardError)"))
  }

  // MARK: Without a terminal

  @Test func withoutATerminalSomebodyMustBeNamed() throws {
    let result = try sheet.run("receive")
    #expect(result.status == .code(2))
    #expect(
      result.standardError
        == "sharesheet: There is no terminal to ask on. Use --accept-from DEVICE, or --pin NUMBER.\n"
    )
  }

  @Test func mistakesAreNamed() throws {
    let item = try sheet.run("receive", "--pin", "1234", "photo.jpg")
    #expect(item.status == .code(2))
    #expect(item.standardError.contains("takes no item, and “photo.jpg” is one"))
    let pin = try sheet.run("receive", "--pin", "12")
    #expect(pin.standardError == "sharesheet: --pin needs a number of 4 to 16 digits.\n")
    let folder = try sheet.run("receive", "--pin", "1234", "--to", "nowhere")
    #expect(folder.status == .code(1))
    #expect(
      folder.standardError
        == "sharesheet: There is no folder \"\(sheet.work)/nowhere\". Choose another one.\n")
    let system = try sheet.run("receive", "--pin", "1234", "--to", "/proc")
    #expect(system.status == .code(1))
    let reason =
      geteuid() == 0
      ? "\"/proc\" takes no files: the system shows its own state there."
      : "You may not write to \"/proc\"."
    #expect(system.standardError == "sharesheet: \(reason) Choose another folder.\n")
    let help = try sheet.run("receive", "--help")
    #expect(help.standardOutput.hasPrefix("Usage: sharesheet receive [OPTION]...\n"))
  }

  @Test func oneTransferIsPrintedAndEnds() throws {
    let (program, port) = try receive("--pin", "4711", "--once", "--to", ".")
    #expect(try sheet.scratch.names(in: "work").isEmpty, "what the folder was tried with")
    #expect(try send("../../ä.txt", "hello", to: port) == ["401"])
    #expect(try send("../../ä.txt", "hello", to: port, pin: "4711") == ["200", "200"])
    #expect(try program.waitForExit(within: .seconds(10)) == .code(0))
    #expect(program.standardOutput == "\(sheet.work)/ä.txt\n")
    #expect(!program.standardError.contains("4711"))
    #expect(try sheet.scratch.read("work/ä.txt") == Array("hello".utf8))
  }

  /// `rm *` would take it as an option.
  @Test func noNameBecomesAnOption() throws {
    let (program, port) = try receive("--accept-from", "Anna", "--once", "--to", ".")
    #expect(try send("x/../-rf", "hello", to: port) == ["200", "200"])
    #expect(try program.waitForExit(within: .seconds(10)) == .code(0))
    #expect(program.standardOutput == "\(sheet.work)/x_.._-rf\n")
    let (next, second) = try receive("--accept-from", "Anna", "--once", "--to", ".")
    #expect(try send("../-rf", "hello", to: second) == ["200", "200"])
    #expect(try next.waitForExit(within: .seconds(10)) == .code(0))
    #expect(next.standardOutput == "\(sheet.work)/_rf\n")
  }

  @Test func theFolderForDownloadsIsMade() throws {
    let (program, port) = try receive("--accept-from", "Anna", "--once", "--json")
    #expect(try send("a", "x", to: port) == ["200", "200"])
    #expect(try program.waitForExit(within: .seconds(10)) == .code(0))
    #expect(try sheet.scratch.names(in: "home/Downloads") == ["a"])
    #expect(program.standardOutput.hasPrefix("{\"activityType\": null, \"title\": \"Receive\""))
  }

  @Test func aSignalEndsItAndTheExchange() throws {
    let (program, port) = try receive("--pin", "4711")
    program.signal(SIGTERM)
    #expect(try program.waitForExit(within: .seconds(10)) == .code(128 + 15))
    let isSilent = try poll(within: .seconds(5)) {
      try send("a", "x", to: port) == ["000"] ? true : nil
    }
    #expect(isSilent == true)
  }

  /// Whoever is killed cannot remove anything; the next one does.
  @Test func aKillLeavesNothingForLong() throws {
    try sheet.scratch.makeDirectory("home/Downloads")
    let (program, port) = try receive("--accept-from", "Anna")
    let text = String(repeating: "x", count: 1_000_000)
    var upload = try #require(try offer("a", text, to: port).upload)
    upload.arguments += ["--limit-rate", "1000"]
    let sending = try upload.start()
    let names = { try sheet.scratch.names(in: "home/Downloads") }
    let part = try poll(within: .seconds(10)) { try names().first { $0.hasSuffix(".part") } }
    try #require(part != nil)
    program.signal(SIGKILL)
    #expect(try program.waitForExit(within: .seconds(10)) == .signal(SIGKILL))
    #expect(try names() == [part])
    let (next, _) = try receive("--accept-from", "Anna")
    #expect(try names() == [])
    next.signal(SIGTERM)
    _ = try next.waitForExit(within: .seconds(10))
    sending.signal(SIGTERM)
  }

  // MARK: Disks

  /// The disk fills up when the file has been accepted: nothing of it stays, and the next one arrives.
  @Test(.enabled(if: geteuid() == 0, "mounting a file system needs root"))
  func aDiskThatFillsMeanwhileIsTold() throws {
    let disk = try SmallDisk(sheet.scratch, "size=1m")
    let (program, port) = try receive("--pin", "4711", "--to", disk.path)
    let large = String(repeating: "ü", count: 450_000)
    let statuses = try send("größe.txt", large, to: port, pin: "4711") {
      try sheet.scratch.write([UInt8](repeating: 1, count: 700_000), to: "disk/other")
    }
    #expect(statuses == ["200", "500"])
    let isTold = poll {
      program.standardError.contains(
        "\"größe.txt\": The disk of \"\(disk.path)\" is full: 900 kB needed")
        ? true : nil
    }
    #expect(isTold == true, "\(program.standardError)")
    #expect(try sheet.scratch.names(in: "disk") == ["other"])
    #expect(
      try send("b.txt", String(repeating: "x", count: 2_000_000), to: port, pin: "4711") == ["507"])
    #expect(try send("a.txt", "x", to: port, pin: "4711") == ["200", "200"])
    program.signal(SIGTERM)
    _ = try program.waitForExit(within: .seconds(10))
    #expect(try sheet.scratch.names(in: "disk").sorted() == ["a.txt", "other"])
  }

  @Test(.enabled(if: geteuid() == 0, "mounting a file system needs root"))
  func aDiskThatTakesNothingIsToldAtOnce() throws {
    let disk = try SmallDisk(sheet.scratch, "size=1m,ro")
    let result = try sheet.run(
      "receive", "--pin", "4711", environment: helper, options: ["--to", disk.path])
    #expect(result.status == .code(1))
    #expect(
      result.standardError
        == "sharesheet: The disk of \"\(disk.path)\" is read-only. Choose another folder.\n")
  }

  // MARK: In a terminal

  private func port(on terminal: VirtualTerminal) throws -> Int {
    try terminal.wait(for: "Ready.")
    let line = terminal.lines.first { $0.contains("Address") } ?? ""
    return try #require(line.firstMatch(of: /:(\d+)/).flatMap { Int($0.1) }, "\(line)")
  }

  /// Sends from another thread, since the answer waits for the panel.
  private func sendMeanwhile(
    _ name: String, _ contents: String, to port: Int, preview: String? = nil
  ) -> Answer {
    let answer = Answer()
    Thread.detachNewThread { [self] in
      answer.set((try? send(name, contents, to: port, preview: preview)) ?? [])
    }
    return answer
  }

  @Test func thePanelAsksAndTheFileIsPrinted() throws {
    let process = try open("receive")
    let answer = sendMeanwhile("naïve.txt", "hello", to: try port(on: process.terminal))
    try process.terminal.wait(for: "Receive from Anna?")
    #expect(process.terminal.lines.contains { $0.contains("naïve.txt  5 bytes") })
    try process.terminal.press(.enter)
    try process.terminal.wait(for: "naïve.txt from Anna, 5 bytes")
    #expect(answer.value == ["200", "200"])
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == sheet.scratch.path("home/Downloads/naïve.txt") + "\n")
    #expect(try process.leftovers() == [])
  }

  @Test func declining() throws {
    let process = try open("receive")
    let answer = sendMeanwhile("a", "x", to: try port(on: process.terminal))
    try process.terminal.wait(for: "Receive from Anna?")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "Anna was declined.")
    #expect(answer.value == ["403"])
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(try sheet.scratch.names(in: "home/Downloads") == [])
    #expect(try process.leftovers() == [])
  }

  @Test func aTextIsShownAndCopied() throws {
    let process = try open("receive", "--once")
    let answer = sendMeanwhile(
      "t.txt", "x", to: try port(on: process.terminal), preview: "Grüße\u{1B}[31m")
    try process.terminal.wait(for: "Text from Anna")
    try process.terminal.wait(for: "Grüße")
    try process.terminal.press(.enter)
    #expect(answer.value == ["204"])
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "Grüße\u{1B}[31m\n")
    #expect(try process.leftovers() == [])
  }

  @Test func everySizeOfTheWindowWillDo() throws {
    let process = try open("receive")
    let answer = sendMeanwhile("a", "x", to: try port(on: process.terminal))
    try process.terminal.wait(for: "Receive from Anna?")
    for (columns, rows) in [(1, 1), (3, 2), (20, 6), (40, 12), (200, 60), (10, 30)] {
      process.terminal.resize(to: TerminalSize(columns: columns, rows: rows))
      process.terminal.settle()
    }
    process.terminal.resize(to: .standard)
    try process.terminal.wait(for: "Receive from Anna?")
    try process.terminal.press(.escape)
    #expect(answer.value == ["403"])
    for (columns, rows) in [(1, 1), (3, 2), (20, 6), (40, 12), (10, 30)] {
      process.terminal.resize(to: TerminalSize(columns: columns, rows: rows))
      process.terminal.settle()
    }
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }

  /// A terminal that shows no panel gets the conversation, as with --accessible.
  @Test func aTerminalThatShowsNoPanelIsAskedLineByLine() throws {
    let process = try sheet.open(
      environment: helper.merging(["TERM": "dumb"]) { $1 }, options: ["receive", "--once"])
    try process.terminal.wait(for: "Ready to receive")
    let port = try #require(
      process.terminal.lines.joined().firstMatch(of: /:(\d+)[,.]? ?/).flatMap { Int($0.1) })
    let answer = sendMeanwhile("a.txt", "x", to: port)
    try process.terminal.wait(for: "Choose:")
    try process.terminal.press(.text("1\r"))
    #expect(answer.value == ["200", "200"])
    #expect(try process.waitForExit() == .code(0))
    #expect(try sheet.scratch.names(in: "home/Downloads") == ["a.txt"])
  }

  /// Opens a conversation in which Anna wants to send, until it asks whether she may.
  private func asked(_ arguments: String...) throws -> (process: ProcessInTerminal, answer: Answer)
  {
    let process = try sheet.open(
      environment: helper, options: ["receive", "--accessible"] + arguments)
    try process.terminal.wait(for: "Ready to receive")
    let text = process.terminal.lines.joined()
    let port = try #require(text.firstMatch(of: /:(\d+)[,.]? ?/).flatMap { Int($0.1) })
    let answer = sendMeanwhile("a.txt", "x", to: port)
    try process.terminal.wait(for: "Choose:")
    return (process, answer)
  }

  @Test func lineByLine() throws {
    let (process, answer) = try asked("--once")
    try process.terminal.press(.text("1"), .enter)
    #expect(answer.value == ["200", "200"])
    #expect(try process.waitForExit() == .code(0))
    #expect(try sheet.scratch.names(in: "home/Downloads") == ["a.txt"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalAtTheQuestionDeclines(signal: Int32) throws {
    let (process, answer) = try asked()
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    #expect(answer.value == ["403"])
    #expect(try sheet.scratch.names(in: "home/Downloads") == [])
  }

  @Test func aPINOfTheCommandStandsInThePanel() throws {
    let process = try open("receive", "--pin", "246810")
    _ = try port(on: process.terminal)
    try process.terminal.wait(for: "246810")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }
}

/// The statuses that another thread got.
private final class Answer: @unchecked Sendable {
  private let condition = NSCondition()
  private var statuses: [String]?

  func set(_ value: [String]) {
    condition.withLock {
      statuses = value
      condition.broadcast()
    }
  }

  /// Waits for them.
  var value: [String]? {
    condition.lock()
    defer { condition.unlock() }
    let deadline = Date(timeIntervalSinceNow: 20)
    while statuses == nil, condition.wait(until: deadline) {}
    return statuses
  }
}
