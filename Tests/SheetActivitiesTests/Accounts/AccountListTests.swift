import Foundation
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

extension ServiceProfile {
  /// A service that there is only in tests.
  static let pigeon = ServiceProfile(
    word: "pigeon", title: "Pigeon", server: .named(key: "loft", example: "https://loft.example"),
    userKey: "user", secrets: [SecretField("token", label: "Token")],
    details: [Detail("ring", label: "Ring")], ownKeys: ["colour", "routes"],
    signIn: .pasted(where: "Loft > Settings > Tokens"))
}

@Suite struct AccountListTests {
  private let scratch: ScratchDirectory
  private let file = "home/.local/share/sharesheet/accounts.json"

  init() throws { scratch = try ScratchDirectory() }

  private func account(_ name: String) -> Account {
    var account = Account(service: "pigeon", name: name)
    (account.address, account.user) = ("https://loft.example", "ada")
    account.details = ["ring": "7"]
    return account
  }

  private func settings(_ configuration: String = "") throws -> ActivitySettings {
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    return settings
  }

  @Test func whatIsAddedIsThereAndOnlyForThePerson() throws {
    let list = AccountList(scratch.settings())
    #expect(try list.accounts() == [])
    try list.add(account("Büro \"1\"/\u{1F426}"), store: .pass)
    try list.add(account("home"), store: .keyring)
    var first = account("Büro \"1\"/\u{1F426}")
    first.store = .pass
    #expect(try list.accounts().first == first)
    #expect(try list.accounts().map(\.name) == [first.name, "home"])
    let mode = try FileManager.default.attributesOfItem(atPath: scratch.path(file))
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func addingAgainReplacesAndRemovingLeavesTheOthers() throws {
    let list = AccountList(scratch.settings())
    for name in ["a", "b"] { try list.add(account(name), store: .file) }
    var changed = account("a")
    changed.user = "grace"
    try list.add(changed, store: .keyring)
    #expect(try list.accounts().map(\.user) == ["grace", "ada"])
    try list.remove(changed)
    #expect(try list.accounts().map(\.name) == ["b"])
    var other = account("b")
    other = Account(service: "falcon", name: other.name)
    try list.remove(other)
    #expect(try list.accounts().map(\.name) == ["b"])
  }

  @Test func theConfigurationComesFirstAndWins() throws {
    let settings = try settings(
      """
      [pigeon]
      colour = "white"
      [pigeon.routes]
      home = "north"
      [pigeon.work]
      loft = "https://work.example"
      token_cmd = "echo x"
      """)
    let list = AccountList(settings)
    try list.add(account("work"), store: .keyring)
    try list.add(account("home"), store: .keyring)
    try list.add(Account(service: "falcon", name: "other"), store: .keyring)
    let accounts = try settings.accounts(of: .pigeon)
    #expect(accounts.map(\.name) == ["work", "home"])
    #expect(accounts.map(\.address) == ["https://work.example", "https://loft.example"])
    #expect(accounts.map(\.store) == [nil, .keyring])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"accounts":{}}"#, #"{"accounts":[{"service":"pigeon"}]}"#,
    #"{"accounts":[{"service":"pigeon","name":"a","store":"cloud"}]}"#,
    #"{"accounts":[{"service":"pigeon","name":"","store":"file"}]}"#,
  ])
  func aDamagedListIsToldAndNotReplaced(_ text: String) throws {
    try scratch.write(text, to: file)
    let list = AccountList(scratch.settings())
    #expect(throws: AccountListError.damaged(list.path)) { try list.accounts() }
    #expect(throws: AccountListError.damaged(list.path)) {
      try list.add(account("a"), store: .file)
    }
    #expect(try scratch.read(file) == Array(text.utf8))
  }

  @Test func aFolderInItsPlaceIsTold() throws {
    let list = AccountList(scratch.settings())
    try FileManager.default.createDirectory(
      atPath: scratch.path(file), withIntermediateDirectories: true)
    #expect(throws: AccountListError.unreadable(list.path, .notAFile(kind: "a folder"))) {
      try list.accounts()
    }
  }
}
