import Foundation
import SheetTestSupport
import Testing

/// `sharesheet accounts` with a server that takes one password. ServiceTests have real ones.
@Suite struct AccountsTests {
  let sheet: Sharesheet
  private let server: LocalHTTPServer
  private static let password = "aaaa-bbbb-ö"

  init() throws {
    sheet = try Sharesheet()
    server = try LocalHTTPServer { request in
      let isRight =
        String(decoding: request.body, as: UTF8.self).contains(Self.password)
        || request.headers["authorization"] == "Bearer aaaa"
      return HTTPResponse(
        status: isRight ? 200 : 401,
        body: Array(Self.answer.utf8))
    }
  }

  /// What Bluesky says of a session and Mastodon of an account, and the words of a refusal.
  private static let answer = """
    {"did":"did:plc:z","handle":"zoë.example","accessJwt":"aaaa","acct":"zoë",\
    "message":"Invalid password"}
    """

  private var fields: [String] {
    ["--set", "pds=\(server.address)", "--set", "handle=zoë.example", "--store", "file"]
  }

  private func add(_ password: String = password) throws -> FinishedProgram {
    try sheet.run(
      "accounts", "add", "bluesky", input: .pipe(Array("\(password)\n".utf8)), options: fields)
  }

  // MARK: Scripts

  @Test func scriptsAddListTestAndRemove() throws {
    #expect(try sheet.run("accounts", "list", "--json").standardOutput == "[]\n")
    let added = try add()
    #expect(added.status == .code(0), "\(added.standardError)")
    #expect(added.standardOutput == "zoë.example\n")
    #expect(
      try sheet.run("accounts", "list").standardOutput == "bluesky  zoë.example  file\n")
    #expect(
      try sheet.run("accounts", "test", "bluesky/zoë.example", "--json").standardOutput
        == #"{"service": "bluesky", "name": "zoë.example", "identity": "zoë.example"}"# + "\n")
    let removed = try sheet.run("accounts", "remove", "zoë.example")
    #expect(removed.status == .code(0))
    #expect(removed.standardOutput == "")
    #expect(removed.standardError.contains("App passwords"))
    #expect(try sheet.run("accounts", "list").standardOutput == "")
  }

  @Test func aWrongPasswordAndAMissingOneLeaveNothing() throws {
    let wrong = try add("no")
    #expect(wrong.status == .code(1))
    #expect(wrong.standardError.contains("refuses the name or the password"))
    #expect(!wrong.standardError.contains(Self.password))
    let none = try sheet.run("accounts", "add", "bluesky", options: fields)
    #expect(none.standardError.contains("The app password is missing."))
    #expect(try sheet.run("accounts", "list").standardOutput == "")
  }

  @Test(arguments: [
    (["accounts", "lst"], "knows no “lst”. Did you mean list?"),
    (["accounts", "add"], "needs a SERVICE"),
    (["accounts", "add", "mastodn"], "Did you mean \"mastodon\"?"),
    (["accounts", "add", "bluesky", "--set", "password=x"], "There is no field \"password\""),
    (["accounts", "add", "bluesky", "--store", "cloud"], "Use keyring, pass or file."),
    (["accounts", "add", "bluesky", "--store", "file"], "Server is missing. Say it: --set pds="),
    (["accounts"], "There is no terminal to show the accounts on."),
  ])
  func wrongUsageIsSaid(_ arguments: [String], _ words: String) throws {
    let result = try sheet.run("accounts", options: Array(arguments.dropFirst()))
    #expect(result.status == .code(2))
    #expect(result.standardError.contains(words), "\(result.standardError)")
  }

  @Test func withoutAKeyringTheFileIsOnlyForWhoSaysSo() throws {
    let result = try sheet.run(
      "accounts", "add", "bluesky", input: .pipe(Array("x\n".utf8)),
      options: Array(fields.dropLast(2)))
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("--store file"))
    #expect(server.requests.isEmpty)
    let keyring = try sheet.run(
      "accounts", "add", "bluesky", options: fields.dropLast() + ["keyring"])
    #expect(keyring.standardError.contains("There is no keyring in this session."))
  }

  @Test func anAccountOfTheConfigurationIsListedAndNotRemoved() throws {
    try sheet.scratch.write(
      """
      [mastodon]
      instance = "\(server.address)"
      token_cmd = "echo aaaa"
      name = "büro"
      """, to: "home/.config/sharesheet/config.toml")
    #expect(
      try sheet.run("accounts", "list").standardOutput == "mastodon  büro  config.toml\n")
    #expect(try sheet.run("accounts", "test", "büro").standardOutput == "zoë@127.0.0.1\n")
    let removed = try sheet.run("accounts", "remove", "büro")
    #expect(removed.status == .code(1))
    #expect(removed.standardError.contains("stands in the configuration"))
  }

  // MARK: The panel

  private func fillPanel(_ process: ProcessInTerminal) throws {
    try process.terminal.wait(for: "Add Bluesky")
    try process.terminal.press(.text(server.address), .tab, .text("zoë.example"), .tab)
    // The name stays as the service says.
    try process.terminal.press(.tab)
  }

  @Test func thePanelAddsTestsAndRemoves() throws {
    let process = try sheet.open("accounts")
    let terminal = process.terminal
    try terminal.wait(for: "Add an account")
    try terminal.press(.enter)
    try terminal.wait(for: "Mastodon")
    try terminal.press(.text("1"))
    try fillPanel(process)
    // The only places here are the file, and none; the choice is made, not proposed.
    try terminal.press(.right, .tab, .text("no"), .control("s"))
    try terminal.wait(for: "refuses the name or the password")
    try process.enter(Self.password)
    try terminal.press(.control("s"))
    try terminal.wait(for: "zoë.example can be used from now on.")
    try terminal.press(.enter)
    try terminal.wait(for: "Bluesky, file")
    try terminal.press(.text("1"))
    try terminal.wait(for: "Its secrets are in a plain file.")
    try terminal.press(.enter)
    try terminal.wait(for: "Signed in as zoë.example.")
    try terminal.press(.enter)
    try terminal.wait(forAbsenceOf: "Signed in as")
    try terminal.press(.text("1"))
    try terminal.wait(for: "Remove…")
    try terminal.press(.down, .enter)
    try terminal.wait(for: "Remove this account?")
    try terminal.press(.tab, .enter)
    try terminal.wait(for: "App passwords")
    try terminal.press(.enter, .escape)
    #expect(try process.waitForExit() == .code(0))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains(Self.password))
    #expect(try process.leftovers() == [])
  }

  @Test func addingByNameShowsThePanelAndPrintsTheAccount() throws {
    let process = try sheet.open(
      "accounts", "add", "bluesky", "--set", "pds=\(server.address)", "--set",
      "handle=zoë.example", "--store", "file")
    try process.terminal.wait(for: "Add Bluesky")
    try process.terminal.press(.tab, .tab, .tab, .tab)
    try process.terminal.press(.text(Self.password), .control("s"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output == "zoë.example\n")
  }

  @Test func escLeavesWithoutAnAccount() throws {
    let process = try sheet.open("accounts", "add", "bluesky")
    try process.terminal.wait(for: "Add Bluesky")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
    #expect(process.output == "")
  }

  // MARK: Line by line

  private func answer(_ text: String, to prompt: String, in process: ProcessInTerminal) throws {
    try process.terminal.wait(for: prompt)
    try process.terminal.press(.text(text + "\r"))
  }

  @Test func lineByLineTheSameCanBeDone() throws {
    let process = try sheet.open("accounts", "--accessible")
    try answer("1", to: "Choose [2]:", in: process)
    try answer("1", to: "Service:", in: process)
    try answer(server.address, to: "Server (such as", in: process)
    try answer("zoë.example", to: "User:", in: process)
    try answer("1", to: "Secret in:", in: process)
    try answer(Self.password, to: "App password:", in: process)
    try answer("1", to: "Choose [3]:", in: process)
    try answer("1", to: "Its secrets are in a plain file.", in: process)
    try process.terminal.wait(for: "Signed in as zoë.example.")
    try answer("3", to: "3. Done", in: process)
    #expect(try process.waitForExit() == .code(0))
    #expect(!String(decoding: process.terminal.output, as: UTF8.self).contains(Self.password))
  }

  @Test func controlCEndsAQuestionAndTheEchoComesBack() throws {
    let process = try sheet.open(
      "accounts", "add", "bluesky", "--accessible", "--set", "pds=\(server.address)", "--set",
      "handle=a", "--store", "file")
    try process.terminal.wait(for: "App password:")
    try process.terminal.press(.control("c"))
    #expect(try process.waitForExit() == .code(130))
    #expect(try process.leftovers() == [])
  }
}
