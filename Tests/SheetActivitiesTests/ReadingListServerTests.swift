import Foundation
import SheetEngine
import SheetFiles
import SheetSettings
import SheetTestSupport
import Testing
import XCTest

@testable import SheetActivities

@Suite struct WebTokenTests {
  /// RFC 4231, test case 2.
  @Test func theCodeOfTheStandardsExample() {
    let code = HashCode.sha512(
      of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
    let text = code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(
      text == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
  }

  /// Against another implementation: Python's hmac, with a key and claims that are not ASCII.
  @Test func aTokenIsWhatPythonMakes() throws {
    struct Claims: Encodable { var iat: Int }
    let token = try WebToken.signed(Claims(iat: 1_790_000_000), by: Secret("gëheim ☕"))
    let script = """
      import base64, hashlib, hmac, sys
      enc = lambda b: base64.urlsafe_b64encode(b).rstrip(b"=")
      text = enc(b'{"alg":"HS512","typ":"JWT"}') + b"." + enc(b'{"iat":1790000000}')
      code = hmac.new("gëheim ☕".encode(), text, hashlib.sha512).digest()
      sys.stdout.write((text + b"." + enc(code)).decode())
      """
    let python = try ProgramCall(
      "/usr/bin/python3", ["-c", script], environment: ["LANG": "C.UTF-8"]
    ).run()
    #expect(python.standardOutput == token.text)
  }
}

/// Reading lists on servers, by the bytes that a server gets: no such server can be had here.
final class ReadingListServerTests: XCTestCase, @unchecked Sendable {
  private static let link =
    URL(string: "https://example.org/caf%C3%A9?a=1&b=2")
    ?? URL(
      fileURLWithPath: "/")

  @MainActor private func activity(
    _ scratch: ScratchDirectory, _ configuration: String
  ) throws -> AddToReadingListActivity {
    var settings = scratch.settings()
    settings.now = { Date(timeIntervalSince1970: 1_790_000_000) }
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array("[readinglist]\n\(configuration)".utf8))
    return AddToReadingListActivity(settings: settings)
  }

  private func words(_ request: HTTPRequest) -> String {
    "\(request.method) \(request.path) \(request.headers["authorization"] ?? "-") "
      + String(decoding: request.body, as: UTF8.self)
  }

  func testLinkdingIsAskedBeforeItIsTold() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer(answers: [
        ("GET /sub/api/bookmarks/check/", 200, #"{"bookmark": null, "metadata": {}}"#),
        ("POST /sub/api/bookmarks/", 201, #"{"id": 3}"#),
      ])
      let settings = """
        backend = "linkding"
        url = "\(server.address)/sub/"
        token_cmd = "echo t0ken"
        """
      let result = try run(
        try activity(scratch, settings), [Self.link, "text"],
        ["title": "Größe „☕“", "tags": "to read, tea", "note": "a\"b"])
      XCTAssertTrue(result.isSuccess, "\(result)")
      XCTAssertEqual(
        server.requests.map(words),
        [
          "GET /sub/api/bookmarks/check/?url=https%3A%2F%2Fexample.org%2Fcaf%25C3%25A9%3Fa%3D1%26b%3D2"
            + " Token t0ken ",
          "POST /sub/api/bookmarks/ Token t0ken "
            + #"{"description":"a\"b","tag_names":["to-read","tea"],"title":"Größe „☕“","unread":true,"#
            + #""url":"https://example.org/caf%C3%A9?a=1&b=2"}"#,
        ])
    }
  }

  func testLinkdingKnowsThePage() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let known = #"{"bookmark": {"id": 7, "date_added": "2026-05-03T10:00:00.123456Z"}}"#
      let server = try LocalHTTPServer(answers: [
        ("GET /api/bookmarks/check/", 200, known), ("PATCH /api/bookmarks/7/", 200, #"{"id": 7}"#),
      ])
      let settings =
        "backend = \"linkding\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo t0ken\"\n"
      let refused = try run(try activity(scratch, settings), [Self.link])
      XCTAssertEqual(
        refused.error as? ReadingListError,
        .known(Self.link.absoluteString, since: Date(timeIntervalSince1970: 1_777_802_400)))
      XCTAssertTrue(refused.error?.localizedDescription.contains("(added 2026-05-03)") == true)
      XCTAssertTrue(
        try run(try activity(scratch, settings), [Self.link], ["update": "yes"]).isSuccess)
      XCTAssertEqual(server.requests.last?.method, "PATCH")
    }
  }

  private func wallabag(_ server: LocalHTTPServer) -> String {
    """
    backend = "wallabag"
    url = "\(server.address)"
    user = "ada"
    password_cmd = "echo 'p&w é'"
    client_id = "1_x"
    client_secret_cmd = "echo s3cret"
    """
  }

  func testWallabagGivesATokenFirst() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer(answers: [
        ("POST /oauth/v2/token", 200, #"{"access_token": "abc", "expires_in": 3600}"#),
        ("GET /api/entries/exists.json?return_id=1&url=https%3A", 200, #"{"exists": null}"#),
        ("POST /api/entries.json", 200, #"{"id": 5}"#),
      ])
      let result = try run(
        try activity(scratch, wallabag(server)), [Self.link], ["title": "Größe", "tags": "a b, c"])
      XCTAssertTrue(result.isSuccess, "\(result)")
      XCTAssertEqual(
        server.requests.map(words).filter { $0.hasPrefix("POST") },
        [
          "POST /oauth/v2/token - grant_type=password&client_id=1_x&client_secret=s3cret"
            + "&username=ada&password=p%26w%20%C3%A9",
          "POST /api/entries.json Bearer abc "
            + #"{"tags":"a b,c","title":"Größe","url":"https://example.org/caf%C3%A9?a=1&b=2"}"#,
        ])
    }
  }

  func testWallabagKnowsThePageAndRefusesAPassword() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer(answers: [
        ("POST /oauth/v2/token", 200, #"{"access_token": "abc"}"#),
        ("GET /api/entries/exists.json", 200, #"{"exists": 5}"#),
        ("GET /api/entries/5.json", 200, #"{"created_at": "2026-05-03T12:00:00+0200"}"#),
        ("PATCH /api/entries/5.json", 200, #"{"id": 5}"#),
      ])
      let refused = try run(try activity(scratch, wallabag(server)), [Self.link])
      XCTAssertEqual(
        refused.error as? ReadingListError,
        .known(Self.link.absoluteString, since: Date(timeIntervalSince1970: 1_777_802_400)))
      XCTAssertTrue(
        try run(try activity(scratch, wallabag(server)), [Self.link], ["update": "yes"]).isSuccess)
      XCTAssertEqual(server.requests.last?.path, "/api/entries/5.json")
      let wrong = try LocalHTTPServer(answers: [
        ("POST /oauth", 400, #"{"error": "invalid_grant"}"#)
      ])
      let failed = try run(try activity(scratch, wallabag(wrong)), [Self.link])
      XCTAssertEqual(failed.error as? NetworkError, .login("127.0.0.1"))
    }
  }

  func testReadeckFetchesThePageLater() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer(answers: [("POST /api/bookmarks", 202, #"{"status": 202}"#)])
      let settings =
        "backend = \"readeck\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo t\"\ntags = [\"x\"]\n"
      let result = try run(try activity(scratch, settings), [Self.link])
      guard case .handedOver = result.outcome else { return XCTFail("\(result)") }
      XCTAssertEqual(
        server.requests.map(words),
        [
          "POST /api/bookmarks Bearer t "
            + #"{"labels":["x"],"url":"https://example.org/caf%C3%A9?a=1&b=2"}"#
        ])
    }
  }

  func testWhatIsDoneBeforeAFailureIsSaid() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let count = Shared(0)
      let server = try LocalHTTPServer { _ in
        count.change { $0 += 1 }
        var answer = HTTPResponse(status: 202, body: Array("{}".utf8))
        if count.value == 2 { answer.manner = .cutOff }
        return answer
      }
      let settings = "backend = \"readeck\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n"
      let links = (1...3).compactMap { URL(string: "https://example.org/\($0)") }
      let result = try run(try activity(scratch, settings), links)
      XCTAssertEqual(
        result.error?.localizedDescription,
        "1 of 3 pages are done, then: 127.0.0.1 closed the connection in the middle. "
          + "Try again later.")
    }
  }

  func testCancelInTheMiddle() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
      let settings = "backend = \"readeck\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n"
      let activity = try activity(scratch, settings)
      var result: ActivityResult?
      try activity.runWithoutScreen(values: [:], items: [Self.link]) { result = $0 }
      let deadline = Date(timeIntervalSinceNow: 10)
      while server.requests.isEmpty, Date() < deadline { usleep(5_000) }
      activity.cancelWork()
      guard case .cancelled = wait(for: result)?.outcome else { return XCTFail("\(result as Any)") }
    }
  }

  func testEachPlaceAsksForWhatItCanKeep() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let rest = "url = \"https://a.example\"\ntoken_cmd = \"x\"\n"
      @MainActor func fields(_ text: String) throws -> [String] {
        let activity = try activity(scratch, text)
        activity.prepare(withActivityItems: [Self.link])
        return activity.makeForm().fields.map(\.id)
      }
      XCTAssertEqual(try fields(""), ["title", "tags", "note", "update"])
      XCTAssertEqual(
        try fields("backend = \"shaarli\"\n" + rest), ["title", "tags", "note", "update"])
      XCTAssertEqual(try fields("backend = \"readeck\"\n" + rest), ["title", "tags"])
    }
  }

  func testTheConfigurationIsChecked() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for text in [
        "backend = \"shaarli\"\nurl = \"https://a.example\"", "backend = \"pocket\"",
        "tags = \"x\"",
        "backend = \"wallabag\"\nurl = \"https://a.example\"\nuser = \"x\"", "token = \"secret\"",
      ] {
        let file = try ConfigurationSource(
          path: scratch.bytePath("c"), text: Array("[readinglist]\n\(text)\n".utf8))
        XCTAssertThrowsError(try BuiltInActivities.check(file), text)
      }
      let failed = try run(
        try activity(
          scratch, "backend = \"readeck\"\nurl = \"http://a.example\"\ntoken_cmd = \"x\"\n"),
        [Self.link])
      XCTAssertEqual(failed.error as? NetworkError, .notEncrypted("a.example"))
      let silent = try run(
        try activity(
          scratch, "backend = \"readeck\"\nurl = \"https://a.example\"\ntoken_cmd = \"false\"\n"),
        [Self.link])
      XCTAssertTrue(silent.error is SecretError)
    }
  }
}
