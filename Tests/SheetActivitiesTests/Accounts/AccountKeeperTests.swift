import Foundation
import SheetPresentation
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Rules of adding and removing, against a server that says what each test needs. ServiceTests do the same
/// against a real one.
@Suite struct AccountKeeperTests {
  private let scratch: ScratchDirectory
  private let keeper: AccountKeeper

  init() throws {
    scratch = try ScratchDirectory()
    keeper = AccountKeeper(
      scratch.settings(), services: [BlueskyService.profile, MastodonService.profile, .pigeon])
  }

  /// Answers by the last part of the path.
  private func server(_ answers: [String: (Int, String)]) throws -> LocalHTTPServer {
    try LocalHTTPServer { request in
      let path = request.path.split(separator: "?").first.map(String.init) ?? ""
      let answer = answers.first { path.hasSuffix($0.key) }?.value ?? (404, "")
      return HTTPResponse(status: answer.0, body: Array(answer.1.utf8))
    }
  }

  private func new(
    _ service: ServiceProfile, _ values: [String: String], store: String = "file"
  ) throws -> NewAccount {
    var form = NewAccount.form(for: service, keeper.settings)
    for (field, value) in values { try form.set(field, to: value) }
    try form.set("store", to: store)
    return try NewAccount(service, form.values)
  }

  private func secrets() throws -> String {
    String(
      decoding: try scratch.read("home/.local/share/sharesheet/secrets.json"), as: UTF8.self)
  }

  @Test func anAppPasswordIsTriedThenKept() throws {
    let server = try server([
      "createSession": (200, #"{"did":"d","handle":"zoë.example","accessJwt":"t"}"#)
    ])
    let new = try new(BlueskyService.profile, ["pds": server.address, "handle": "zoë.example"])
    let account = try keeper.add(
      new, answers: ["password": Secret("aaaa-bbbb")], WorkMonitor())
    #expect(account.name == "zoë.example")
    #expect(try keeper.accounts() == [account])
    #expect(try secrets().contains("aaaa-bbbb"))
    let list = try scratch.read("home/.local/share/sharesheet/accounts.json")
    #expect(!String(decoding: list, as: UTF8.self).contains("aaaa-bbbb"))
    let sent = String(decoding: try #require(server.requests.first).body, as: UTF8.self)
    #expect(sent.contains("aaaa-bbbb"))
    #expect(try keeper.test(account, WorkMonitor()) == "zoë.example")
  }

  @Test func afterARefusalNothingIsKept() throws {
    let server = try server(["createSession": (401, "{}")])
    let new = try new(BlueskyService.profile, ["pds": server.address, "handle": "ada"])
    #expect(throws: NetworkError.login("127.0.0.1")) {
      try keeper.add(new, answers: ["password": Secret("no")], WorkMonitor())
    }
    #expect(try keeper.accounts() == [])
    #expect(throws: (any Error).self) { try secrets() }
    #expect(throws: AccountError.nothingGiven("App password")) {
      try keeper.add(new, answers: [:], WorkMonitor())
    }
  }

  @Test func withdrawnAccessSaysHowToSignInAgain() throws {
    let isOpen = Shared(true)
    let server = try LocalHTTPServer { _ in
      HTTPResponse(
        status: isOpen.value ? 200 : 401,
        body: Array(#"{"did":"d","handle":"ada","accessJwt":"t"}"#.utf8))
    }
    let new = try new(BlueskyService.profile, ["pds": server.address, "handle": "ada"])
    let account = try keeper.add(new, answers: ["password": Secret("x")], WorkMonitor())
    isOpen.change { $0 = false }
    let error = AccountError.withdrawn(account, host: "127.0.0.1")
    #expect(throws: error) { try keeper.test(account, WorkMonitor()) }
    #expect(error.message.hasSuffix("Sign in again: sharesheet accounts add bluesky"))
    #expect(error.message.contains("access was withdrawn"))
  }

  @Test func aNameIsNotTakenFromAnotherButSigningInAgainIsFine() throws {
    let server = try server(["createSession": (200, #"{"did":"d","handle":"ada","accessJwt":"t"}"#)]
    )
    let first = try new(
      BlueskyService.profile, ["pds": server.address, "handle": "ada", "name": "me"])
    _ = try keeper.add(first, answers: ["password": Secret("old")], WorkMonitor())
    _ = try keeper.add(first, answers: ["password": Secret("new")], WorkMonitor())
    #expect(try keeper.accounts().count == 1)
    #expect(try secrets().contains("new"))
    #expect(try !secrets().contains("old"))
    let other = try new(
      BlueskyService.profile, ["pds": server.address, "handle": "eve", "name": "me"])
    #expect(throws: AccountError.nameTaken("me")) {
      try keeper.add(other, answers: ["password": Secret("evil")], WorkMonitor())
    }
    #expect(try secrets().contains("new"))
  }

  @Test func removingForgetsEvenWhenTheServiceIsGone() throws {
    var server: LocalHTTPServer? = try server([
      "createSession": (200, #"{"did":"d","handle":"ada","accessJwt":"t"}"#)
    ])
    let new = try new(
      BlueskyService.profile, ["pds": try #require(server).address, "handle": "ada"])
    let account = try keeper.add(new, answers: ["password": Secret("x1y2")], WorkMonitor())
    server = nil
    let notice = try keeper.remove(account, WorkMonitor())
    #expect(notice?.contains("App passwords") == true)
    #expect(try keeper.accounts() == [])
    #expect(try !secrets().contains("x1y2"))
  }

  @Test func aServiceThatCannotBeAskedIsBelieved() throws {
    let new = try new(.pigeon, ["loft": "loft.example", "user": "ada"])
    let account = try keeper.add(new, answers: ["token": Secret("t")], WorkMonitor())
    #expect(account.address == "https://loft.example")
    #expect(account.name == "ada@loft.example")
    #expect(try keeper.test(account, WorkMonitor()) == nil)
    #expect(try keeper.remove(account, WorkMonitor()) == nil)
  }

  @Test func namesFindAccounts() throws {
    for service in ["pigeon", "bluesky"] {
      try AccountList(keeper.settings).add(Account(service: service, name: "me"), store: .file)
    }
    try AccountList(keeper.settings).add(Account(service: "pigeon", name: "work"), store: .file)
    #expect(try keeper.account(named: "work").service == "pigeon")
    #expect(try keeper.account(named: "bluesky/me").service == "bluesky")
    #expect(throws: AccountError.ambiguous("me", services: ["bluesky", "pigeon"])) {
      try keeper.account(named: "me")
    }
    #expect(throws: AccountError.noAccount("wrok", suggestion: "work")) {
      try keeper.account(named: "wrok")
    }
    #expect(throws: AccountError.noService("mastodn", suggestion: "mastodon")) {
      try NetworkServices.named("mastodn")
    }
  }

  @Test func addressesThatAreNotEncryptedAreRefused() throws {
    #expect(throws: NetworkError.notEncrypted("example.org")) {
      try new(BlueskyService.profile, ["pds": "http://example.org", "handle": "ada"])
    }
  }

  @Test func withoutAPlaceTheFileIsNotChosenForThePerson() throws {
    let form = NewAccount.form(for: BlueskyService.profile, keeper.settings)
    #expect(form.values.text("store") == "")
    #expect(form.problems()["store"] == "Choose one.")
    #expect(throws: AccountError.noStore) { try NewAccount(BlueskyService.profile, form.values) }
  }

  /// Nobody may see a secret among the processes while a request is under way.
  @Test func curlHasNoSecretInArgumentsOrEnvironment() throws {
    let seen = Shared("")
    let server = try LocalHTTPServer { _ in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for name in names where Int(name) != nil {
        let command = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        guard String(decoding: command, as: UTF8.self).hasPrefix("/usr/bin/curl") else { continue }
        let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ") ?? Data()
        seen.change { $0 += String(decoding: command + variables, as: UTF8.self) + "\n" }
      }
      return HTTPResponse(body: Array(#"{"did":"d","handle":"ada","accessJwt":"t"}"#.utf8))
    }
    let new = try new(BlueskyService.profile, ["pds": server.address, "handle": "ada"])
    _ = try keeper.add(new, answers: ["password": Secret("geheim-9")], WorkMonitor())
    #expect(seen.value.contains("-K\0/dev/fd/3"))
    #expect(!seen.value.contains("geheim-9"))
    let sent = String(decoding: try #require(server.requests.first).body, as: UTF8.self)
    #expect(sent.contains("geheim-9"))
  }
}
