import Foundation
import SheetTestSupport
import Testing

/// Posts to servers that speak like Mastodon in another way, or not at all.
@Suite struct MastodonFaultTests {
  @Test func anOlderServerIsAskedForItsLimitsInTheOldWay() throws {
    let server = try LocalHTTPServer { request in
      switch request.path {
      case "/api/v1/instance": HTTPResponse(body: Array(#"{"max_toot_chars": 5}"#.utf8))
      case "/api/v2/instance": HTTPResponse(status: 404, body: Array("{}".utf8))
      default: HTTPResponse(body: Array(#"{"id": "7", "url": "https://example.org/@a/7"}"#.utf8))
      }
    }
    let person = try SharingPerson(
      "[mastodon]\ninstance = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
    #expect(
      try person.share("Mastodon", [:], ["-t", "123456"]).error?.message
        == "Too long for Mastodon: 1 character over 5.")
    let shared = try person.share("Mastodon", [:], ["-t", "12345"])
    #expect(shared.results.first?.value == "https://example.org/@a/7")
  }

  /// A picture that the server still works on is asked for until it is ready.
  @Test func aPictureThatTakesTimeIsWaitedFor() throws {
    let asked = Counter()
    let server = try LocalHTTPServer { request in
      switch request.path {
      case "/api/v2/media": HTTPResponse(status: 202, body: Array(#"{"id": "9"}"#.utf8))
      case "/api/v1/media/9":
        HTTPResponse(status: asked.next() < 2 ? 206 : 200, body: Array(#"{"id": "9"}"#.utf8))
      case "/api/v1/statuses": HTTPResponse(body: Array(#"{"id": "7"}"#.utf8))
      default: HTTPResponse(body: Array("{}".utf8))
      }
    }
    let person = try SharingPerson(
      "[mastodon]\ninstance = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
    try person.scratch.write(try TestPicture.noise(20), to: "a.png")
    let shared = try person.share("Mastodon", [:], [person.scratch.path("a.png")])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(asked.next() == 3)
    let status = try #require(server.requests.last { $0.path == "/api/v1/statuses" })
    #expect(String(decoding: status.body, as: UTF8.self).contains(#""media_ids":["9"]"#))
  }

  /// Whatever a server answers, it is told, and nothing hangs or ends the program.
  @Test func answersThatMakeNoSenseAreTold() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      let body = HTTPRelay.nonsense(&random)
      let server = try LocalHTTPServer { _ in HTTPResponse(body: body) }
      let person = try SharingPerson(
        "[mastodon]\ninstance = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
      let shared = try person.share("Mastodon", [:], ["-t", "x"])
      #expect(shared.outcome == "failed", "\(String(decoding: body, as: UTF8.self)): \(shared)")
    }
    let endless = try LocalHTTPServer { _ in
      HTTPResponse(body: [UInt8](repeating: 0x20, count: 1 << 16), manner: .endless)
    }
    let person = try SharingPerson(
      "[mastodon]\ninstance = \"\(endless.address)\"\ntoken_cmd = \"echo t\"\n")
    #expect(
      try person.share("Mastodon", [:], ["-t", "x"]).error?.message
        == "127.0.0.1 answered with far more than was asked for.")
  }
}
