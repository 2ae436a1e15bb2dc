import Foundation
import SheetTestSupport
import Testing

/// Flickr: oauthlib judges whole requests; the other answers are those of its documentation.
@Suite(.pythonPackage("oauthlib")) struct FlickrTests {
  private static let keys = """
    consumer_key_cmd = "echo ck"
    consumer_secret_cmd = "echo 'c&s ä'"
    access_token_cmd = "echo at"
    access_secret_cmd = "echo 't%s=ß'"
    """

  private func person(_ address: String, _ more: String = keys) throws -> SharingPerson {
    let person = try SharingPerson("[postToFlickr]\napi_url = \"\(address)\"\n\(more)\n")
    try person.scratch.makeDirectory("got")
    for (name, side) in [("Größe „☕“.png", 20), ("b.png", 21), ("big.png", 400)] {
      try person.scratch.write(try TestPicture.noise(side), to: name)
    }
    return person
  }

  private func judged(_ body: (SharingPerson) throws -> Void) throws {
    let scratch = try ScratchDirectory()
    try scratch.makeDirectory("got")
    let server = try MediaPeers.start(
      "flickr-server.py", by: "oauthlib", scratch, [scratch.path("got")])
    let person = try person(server.address)
    try FileManager.default.removeItem(atPath: person.scratch.path("got"))
    try FileManager.default.createSymbolicLink(
      atPath: person.scratch.path("got"), withDestinationPath: scratch.path("got"))
    try body(person)
  }

  private func fields(_ person: SharingPerson, _ number: Int) throws -> [String: String] {
    try JSONDecoder().decode(
      [String: String].self, from: Data(try person.scratch.read("got/\(number).json")))
  }

  @Test func aPictureArrivesWithItsWords() throws {
    try judged { person in
      let shared = try person.share(
        "postToFlickr",
        [
          "title": "Café & co „☕“ 日本+%20", "description": "Zeile 1\nZeile \"2\" = \\ß",
          "tags": "New York, mär, a\"b", "visibility": "friends-family",
        ], [person.scratch.path("Größe „☕“.png")])
      #expect(
        shared.results.map(\.value) == ["https://www.flickr.com/photos/12037949754@N01/1/"],
        "\(shared)")
      #expect(
        try fields(person, 1) == [
          "title": "Café & co „☕“ 日本+%20", "description": "Zeile 1\nZeile \"2\" = \\ß",
          "tags": "\"New York\" mär ab", "is_public": "0", "is_friend": "1", "is_family": "1",
          "type": "image/png",
        ])
      #expect(
        try person.scratch.read("got/1.photo") == person.scratch.read("Größe „☕“.png"))
    }
  }

  @Test func severalAreCalledAfterTheirFiles() throws {
    try judged { person in
      let shared = try person.share(
        "postToFlickr", [:], ["Größe „☕“.png", "b.png"].map { person.scratch.path($0) })
      #expect(shared.results.count == 2, "\(shared)")
      #expect(try fields(person, 1) == ["title": "Größe „☕“", "type": "image/png"])
      #expect(try fields(person, 2)["title"] == "b")
    }
  }

  @Test func aPictureOverTheLimitIsToldAndCanGoSmaller() throws {
    try judged { person in
      let big = person.scratch.path("big.png")
      let refused = try person.share("postToFlickr", [:], [big])
      #expect(refused.error?.message.contains("Flickr takes at most") == true, "\(refused)")
      let mixed = try person.share("postToFlickr", [:], [person.scratch.path("b.png"), big])
      #expect(mixed.outcome == "failed" && mixed.results.count == 1, "\(mixed)")
      #expect(
        mixed.error?.message.hasPrefix("1 of 2 are on Flickr. Not \"big.png\": ") == true)
      let smaller = try person.share("postToFlickr", ["pictures": "smaller"], [big])
      #expect(smaller.outcome == "completed", "\(smaller)")
      #expect(try fields(person, 2)["type"] == "image/jpeg")
    }
  }

  @Test func aWrongKeyIsTold() throws {
    try judged { person in
      let text = String(
        decoding: try person.scratch.read("home/.config/sharesheet/config.toml"), as: UTF8.self)
      try person.configure(text.replacing("t%s=ß", with: "other"))
      let shared = try person.share("postToFlickr", [:], [person.scratch.path("b.png")])
      #expect(shared.error?.message.contains("access was withdrawn") == true, "\(shared)")
      #expect(shared.error?.message.contains("other") == false)
    }
  }

  private static let status = #"{"user": {"id": "1@N01"}, "stat": "ok"}"#

  /// A server that answers uploads with this.
  private func server(_ upload: HTTPResponse) throws -> LocalHTTPServer {
    try LocalHTTPServer { request in
      request.method == "GET" ? HTTPResponse(body: Array(Self.status.utf8)) : upload
    }
  }

  private func failure(_ code: Int, _ words: String) -> HTTPResponse {
    let text = #"<rsp stat="fail"><err code="\#(code)" msg="\#(words)" /></rsp>"#
    return HTTPResponse(body: Array(text.utf8))
  }

  @Test func whatFlickrRefusesIsTold() throws {
    for (answer, words) in [
      (
        failure(5, "Filetype &lt;x&gt; was not recognised"),
        "Flickr cannot use \"b.png\": Filetype <x> was"
      ),
      (
        failure(6, "User exceeded upload limit"),
        "no room left on Flickr: User exceeded upload limit."
      ),
      (failure(98, "Invalid auth token"), "access was withdrawn"),
      (
        failure(99, "Insufficient permissions"),
        "Flickr does not take it: Insufficient permissions."
      ),
      (failure(105, "Service currently unavailable"), "status 503: Service currently unavailable."),
      (
        HTTPResponse(status: 401, body: Array("oauth_problem=timestamp_refused".utf8)),
        "refuses the time of this machine"
      ),
      (HTTPResponse(status: 429, headers: ["Retry-After": "3600"]), "Try again in 60 minutes."),
    ] {
      let server = try server(answer)
      let person = try person(server.address)
      let shared = try person.share("postToFlickr", [:], [person.scratch.path("b.png")])
      #expect(shared.error?.message.contains(words) == true, "\(words): \(shared)")
    }
  }

  @Test func anAnswerThatIsLostIsNotAskedForAgain() throws {
    for manner in [HTTPResponse.Manner.mute, .cutOff] {
      let server = try server(HTTPResponse(manner: manner))
      let person = try person(server.address)
      let shared = try person.share("postToFlickr", [:], [person.scratch.path("b.png")])
      #expect(shared.error?.message.hasPrefix("Everything was sent") == true, "\(shared)")
      #expect(server.requests.count { $0.method == "POST" } == 1)
    }
  }

  @Test func answersThatMakeNoSenseAreTold() throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<8 {
      let body = HTTPRelay.nonsense(&random)
      for server in [
        try server(HTTPResponse(body: body)),
        try LocalHTTPServer { _ in HTTPResponse(body: body) },
      ] {
        let person = try person(server.address)
        let shared = try person.share("postToFlickr", [:], [person.scratch.path("b.png")])
        #expect(shared.outcome == "failed", "\(String(decoding: body, as: UTF8.self))")
      }
    }
  }

  @Test func leavingInTheMiddle() throws {
    let server = try server(HTTPResponse(manner: .silent))
    let person = try person(server.address)
    let call = try person.call("postToFlickr", [:], [person.scratch.path("b.png")])
    let status = try person.cancel(call) { server.requests.contains { $0.method == "POST" } }
    #expect(status == .code(130))
  }

  @Test func withoutAnAccountThePageIsOpened() throws {
    let person = try SharingPerson("", adding: ["DISPLAY": ":99"])
    let picture = try person.scratch.write(try TestPicture.noise(20), to: "Größe.png")
    let log = person.scratch.path("browser.log")
    let browser = try person.scratch.writeScript("#!/bin/sh\necho \"$1\" > '\(log)'\n", to: "see")
    let here = try person.call(
      ["--json", "-a", "postToFlickr", picture], ["BROWSER": browser]
    ).run()
    #expect(here.standardOutput.contains("handedOver"), "\(here.standardOutput)")
    #expect(
      try person.scratch.read("browser.log")
        == Array("https://www.flickr.com/photos/upload/\n".utf8))
    let alone = try SharingPerson("").share("postToFlickr", [:], [picture])
    #expect(alone.outcome == "handedOver", "\(alone)")
    #expect(alone.results.map(\.value) == ["https://www.flickr.com/photos/upload/"])
  }
}
