import Foundation
import SheetEngine
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The panels of uploads on a screen, with servers that record.
final class MediaPanelTests: XCTestCase, @unchecked Sendable {
  private static let keys = ["consumer_key", "consumer_secret", "access_token", "access_secret"]
    .map { "\($0)_cmd = \"echo x\"\n" }.joined()

  @MainActor private func screen(
    _ scratch: ScratchDirectory, _ configuration: String, _ items: [URL],
    _ type: BuiltInActivity.Type
  ) throws -> Screen {
    var settings = scratch.settings(adding: ["PATH": "/usr/bin:/bin"])
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    let screen = Screen(items: items, [type.init(settings: settings)])
    screen.wait(toSee: type.profile.title)
    screen.press(.enter)
    screen.wait(toSee: "Upload to \(type.profile.title)")
    return screen
  }

  /// The second of two pictures fails: another attempt sends only that one.
  func testAnotherAttemptDoesNotUploadTwice() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let isUp = Shared(false)
      let server = try LocalHTTPServer { request in
        guard request.method == "POST" else {
          return HTTPResponse(body: Array(#"{"user": {"id": "1@N01"}, "stat": "ok"}"#.utf8))
        }
        let isFirst = String(decoding: request.body, as: UTF8.self).contains("filename=\"a.png\"")
        let text =
          isFirst || isUp.value
          ? "<rsp stat=\"ok\"><photoid>7</photoid></rsp>"
          : "<rsp stat=\"fail\"><err code=\"3\" msg=\"General upload failure\"/></rsp>"
        return HTTPResponse(body: Array(text.utf8))
      }
      let files = try ["a.png", "ä.png"].map {
        URL(fileURLWithPath: try scratch.write("x", to: $0))
      }
      let screen = try screen(
        scratch, "[postToFlickr]\napi_url = \"\(server.address)\"\n" + Self.keys, files,
        PostToFlickrActivity.self)
      screen.wait(toSee: "2 pictures: each is called after its file.")
      screen.press(.control("s"))
      screen.wait(toSee: "1 of 2 are on Flickr.")
      isUp.change { $0 = true }
      screen.press(.control("s"))
      screen.wait { screen.completion != nil }
      XCTAssertEqual(screen.completion?.result.products.count, 2)
      XCTAssertEqual(server.requests.count { $0.method == "POST" }, 3)
    }
  }

  /// What broke off is offered to go on, and only for the file as it was.
  func testAnUnfinishedUploadIsOffered() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let configuration = "[postToVimeo]\nname = \"me\"\ntoken_cmd = \"echo x\"\n"
      let file = URL(fileURLWithPath: try scratch.write("x", to: "ä.mp4"))
      var account = Account(service: "postToVimeo", name: "me")
      account.address = "https://api.vimeo.com"
      let settings = scratch.settings()
      var entry = try XCTUnwrap(
        UnfinishedUploads.Entry(.file(scratch.bytePath("ä.mp4")), account, settings))
      entry.name = "/videos/7"
      try UnfinishedUploads(settings).remember(entry)
      let begun = try screen(scratch, configuration, [file], PostToVimeoActivity.self)
      begun.wait(toSee: "[x] Go on with the rest")
      try scratch.write("xy", to: "ä.mp4")
      let other = try screen(scratch, configuration, [file], PostToVimeoActivity.self)
      XCTAssertFalse(other.text.contains("Go on"))
    }
  }
}
