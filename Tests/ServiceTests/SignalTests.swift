import Foundation
import SheetTestSupport
import Testing

/// Signals to the program in the middle of its work on the network.
@Suite(.serialized) struct SignalTests {
  private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Starts to share, ends it by a signal when `isInTheMiddle`, and looks at what is left of it here.
  private func interrupt(
    _ call: ProgramCall, _ signal: Int32, when isInTheMiddle: () throws -> Bool
  ) throws {
    let running = try call.start(until: isInTheMiddle)
    let children = ChildPrograms.of(running.identifier)
    #expect(!children.isEmpty, "curl runs")
    running.signal(signal)
    #expect(try running.waitForExit(within: .seconds(20)) == .code(128 + signal))
    let isQuiet = poll(within: .seconds(5)) { ChildPrograms.isAnyLeft(of: children) ? nil : true }
    #expect(isQuiet == true, "curl is left")
  }

  // MARK: LocalSend

  private func device(_ person: SharingPerson, silentAt path: String) throws -> LocalSendRecorder {
    try LocalSendRecorder(person.scratch) { request in
      if request.path.contains(path) { return HTTPResponse(manner: .silent) }
      return HTTPResponse(body: Array(#"{"sessionId": "s", "files": {"f1": "t"}}"#.utf8))
    }
  }

  /// The device hears that nothing more comes, while its person thinks and while a file is on its way.
  @Test(.peer("curl", "openssl"), arguments: signals, ["/prepare-upload", "/upload"])
  func theDeviceIsTold(_ signal: Int32, _ path: String) throws {
    let person = try SharingPerson()
    let device = try device(person, silentAt: path)
    let file = try person.scratch.write("x", to: "größe.txt")
    let call = try person.call("airDrop", ["to": device.receiver], [file])
    try interrupt(call, signal) { device.questions.contains { "/\($0)".hasPrefix(path) } }
    let last = path == "/upload" ? "cancel?sessionId=s" : "cancel"
    let isTold = poll(within: .seconds(5)) { device.questions.last == last ? true : nil }
    #expect(isTold == true, "\(device.questions)")
    #expect(try person.scratch.read("größe.txt") == Array("x".utf8))
  }

  // MARK: WebDAV

  @Test(.peer("wsgidav"), arguments: signals)
  func nothingIsHalfWrittenOnTheServer(_ signal: Int32) throws {
    let scratch = try ScratchDirectory()
    let server = try WebDAVPeer.all[0].start(scratch)
    let person = try SharingPerson(WebDAVPeer.all[0].settings(server))
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 16 << 30) == 0)
    let call = try person.call("Nextcloud", [:], ["./big.bin"])
    try interrupt(call, signal) { try !scratch.names(in: "served").isEmpty }
    let isEmpty = try poll(within: .seconds(10)) {
      try scratch.names(in: "served").isEmpty ? true : nil
    }
    #expect(isEmpty == true, "something is left on the server")
  }

  // MARK: A post

  private func mastodon() throws -> (LocalHTTPServer, SharingPerson) {
    let server = try LocalHTTPServer { request in
      request.method == "POST" ? HTTPResponse(manner: .silent) : HTTPResponse(body: [0x7B, 0x7D])
    }
    return (
      server,
      try SharingPerson("[mastodon]\ninstance = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
    )
  }

  /// What was typed may or may not have been posted, so it is kept.
  @Test(.peer("curl"), arguments: signals) func whatIsBeingPostedIsKept(_ signal: Int32) throws {
    let (server, person) = try mastodon()
    var call = try person.call(["-t", "Größe"])
    (call.input, call.output, call.error) = (.terminal, .kept, .kept)
    let process = try ProcessInTerminal(call)
    try process.terminal.wait(for: "Copy")
    try process.terminal.press(.text("/Mastodon"), .enter)
    try process.terminal.wait(for: "Post to Mastodon")
    try process.terminal.press(.text(" unsent"))
    try process.terminal.wait(for: "unsent")
    try process.terminal.press(.control("s"))
    let isSent = poll(within: .seconds(20)) {
      server.requests.contains { $0.method == "POST" } ? true : nil
    }
    try #require(isSent == true)
    let children = ChildPrograms.of(process.program.identifier)
    process.program.signal(signal)
    #expect(try process.waitForExit() == .code(128 + signal))
    #expect(!children.isEmpty && !ChildPrograms.isAnyLeft(of: children))
    #expect(try process.leftovers() == [])
    let folder = "home/.local/share/sharesheet/drafts"
    let name = try #require(
      try? person.scratch.names(in: folder).first, "\(process.program.standardError)")
    let draft = String(decoding: try person.scratch.read("\(folder)/\(name)"), as: UTF8.self)
    #expect(draft.contains("Größe") && draft.contains("unsent"))
  }
}
