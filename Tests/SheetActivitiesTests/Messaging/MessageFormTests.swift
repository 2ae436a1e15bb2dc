import Foundation
import SheetEngine
import SheetPresentation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@MainActor @Suite struct MessageFormTests {
  private let scratch: ScratchDirectory

  init() throws { scratch = try ScratchDirectory() }

  private func settings(_ configuration: String = "") throws -> ActivitySettings {
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    return settings
  }

  private static let all = """
    [message]
    [message.matrix]
    homeserver = "https://matrix.example.org"
    user = "ada"
    password_cmd = "echo pw"
    rooms = { family = "!abc:example.org", "Bücher" = "#books:example.org" }
    [message.matrix.work]
    homeserver = "https://example.com"
    token_cmd = "echo t"
    [message.telegram]
    token_cmd = "echo t"
    chats = { family = "-100123" }
    [message.xmpp]
    command = ["go-sendxmpp", "-f", "~/x"]
    [message.gammu]
    config = "~/.gammurc"
    """

  private func form(_ items: [Any], _ configuration: String = "") throws -> Form {
    let activity = MessageActivity(settings: try settings(configuration))
    activity.prepare(withActivityItems: items)
    return activity.makeForm()
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func services(_ form: Form) -> [String] {
    form.fields.first { $0.id == "service" }?.choices.map(\.value) ?? []
  }

  @Test func linksAndTextsFillTheForm() throws {
    let items: [Any] = [
      try url("sms:+1555,+2555?body=Hello%20%E2%98%95"), "more", try url("https://example.org/"),
    ]
    let values = try form(items).values
    #expect(values.text("to") == "+1555, +2555")
    #expect(values.text("text") == "Hello ☕\n\nmore\n\nhttps://example.org/")
  }

  @Test func configuredWaysComeFirst() throws {
    #expect(services(try form(["x"])) == ["auto", "qr"])
    #expect(
      services(try form(["x"], Self.all))
        == ["auto", "matrix", "matrix:work", "telegram", "xmpp", "gammu", "qr"])
  }

  /// An account with a table of its own, as posts have it, is a way too; so is one of `sharesheet accounts`.
  @Test func accountsOfOtherActivitiesAreWays() throws {
    let table = """
      [telegram]
      chat = "@news"
      token_cmd = "echo t"
      """
    let own = try form(["x"], table)
    #expect(services(own).prefix(2) == ["auto", "telegram"])
    let all = try MessageForm([], settings(table).messageRoutes()).available(nil)
    #expect(all.first?.names == [MessageName(name: "@news", address: "@news")])

    var added = Account(service: "matrix", name: "ada")
    added.address = "https://matrix.example.org"
    try AccountList(settings()).add(added, store: .file)
    #expect(services(try form(["x"], table)).prefix(3) == ["auto", "matrix", "telegram"])
    let picture = try scratch.write(Data(), to: "a.png")
    let files = [URL(fileURLWithPath: picture)]
    #expect(MessageActivity(settings: try settings()).canPerform(withActivityItems: files))
  }

  @Test func filesGoOnlyWhereSomethingCarriesThem() throws {
    let file = URL(fileURLWithPath: try scratch.write("x", to: "a.png"))
    #expect(!MessageActivity(settings: try settings()).canPerform(withActivityItems: [file]))
    #expect(MessageActivity(settings: try settings(Self.all)).canPerform(withActivityItems: [file]))
    #expect(
      services(try form([file], Self.all)) == ["auto", "matrix", "matrix:work", "telegram"])
  }

  @Test(
    arguments: [
      ("matrix", "family", nil), ("matrix", "bücher", nil), ("matrix", "@ada:example.org", nil),
      ("matrix", "ada", "is no recipient"), ("telegram", "family", nil), ("telegram", "-5", nil),
      ("telegram", "ada", "is no recipient"), ("xmpp", "Ada <ada@example.org>", nil),
      ("xmpp", "-p@x", "is no recipient"),
      ("xmpp", "a b@x", "is no recipient"), ("gammu", "+420 (800) 12-34", nil),
      ("gammu", "call", "is no recipient"),
      ("qr", "112", nil), ("qr", "", "at least one"), ("qr", "1", "is no recipient"),
    ] as [(String, String, String?)])
  func recipientsAreJudgedByTheService(service: String, to: String, problem: String?) throws {
    var form = try form(["text"], Self.all)
    try form.set("service", to: service)
    try form.set("to", to: to)
    let found = form.validate(form.values)["to"]
    #expect((found == nil) == (problem == nil), "\(found ?? "")")
    #expect(found?.contains(problem ?? "") ?? true)
  }

  @Test func theTextIsCountedAsTheServiceDoes() throws {
    var form = try form(["text"], Self.all)
    try form.set("to", to: "family")
    try form.set("service", to: "telegram")
    try form.set("text", to: String(repeating: "😀", count: 2049))
    #expect(form.validate(form.values)["text"]?.contains("too long by 2 characters") == true)
    #expect(form.explain(form.values)["text"] == "4098 of 4096 characters.")
    try form.set("service", to: "gammu")
    try form.set("text", to: "čau")
    #expect(form.explain(form.values)["text"]?.hasPrefix("1 message, 67 more fit") == true)
    try form.set("text", to: "")
    #expect(form.validate(form.values)["text"] != nil)
  }

  @Test func contactsAndRecentRecipientsAreProposed() throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\\, Byron\r\nTEL;VALUE=uri:tel:+44-20;ext=5\r\n"
      + "TEL:112\r\nIMPP:xmpp:ada@example.org\r\nX-JABBER:old@example.org\r\nEND:VCARD\r\n"
    try scratch.write(card, to: "cards/ada.vcf")
    var settings = try settings("[contacts]\nvdir = \"\(scratch.path("cards"))\"\n" + Self.all)
    settings.historyPlace = .standard
    let contacts = try AddressBook(settings).contacts()
    let recent = RecentRecipients(settings)
    let zoe = MessageRecipient("Zoë <+420800123456>")
    recent.add([zoe, MessageRecipient("+5")], of: .gammu)
    recent.add([MessageRecipient("!r:x")], of: .matrix)
    recent.add([zoe], of: .qr)
    #expect(
      settings.messageCandidates(.kdeconnect, contacts)
        == ["Zoë <+420800123456>", "+5", "Ada Byron <+44-20>", "Ada Byron <112>"])
    #expect(
      settings.messageCandidates(.xmpp, contacts)
        == ["Ada Byron <ada@example.org>", "Ada Byron <old@example.org>"])
    #expect(settings.messageCandidates(.matrix, contacts) == ["!r:x"])
    let path = settings.directories.state.appending("sharesheet/recipients")
    #expect(
      try FileManager.default.attributesOfItem(atPath: path.text)[.posixPermissions] as? Int
        == 0o600)
    settings.historyPlace = .none
    #expect(settings.messageCandidates(.matrix, contacts) == [])
  }

  @Test(arguments: [
    ("matrix = { user = \"a\" }", "message.matrix.homeserver"),
    ("matrix = { homeserver = \"https://x\", foo = 1 }", "message.matrix.foo"),
    ("telegram = { token_cmd = \"x\", chats = { a = 5 } }", "message.telegram.chats.a"),
    ("xmpp = { }", "message.xmpp.command"), ("xmpp = { command = [] }", "message.xmpp.command"),
    ("gammu = { config = \"rc\" }", "message.gammu.config"), ("default = \"pigeon\"", "pigeon"),
    ("kdeconnect = { device = 5 }", "message.kdeconnect.device"), ("sms = 5", "message.sms"),
  ])
  func mistakesAreNamed(line: String, key: String) throws {
    let file = try ConfigurationSource(path: "/c.toml", text: Array("[message]\n\(line)\n".utf8))
    do throws(ConfigurationError) {
      try BuiltInActivities.check(file)
      Issue.record("nothing wrong with \(line)")
    } catch {
      #expect(error.message.contains(key), "\(error.message)")
    }
  }
}

@Suite struct PhoneAnswerTests {
  @Test func namesOfPhonesAreReadAsGLibWritesThem() {
    let answer = #"({'abc_1': "Ada's \"Pixel\" \u2615\n", 'ZZ9': 'plain', '../x': 'evil'},)"#
    let phones = PhoneConnection.phones(in: answer)
    #expect(phones.map(\.id) == ["abc_1", "ZZ9"])
    #expect(phones.map(\.name) == ["Ada's \"Pixel\" ☕", "plain"])
    #expect(PhoneConnection.phones(in: "(@a{ss} {},)").isEmpty)
    #expect(
      VariantText.strings(in: #"(<['a', 'b\'c', 'x\u00']>,)"#) == ["a", "b'c", "x\u{FFFD}>,)"])
  }
}
