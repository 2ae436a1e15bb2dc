import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// The real programs that keep secrets.
@Suite struct SecretPeerTests {
  private let scratch: ScratchDirectory
  private let key = SecretKey(service: "mastodon", account: "Zoë/☕@x.example", secret: "token")
  private let secret = Secret("tö\"k\\én 1")

  init() throws { scratch = try ScratchDirectory() }

  // MARK: The keyring

  @Test(.peer(KeyringSession.peers)) func theKeyringKeepsAndForgets() throws {
    let session = try KeyringSession(scratch)
    let keyring = Keyring(environment: session.environment)
    #expect(try keyring.secret(key, WorkMonitor()) == nil)
    try keyring.keep(secret, key, WorkMonitor())
    #expect(try keyring.secret(key, WorkMonitor()) == secret)
    // As a person finds it, and as a person puts it there.
    let words = ["service", "sharesheet", "account", "mastodon/Zoë/☕@x.example", "secret", "token"]
    #expect(try session.tool(["lookup"] + words).standardOutput == secret.text)
    try session.tool(["store", "--label=x"] + words, input: "other")
    #expect(try keyring.secret(key, WorkMonitor()) == Secret("other"))
    try keyring.remove(key, WorkMonitor())
    try keyring.remove(key, WorkMonitor())
    #expect(try keyring.secret(key, WorkMonitor()) == nil)
  }

  @Test(.peer(KeyringSession.peers)) func aLockedKeyringIsSaidAndDoesNotHang() throws {
    let session = try KeyringSession(scratch)
    let keyring = Keyring(environment: session.environment)
    try keyring.keep(secret, key, WorkMonitor())
    try session.lock()
    let start = ContinuousClock.now
    #expect(throws: SecretError.locked(.keyring)) { try keyring.secret(key, WorkMonitor()) }
    #expect(throws: SecretError.locked(.keyring)) { try keyring.keep(secret, key, WorkMonitor()) }
    #expect(throws: SecretError.locked(.keyring)) { try keyring.remove(key, WorkMonitor()) }
    let other = SecretKey(service: "mastodon", account: "nobody", secret: "token")
    #expect(try keyring.secret(other, WorkMonitor()) == nil)
    #expect(ContinuousClock.now - start < .seconds(25))
  }

  @Test(.peer("secret-tool", "dbus-daemon")) func aBusThatIsGoneIsNoPlace() throws {
    let environment = scratch.environment(adding: [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "PATH": "/usr/bin:/bin",
    ])
    let keyring = Keyring(environment: environment)
    #expect(try keyring.secret(key, WorkMonitor()) == nil)
    #expect(throws: SecretError.noPlace(.keyring)) {
      try keyring.keep(secret, key, WorkMonitor())
    }
  }

  // MARK: pass

  /// A person with a key of GnuPG and a password store.
  private func passEnvironment(passphrase: String) throws -> [String: String] {
    let home = try scratch.makeDirectory("home/.gnupg")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home)
    let environment = scratch.environment(adding: ["GNUPGHOME": home, "PATH": "/usr/bin:/bin"])
    func run(_ program: String, _ arguments: [String]) throws {
      let result = try ProgramCall(
        program, arguments, environment: environment, directory: scratch.path, input: .null,
        output: .kept, error: .kept
      ).run(within: .seconds(120))
      try #require(result.status == .code(0), "\(result.standardError)")
    }
    try run(
      "/usr/bin/gpg",
      [
        "--batch", "--passphrase", passphrase, "--quick-gen-key", "Zoë <zoe@example.org>",
        "default", "default", "never",
      ])
    try run("/usr/bin/pass", ["init", "zoe@example.org"])
    // The agent has the passphrase still.
    try run("/usr/bin/gpgconf", ["--kill", "gpg-agent"])
    return environment
  }

  private func endAgent(_ environment: [String: String]) throws {
    _ = try ProgramCall(
      "/usr/bin/gpgconf", ["--kill", "all"], environment: environment, input: .null, output: .null,
      error: .null
    ).run()
  }

  @Test(.peer("pass", "gpg", "gpgconf")) func passKeepsAndForgets() throws {
    let environment = try passEnvironment(passphrase: "")
    let store = PasswordStore(environment: environment, home: FilePath(scratch.path("home")))
    #expect(try store.secret(key, WorkMonitor()) == nil)
    try store.keep(secret, key, WorkMonitor())
    #expect(try store.secret(key, WorkMonitor()) == secret)
    let shown = try ProgramCall(
      "/usr/bin/pass", ["show", "sharesheet/mastodon/Zo%C3%AB%2F%E2%98%95@x.example/token"],
      environment: environment, input: .null, output: .kept, error: .kept
    ).run()
    #expect(shown.standardOutput == secret.text + "\n")
    try store.remove(key, WorkMonitor())
    try store.remove(key, WorkMonitor())
    #expect(try store.secret(key, WorkMonitor()) == nil)
    try endAgent(environment)
  }

  @Test(.peer("pass", "gpg", "gpgconf")) func aLockedKeyIsSaidAndDoesNotHang() throws {
    let environment = try passEnvironment(passphrase: "geheim")
    let store = PasswordStore(environment: environment, home: FilePath(scratch.path("home")))
    try store.keep(secret, key, WorkMonitor())
    let start = ContinuousClock.now
    #expect(throws: SecretError.locked(.pass)) { try store.secret(key, WorkMonitor()) }
    #expect(ContinuousClock.now - start < .seconds(15))
    try endAgent(environment)
  }

  // MARK: systemd

  @Test(.peer("systemd-creds")) func aCredentialOfSystemdIsRead() throws {
    let name = "sharesheet.mastodon.Zo%C3%AB%2F%E2%98%95@x.example.token"
    let folder = try scratch.makeDirectory("cred")
    func run(_ arguments: [String], _ input: [UInt8]) throws -> FinishedProgram {
      try ProgramCall(
        "/usr/bin/systemd-creds", arguments, environment: scratch.environment(),
        directory: folder, input: .pipe(input), output: .kept, error: .kept
      ).run()
    }
    let locked = try run(
      ["encrypt", "--with-key=host", "--name=\(name)", "-", "-"], Array(secret.text.utf8))
    try #require(locked.status == .code(0), "\(locked.standardError)")
    try scratch.write(locked.standardOutput, to: "locked")
    // As systemd does before it starts a service.
    let opened = try run(
      ["decrypt", "--name=\(name)", scratch.path("locked"), folder + "/" + name], [])
    try #require(opened.status == .code(0), "\(opened.standardError)")
    let place = SystemCredentials(environment: ["CREDENTIALS_DIRECTORY": folder])
    #expect(try place.secret(key, WorkMonitor()) == secret)
  }
}
