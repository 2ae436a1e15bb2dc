import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct PasteSettingsTests {
  private func section(_ text: String) throws -> PasteSection {
    let file = try ConfigurationSource(path: "/config.toml", text: Array(text.utf8))
    return try PasteSection.read(file)
  }

  @Test func withoutATableTheCommonServices() throws {
    #expect(try section("").servers.map(\.name) == ["bpa.st", "0x0.st", "termbin.com"])
  }

  @Test func severalServices() throws {
    let servers = try section(
      """
      [paste]
      type = "pinnwand"
      url = "https://paste.example.org/"
      expiry = "1week"
      [paste.work]
      type = "bepasty"
      url = "http://127.0.0.1:5005"
      token_cmd = "echo x"
      [paste.lan]
      type = "termbin"
      host = "fiche.lan"
      port = 9997
      """
    ).servers
    #expect(servers.map(\.name) == ["paste.example.org", "lan", "work"])
    #expect(servers.map(\.kind) == [.pinnwand, .termbin, .bepasty])
    #expect(servers[0].expiry == .week)
    #expect(servers[1].port == 9997)
  }

  @Test(arguments: [
    ("type = \"pastebin\"", "paste.type"), ("url = \"https://a.b\"", "paste.type"),
    ("type = \"bepasty\"", "paste.url"), ("type = \"pinnwand\"\nexpiry = \"1month\"", "1week"),
    ("type = \"0x0\"\nexpire = \"1day\"", "expiry"), ("type = \"termbin\"\nport = 0", "paste.port"),
    ("type = \"termbin\"\nhost = \"-x\"", "paste.host"),
    ("[paste.a]\nurl = \"https://a.b\"", "type"),
  ])
  func faultsAreSaid(_ text: String, _ words: String) {
    #expect {
      try section("[paste]\n" + text)
    } throws: { error in
      (error as? ConfigurationError)?.message.contains(words) == true
    }
  }
}

@Suite struct SecretScanTests {
  @Test(arguments: [
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n",
    "x\r\n-----BEGIN RSA PRIVATE KEY-----",
    "-----BEGIN PGP PRIVATE KEY BLOCK-----", "key: \"AKIAIOSFODNN7EXAMPLE\"",
    "AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQ", "token=ghp_0123456789abcdefghij",
  ])
  func keysAreSeen(_ text: String) throws {
    #expect(SecretScan.finding(in: .text(text)) != nil)
    #expect(SecretScan.finding(in: .data(Data(text.utf8))) != nil)
    let scratch = try ScratchDirectory()
    try scratch.write(text, to: "a")
    #expect(SecretScan.finding(in: .file(scratch.bytePath("a"))) != nil)
  }

  @Test(arguments: [
    "-----BEGIN PUBLIC KEY-----", "a private key", "AKIA", "Grüße", "BEGIN PRIVATE KEY", "ghp_x",
  ])
  func othersAreNot(_ text: String) {
    #expect(SecretScan.finding(in: .text(text)) == nil)
  }

  @Test func whatCannotBeReadIsNothing() {
    #expect(SecretScan.finding(in: .file("/nonexistent")) == nil)
    #expect(SecretScan.finding(in: .file("/tmp")) == nil)
  }
}

@MainActor @Suite struct PastePanelTests {
  private func form(_ configuration: String, _ items: [Any]) throws -> Form {
    let scratch = try ScratchDirectory()
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    let activity = PasteActivity(settings: settings)
    activity.prepare(withActivityItems: items)
    return activity.makeForm()
  }

  @Test func whoCanReadItAndUntilWhenIsSaidBefore() throws {
    let form = try form("", ["Grüße"])
    #expect(form.fields.contains { $0.label.contains("Anyone with the link can read it") })
    #expect(form.fields.contains { $0.label.contains("termbin.com: It travels unencrypted") })
    let expiry = try #require(form.fields.first { $0.id == "expiry" })
    #expect(expiry.value == .text("1day"))
    #expect(form.fields.first { $0.isInput }?.id == "service")
    #expect(form.problems().keys.sorted() == ["service"], "nobody's page is chosen unasked")
  }

  @Test func aPrivateKeyIsWarnedOf() throws {
    let form = try form("", ["-----BEGIN EC PRIVATE KEY-----\nx"])
    #expect(
      form.fields[1].label == "Careful: this looks as if a private key were in it.")
  }

  @Test func oneServiceHasNoChoiceAndNoLanguage() throws {
    let form = try form(
      "[paste]\ntype = \"bepasty\"\nurl = \"https://b.c\"\nexpiry = \"never\"\n", ["x"])
    #expect(!form.fields.contains { $0.id == "service" || $0.id == "language" })
    #expect(form.fields.first { $0.id == "expiry" }?.value == .text("never"))
  }

  @Test func theLanguageIsToldByTheName() throws {
    let scratch = try ScratchDirectory()
    let url = URL(fileURLWithPath: try scratch.write("x", to: "a.PY"))
    #expect(try form("", [url]).fields.first { $0.id == "language" }?.value == .text("python"))
    #expect(try form("", ["x"]).fields.first { $0.id == "language" }?.value == .text("text"))
  }
}
