import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct FileServerTests {
  private func servers(_ text: String) throws -> [FileServer] {
    let file = try ConfigurationSource(path: "/config.toml", text: Array(text.utf8))
    return try FilesSection.read(file).servers
  }

  @Test func nextcloudTellsItsUser() throws {
    let server = try #require(
      try servers(
        """
        [files.cloud]
        type = "webdav"
        url = "https://cloud.example.org/sub/remote.php/dav/files/ad%C3%A4/Shared/"
        share_link = true
        expiry = "1month"
        """
      ).first)
    #expect(server.account.user == "adä")
    #expect(server.link == .month)
    #expect(server.links == [.day, .week, .month, .never])
  }

  @Test func aBucketOfAmazonStandsBeforeTheHost() throws {
    let found = try servers(
      """
      [files.a]
      type = "s3"
      bucket = "my-bucket"
      region = "eu-west-1"
      access_key = "AKID"
      path = "in/side/"
      public_url = "https://cdn.example.org"
      [files.b]
      type = "s3"
      url = "http://127.0.0.1:9000"
      bucket = "b"
      access_key = "AKID"
      """)
    #expect(found[0].account.address == "https://s3.eu-west-1.amazonaws.com")
    #expect(
      found.map(\.kind) == [
        .s3(.init(name: "my-bucket", region: "eu-west-1", isInPath: false)),
        .s3(.init(name: "b", region: "us-east-1", isInPath: true)),
      ])
    #expect(found[0].path(of: "naïve &.txt") == "/in/side/na%C3%AFve%20%26.txt")
    #expect(found[0].publicURL == "https://cdn.example.org/")
  }

  @Test(arguments: [
    ("type = \"webdav\"", "files.a.url"),
    ("type = \"webdav\"\nurl = \"https://a.b\"\npassword_cmd = \"x\"", "files.a.user"),
    ("type = \"webdav\"\nurl = \"https://a.b\"\nshare_link = true", "only Nextcloud"),
    ("type = \"webdav\"\nurl = \"https://a.b\"\nbucket = \"x\"", "bucket"),
    ("type = \"s3\"\nbucket = \"a\"", "files.a.access_key"),
    ("type = \"s3\"\nbucket = \"a/b\"\naccess_key = \"k\"", "files.a.bucket"),
    ("type = \"s3\"\nbucket = \"a\"\naccess_key = \"k\"\nregion = \"e u\"", "files.a.region"),
    ("type = \"s3\"\nbucket = \"a\"\naccess_key = \"k\"\nexpiry = \"1month\"", "1week"),
  ])
  func faultsAreSaid(_ text: String, _ words: String) {
    #expect {
      try servers("[files.a]\n" + text)
    } throws: { error in
      (error as? ConfigurationError)?.message.contains(words) == true
    }
  }

  @Test func aPlaceBeginsWithTheServersName() throws {
    let all = try servers("[files.a]\ntype = \"webdav\"\nurl = \"https://a.b/dav\"\n")
    #expect(FileServer.named("a:x//y/", among: all)?.folder == "x/y")
    #expect(FileServer.named("a:", among: all)?.folder == "")
    #expect(FileServer.named("b:x", among: all) == nil)
    #expect(FileServer.named("/a", among: all) == nil)
  }
}

@Suite struct S3SignatureTests {
  /// The example of the Amazon S3 API Reference, "Authenticating Requests: Using Query Parameters".
  @Test func theExampleOfTheReference() throws {
    let signature = S3Signature(
      key: "AKIAIOSFODNN7EXAMPLE", secret: Secret("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
      region: "us-east-1", now: Date(timeIntervalSince1970: 1_369_353_600))
    let address = signature.address(
      of: "https://examplebucket.s3.amazonaws.com/test.txt", seconds: 86_400)
    #expect(
      address == "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256"
        + "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"
        + "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host"
        + "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404")
  }
}

@Suite struct XMLWordsTests {
  @Test func wordsOfAnError() {
    let s3 = XMLWords(
      Array(
        "<?xml version=\"1.0\"?>\n<Error><Code>NoSuchBucket</Code><Message>It\n is &lt;gone&gt;</Message></Error>"
          .utf8))
    #expect(s3.text(of: "code") == "NoSuchBucket")
    #expect(s3.text(of: "message") == "It is <gone>")
    let dav = XMLWords(
      Array("<?xml?><d:error xmlns:d=\"DAV:\"><s:message x=\"1\">Grün</s:message></d:error>".utf8))
    #expect(dav.text(of: "message") == "Grün")
  }

  @Test(arguments: [
    "", "<", "<?xml", "<?xml?><message", "<?xml?><message>", "<?xml?><message></message>",
    "<html><message>x</message>", "<?xml?><<<<message>>>", "<?xml?><:><::>",
  ])
  func nothingInWhatIsBroken(_ text: String) {
    #expect(XMLWords(Array(text.utf8)).text(of: "message").map { $0.count < 10 } ?? true)
  }

  @Test func anyBytes() {
    var random = SeededGenerator(seed: 11)
    let start = Array("<?xml?>".utf8)
    for _ in 0..<300 {
      let letters = Array("<>/:= \"&;messagecode\u{0}é".utf8)
      let rest = (0..<200).compactMap { _ in letters.randomElement(using: &random) }
      _ = XMLWords(start + rest).text(of: "message")
    }
  }
}

@MainActor @Suite struct FileServerPanelTests {
  private func activity<Activity: BuiltInActivity>(
    _ type: Activity.Type, _ configuration: String
  ) throws -> Activity {
    let scratch = try ScratchDirectory()
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    return type.init(settings: settings)
  }

  @Test func withoutAServerItSaysWhatToConfigure() throws {
    #expect(
      try activity(NextcloudActivity.self, "").reason(refusing: ["x"])
        == "No server yet: add a table [files.NAME] with type = \"webdav\" to config.toml.")
    let other = "[files.a]\ntype = \"webdav\"\nurl = \"https://a.b\"\n"
    #expect(try activity(S3Activity.self, other).reason(refusing: ["x"])?.contains("s3") == true)
    #expect(try activity(NextcloudActivity.self, other).reason(refusing: ["x"]) == nil)
  }

  @Test func fieldsForOneServerAndForTwo() throws {
    let one = "[files.a]\ntype = \"webdav\"\nurl = \"https://a.b\"\n"
    let nextcloud = """
      [files.c]
      type = "webdav"
      url = "https://c.d/remote.php/dav/files/ada"

      """
    let small = try activity(NextcloudActivity.self, one)
    small.prepare(withActivityItems: ["x"])
    #expect(small.makeForm().fields.map(\.id) == ["folder", "name"])
    let large = try activity(NextcloudActivity.self, one + nextcloud)
    large.prepare(withActivityItems: ["x", "y"])
    #expect(large.makeForm().fields.map(\.id) == ["server", "folder", "count", "link"])
  }
}
