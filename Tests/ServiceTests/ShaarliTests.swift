import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

/// The reading list on Shaarli, from Debian, under PHP's own server.
@Suite struct ShaarliTests {
  static let source = "/usr/share/shaarli/index.php"

  /// A copy of Debian's files, which name their places in full.
  static let copy = """
    cp -rL /usr/share/shaarli "$1/app" 2> /dev/null
    rm -rf "$1/app/cache"
    mkdir -p "$1/lib/data" "$1/cache/cache" "$1/cache/pagecache" "$1/cache/tmp"
    grep -rlE --include='*.php' '/usr/share/shaarli|/var/(lib|cache)/shaarli' "$1/app" | xargs sed -i \
      -e "s#/usr/share/shaarli#$1/app#g" -e "s#/var/lib/shaarli#$1/lib#g" -e "s#/var/cache/shaarli#$1/cache#g"
    """

  private struct Shaarli {
    let scratch: ScratchDirectory
    let server: PeerServer
    let secret: String

    init() throws {
      let scratch = try ScratchDirectory()
      self.scratch = scratch
      let environment = scratch.environment()
      let copied = try ProgramCall(
        "/bin/bash", ["-c", ShaarliTests.copy, "copy", scratch.path], environment: environment
      ).run(within: .seconds(60))
      try #require(copied.status == .code(0), "\(copied)")
      server = try PeerServer { port in
        ProgramCall(
          try Peers.require("php"), ["-S", "127.0.0.1:\(port)", "index.php"],
          environment: environment, directory: scratch.path("app"), input: .null, output: .null,
          error: .null)
      }
      let answers = "setlogin=ada&setpassword=pw&continent=UTC&city=UTC&title=T&enableApi=on"
      _ = try ProgramCall(
        "curl", ["-s", "-q", server.address + "/install", "-d", answers], environment: environment
      ).run()
      let settings = String(decoding: try scratch.read("lib/data/config.json.php"), as: UTF8.self)
      let api = settings.components(separatedBy: "\"api\"").last ?? ""
      let secret = api.components(separatedBy: "\"secret\": \"").last?.prefix { $0 != "\"" }
      self.secret = String(try #require(secret))
    }

    func configuration(secret: String? = nil) -> String {
      """
      [readinglist]
      backend = "shaarli"
      url = "\(server.address)/"
      token_cmd = "echo \(secret ?? self.secret)"
      """
    }

    /// The entries that are no welcome of Shaarli's.
    func entries() throws -> [Entry] {
      struct Claims: Encodable { var iat = Int(Date().timeIntervalSince1970) }
      var request = WebRequest(try ServerAddress(server.address), "/api/v1/links")
      let token = try WebToken.signed(Claims(), by: Secret(secret)).text
      request.login = .header(Secret("Bearer " + token))
      let answer = try request.sendExpectingSuccess(environment: ["PATH": "/usr/bin:/bin"])
      return try #require(answer.decoded([Entry].self)).filter { !$0.tags.contains("shaarli") }
    }
  }

  private struct Entry: Decodable {
    var url, title, description: String
    var tags: [String]
    var isPrivate: Bool

    enum CodingKeys: String, CodingKey {
      case url, title, description, tags
      case isPrivate = "private"
    }
  }

  @Test(.peer("php"), .peer(file: ShaarliTests.source)) func thePageIsKept() throws {
    let shaarli = try Shaarli()
    let person = try SharingPerson(shaarli.configuration())
    let shared = try person.share(
      "addToReadingList",
      ["title": "Größe „☕“ & <b>", "tags": "Tee trinken, später", "note": "für Zoë\\n \"co\""],
      ["--url", "https://example.org/caf%C3%A9?a=1&b=2"])
    #expect(shared.outcome == "completed", "\(shared)")
    let entry = try #require(try shaarli.entries().first)
    #expect(entry.url == "https://example.org/caf%C3%A9?a=1&b=2")
    #expect(entry.title == "Größe „☕“ & <b>")
    #expect(entry.description == "für Zoë\\n \"co\"")
    #expect(Set(entry.tags) == ["Tee-trinken", "später", "toread"])
    #expect(entry.isPrivate)
  }

  @Test(.peer("php"), .peer(file: ShaarliTests.source)) func aKnownPageIsUpdatedWhenWished() throws
  {
    let shaarli = try Shaarli()
    let person = try SharingPerson(shaarli.configuration())
    let item = ["--url", "https://example.org/a"]
    #expect(try person.share("addToReadingList", ["title": "é1"], item).outcome == "completed")
    let again = try person.share("addToReadingList", ["title": "é2"], item)
    let day = Timestamp.day(Date())
    #expect(
      again.error?.message
        == "https://example.org/a is already on the list (added \(day)). "
        + "Tick \"Update an entry\" (--set update=yes) to write it anew.")
    let two = try person.share("addToReadingList", [:], item + ["--url", "https://example.org/b"])
    #expect(two.outcome == "completed")
    let updated = try person.share("addToReadingList", ["title": "é2", "update": "yes"], item)
    #expect(updated.outcome == "completed", "\(updated)")
    #expect(Set(try shaarli.entries().map(\.title)) == ["é2", "https://example.org/b"])
  }

  @Test(.peer("php"), .peer(file: ShaarliTests.source)) func aWrongSecretIsTold() throws {
    let shaarli = try Shaarli()
    let person = try SharingPerson(shaarli.configuration(secret: "wrong"))
    let shared = try person.share("addToReadingList", [:], ["--url", "https://example.org/a"])
    #expect(shared.error?.message == "127.0.0.1 refuses the name or the password. Check both.")
    #expect(try shaarli.entries().isEmpty)
  }

  @Test func aServerThatIsNoneIsTold() throws {
    let server = try LocalHTTPServer { _ in
      HTTPResponse(status: 404, body: Array("<html>Not found</html>".utf8))
    }
    let person = try SharingPerson(
      "[readinglist]\nbackend = \"shaarli\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo x\"\n")
    let shared = try person.share("addToReadingList", [:], ["--url", "https://example.org/a"])
    #expect(shared.error?.message == "127.0.0.1 refuses, with status 404.")
  }

  @Test func aSlowServerCanBeLeft() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try SharingPerson(
      "[readinglist]\nbackend = \"shaarli\"\nurl = \"\(server.address)\"\ntoken_cmd = \"echo x\"\n")
    let call = try person.call("addToReadingList", [:], ["--url", "https://example.org/a"])
    #expect(try person.cancel(call) { !server.requests.isEmpty } == .code(130))
  }
}
