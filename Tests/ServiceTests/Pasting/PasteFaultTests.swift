import Foundation
import SheetTestSupport
import Testing

/// Pastes to servers that do not answer, or close the connection when everything has come. They cannot be told
/// apart from those that have kept the paste, so it is not sent again.
@Suite(.peer("curl")) struct PasteFaultTests {
  private static let kinds = ["pinnwand", "bepasty", "copyparty", "0x0"]

  private func person(_ kind: String, _ server: LocalHTTPServer) throws -> SharingPerson {
    try SharingPerson("[paste]\ntype = \"\(kind)\"\nurl = \"\(server.address)\"\n")
  }

  @Test(arguments: kinds, [HTTPResponse.Manner.mute, .cutOff])
  func aServerThatClosesIsTold(_ kind: String, _ manner: HTTPResponse.Manner) throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(body: [0x7B], manner: manner) }
    let shared = try person(kind, server).share(
      "Paste", ["name": "größe.txt"], ["-t", "Grüße"])
    #expect(shared.error?.message.contains("It may have arrived") == true, "\(shared)")
    #expect(shared.results.isEmpty)
    #expect(server.requests.count == 1, "sent once")
  }

  @Test(arguments: kinds) func aSilentServerCanBeLeft(_ kind: String) throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try person(kind, server)
    let status = try person.cancel(person.call("Paste", [:], ["-t", "Grüße"])) {
      !server.requests.isEmpty
    }
    #expect(status == .code(130))
  }

  /// What is public already is told, and its removal addresses are kept.
  @Test func whoGivesUpInTheMiddleHearsWhatIsThere() throws {
    let seen = Counter()
    let server = try LocalHTTPServer { request in
      let number = seen.next() + 1
      guard number < 3 else { return HTTPResponse(manner: .silent) }
      let host = request.headers["host"] ?? ""
      return HTTPResponse(
        body: Array(
          #"{"link":"http://\#(host)/p\#(number)","removal":"http://\#(host)/gone\#(number)"}"#.utf8
        ))
    }
    let person = try person("pinnwand", server)
    for name in ["a.txt", "b.txt", "c.txt"] { try person.scratch.write(name, to: name) }
    var call = try person.call("Paste", [:], ["./a.txt", "./b.txt", "./c.txt"])
    call.error = .kept
    let running = try call.start { server.requests.count == 3 }
    running.signal(SIGINT)
    #expect(try running.waitForExit(within: .seconds(10)) == .code(130))
    let words = running.standardError
    #expect(words.contains("Cancelled when 2 of 3 were sent"), "\(words)")
    #expect(words.contains("/p1") && words.contains("/p2"), "\(words)")
    let kept = try person.scratch.read("home/.local/state/sharesheet/history.jsonl")
    let history = String(decoding: kept, as: UTF8.self).replacing("\\/", with: "/")
    #expect(history.contains("/gone1") && history.contains("/gone2"), "\(history)")
  }

  // MARK: termbin

  private func termbin(_ server: StubbornServer, _ person: SharingPerson) throws {
    try person.configure(
      "[paste]\ntype = \"termbin\"\nhost = \"127.0.0.1\"\nport = \(server.port)\n")
  }

  @Test func termbinThatClosesIsTold() throws {
    let person = try SharingPerson()
    let server = try StubbornServer(person.scratch, .closing)
    try termbin(server, person)
    let shared = try person.share("Paste", [:], ["-t", "Grüße"])
    #expect(shared.error?.message.contains("It may have arrived") == true, "\(shared)")
  }

  @Test func silentTermbinCanBeLeft() throws {
    let person = try SharingPerson()
    let server = try StubbornServer(person.scratch, .silent)
    try termbin(server, person)
    let status = try person.cancel(person.call("Paste", [:], ["-t", "Grüße"])) { server.isUsed }
    #expect(status == .code(130))
  }
}
