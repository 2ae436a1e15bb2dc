import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct AccountTableTests {
  private let profile = ServiceProfile(
    word: "mastodon", title: "Mastodon",
    server: .named(key: "instance", example: "https://mastodon.social"), userKey: "user",
    secrets: [.init("token", label: "Access token")],
    details: [.init("page_id", label: "Page")], ownKeys: ["visibility"], signIn: .code)

  private func accounts(_ text: String) throws -> [Account] {
    let value = try #require(JSONReader.value(of: Array(text.utf8)))
    return try profile.accounts(SettingsTable("mastodon", value))
  }

  @Test func aTableIsAnAccount() throws {
    let account = try #require(
      try accounts(
        #"""
        {"instance": "https://example.org", "user": "ada", "token_cmd": "pass show x",
         "ca_file": "/ca.pem", "visibility": "unlisted"}
        """#
      ).first)
    #expect(account.name == "ada@example.org")
    #expect(account.address == "https://example.org")
    #expect(account.commands["token"] == SecretCommand("pass show x"))
    #expect(account.authorities == "/ca.pem")
    #expect(account.host == "example.org")
  }

  @Test func tablesInsideAreMoreAccounts() throws {
    let list = try accounts(
      #"""
      {"instance": "https://a.org", "work": {"instance": "https://b.org", "page_id": "7"},
       "home": {"instance": "https://c.org", "name": "mine"}}
      """#)
    #expect(list.map(\.name) == ["a.org", "work", "mine"])
    #expect(list[1].details == ["page_id": "7"])
  }

  @Test func aTableWithoutAnAccountIsNone() throws {
    #expect(try accounts(#"{"visibility": "unlisted"}"#).isEmpty)
    #expect(try accounts("{}").isEmpty)
  }

  @Test(arguments: [
    #"{"user": "ada"}"#, #"{"work": {"user": "ada"}}"#, #"{"work": {}}"#,
    #"{"instance": "example.org"}"#, #"{"instance": "https://a.org", "tokn_cmd": "x"}"#,
    #"{"work": {"instance": "https://a.org", "visibility": "unlisted"}}"#,
    #"{"instance": "https://a.org", "token_cmd": 7}"#,
  ])
  func whatCannotBeAnAccountIsRefused(_ text: String) {
    #expect(throws: ConfigurationFault.self) { try accounts(text) }
  }
}
