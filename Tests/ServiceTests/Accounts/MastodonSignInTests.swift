import Foundation
import SheetTestSupport
import Testing

/// Signing in to a real server of Mastodon's protocol by the command.
@Suite(.peer("mastodon_mock", "curl")) struct MastodonSignInTests {
  private let server: PeerServer
  private let person: SharingPerson

  init() throws {
    let scratch = try ScratchDirectory()
    server = try PeerServer { port in
      ProgramCall(
        try Peers.require("mastodon_mock"),
        ["serve", "--host", "127.0.0.1", "--port", "\(port)", "--in-memory", "--demo"],
        environment: scratch.environment(), directory: scratch.path, input: .null, output: .null,
        error: .kept)
    }
    person = try SharingPerson()
  }

  /// Runs the command with lines on its standard input.
  private func accounts(
    _ arguments: [String], input: String = "", _ extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    var call = try person.call(["accounts"] + arguments, extra)
    (call.input, call.output, call.error) = (.pipe(Array(input.utf8)), .kept, .kept)
    return try call.run(within: .seconds(60))
  }

  private func add(
    _ code: String = "mockcode_ada", store: String = "file", _ extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    try accounts(
      ["add", "mastodon", "--set", "instance=\(server.address)", "--store", store],
      input: code + "\n", extra)
  }

  private var name: String { "ada@127.0.0.1" }

  private func secrets() throws -> [String: String] {
    let bytes = try person.scratch.read("home/.local/share/sharesheet/secrets.json")
    return try JSONDecoder().decode([String: String].self, from: Data(bytes))
  }

  /// The status of a question with a token.
  private func status(_ token: String) throws -> String {
    try person.run(
      "/usr/bin/curl",
      [
        "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", "Authorization: Bearer \(token)",
        "\(server.address)/api/v1/accounts/verify_credentials",
      ]
    ).standardOutput
  }

  @Test func aCodeBecomesAnAccountThatCanBeTestedAndRemoved() throws {
    let added = try add()
    #expect(added.status == .code(0), "\(added.standardError)")
    #expect(added.standardOutput == "\(name)\n")
    #expect(added.standardError.contains("\(server.address)/oauth/authorize?response_type=code"))
    let listed = try accounts(["list", "--json"]).standardOutput
    #expect(
      listed == """
        [{"service": "mastodon", "name": "\(name)", "server": "\(server.address)", "user": null, \
        "store": "file"}]

        """)
    #expect(try accounts(["test", name]).standardOutput == "\(name)\n")
    let token = try #require(try secrets()["mastodon/\(name)/token"])
    #expect(try status(token) == "200")
    let removed = try accounts(["remove", name])
    #expect(removed.status == .code(0), "\(removed.standardError)")
    #expect(removed.standardError == "")
    // The server takes it no more.
    #expect(try status(token) == "401")
    #expect(try secrets() == [:])
    #expect(try accounts(["list"]).standardOutput == "")
  }

  @Test func aWrongCodeLeavesNothing() throws {
    let added = try add("wröng")
    #expect(added.status == .code(1))
    #expect(added.standardError.contains("127.0.0.1 does not take this code."))
    #expect(try accounts(["list", "--json"]).standardOutput == "[]\n")
    let none = try accounts(
      ["add", "mastodon", "--set", "instance=\(server.address)", "--store", "file"])
    #expect(none.status == .code(1))
    #expect(none.standardError.contains("The code is missing."))
  }

  @Test func accessThatWasTakenBackIsSaid() throws {
    #expect(try add().status == .code(0))
    let path = "home/.local/share/sharesheet/secrets.json"
    let text = String(decoding: try person.scratch.read(path), as: UTF8.self)
    let token = try #require(try secrets()["mastodon/\(name)/token"])
    try person.scratch.write(text.replacingOccurrences(of: token, with: "withdrawn"), to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: person.scratch.path(path))
    let tested = try accounts(["test", name])
    #expect(tested.status == .code(1))
    #expect(
      tested.standardError == """
        sharesheet: 127.0.0.1 refuses the account "\(name)": access was withdrawn. Sign in again: \
        sharesheet accounts add mastodon

        """)
  }

  @Test func aServerThatIsNotThereIsSaid() throws {
    let added = try accounts(
      ["add", "mastodon", "--set", "instance=http://127.0.0.1:1", "--store", "file"], input: "x\n")
    #expect(added.status == .code(1))
    #expect(added.standardError.contains("127.0.0.1 cannot be reached"))
  }

  @Test(.peer(KeyringSession.peers)) func theKeyringIsTheUsualPlace() throws {
    let scratch = try ScratchDirectory()
    let session = try KeyringSession(scratch)
    let bus = ["DBUS_SESSION_BUS_ADDRESS": session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""]
    let added = try accounts(
      ["add", "mastodon", "--set", "instance=\(server.address)", "--set", "name=Büro"],
      input: "mockcode_grace\n", bus)
    #expect(added.standardOutput == "Büro\n", "\(added.standardError)")
    #expect(try accounts(["test", "Büro"], input: "", bus).standardOutput == "grace@127.0.0.1\n")
    try session.lock()
    let locked = try accounts(["test", "Büro"], input: "", bus)
    #expect(locked.status == .code(1))
    #expect(locked.standardError.contains("The keyring is locked."))
    // Elsewhere, as by SSH, there is no keyring at all.
    let elsewhere = try accounts(["test", "Büro"])
    #expect(elsewhere.standardError.contains("There is no token of the account"))
  }

  @Test func noSecretIsAmongTheProcessesOrInTheFilesButOne() throws {
    #expect(try add().status == .code(0))
    let token = try #require(try secrets()["mastodon/\(name)/token"])
    let found = try person.run("/usr/bin/grep", ["-rl", token, person.scratch.path("home")])
    #expect(
      found.standardOutput
        == person.scratch.path("home/.local/share/sharesheet/secrets.json") + "\n")
  }
}
