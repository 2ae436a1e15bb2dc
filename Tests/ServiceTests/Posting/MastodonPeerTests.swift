import Foundation
import SheetTestSupport
import Testing

/// Posts to Mastodon: mastodon_mock, and servers that misbehave.
@Suite struct MastodonPeerTests {
  private let scratch: ScratchDirectory
  private let peer: MastodonPeer
  private let token: String

  init() throws {
    scratch = try ScratchDirectory()
    peer = try MastodonPeer(scratch)
    token = try peer.token()
  }

  private func person(_ more: String = "", token other: String? = nil) throws -> SharingPerson {
    try SharingPerson(peer.settings(other ?? token, more))
  }

  @Test(.peer("mastodon_mock")) func aPostArrivesWithAllThatWasSaid() throws {
    let person = try person("visibility = \"unlisted\"")
    let shared = try person.share(
      "Mastodon",
      ["visibility": "private", "warning": "Größe & Essen", "language": "de"],
      ["-t", "Größe „☕“ 日本 👨‍👩‍👧‍👦", "-u", "https://example.org/caf%C3%A9?a=1&b=2"])
    #expect(shared.outcome == "completed", "\(shared)")
    let status = try peer.status(try #require(shared.results.first?.value), token)
    #expect(status.content.contains("Größe „☕“ 日本 👨‍👩‍👧‍👦"), "\(status)")
    #expect(status.content.contains("https://example.org/caf%C3%A9?a=1"), "\(status)")
    #expect(status.visibility == "private")
    #expect(status.spoiler_text == "Größe & Essen")
    #expect(status.language == "de")
  }

  @Test(.peer("mastodon_mock")) func theConfigurationSaysWhoSeesIt() throws {
    let shared = try person("visibility = \"unlisted\"").share("Mastodon", [:], ["-t", "x"])
    #expect(
      try peer.status(try #require(shared.results.first?.value), token).visibility == "unlisted")
  }

  @Test(.peer("mastodon_mock")) func picturesArriveWithTheirWords() throws {
    let person = try person()
    let names = ["Größe ☕.png", "zwei; type=\"x\".png"]
    for name in names { try person.scratch.write(try TestPicture.noise(200), to: name) }
    let shared = try person.share(
      "Mastodon", ["alt1": "Größe, „gemessen“", "pictures": "original"],
      names.map { person.scratch.path($0) })
    #expect(shared.outcome == "completed", "\(shared)")
    let status = try peer.status(try #require(shared.results.first?.value), token)
    #expect(status.media_attachments.map(\.description) == ["Größe, „gemessen“", nil])
    let address = try #require(status.media_attachments.first?.url)
    let copy = person.scratch.path("copy.png")
    _ = try person.output("curl", "-s", "-o", copy, address)
    #expect(try person.scratch.read("copy.png") == person.scratch.read(names[0]))
  }

  @Test(.peer("mastodon_mock")) func aPictureThatIsTooLargeIsMadeSmallerWhenThePersonSaysSo() throws
  {
    let person = try person()
    try person.scratch.write(try TestPicture.noise(2200), to: "large.png")
    let path = person.scratch.path("large.png")
    let refused = try person.share("Mastodon", [:], [path])
    let words = refused.error?.message ?? ""
    #expect(words.contains("\"large.png\" has ") && words.contains("takes at most"), "\(words)")
    let shared = try person.share("Mastodon", ["pictures": "smaller"], [path])
    #expect(shared.outcome == "completed", "\(shared)")
    let status = try peer.status(try #require(shared.results.first?.value), token)
    #expect(status.media_attachments.first?.url.hasSuffix(".jpg") == true, "\(status)")
  }

  @Test(.peer("mastodon_mock")) func aTokenThatIsNoLongerGoodIsTold() throws {
    let shared = try person(token: "gone").share("Mastodon", [:], ["-t", "x"])
    #expect(
      shared.error?.message.lowercased().contains("access was withdrawn") == true, "\(shared)")
  }

  @Test(.peer("mastodon_mock")) func whatIsTooLongIsToldBeforeAndInTheServersWords() throws {
    let person = try person()
    let shared = try person.share("Mastodon", [:], ["-t", String(repeating: "ä", count: 512)])
    #expect(
      shared.error?.message == "Too long for Mastodon: 12 characters over 500.", "\(shared)")
    try peer.fail(
      "/api/v1/statuses",
      #"{"type": "status", "status": 422, "body": {"error": "Zu lang: höchstens 7 Zeichen"}}"#)
    let refused = try person.share("Mastodon", [:], ["-t", "x"])
    #expect(refused.error?.message.contains("Zu lang: höchstens 7 Zeichen") == true, "\(refused)")
  }

  @Test(.peer("mastodon_mock")) func aBusyServerIsWaitedFor() throws {
    try peer.fail(
      "/api/v1/statuses", #"{"type": "ratelimit", "headers": {"Retry-After": "1"}}"#)
    #expect(try person().share("Mastodon", [:], ["-t", "x"]).outcome == "completed")
    try peer.fail(
      "/api/v1/statuses", #"{"type": "ratelimit", "headers": {"Retry-After": "300"}}"#)
    let refused = try person().share("Mastodon", [:], ["-t", "x"])
    #expect(refused.error?.message.contains("Try again in 5 minutes") == true, "\(refused)")
  }

  @Test(.peer("mastodon_mock")) func leavingInTheMiddlePostsNothing() throws {
    let before = try peer.count(token)
    try peer.fail("/api/v2/instance", #"{"type": "timeout"}"#)
    let person = try person()
    let running = try person.call("Mastodon", [:], ["-t", "x"])
    let status = try person.cancel(running) {
      try peer.curl("/api/v1/_mock/faults") == "[]"
    }
    #expect(status == .code(130))
    #expect(try peer.count(token) == before)
  }

  /// The first answer is lost; the second request has the same key.
  @Test(.peer("mastodon_mock")) func aLostAnswerPostsOnce() throws {
    let server = peer.server.address
    let relay = try LocalHTTPServer { request in
      HTTPRelay.answer(request, from: server, losing: request.path == "/api/v1/statuses")
    }
    let before = try peer.count(token)
    let settings = peer.settings(token).replacingOccurrences(of: server, with: relay.address)
    let shared = try SharingPerson(settings).share("Mastodon", [:], ["-t", "Größe"])
    #expect(
      shared.error?.message.hasPrefix("Everything was sent to 127.0.0.1") == true, "\(shared)")
    let posts = relay.requests.filter { $0.path == "/api/v1/statuses" }
    #expect(posts.count == 2)
    #expect(Set(posts.compactMap { $0.headers["idempotency-key"] }).count == 1)
    #expect(try peer.count(token) == before + 1)
  }
}
