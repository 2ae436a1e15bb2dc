import Foundation
import SheetEngine
import SheetPresentation
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Services whose answers are almost right: one of them is cut, or has another value somewhere. Whatever they
/// say, the activity ends, and no address but one of the web comes out of it.
final class AnswerFuzzTests: XCTestCase, @unchecked Sendable {
  private typealias Answers = [(start: String, status: Int, body: String)]

  private struct Service {
    var type: BuiltInActivity.Type
    /// `URL` stands for the server.
    var configuration: String
    var answers: Answers
    var values: [String: String] = [:]
    var attempts = 24
  }

  private static let keys = ["consumer_key", "consumer_secret", "access_token", "access_secret"]
    .map { "\($0)_cmd = \"echo k\"" }.joined(separator: "\n")

  private static let services = [
    Service(
      type: MastodonActivity.self,
      configuration: "[mastodon]\ninstance = \"URL\"\ntoken_cmd = \"echo t\"",
      answers: [
        (
          "GET /api/v2/instance", 200,
          #"{"configuration": {"statuses": {"max_characters": 500, "max_media_attachments": 4, "#
            + #""characters_reserved_per_url": 23}, "media_attachments": {"image_size_limit": 99999}}}"#
        ),
        ("POST /api/v1/statuses", 200, #"{"id": "7", "url": "https://example.org/@a/7"}"#),
      ]),
    Service(
      type: BlueskyActivity.self,
      configuration: "[bluesky]\npds = \"URL\"\nhandle = \"a\"\npassword_cmd = \"echo p\"",
      answers: [
        (
          "POST /xrpc/com.atproto.server.createSession", 200,
          #"{"did": "did:plc:a", "handle": "a.example.org", "accessJwt": "j"}"#
        ),
        (
          "GET /xrpc/com.atproto.identity.resolveHandle", 200, #"{"did": "did:plc:b"}"#
        ), ("POST /xrpc/com.atproto.repo.createRecord", 200, #"{"uri": "at://a/b/c"}"#),
      ]),
    Service(
      type: PostToTwitterActivity.self,
      configuration: "[postToTwitter]\napi_url = \"URL\"\n\(keys)",
      answers: [("POST /2/tweets", 201, #"{"data": {"id": "1445", "text": "x"}}"#)]),
    Service(
      type: PostToFacebookActivity.self,
      configuration:
        "[postToFacebook]\napi_url = \"URL\"\npage_id = \"1\"\ntoken_cmd = \"echo t\"",
      answers: [("POST /", 200, #"{"id": "1_2", "post_id": "1_2", "error": {"code": 0}}"#)]),
    Service(
      type: PostToWeiboActivity.self,
      configuration: "[postToWeibo]\napi_url = \"URL\"\ntoken_cmd = \"echo t\"",
      answers: [("POST /2/statuses/share.json", 200, #"{"idstr": "12", "user": {"idstr": "3"}}"#)]),
    Service(
      type: TelegramActivity.self,
      configuration: "[telegram]\napi_url = \"URL\"\nchat = \"@c\"\ntoken_cmd = \"echo t\"",
      answers: [
        (
          "POST /bott/", 200,
          #"{"ok": true, "result": {"message_id": 3, "chat": {"id": -1001, "username": "c"}}}"#
        )
      ]),
    Service(
      type: PasteActivity.self, configuration: "[paste]\ntype = \"pinnwand\"\nurl = \"URL\"",
      answers: [
        (
          "POST /", 200,
          #"{"link": "https://bpa.st/AB", "removal": "https://bpa.st/remove/CD"}"#
        )
      ]),
    Service(
      type: PasteActivity.self, configuration: "[paste]\ntype = \"0x0\"\nurl = \"URL\"",
      answers: [("POST /", 200, "https://0x0.example/abc.txt\n")]),
    Service(
      type: PasteActivity.self, configuration: "[paste]\ntype = \"copyparty\"\nurl = \"URL\"",
      answers: [("PUT /", 201, "201 Created\nhttp://127.0.0.1/x.txt?k=1\n")]),
    Service(
      type: NextcloudActivity.self,
      configuration:
        "[files.cloud]\ntype = \"webdav\"\nurl = \"URL/remote.php/dav/files/a/\"\nuser = \"a\"\n"
        + "password_cmd = \"echo p\"",
      answers: [
        ("PUT /", 201, ""), ("MOVE /", 201, ""),
        (
          "POST /ocs/", 200,
          #"{"ocs":{"meta":{"status":"ok","message":"OK"},"data":{"url":"https://c.example/s/A"}}}"#
        ),
      ], values: ["link": "1day"]),
    Service(
      type: S3Activity.self,
      configuration: "[files.s3]\ntype = \"s3\"\nurl = \"URL\"\nbucket = \"b\"\nregion = \"r\"\n"
        + "access_key = \"k\"\nsecret_key_cmd = \"echo s\"",
      answers: [
        ("HEAD /", 404, ""),
        (
          "PUT /", 403,
          "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code><Message>No &amp; never</Message></Error>"
        ),
      ]),
  ]

  func testAnswersThatAreAlmostRight() throws {
    try MainActor.assumeIsolated {
      for (number, service) in Self.services.enumerated() {
        var random = SeededGenerator(seed: UInt64(100 + number))
        let usual = try share(service, service.answers)
        XCTAssertEqual(usual.isSuccess, service.type != S3Activity.self, "\(service.type) \(usual)")
        for _ in 0..<service.attempts {
          var answers = service.answers
          let place = Int.random(in: 0..<answers.count, using: &random)
          answers[place] = Self.damaged(answers[place], &random)
          try check(try share(service, answers), answers[place])
        }
      }
    }
  }

  @MainActor private func check(
    _ result: ActivityResult, _ answer: (start: String, status: Int, body: String)
  ) throws {
    for case .url(let url) in result.products {
      let isOfWeb = url.scheme == "https" || url.scheme == "http"
      XCTAssertTrue(isOfWeb || url.scheme == "s3", "\(url) after \(answer)")
    }
    for words in [result.error?.localizedDescription, result.note, result.warning] {
      let isClean = words?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" }
      XCTAssertNotEqual(isClean, false, "\(words ?? "") after \(answer)")
    }
  }

  @MainActor private func share(_ service: Service, _ answers: Answers) throws -> ActivityResult {
    let scratch = try ScratchDirectory()
    let server = try LocalHTTPServer(answers: answers)
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"),
      text: Array(
        service.configuration.replacingOccurrences(of: "URL", with: server.address).utf8))
    return try run(service.type.init(settings: settings), ["Größe @b.example.org"], service.values)
  }

  // MARK: Damage

  /// What stands for a value, or between two.
  private static let values = [
    "null", "true", "-1", "1e999", "99999999999999999999", "[]", "{}", "\"\"", "\"../../x\"",
    "\"javascript:alert(1)\"", "\"file:///etc/passwd\"", "\"\\u001b[2J\"", "\"\\ud800\"",
    "\"\u{202E}gnp\"", "\"//evil.example/\"", "\"https://evil.example@[::1\"",
    String(repeating: "[", count: 5000), "\"" + String(repeating: "x", count: 5000) + "\"",
  ]

  private static func damaged(
    _ answer: (start: String, status: Int, body: String), _ random: inout SeededGenerator
  ) -> (start: String, status: Int, body: String) {
    var answer = answer
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      answer.status =
        [100, 204, 206, 302, 400, 401, 403, 404, 409, 412, 422, 500, 503, 999]
        .randomElement(using: &random) ?? 500
    case 1: answer.body = String(answer.body.prefix(Int.random(in: 0...99, using: &random)))
    default: answer.body = withOtherValue(answer.body, &random)
    }
    return answer
  }

  /// Another value in place of a text or a number.
  private static func withOtherValue(
    _ body: String, _ random: inout SeededGenerator
  ) -> String {
    let value = values.randomElement(using: &random) ?? ""
    let matches = body.matches(of: /"[^"]*"|\d+/)
    guard let place = matches.randomElement(using: &random)?.range else { return value }
    return body.replacingCharacters(in: place, with: value)
  }
}
