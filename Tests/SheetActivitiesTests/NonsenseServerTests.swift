import Foundation
import SheetPresentation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Every service that is spoken to by HTTP, with a server that is none of its kind: it says yes to everything and
/// shows a page, as the sign-in of a hotel's network does. Nothing may count as done.
final class NonsenseServerTests: XCTestCase, @unchecked Sendable {
  private struct Case {
    var activity: BuiltInActivity.Type
    /// The configuration; `ADDRESS` stands for the server's.
    var configuration: String
    var values: [String: String] = [:]
    /// What is shared; a file for `video.mp4` and the like.
    var item = "words"
  }

  private static let words =
    "An HTML page came instead of an answer of 127.0.0.1. Perhaps this network has a sign-in page: open any "
    + "page in a browser. Else check the server's address."

  private static let pastes = ["pinnwand", "bepasty", "copyparty", "0x0"].map {
    Case(
      activity: PasteActivity.self,
      configuration: "[paste]\ntype = \"\($0)\"\nurl = \"ADDRESS\"\n")
  }

  private static let stores = [
    Case(
      activity: NextcloudActivity.self,
      configuration: "[files.a]\ntype = \"webdav\"\nurl = \"ADDRESS/dav\"\n"),
    Case(
      activity: NextcloudActivity.self,
      configuration: "[files.a]\ntype = \"webdav\"\nurl = \"ADDRESS/remote.php/dav/files/a\"\n"
        + "password_cmd = \"echo p\"\n",
      values: ["folder": "b/c", "link": "1day"]),
    Case(
      activity: S3Activity.self,
      configuration:
        "[files.a]\ntype = \"s3\"\nurl = \"ADDRESS\"\nbucket = \"b\"\naccess_key = \"k\"\n"
        + "secret_key_cmd = \"echo s\"\n"),
  ]

  private static let posts: [(BuiltInActivity.Type, String)] = [
    (MastodonActivity.self, "mastodon]\ninstance = \"ADDRESS\"\ntoken_cmd = \"echo t\"\n"),
    (
      BlueskyActivity.self,
      "bluesky]\npds = \"ADDRESS\"\nhandle = \"a.b\"\npassword_cmd = \"echo t\"\n"
    ),
    (
      TelegramActivity.self,
      "telegram]\napi_url = \"ADDRESS\"\nchat = \"@a\"\ntoken_cmd = \"echo 1:t\"\n"
    ),
    (PostToTwitterActivity.self, "postToTwitter]\napi_url = \"ADDRESS\"\ntoken_cmd = \"echo t\"\n"),
    (
      PostToFacebookActivity.self,
      "postToFacebook]\napi_url = \"ADDRESS\"\npage_id = \"1\"\ntoken_cmd = \"echo t\"\n"
    ),
    (PostToWeiboActivity.self, "postToWeibo]\napi_url = \"ADDRESS\"\ntoken_cmd = \"echo t\"\n"),
  ]

  private static let lists = [
    "backend = \"linkding\"\ntoken_cmd = \"echo t\"\n",
    "backend = \"readeck\"\ntoken_cmd = \"echo t\"\n",
    "backend = \"shaarli\"\ntoken_cmd = \"echo t\"\n",
    "backend = \"wallabag\"\nuser = \"u\"\npassword_cmd = \"echo p\"\nclient_id = \"c\"\n"
      + "client_secret_cmd = \"echo s\"\n",
  ].map {
    Case(
      activity: AddToReadingListActivity.self,
      configuration: "[readinglist]\nurl = \"ADDRESS\"\n" + $0, item: "https://a.example/")
  }

  private static let others = [
    Case(
      activity: MessageActivity.self,
      configuration: "[message.telegram]\napi_url = \"ADDRESS\"\ntoken_cmd = \"echo 1:t\"\n",
      values: ["to": "@someone"]),
    Case(
      activity: MessageActivity.self,
      configuration: "[message.matrix]\nhomeserver = \"ADDRESS\"\ntoken_cmd = \"echo t\"\n",
      values: ["to": "!a:b.example"]),
    Case(
      activity: RemindersActivity.self,
      configuration: "[reminders]\nbackend = \"caldav\"\nurl = \"ADDRESS/me/list/\"\n"),
    Case(
      activity: PostToVimeoActivity.self,
      configuration: "[postToVimeo]\napi_url = \"ADDRESS\"\ntoken_cmd = \"echo t\"\n",
      item: "a.mp4"),
    Case(
      activity: PostToFlickrActivity.self,
      configuration: "[postToFlickr]\napi_url = \"ADDRESS\"\n"
        + ["consumer_key", "consumer_secret", "access_token", "access_secret"].map {
          "\($0)_cmd = \"echo k\"\n"
        }.joined(),
      item: "a.png"),
  ]

  @MainActor private func words(_ test: Case, _ server: LocalHTTPServer) throws -> String {
    let scratch = try ScratchDirectory()
    var settings = scratch.settings()
    let text = test.configuration.replacing("ADDRESS", with: server.address)
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(text.utf8))
    let item: Any
    switch test.item.suffix(4) {
    case ".mp4", ".png":
      item = URL(fileURLWithPath: try scratch.write("\u{1}\u{2}", to: test.item))
    default: item = URL(string: test.item).flatMap { $0.scheme == nil ? nil : $0 } ?? test.item
    }
    let result = try run(test.activity.init(settings: settings), [item], test.values)
    return result.error?.localizedDescription ?? "no error: \(result)"
  }

  func testAnAnswerThatIsNoneIsSaid() throws {
    try MainActor.assumeIsolated {
      let posts = Self.posts.map { Case(activity: $0.0, configuration: "[" + $0.1) }
      for test in Self.pastes + Self.stores + posts + Self.lists + Self.others {
        let server = try LocalHTTPServer { _ in
          HTTPResponse(headers: ["Content-Type": "text/html"], body: Array("<html>hello".utf8))
        }
        let words = try words(test, server)
        XCTAssertEqual(words, Self.words, test.configuration)
        XCTAssertGreaterThan(server.requests.count, 0, test.configuration)
        XCTAssertLessThan(server.requests.count, 40, test.configuration)
      }
    }
  }

  func testAContactIsNotFoundInAPage() throws {
    try MainActor.assumeIsolated {
      let server = try LocalHTTPServer { _ in HTTPResponse(body: Array("<html>hello".utf8)) }
      var settings = try ScratchDirectory().settings()
      settings.configuration = try ConfigurationSource(
        path: "/config.toml",
        text: Array("[contacts]\ncarddav = \"\(server.address)/me/cards/\"\n".utf8))
      let work = ActivityWork(
        items: [], values: Form(title: "", fields: []).values, settings: settings,
        monitor: WorkMonitor())
      let place = try XCTUnwrap(try settings.section(ContactsSection.self).server)
      XCTAssertThrowsError(try CardServer(place, work).cards(named: "Ada")) {
        XCTAssertEqual($0.localizedDescription, Self.words)
      }
    }
  }
}
