import SheetFiles
import SheetSettings
import Testing

@testable import SheetActivities

/// Every setting of every table with values that cannot be meant.
@MainActor @Suite struct SettingsFaultTests {
  // What a key takes, where not every key takes it.
  private static let numbers: Set = ["airdrop.port", "mail.max_mb", "files.x.port", "paste.port"]
  private static let flags: Set = [
    "readinglist.private", "files.x.share_link", "files.x.path_style",
  ]
  private static let choices: Set = [
    "mail.backend", "notes.backend", "readinglist.backend", "reminders.backend", "files.x.type",
    "files.x.expiry", "paste.type", "paste.expiry", "message.default",
  ]
  /// Their keys have tests of their own.
  private static let tables: Set = [
    "message.matrix", "message.telegram", "message.xmpp", "message.gammu", "message.kdeconnect",
  ]
  private static let lists: Set = ["readinglist.tags"]
  private static let addresses: Set = [
    "mail.smtp_url", "readinglist.url", "reminders.url", "contacts.carddav", "files.x.public_url",
    "files.x.url",
    "paste.url",
    "mastodon.instance", "bluesky.pds", "telegram.api_url", "postToTwitter.api_url",
    "postToFacebook.api_url", "postToWeibo.api_url", "postToFlickr.api_url", "postToVimeo.api_url",
  ]
  private static let paths: Set = [
    "airdrop.download_dir", "mail.ca_file", "contacts.ca_file", "contacts.vdir", "reminders.path",
    "files.x.ca_file", "paste.ca_file",
  ]
  private static let commands: Set = [
    "signature",
    "mail.signature", "mail.password_cmd", "contacts.password_cmd", "readinglist.token_cmd",
    "readinglist.password_cmd", "readinglist.client_secret_cmd", "reminders.password_cmd",
    "files.x.password_cmd", "files.x.secret_key_cmd", "paste.token_cmd",
    "mastodon.token_cmd", "bluesky.password_cmd", "telegram.token_cmd", "postToWeibo.token_cmd",
    "postToFacebook.token_cmd", "postToTwitter.token_cmd", "postToTwitter.consumer_key_cmd",
    "postToTwitter.consumer_secret_cmd", "postToTwitter.access_token_cmd",
    "postToTwitter.access_secret_cmd", "postToFlickr.consumer_key_cmd",
    "postToFlickr.consumer_secret_cmd", "postToFlickr.access_token_cmd",
    "postToFlickr.access_secret_cmd", "postToVimeo.token_cmd",
  ]

  private func message(_ text: String) -> String? {
    do {
      try BuiltInActivities.check(try ConfigurationSource(path: "/c.toml", text: Array(text.utf8)))
      return nil
    } catch {
      return error.message
    }
  }

  /// All keys with the head of their table; two lines, of which the second is the key's.
  private static let keys = BuiltInActivities.sections.flatMap {
    section -> [(name: String, head: String)] in
    guard let tables = inlineTables[section.name] else {
      return section.keys.map { (name: "\(section.name).\($0)", head: "[\(section.name)]\n") }
    }
    return tables.flatMap { $0.keys }
  }

  /// What stands in a table that needs more than one key, each on one line.
  private struct InlineTable {
    var name: String
    var start: String
    var known: [String]
    var needed: [String: String]

    /// A key that is tested is not needed twice.
    var keys: [(name: String, head: String)] {
      known.map { key in
        let others = needed.filter { $0.key != key }.sorted { $0.key < $1.key }
        let words = others.map { "\($0.key) = \"\($0.value)\", " }.joined()
        return (name: "\(name).\(key)", head: "\(start){ \(words)")
      }
    }
  }

  private static let inlineTables: [String: [InlineTable]] = [
    "files": [
      InlineTable(
        name: "files.x", start: "[files]\nx = ", known: FilesSection.sftpKeys,
        needed: ["type": "sftp", "host": "h"]),
      InlineTable(
        name: "files.x", start: "[files]\nx = ", known: FileServer.webDAVKeys.filter(isNotType),
        needed: ["type": "webdav", "url": "https://h.example/remote.php/dav/files/me"]),
      InlineTable(
        name: "files.x", start: "[files]\nx = ", known: FileServer.s3Keys.filter(isNotType),
        needed: ["type": "s3", "bucket": "b", "access_key": "k"]),
    ],
    "paste": [
      InlineTable(
        name: "paste", start: "\npaste = ",
        known: PasteSection.keys.filter { $0 != "host" && $0 != "port" },
        needed: ["type": "bepasty", "url": "https://h.example"]),
      InlineTable(
        name: "paste", start: "\npaste = ", known: ["host", "port"],
        needed: ["type": "termbin"]),
    ],
  ]

  private nonisolated static func isNotType(_ key: String) -> Bool { key != "type" }

  private func message(_ key: (name: String, head: String), _ value: String) -> String? {
    let word = key.name.split(separator: ".").last ?? ""
    let end = key.head.contains("{") ? " }" : ""
    return message("\(key.head)\(word) = \(value)\(end)\n")
  }

  private func expect(
    _ key: (name: String, head: String), _ value: String, _ words: String = "c.toml",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = message(key, value) ?? "no message"
    let isAboutIt =
      found.hasPrefix("/c.toml:2: ") && found.contains(key.name) && found.contains(words)
      && found.unicodeScalars.allSatisfy { $0.value >= 0x20 } && found.utf8.count < 700
    #expect(isAboutIt, "\(key.name) = \(value.prefix(40)): \(found)", sourceLocation: location)
  }

  @Test func aWrongTypeIsNamedWithWhatIsAllowed() {
    for key in Self.keys {
      expect(key, "{ a = 1 }", Self.tables.contains(key.name) ? "There is no setting" : "must be")
      guard !Self.numbers.contains(key.name) else { continue }
      expect(key, "5", ", and is the number 5")
      if !Self.flags.contains(key.name) { expect(key, "true", ", and is true") }
    }
  }

  @Test func emptyLongAndControlledTextsAreRefused() {
    let long = "\"/" + String(repeating: "a", count: 5000) + "\""
    for key in Self.keys {
      for value in ["\"\"", long, "\"/a\\u0007b\"", "\"/a\\u009Bb\"", "\"/a\\u0000b\""] {
        expect(key, Self.lists.contains(key.name) ? "[\(value)]" : value)
      }
      if !Self.commands.contains(key.name) { expect(key, "\"/a\\nb\"") }
    }
  }

  @Test func numbersHaveARange() {
    for key in Self.keys where Self.numbers.contains(key.name) {
      for value in ["-1", "0", "1000001", "9223372036854775807", "1.5", "\"5\""] {
        expect(key, value, "a whole number from 1 to ")
      }
    }
  }

  @Test func wordsAreOneOfAFew() {
    for key in Self.keys where Self.choices.contains(key.name) {
      expect(key, "\"foo\"", "Use ")
    }
  }

  @Test func addressesHaveAPortThatThereIs() {
    for key in Self.keys where Self.addresses.contains(key.name) {
      let scheme = key.name == "mail.smtp_url" ? "smtps" : "https"
      for port in ["99999", "0", "65536", "x"] {
        expect(key, "\"\(scheme)://a.example:\(port)/\"", "a port from 1 to 65535")
      }
      for text in ["a.example", "ftp://a.example", "\(scheme)://", "\(scheme)://me:pw@a.example"] {
        expect(key, "\"\(text)\"", "an address")
      }
    }
  }

  /// What a relative one means would depend on where the person works.
  @Test func pathsAreWhole() {
    for key in Self.keys where Self.paths.contains(key.name) {
      for path in ["a", "./a", "a/b", "~other/a"] {
        expect(key, "\"\(path)\"", "begins with / or ~/")
      }
    }
  }

  @Test func wordsSayWhatToDo() {
    #expect(
      message("[mail]\nfrom = 5") == "/c.toml:2: mail.from must be a text in quotes, "
        + "or a list of them in brackets, and is the number 5.")
    #expect(message("[mail]\npassword_cmd = \"\"\"\na\n\tb\"\"\"\nuser = \"x\"") == nil)
    #expect(
      message("[[mail]]\nfrom = \"a@b.c\"") == "/c.toml:1: mail must be a table, and is a list.")
  }

  @Test func whatWouldNeverWorkIsRefused() {
    #expect(
      message("[mail]\nfrom = []") == "/c.toml:2: mail.from must be a text in quotes, "
        + "or a list of them in brackets, and is an empty list.")
    let program =
      "the name of a program or its whole path, which begins with /, and is “./send -t”."
    #expect(
      message("[mail]\nsendmail = \"./send -t\"") == "/c.toml:2: mail.sendmail must be \(program)")
    #expect(message("[mail]\nsendmail = \"msmtp -a x/y\"") == nil)
    #expect(message("[mail]\nuser = \"u\"\npassword_cmd = [\"bin/pass\"]") != nil)
    #expect(message("[mail]\nuser = \"u\"\npassword_cmd = [\"pass\", \"a/b\"]") == nil)
    // Types that nothing here can use.
    #expect(
      message("[files.x]\ntype = \"ftp\"")
        == "/c.toml:2: “ftp” is no value for files.x.type. Use sftp, webdav or s3.")
    #expect(
      message("[files.\"a:b\"]\ntype = \"sftp\"\nhost = \"h\"")?
        .hasSuffix("files.a:b must be a name without a colon, and is “a:b”.") == true)
  }

  /// Settings that none of the programs and services could use, or that would have no effect.
  @Test(arguments: [
    (
      "[airdrop]\nrelay_url = \"http://x\"",
      "2: airdrop.relay_url must be an address that begins with ws://"
    ),
    (
      "[airdrop]\nrelay_url = \"ws://x:0/v1\"",
      "2: airdrop.relay_url must be an address with a port"
    ),
    ("[airdrop]\ntransit = \"relay:4001\"", "2: airdrop.transit must be an address such as tcp:"),
    ("[airdrop]\ntransit = \"tcp:relay:0\"", "2: airdrop.transit must be an address such as tcp:"),
    ("\n[bluesky]\npds = \"https://b\"", "2: The setting “bluesky.handle” is missing"),
    ("[bluesky.work]\npds = \"https://b\"", "1: The setting “bluesky.work.handle” is missing"),
    (
      "[paste]\ntype = \"termbin\"\nurl = \"https://b\"",
      "3: paste.url must be left out beside type"
    ),
    ("[paste]\ntype = \"termbin\"\nuser = \"b\"", "3: paste.user must be left out beside type"),
    ("[paste]\ntype = \"0x0\"\nport = 80", "3: paste.port must be left out beside type"),
    ("\n[paste]\nexpiry = \"1day\"", "2: The setting “paste.type” is missing"),
    ("[message]\n\ntelegram = {}", "3: The setting “message.telegram.token_cmd” is missing"),
    (
      "[message]\n[message.matrix.rooms]\na = \"!b:c\"",
      "2: The setting “message.matrix.homeserver” is"
    ),
    (
      "[message.matrix]\nhomeserver = \"https://b\"\npassword_cmd = \"x\"",
      "1: The setting “message.matrix.user”"
    ),
    (
      "[contacts]\nvdir = \"/a\"\ncarddav = \"https://b\"",
      "3: contacts.carddav must be left out beside vdir"
    ),
    ("[contacts]\nuser = \"a\"", "1: The setting “contacts.carddav” is missing"),
    ("[reminders]\npassword_cmd = \"a\"", "1: The setting “reminders.url” is missing"),
    (
      "[mastodon]\ninstance = \"https://b\"\ntoken_cmd = [1]",
      "3: mastodon.token_cmd[0] must be a text in quotes, and is the number 1."
    ),
    (
      "[mastodon]\ninstance = \"https://b\"\ntoken_cmd = []",
      "3: mastodon.token_cmd must be a command that prints"
    ),
    ("[mastodon]\ntoken_cmd = \"x\"", "1: The setting “mastodon.instance” is missing"),
    (
      "[mastodon]\ninstance = \"https://b\"\nname = \"x\"\n[mastodon.w]\ninstance = \"https://c\"\nname = \"x\"",
      "6: mastodon.w.name must be a name that no other account has"
    ),
    ("[telegram]\ntoken_cmd = \"x\"", "1: The setting “telegram.chat” is missing"),
    ("# x\n[files.a]\n# y\ntype = \"s3\"", "2: The setting “files.a.bucket” is missing"),
  ])
  func whatCannotWorkIsRefusedWithItsLine(_ text: String, _ words: String) {
    let found = message(text) ?? "no message"
    #expect(found.hasPrefix("/c.toml:" + words), "\(found)")
  }

  @Test(arguments: [
    "[airdrop]\nrelay_url = \"wss://x:443/v1\"\ntransit = \"tcp:[::1]:4001\"",
    "[airdrop]\ntransit = \"tcp:relay.example.org:4001:priority=1\"",
    "[message.matrix]\nhomeserver = \"https://b\"\ntoken_cmd = [\"pass\", \"x\"]",
    "[message.matrix]\nhomeserver = \"https://b\"\nuser = \"u\"\npassword_cmd = \"x\"",
    "[mastodon]\nvisibility = \"unlisted\"", "[paste]\ntype = \"termbin\"\nport = 9999",
    // Secrets are also looked for elsewhere.
    "[files.a]\ntype = \"s3\"\nbucket = \"b\"\naccess_key = \"k\"",
    "[postToTwitter]\nconsumer_key_cmd = \"x\"",
  ])
  func whatWorksIsTaken(_ text: String) {
    #expect(message(text) == nil)
  }

  @Test func tablesThatThereAreNotAreNamed() {
    #expect(
      message("# x\n[mial]\nfrom = \"a@b.c\"")
        == "/c.toml:2: There is no table “[mial]”. Did you mean [mail]?")
    #expect(
      message("[print]\nprinter = \"x\"")
        == "/c.toml:1: There is no table “[print]”. “man sharesheet” lists them.")
    #expect(message("[[printers]]\na = 1") != nil)
  }
}
