import Foundation
import SheetTestSupport
import Testing

/// Posts to Bluesky: arroba, and servers that misbehave.
@Suite struct BlueskyPeerTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  @Test(.peer("flask")) func aPostIsWhatTheLexiconAsksFor() throws {
    let peer = try BlueskyPeer(scratch)
    let shared = try SharingPerson(peer.settings()).share(
      "Bluesky", ["language": "de"],
      ["-t", "Größe ☕ #Café example.org", "-u", "https://example.org/ä"])
    #expect(shared.outcome == "completed", "\(shared)")
    let address = try #require(shared.results.first?.value)
    #expect(address.hasPrefix("https://bsky.app/profile/ada.example.org/post/"), "\(address)")
    let records = try peer.records()
    for part in [
      #""text":"Größe ☕ #Café example.org""#, #""langs":["de"]"#,
      #""features":[{"$type":"app.bsky.richtext.facet#tag","tag":"Café"}],"index":{"byteEnd":18,"#
        + #""byteStart":12}"#,
      #""uri":"https://example.org"}],"index":{"byteEnd":30,"byteStart":19}"#,
      #""uri":"https://example.org/%C3%A4""#,
    ] {
      #expect(records.contains(part), "\(part) is not in \(records)")
    }
  }

  @Test(.peer("flask")) func aWrongPasswordAndALongTextAreTold() throws {
    let peer = try BlueskyPeer(scratch)
    let refused = try SharingPerson(peer.settings(password: "wrong")).share(
      "Bluesky", [:], ["-t", "x"])
    #expect(
      refused.error?.message.lowercased().contains("access was withdrawn") == true,
      "\(refused)")
    let long = try SharingPerson(peer.settings()).share(
      "Bluesky", [:], ["-t", String(repeating: "ä", count: 310)])
    #expect(long.error?.message.contains("10 characters over 300") == true, "\(long)")
    #expect(try !peer.records().contains("ä"))
  }

  /// arroba takes no pictures and knows no other names. What is said of both in the record it checks against the
  /// lexicons.
  @Test(.peer("flask")) func theLexiconTakesPicturesAndNames() throws {
    let peer = try BlueskyPeer(scratch)
    let relay = try LocalHTTPServer { request in
      if request.path.hasSuffix("uploadBlob") { return HTTPResponse(body: Array(Self.blob.utf8)) }
      guard request.path.contains("resolveHandle") else {
        return HTTPRelay.answer(request, from: peer.server.address, losing: false)
      }
      let isKnown = request.path.hasSuffix("=zoe.example.org")
      return HTTPResponse(
        status: isKnown ? 200 : 400,
        body: Array((isKnown ? #"{"did": "did:plc:zoe"}"# : #"{"error": "InvalidRequest"}"#).utf8))
    }
    let person = try SharingPerson(peer.settings(address: relay.address))
    for number in 1...4 {
      try person.scratch.write(try TestPicture.noise(20 + number), to: "Größe \(number).png")
    }
    let shared = try person.share(
      "Bluesky", ["alt1": "Ein „Maß“", "alt4": "☕"],
      ["-t", "Größe @zoe.example.org @niemand.example.org #Straße https://example.org/x"]
        + (1...4).map { person.scratch.path("Größe \($0).png") })
    #expect(shared.outcome == "completed", "\(shared)")
    let records = try peer.records()
    for part in [
      #""did":"did:plc:zoe"}],"index":{"byteEnd":24,"byteStart":8}"#,
      #""tag":"Straße"}],"index":{"byteEnd":54,"byteStart":46}"#,
      #""uri":"https://example.org/x"}],"index":{"byteEnd":76,"byteStart":55}"#,
      #""alt":"Ein „Maß“","aspectRatio":{"height":21,"width":21}"#,
      #""alt":"☕","aspectRatio":{"height":24,"width":24}"#,
    ] {
      #expect(records.contains(part), "\(part) is not in \(records)")
    }
    #expect(records.components(separatedBy: "\"did\"").count == 2, "one has that name: \(records)")
  }

  private static let blob = """
    {"blob": {"$type": "blob", "ref": {"$link": \
    "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku"}, "mimeType": "image/png", "size": 9}}
    """

  /// The name of the record tells whether it is there.
  @Test(.peer("flask")) func aLostAnswerIsAskedFor() throws {
    let peer = try BlueskyPeer(scratch)
    let relay = try LocalHTTPServer { request in
      HTTPRelay.answer(
        request, from: peer.server.address, losing: request.path.contains("createRecord"))
    }
    let shared = try SharingPerson(peer.settings(address: relay.address)).share(
      "Bluesky", [:], ["-t", "Größe"])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(relay.requests.count { $0.path.contains("createRecord") } == 1)
    #expect(try peer.records().components(separatedBy: "\"text\":\"Größe\"").count == 2)
  }

  /// A post that reaches one service and not the other: nothing of the first is lost.
  @Test(.peer("flask", "mastodon_mock")) func severalServicesAtOnce() throws {
    let peer = try BlueskyPeer(scratch)
    let mastodon = try MastodonPeer(scratch)
    let token = try mastodon.token()
    let person = try SharingPerson(peer.settings() + mastodon.settings(token))
    let both = try person.share("Bluesky", ["also-mastodon": "yes"], ["-t", "Größe"])
    #expect(both.outcome == "completed" && both.results.count == 2, "\(both)")
    #expect(try mastodon.status(both.results[1].value, token).content.contains("Größe"))
    try person.configure(peer.settings() + mastodon.settings("gone"))
    let one = try person.share("Bluesky", ["also-mastodon": "yes"], ["-t", "zwei"])
    #expect(one.outcome == "failed" && one.results.count == 1, "\(one)")
    #expect(
      one.error?.message.hasPrefix("Posted to Bluesky. Not posted to Mastodon: ") == true,
      "\(one)")
  }

  // MARK: Without a peer

  private static let session = #"{"did": "did:plc:a", "handle": "a.example.org", "accessJwt": "j"}"#

  private func server(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws
    -> (LocalHTTPServer, SharingPerson)
  {
    let server = try LocalHTTPServer { request in
      request.path.hasSuffix("createSession")
        ? HTTPResponse(body: Array(Self.session.utf8)) : answer(request)
    }
    let settings =
      "[bluesky]\npds = \"\(server.address)\"\nhandle = \"a\"\npassword_cmd = \"echo p\"\n"
    return (server, try SharingPerson(settings))
  }

  @Test func picturesAreUploadedAndNamedInTheRecord() throws {
    let blob =
      #"{"blob": {"$type": "blob", "ref": {"$link": "bafy"}, "mimeType": "image/png", "size": 9}}"#
    let (server, person) = try server { request in
      HTTPResponse(body: Array((request.path.hasSuffix("uploadBlob") ? blob : "{}").utf8))
    }
    try person.scratch.write(try TestPicture.noise(30), to: "Größe.png")
    let shared = try person.share(
      "Bluesky", ["alt1": "Ein „Maß“", "warning": "nudity"],
      [person.scratch.path("Größe.png"), "-u", "https://example.org/x"])
    #expect(shared.outcome == "completed", "\(shared)")
    let upload = try #require(server.requests.first { $0.path.hasSuffix("uploadBlob") })
    #expect(upload.headers["content-type"] == "image/png")
    #expect(try upload.body == person.scratch.read("Größe.png"))
    let record = String(decoding: server.requests.last?.body ?? [], as: UTF8.self)
    for part in [
      #""alt":"Ein „Maß“""#, #""height":30"#, #""$link":"bafy""#, #""val":"nudity""#,
      #""text":"https://example.org/x""#,
    ] {
      #expect(record.contains(part), "\(part) is not in \(record)")
    }
  }

  @Test func leavingInTheMiddle() throws {
    let (server, person) = try server { _ in HTTPResponse(manner: .silent) }
    let status = try person.cancel(try person.call("Bluesky", [:], ["-t", "x"])) {
      server.requests.count > 1
    }
    #expect(status == .code(130))
  }

  @Test func answersThatMakeNoSenseAreTold() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<8 {
      let body = HTTPRelay.nonsense(&random)
      let server = try LocalHTTPServer { _ in HTTPResponse(body: body) }
      let settings =
        "[bluesky]\npds = \"\(server.address)\"\nhandle = \"a\"\npassword_cmd = \"echo p\"\n"
      let shared = try SharingPerson(settings).share("Bluesky", [:], ["-t", "x"])
      #expect(shared.outcome == "failed", "\(String(decoding: body, as: UTF8.self)): \(shared)")
    }
  }
}
