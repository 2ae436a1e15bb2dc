import Foundation
import SheetEngine
import SheetPresentation
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The composer on a screen, with servers that record.
final class PostPanelTests: XCTestCase, @unchecked Sendable {
  @MainActor private func screen(
    _ scratch: ScratchDirectory, _ configuration: String, _ items: [Any]
  ) throws -> Screen {
    var settings = scratch.settings(adding: ["PATH": "/usr/bin:/bin", "LANG": "de_DE.UTF-8"])
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    let screen = Screen(items: items, [MastodonActivity(settings: settings)])
    screen.wait(toSee: "Mastodon")
    screen.press(.enter)
    screen.wait(toSee: "Post to Mastodon")
    return screen
  }

  private func mastodon(_ address: String) -> String {
    "[mastodon]\ninstance = \"\(address)\"\ntoken_cmd = \"echo t\"\n"
  }

  private func server(limit: Int = 500) throws -> LocalHTTPServer {
    try LocalHTTPServer { request in
      let body =
        request.path == "/api/v1/statuses"
        ? #"{"id": "7", "url": "https://example.org/@a/7"}"#
        : #"{"configuration": {"statuses": {"max_characters": \#(limit)}}}"#
      return HTTPResponse(body: Array(body.utf8))
    }
  }

  /// Nobody can describe an archive, or have it made smaller.
  func testOnlyPicturesAreAskedAbout() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      var settings = scratch.settings()
      settings.configuration = try ConfigurationSource(
        path: scratch.bytePath("config.toml"),
        text: Array("[telegram]\nchat = \"1\"\ntoken_cmd = \"echo t\"\n".utf8))
      @MainActor func fields(_ names: String...) -> [String] {
        let activity = TelegramActivity(settings: settings)
        activity.prepare(withActivityItems: names.map { URL(fileURLWithPath: "/tmp/\($0)") })
        return activity.makeForm().fields.map(\.id).filter {
          $0.hasPrefix("alt") || $0 == "pictures"
        }
      }
      XCTAssertEqual(fields("a.zip", "b.txt"), [])
      XCTAssertEqual(fields("a.zip", "b.png"), ["alt2", "pictures"])
    }
  }

  func testTheCounterShowsWhatTheServerTakes() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try server(limit: 7)
      let screen = try screen(scratch, mastodon(server.address), ["Größe"])
      screen.wait(toSee: "5 of 7 characters")
      screen.press(.character("n"), .character("!"), .character("!"))
      screen.wait(toSee: "1 character over 7")
      screen.press(.control("s"))
      screen.wait(toSee: "Too long for Mastodon: 1 character over 7.")
      XCTAssertFalse(server.requests.contains { $0.method == "POST" })
      XCTAssertNil(server.requests.first?.headers["authorization"])
      screen.press(.backspace, .control("s"))
      screen.wait { screen.completion != nil }
      XCTAssertEqual(screen.completion?.result.isSuccess, true)
    }
  }

  /// One of two services fails: nothing of the other is lost, and the second attempt leaves it out.
  func testAnotherAttemptDoesNotPostTwice() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let (server, isUp) = (try server(), Shared(false))
      let other = try LocalHTTPServer { request in
        let session = #"{"did": "did:plc:a", "handle": "a.example.org", "accessJwt": "j"}"#
        return HTTPResponse(status: isUp.value ? 200 : 500, body: Array(session.utf8))
      }
      let settings =
        mastodon(server.address)
        + "[bluesky]\npds = \"\(other.address)\"\nhandle = \"a\"\npassword_cmd = \"echo p\"\n"
      let screen = try screen(scratch, settings, ["Größe"])
      for _ in 0..<4 { screen.press(.tab) }
      screen.press(.character(" "))
      screen.wait(toSee: "[x] Also post to Bluesky")
      screen.press(.control("s"))
      screen.wait(toSee: "Posted to Mastodon. Not posted to Bluesky")
      screen.wait(toSee: "Draft saved")
      isUp.change { $0 = true }
      screen.press(.control("s"))
      screen.wait { screen.completion != nil }
      XCTAssertEqual(screen.completion?.result.products.count, 2)
      XCTAssertEqual(server.requests.count { $0.path == "/api/v1/statuses" }, 1)
      XCTAssertEqual(try scratch.names(in: "home/.local/share/sharesheet/drafts"), [])
    }
  }

  func testWhatWasTypedIsKept() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = try screen(scratch, mastodon("http://127.0.0.1:9"), ["Größe"])
      screen.press(.character("!"), .escape)
      screen.wait(toSee: "Draft saved")
      let draft = try scratch.read("home/.local/share/sharesheet/drafts/Post.txt")
      XCTAssertEqual(String(decoding: draft, as: UTF8.self), "Größe!\n")
    }
  }

  func testWithoutAnAccountThePanelSaysSo() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = try screen(scratch, "", ["Größe"])
      screen.wait(toSee: "No account is set up")
      screen.wait(toSee: "QR code for a phone")
      screen.press(.control("s"))
      screen.wait(toSee: "This is needed.")
    }
  }
}
