import Foundation
import SheetTestSupport
import Testing

/// Vimeo, with tuspyserver for the videos.
@Suite(.serialized, .pythonPackage("tus")) struct VimeoTests {
  private func text(_ request: HTTPRequest?) -> String {
    String(decoding: request?.body ?? [], as: UTF8.self)
  }

  @Test func aVideoArrivesWithItsWords() throws {
    let peer = try VimeoPeer()
    let video = try peer.video(300_000)
    let shared = try peer.person.share(
      "postToVimeo",
      ["title": "Café „☕“ 日本", "description": "Zeile 1\nZeile 2", "visibility": "nobody"],
      [video])
    #expect(shared.results.map(\.value) == ["https://vimeo.com/7"], "\(shared)")
    #expect(peer.isEqual(to: video))
    #expect(peer.creation?.headers["authorization"] == "Bearer s3cret")
    let text = text(peer.creation)
    for part in [
      #""name":"Café „☕“ 日本""#, #""description":"Zeile 1\nZeile 2""#, #""view":"nobody""#,
      #""size":"300000""#,
    ] { #expect(text.contains(part), "\(part): \(text)") }
  }

  @Test func aConnectionThatIsCutGoesOn() throws {
    let peer = try VimeoPeer(cuts: 2, after: 2_500_000)
    let video = try peer.video(9_000_001)
    let shared = try peer.person.share("postToVimeo", [:], [video])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(peer.isEqual(to: video))
    #expect(peer.asked == ["GET /me?fields=upload_quota", "POST /me/videos"])
  }

  /// It is given up, says so, and stays in mind.
  @Test func aLineThatDoesNotHoldIsTold() throws {
    let peer = try VimeoPeer(cuts: 1000)
    let video = try peer.video(300_000)
    let shared = try peer.person.share("postToVimeo", [:], [video])
    #expect(
      shared.error?.message.hasSuffix("are on Vimeo: share it again to send the rest.") == true,
      "\(shared)")
    let record = try peer.person.scratch.read("home/.local/state/sharesheet/uploads.json")
    #expect(String(decoding: record, as: UTF8.self).contains("/videos/7"))
  }

  /// The program is killed in the middle, and started again.
  @Test func afterARestartTheRestIsSent() throws {
    let peer = try VimeoPeer(rate: 4_000_000)
    let video = try peer.video(12_000_000)
    let first = try peer.person.call("postToVimeo", [:], [video]).start()
    let isThere = poll(within: .seconds(30)) { peer.size > 3_000_000 ? true : nil }
    try #require(isThere == true, "\(peer.size)")
    try peer.kill(first)
    #expect(peer.size < 12_000_000)
    let record = "home/.local/state/sharesheet/uploads.json"
    let kept = String(decoding: try peer.person.scratch.read(record), as: UTF8.self)
    #expect(kept.contains("/videos/7"))
    #expect(!kept.contains("s3cret") && !kept.contains("/files/"), "\(kept)")
    let facts = try FileManager.default.attributesOfItem(atPath: peer.person.scratch.path(record))
    #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let shared = try peer.person.share("postToVimeo", ["title": "neu"], [video])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(peer.isEqual(to: video))
    #expect(
      peer.asked == ["GET /me?fields=upload_quota", "POST /me/videos", "PATCH /videos/7"])
    let left = String(decoding: try peer.person.scratch.read(record), as: UTF8.self)
    #expect(!left.contains("/videos/7"))
  }

  @Test func leavingInTheMiddleAndGoingOn() throws {
    let peer = try VimeoPeer(rate: 6_000_000)
    let video = try peer.video(20_000_000)
    let call = try peer.person.call("postToVimeo", [:], [video])
    let status = try peer.person.cancel(call) { peer.size > 1_000_000 }
    #expect(status == .code(130))
    try peer.waitForQuiet()
    #expect(peer.size < 20_000_000)
    let shared = try peer.person.share("postToVimeo", [:], [video])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(peer.isEqual(to: video))
    #expect(peer.asked.count { $0 == "POST /me/videos" } == 1)
  }

  /// Another content is another video, and so is one that the person wants to begin anew.
  @Test func whatIsAnotherVideoBeginsAnew() throws {
    let peer = try VimeoPeer(rate: 4_000_000)
    let video = try peer.video(8_000_000)
    let status = try peer.person.cancel(try peer.person.call("postToVimeo", [:], [video])) {
      peer.size > 1_000_000
    }
    try #require(status == .code(130))
    try peer.waitForQuiet()
    let again = try peer.person.share("postToVimeo", ["resume": "no"], [video])
    #expect(again.outcome == "completed", "\(again)")
    let other = try peer.video(400_000)
    let shared = try peer.person.share("postToVimeo", [:], [other])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(peer.isEqual(to: other))
    #expect(peer.asked.count { $0 == "POST /me/videos" } == 3)
  }

  @Test func aGigabyteTakesLittleMemory() throws {
    let peer = try VimeoPeer()
    let big = try peer.person.scratch.write("start", to: "gröss.mp4")
    try #require(truncate(big, 1 << 30) == 0)
    let sending = try peer.person.call("postToVimeo", [:], [big]).start()
    var most = PeakMemory()
    let status = most.watch(sending, within: .seconds(240))
    #expect(status == .code(0), "\(sending.standardOutput)")
    #expect(most.ownPart > 0 && most.ownPart < PeakMemory.bound, "\(most)")
    #expect(peer.size == 1 << 30)
  }
}

/// What Vimeo and a server for its videos may answer besides.
@Suite struct VimeoFaultTests {
  private func share(_ answer: HTTPResponse) throws -> SharingPerson.Shared {
    let server = try LocalHTTPServer { _ in answer }
    let person = try SharingPerson(
      "[postToVimeo]\napi_url = \"\(server.address)\"\ntoken_cmd = \"echo s3cret\"\n")
    return try person.share("postToVimeo", [:], [try person.scratch.write("x", to: "ä.mp4")])
  }

  private func json(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array(text.utf8))
  }

  @Test func refusalsAreTold() throws {
    for (answer, words) in [
      (json(401, #"{"error": "bad token"}"#), "access was withdrawn"),
      (
        json(200, #"{"upload_quota": {"space": {"free": 0, "max": 500000000}}}"#),
        "and you may upload 0 bytes to Vimeo for now"
      ),
      (
        json(403, #"{"error": "Your weekly quota is used up"}"#),
        "no room left on Vimeo: Your weekly"
      ),
      (json(403, #"{"error": "Nicht erlaubt"}"#), "Vimeo does not take it: Nicht erlaubt."),
      (
        HTTPResponse(status: 429, headers: ["Retry-After": "3600"]), "Try again in 60 minutes."
      ),
    ] {
      let shared = try share(answer)
      #expect(shared.error?.message.contains(words) == true, "\(words): \(shared)")
      #expect(shared.error?.message.contains("s3cret") == false)
    }
  }

  @Test func answersThatMakeNoSenseAreTold() throws {
    var random = SeededGenerator(seed: 16)
    let links = [
      "http://example.org/files/x", "ftp://127.0.0.1/x", "https://me:pw@example.org/x", "", "/x",
      "https://example.org/", "http://127.0.0.1:1/a/",
    ].map { #"{"uri": "/videos/7", "upload": {"upload_link": "\#($0)"}}"# }
    let names = ["/videos/../x", "/videos/7/8", "/me", "/videos/", "/videos/7:a:b", "/videos/7?x"]
      .map { #"{"uri": "\#($0)", "upload": {"upload_link": "http://127.0.0.1:1/x"}}"# }
    let noise = (0..<8).map { _ in HTTPRelay.nonsense(&random) }
    for body in (links + names).map({ Array($0.utf8) }) + noise {
      let shared = try share(HTTPResponse(body: body))
      #expect(
        shared.error?.message.contains("makes no sense") == true,
        "\(String(decoding: body, as: UTF8.self)): \(shared)")
    }
  }

  @Test func leavingInTheMiddle() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try SharingPerson(
      "[postToVimeo]\napi_url = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
    let video = try person.scratch.write("x", to: "ä.mp4")
    let status = try person.cancel(try person.call("postToVimeo", [:], [video])) {
      !server.requests.isEmpty
    }
    #expect(status == .code(130))
  }
}
