import Foundation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct ServerAddressTests {
  @Test(arguments: [
    "https://example.org/a/", "http://localhost:8080", "http://127.1.2.3/x", "http://10.0.0.1",
    "http://[::1]:80/", "http://172.16.0.1", "http://192.168.1.1/dav", "http://pi.localhost",
  ])
  func usable(_ text: String) throws {
    #expect(throws: Never.self) { try ServerAddress(text) }
  }

  @Test(arguments: [
    "http://example.org", "http://11.0.0.1", "http://172.32.0.1", "http://127.0.0.1.example.org",
    "http://10.0.0", "http://010.example", "http://fdic.gov",
  ])
  func notEncrypted(_ text: String) throws {
    let host = try #require(URLComponents(string: text)?.host)
    #expect(throws: NetworkError.notEncrypted(host)) { try ServerAddress(text) }
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "https://", "https://me:pw@example.org",
    "https://example.org/?a", "file:///etc/passwd", "https://a b/",
  ])
  func noAddress(_ text: String) {
    #expect(throws: NetworkError.badAddress(text)) { try ServerAddress(text) }
  }

  /// Servers name what they have by a path, or by a whole address of theirs; another server's is no answer.
  @Test func placesOfAServerAreFound() throws {
    let server = try ServerAddress("https://dav.example.org:8443/ada/cards/")
    for place in ["/other/a%20b.vcf", "https://dav.example.org:8443/other/a%20b.vcf"] {
      #expect(try server.with(path: place).text == "https://dav.example.org:8443/other/a%20b.vcf")
    }
    for place in [
      "other.vcf", "//evil.example/a", "https://evil.example/a", "http://dav.example.org:8443/a",
      "https://dav.example.org:8443.evil.example/a", "https://dav.example.org:8443@evil.example/a",
      "",
    ] {
      #expect(throws: NetworkError.badAnswer("dav.example.org")) { try server.with(path: place) }
    }
  }
}

@Suite struct WebRequestTests {
  private let environment = ["PATH": "/usr/bin:/bin"]

  private func request(_ server: LocalHTTPServer, _ path: String = "/") throws -> WebRequest {
    WebRequest(try ServerAddress(server.address), path)
  }

  @Test func everythingArrivesAsItWasGiven() throws {
    let server = try LocalHTTPServer { HTTPResponse(status: 201, body: $0.body) }
    var request = try request(server, "/caf%C3%A9?q=[a]{b}")
    request.method = "PUT"
    request.headers = [("X-Note", "\"quoted\" \\ back\tslash é"), ("X-Bad", "a\r\nX-Evil: b\0c")]
    request.login = .basic(user: "ada", Secret("p\"w\\ñ:"))
    let body = Array(0...255 as ClosedRange<UInt8>) + Array("\n\n".utf8)
    request.body = .bytes(body)
    let answer = try request.sendExpectingSuccess(environment: environment)
    #expect(answer.status == 201)
    #expect(answer.body == body)
    let seen = try #require(server.requests.first)
    #expect(seen.method == "PUT")
    #expect(seen.path == "/caf%C3%A9?q=[a]{b}")
    #expect(seen.headers["x-note"] == "\"quoted\" \\ back\tslash é")
    #expect(seen.headers["x-bad"] == "aX-Evil: bc")
    #expect(seen.headers["x-evil"] == nil)
    #expect(seen.headers["content-length"] == "\(body.count)")
    let login = Data("ada:p\"w\\ñ:".utf8).base64EncodedString()
    #expect(seen.headers["authorization"] == "Basic \(login)")
  }

  /// Pages for developers, and some proxies, say in an error what they were sent.
  @Test(arguments: [
    WebRequest.Login.basic(user: "ada", Secret("hunter22")),
    .header(Secret("Bearer hunter22")), .none,
  ])
  func aServerThatQuotesTheRequestShowsNoSecret(_ login: WebRequest.Login) throws {
    let server = try LocalHTTPServer { request in
      let sent = "\(request.headers) \(String(decoding: request.body, as: UTF8.self)) hunter22"
      let body = try? JSONEncoder().encode(["error": sent])
      return HTTPResponse(status: 400, body: Array(body ?? Data()))
    }
    var request = try request(server)
    request.login = login
    request.hidden = [Secret("hunter22")]
    request.body = .bytes(Array("password=hunter22".utf8))
    let words =
      #expect(throws: NetworkError.self) {
        try request.sendExpectingSuccess(environment: environment)
      }?.localizedDescription ?? ""
    #expect(words.contains("SECRET"), "\(words)")
    #expect(!words.contains("hunter"), "\(words)")
    #expect(!words.contains(Data("ada:hunter22".utf8).base64EncodedString()), "\(words)")
  }

  @Test func anAddressThatEndsInASlashStaysAsItIs() throws {
    let server = try LocalHTTPServer { HTTPResponse(body: $0.body) }
    var request = try request(server, "/api/")
    request.method = "PUT"
    let body = Array(0...255 as ClosedRange<UInt8>)
    request.body = .bytes(body)
    #expect(try request.send(environment: environment).body == body)
    let seen = try #require(server.requests.first)
    #expect(seen.method == "PUT")
    #expect(seen.path == "/api/")
    #expect(seen.headers["content-type"] == nil)
    #expect(seen.headers["content-length"] == "256")
  }

  @Test func aFileIsSentWithItsLengthAndProgress() throws {
    let server = try LocalHTTPServer { HTTPResponse(body: Array("\($0.body.count)".utf8)) }
    let file = try Descriptor.memory([UInt8](repeating: 7, count: 3_000_000))
    var request = try request(server)
    request.method = "POST"
    request.body = .file(file, size: 3_000_000)
    let counter = Counter()
    let monitor = WorkMonitor(setTotal: { counter.total = $0 }, advance: { counter.done += $0 })
    let answer = try request.send(environment: environment, monitor)
    #expect(answer.body == Array("3000000".utf8))
    #expect(counter.total == 3_000_000)
    #expect(counter.done == 3_000_000)
  }

  @Test func refusalsAreToldWithTheServersWords() throws {
    let answers: [(HTTPResponse, NetworkError)] = [
      (HTTPResponse(status: 401), .login("127.0.0.1")),
      (
        HTTPResponse(status: 422, body: Array(#"{"message": "too long"}"#.utf8)),
        .refused("127.0.0.1", status: 422, words: "too long")
      ),
      (
        HTTPResponse(status: 503, body: Array("<html>".utf8)),
        .refused("127.0.0.1", status: 503, words: "")
      ),
      (
        HTTPResponse(status: 302, headers: ["Location": "http://example.org/"]),
        .moved("127.0.0.1", to: "http://example.org/")
      ),
      (
        HTTPResponse(status: 429, headers: ["Retry-After": "3600"]),
        .tooMany("127.0.0.1", wait: 3600)
      ),
      (
        HTTPResponse(status: 400, body: Array(#"{"error": {"message": "no such page"}}"#.utf8)),
        .refused("127.0.0.1", status: 400, words: "no such page")
      ),
    ]
    for (answer, error) in answers {
      let server = try LocalHTTPServer { _ in answer }
      let request = try request(server)
      #expect(throws: error) { try request.sendExpectingSuccess(environment: environment) }
      #expect(server.requests.count == 1)
    }
  }

  @Test func aServerThatMisbehavesIsToldApart() throws {
    let answers: [(HTTPResponse.Manner, NetworkError)] = [
      (.cutOff, .cutOff("127.0.0.1")), (.endless, .answerTooLong("127.0.0.1")),
    ]
    for (manner, error) in answers {
      let server = try LocalHTTPServer { _ in
        HTTPResponse(body: [UInt8](repeating: 65, count: 100_000), manner: manner)
      }
      let request = try request(server)
      #expect(throws: error) { try request.send(environment: environment) }
    }
  }

  @Test func nobodyThere() throws {
    let address = try LocalHTTPServer { _ in HTTPResponse() }.address
    let request = WebRequest(try ServerAddress(address))
    // The server is gone with its last reference; its port may take a moment to close.
    let error = poll(within: .seconds(5)) { () -> NetworkError? in
      do { _ = try request.send(environment: environment) } catch { return error as? NetworkError }
      return nil
    }
    guard case .notReached("127.0.0.1", _)? = error else {
      return #expect(error == .notReached("127.0.0.1", detail: ""))
    }
  }

  @Test func noCurl() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    let request = try request(server)
    #expect(throws: NetworkError.noCurl) { try request.send(environment: ["PATH": "/nowhere"]) }
  }

  /// The server never answers; meanwhile curl's arguments and environment are looked at.
  @Test func theSecretIsNowhereToBeSeenAndCancelEndsCurl() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    var request = try request(server)
    request.login = .header(Secret("Bearer verysecret"))
    let seen = Counter()
    let monitor = WorkMonitor(isCancelled: {
      guard !server.requests.isEmpty else { return false }
      seen.found = Self.children(named: "curl").map { identifier in
        ["cmdline", "environ"].map { Self.contents("/proc/\(identifier)/\($0)") }.joined()
      }
      return true
    })
    #expect(throws: CancellationError.self) {
      try request.send(environment: environment, monitor)
    }
    #expect(server.requests.first?.headers["authorization"] == "Bearer verysecret")
    let found = try #require(seen.found.first { $0.contains("/dev/fd/3") })
    #expect(!found.contains("verysecret"))
    #expect("\(request)".contains("(secret)") && !"\(request)".contains("verysecret"))
  }

  private static func contents(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  private static func children(named name: String) -> [Int] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int($0) }.filter { identifier in
      contents("/proc/\(identifier)/comm") == "\(name)\n"
        && contents("/proc/\(identifier)/status").contains("PPid:\t\(getpid())\n")
    }
  }
}

@Suite struct SecretCommandTests {
  private let environment = ["PATH": "/usr/bin:/bin"]

  @Test func theFirstLineCounts() throws {
    let secret = try SecretCommand("printf 'p w é\\nuser: x\\n'").secret(environment: environment)
    #expect(secret == Secret("p w é"))
    #expect("\(secret) \(String(reflecting: secret))".contains("p w") == false)
  }

  @Test func aListOfWordsNeedsNoShell() throws {
    let command = SecretCommand(["printf", "%s\\n", "$HOME `x` \"é\"", "second"])
    #expect(try command.secret(environment: environment) == Secret("$HOME `x` \"é\""))
    #expect(throws: SecretError.noProgram("pazz")) {
      try SecretCommand(["pazz", "show"]).secret(environment: environment)
    }
  }

  /// Every table takes the same forms.
  @MainActor
  @Test(arguments: [
    "[mail]\nuser = \"me\"\npassword_cmd = ?",
    "[contacts]\ncarddav = \"https://x/\"\nuser = \"me\"\npassword_cmd = ?",
    "[reminders]\nbackend = \"caldav\"\nurl = \"https://x/\"\nuser = \"me\"\npassword_cmd = ?",
    "[readinglist]\nbackend = \"readeck\"\nurl = \"https://x/\"\ntoken_cmd = ?",
    "[readinglist]\nbackend = \"wallabag\"\nurl = \"https://x/\"\nuser = \"u\"\nclient_id = \"c\"\n"
      + "client_secret_cmd = \"x\"\npassword_cmd = ?",
  ])
  func textsAndListsAreRead(table: String) throws {
    func check(_ value: String) throws {
      let text = table.replacingOccurrences(of: "?", with: value)
      try BuiltInActivities.check(ConfigurationSource(path: "config.toml", text: Array(text.utf8)))
    }
    try check("\"pass show x\"")
    try check("[\"pass\", \"show\", \"x y\"]")
    for bad in ["\"\"", "[]", "[\"\"]", "3", "[3]"] {
      #expect(throws: ConfigurationError.self, "\(bad)") { try check(bad) }
    }
  }

  @Test func failuresNameTheCommand() {
    let failing = SecretCommand("echo locked >&2; exit 3")
    #expect(throws: SecretError.commandFailed(command: failing.command, complaint: "locked")) {
      try failing.secret(environment: environment)
    }
    #expect(throws: SecretError.nothingPrinted(command: "true")) {
      try SecretCommand("true").secret(environment: environment)
    }
  }

  /// It says which program, how long and what to do, and never what the command printed.
  @Test func aCommandThatHangsIsStoppedInTime() throws {
    let hanging = SecretCommand(
      "TOKEN=x  /bin/cat-o-nine; echo tokyo; echo osaka >&2; sleep 60 & wait")
    let error = #expect(throws: SecretError.self) {
      try hanging.secret(environment: environment, within: .seconds(1))
    }
    #expect(error == .commandTooSlow(program: "cat-o-nine", seconds: 1))
    let words = error?.message ?? ""
    #expect(words.contains("cat-o-nine") && words.contains("1 s"), "\(words)")
    #expect(!words.contains("tokyo") && !words.contains("osaka"), "\(words)")
    #expect(SecretCommand.patience([:]) == .seconds(30))
    #expect(SecretCommand.patience(["DISPLAY": ":0"]) == .seconds(60))
  }

  /// Even one that does not want to end, with all that it has started.
  @Test func cancellingEndsTheCommandAtOnce() throws {
    let scratch = try ScratchDirectory()
    let numbers = scratch.path("numbers")
    let command = SecretCommand(
      "trap '' TERM; sleep 600 & echo $$ $! >'\(numbers)'; while :; do wait; done")
    let begin = ContinuousClock.now
    let hasBegun = { @Sendable in FileManager.default.contents(atPath: numbers)?.isEmpty == false }
    #expect(throws: CancellationError.self) {
      try command.secret(environment: environment, WorkMonitor(isCancelled: hasBegun))
    }
    #expect(ContinuousClock.now - begin < .seconds(10))
    let text = String(decoding: try scratch.read("numbers"), as: UTF8.self)
    let children = text.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    #expect(children.count == 2)
    let haveEnded = poll(within: .seconds(5)) { children.allSatisfy(Self.hasEnded) ? true : nil }
    #expect(haveEnded == true, "\(children)")
  }

  /// Whether there is no such process, or only its number.
  private static func hasEnded(_ identifier: Int32) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(identifier)/status") ?? Data()
    return status.isEmpty || String(decoding: status, as: UTF8.self).contains("State:\tZ")
  }
}

/// What a monitor's closures bring back; used by one thread at a time.
final class Counter: @unchecked Sendable {
  var total: Int64?
  var done: Int64 = 0
  var found: [String] = []
}
