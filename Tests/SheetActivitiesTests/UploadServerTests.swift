import Foundation
import SheetEngine
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Uploads by the requests that a server gets: what the servers that can be had here do not do.
final class UploadServerTests: XCTestCase, @unchecked Sendable {
  @MainActor private func activity(
    _ scratch: ScratchDirectory, _ address: String, _ more: String = ""
  ) throws -> NextcloudActivity {
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"),
      text: Array(
        """
        [files.cloud]
        type = "webdav"
        url = "\(address)/remote.php/dav/files/ada/Sh%C3%A4red/"
        password_cmd = "printf 'p\\"w'"
        \(more)
        """.utf8))
    return NextcloudActivity(settings: settings)
  }

  /// Answers by the start of "METHOD PATH"; 201 for what is not named.
  private func server(_ answers: [(String, Int, String)]) throws -> LocalHTTPServer {
    try LocalHTTPServer { request in
      let line = "\(request.method) \(request.path)"
      let answer = answers.first { line.hasPrefix($0.0) }
      return HTTPResponse(status: answer?.1 ?? 201, body: Array((answer?.2 ?? "").utf8))
    }
  }

  private static let share = "POST /ocs/v2.php/apps/files_sharing/api/v1/shares?format=json"

  func testNextcloudMakesALink() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let made =
        #"{"ocs":{"meta":{"status":"ok","message":"OK"},"data":{"url":"https://c.example/s/AbC"}}}"#
      let server = try server([(Self.share, 200, made)])
      let result = try run(
        try activity(scratch, server.address), ["Grüße"],
        ["name": "größe.txt", "folder": "neu/tief", "link": "never"])
      let url = URL(string: "https://c.example/s/AbC")
      XCTAssertEqual(result.products, url.map { [.url($0)] }, "\(result)")
      XCTAssertTrue(result.note?.contains("Anyone with the link") == true)
      let lines = server.requests.map { "\($0.method) \($0.path)" }
      XCTAssertEqual(lines.count, 5, "\(lines)")
      let base = "/remote.php/dav/files/ada/Sh%C3%A4red"
      XCTAssertEqual(Array(lines.prefix(2)), ["MKCOL \(base)/neu", "MKCOL \(base)/neu/tief"])
      XCTAssertTrue(lines[2].hasPrefix("PUT \(base)/neu/tief/.sharesheet-"))
      XCTAssertEqual(server.requests[2].body, Array("Grüße".utf8))
      XCTAssertEqual(server.requests[2].headers["if-none-match"], "*")
      XCTAssertTrue(lines[3].hasPrefix("MOVE \(base)/neu/tief/.sharesheet-"))
      XCTAssertEqual(
        server.requests[3].headers["destination"],
        "\(server.address)\(base)/neu/tief/gr%C3%B6%C3%9Fe.txt")
      XCTAssertEqual(server.requests[3].headers["overwrite"], "F")
      let login = "Basic " + Data("ada:p\"w".utf8).base64EncodedString()
      XCTAssertTrue(server.requests.allSatisfy { $0.headers["authorization"] == login })
      XCTAssertEqual(server.requests[4].headers["ocs-apirequest"], "true")
      XCTAssertEqual(
        String(decoding: server.requests[4].body, as: UTF8.self),
        "path=%2FSh%C3%A4red%2Fneu%2Ftief%2Fgr%C3%B6%C3%9Fe.txt&shareType=3&permissions=1")
    }
  }

  func testALinkThatIsRefusedIsAWarning() throws {
    try MainActor.assumeIsolated {
      for (status, body, words) in [
        (403, #"{"ocs":{"meta":{"message":"Public upload is off"},"data":[]}}"#, "Public upload"),
        (200, "<html>", "An HTML page came"), (404, "{}", "makes no sense"),
        (200, #"{"ocs":{"meta":{},"data":{"url":"javascript:x"}}}"#, "made no link"),
      ] {
        let server = try server([(Self.share, status, body)])
        let result = try run(
          try activity(try ScratchDirectory(), server.address), ["x"],
          ["name": "a.txt", "link": "1day"])
        XCTAssertTrue(result.isSuccess)
        XCTAssertTrue(result.warning?.contains(words) == true, "\(result)")
        let place = "\(server.address)/remote.php/dav/files/ada/Sh%C3%A4red/a.txt"
        XCTAssertEqual(result.products, URL(string: place).map { [.url($0)] })
      }
    }
  }

  func testWhatIsRefusedIsRemoved() throws {
    try MainActor.assumeIsolated {
      let full =
        "<?xml version=\"1.0\"?><d:error xmlns:d=\"DAV:\"><s:message>Full</s:message></d:error>"
      for (method, status, words) in [
        ("PUT", 507, "no room left"), ("PUT", 413, "more than"),
        ("PUT", 403, "says 127.0.0.1: Full"),
        ("PUT", 409, "There is no folder"), ("PUT", 423, "Somebody else"), ("PUT", 401, "password"),
        ("MOVE", 405, "cannot rename"), ("MOVE", 500, "status 500"),
      ] {
        let server = try server([(method, status, full)])
        let result = try run(
          try activity(try ScratchDirectory(), server.address), ["x"], ["name": "a.txt"])
        XCTAssertTrue(
          result.error?.localizedDescription.contains(words) == true,
          "\(method) \(status): \(String(describing: result.error?.localizedDescription))")
        XCTAssertEqual(server.requests.last?.method, "DELETE", "\(method) \(status)")
        XCTAssertTrue(server.requests.last?.path.contains(".sharesheet-") == true)
      }
    }
  }

  func testAFolderOutsideIsRefused() throws {
    try MainActor.assumeIsolated {
      let server = try server([])
      let result = try run(
        try activity(try ScratchDirectory(), server.address), ["x"], ["folder": "a/../../b"])
      XCTAssertEqual(result.error as? UploadError, .outside("a/../../b"))
      XCTAssertEqual(server.requests.count, 0)
    }
  }

  func testALostAnswerToARenamingIsSaid() throws {
    try MainActor.assumeIsolated {
      let server = try LocalHTTPServer {
        $0.method == "MOVE" ? HTTPResponse(manner: .mute) : HTTPResponse(status: 201)
      }
      let result = try run(
        try activity(try ScratchDirectory(), server.address), ["x"], ["name": "a.txt"])
      XCTAssertEqual(result.error as? NetworkError, .unconfirmed("127.0.0.1"))
    }
  }
}
