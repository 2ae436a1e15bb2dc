import SheetFiles
import SheetSettings
import Testing

@testable import SheetActivities

@MainActor @Suite struct MailSectionTests {
  private func settings(_ text: String) throws -> MailSection {
    let source = try ConfigurationSource(path: "config.toml", text: Array(text.utf8))
    try BuiltInActivities.check(source, besides: ["general"])
    return try MailSection.read(source)
  }

  private func fault(_ text: String) -> ConfigurationFault? {
    do {
      _ = try settings(text)
      return nil
    } catch {
      return (error as? ConfigurationError)?.fault
    }
  }

  @Test func everyKeyIsRead() throws {
    let mail = try settings(
      """
      [mail]
      backend = "sendmail"
      from = ["Me <me@example.org>", "other@example.org"]
      smtp_url = "smtps://mail.example.org"
      user = "me"
      password_cmd = "pass show mail"
      ca_file = "~/ca.pem"
      max_mb = 25
      sendmail = "msmtp -a work"
      signature = "Ada\\nexample.org"
      """)
    #expect(mail.route == .sendmail)
    #expect(mail.senders.map(\.text) == ["Me <me@example.org>", "other@example.org"])
    #expect(mail.server?.text == "mail.example.org:465")
    #expect(mail.user == "me")
    #expect(mail.password == SecretCommand("pass show mail"))
    #expect(mail.authorities == "~/ca.pem")
    #expect(mail.limit == 25_000_000)
    #expect(mail.sendmail == ["msmtp", "-a", "work"])
    #expect(mail.signature == "Ada\nexample.org")
    #expect(mail.sender("other@example.org")?.address == "other@example.org")
    #expect(mail.sender("")?.name == "Me")
  }

  @Test func withoutATableNothingIsSet() throws {
    let mail = try settings("[general]\nmouse = true")
    #expect(mail.route == nil && mail.server == nil && mail.sender("") == nil)
    #expect(try settings("[mail]\nbackend = \"auto\"").route == nil)
    #expect(try settings("[mail]\nuser = \"me@b.c\"").sender("")?.address == "me@b.c")
    #expect(try settings("[mail]\nfrom = \"a@b.c\"").senders.count == 1)
  }

  @Test func faultsAreTold() {
    #expect(fault("[mail]\nmx_mb = 3") == .unknownKey("mail.mx_mb", suggestion: "max_mb"))
    #expect(fault("[mail]\nbackend = \"smtp\"") == .missingKey("mail.smtp_url"))
    #expect(fault("[mail]\npassword_cmd = \"x\"") == .missingKey("mail.user"))
    for text in ["from = \"me\"", "from = [\"a@b.c\", \"d\"]", "smtp_url = \"https://x\""] {
      guard case .outOfRange? = fault("[mail]\n" + text) else {
        Issue.record("\(text)")
        continue
      }
    }
    let word = fault("[mail]\nbackend = \"pine\"")
    if case .invalidChoice? = word { return }
    Issue.record("\(String(describing: word))")
  }

  @Test(arguments: [
    ("smtps://mail.example.org", "mail.example.org:465", false),
    ("SMTP://Mail.Example.org/", "mail.example.org:587", false),
    ("smtp://localhost:2525", "localhost:2525", true), ("smtp://127.0.0.1:1", "127.0.0.1:1", true),
    ("smtps://[::1]:465", "[::1]:465", true), ("smtp://[2001:db8::1]", "[2001:db8::1]:587", false),
    ("smtp://127.example.org", "127.example.org:587", false),
  ])
  func servers(text: String, shown: String, isHere: Bool) throws {
    let server = try #require(MailServer(text))
    #expect(server.text == shown)
    #expect(server.isHere == isHere)
  }

  @Test(arguments: [
    "mail.example.org", "smtp://", "smtp://a b", "smtps://me:pw@host", "smtp://host:0",
    "smtp://host:99999", "smtp://host:x", "smtp://host/path", "smtp://[::1", "smtp://host\n",
  ])
  func noServers(text: String) {
    #expect(MailServer(text) == nil)
  }
}
