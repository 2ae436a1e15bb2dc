import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct SecretPlaceTests {
  private let scratch: ScratchDirectory
  private let key = SecretKey(
    service: "pigeon", account: "Zoë/1", secret: "token", user: "zoe", host: "loft.example")

  init() throws { scratch = try ScratchDirectory() }

  private func setMode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  // MARK: The plain file

  @Test func thePlainFileIsForThePersonAlone() throws {
    let file = PlainSecrets(data: scratch.bytePath("data"))
    let path = scratch.path("data/sharesheet/secrets.json")
    #expect(try file.secret(key, WorkMonitor()) == nil)
    try file.remove(key, WorkMonitor())
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.keep(Secret("tökén \"1\""), key, WorkMonitor())
    #expect(try mode(path) == 0o600)
    #expect(try file.secret(key, WorkMonitor()) == Secret("tökén \"1\""))
    let other = SecretKey(service: "pigeon", account: "Zoë", secret: "1/token")
    #expect(try file.secret(other, WorkMonitor()) == nil)
    try file.remove(key, WorkMonitor())
    #expect(try file.secret(key, WorkMonitor()) == nil)
  }

  @Test(arguments: [0o640, 0o604, 0o602, 0o644])
  func aPlainFileThatOthersReadIsRefusedAndNotAddedTo(_ bits: Int) throws {
    let file = PlainSecrets(data: scratch.bytePath("data"))
    try file.keep(Secret("old"), key, WorkMonitor())
    let path = scratch.bytePath("data/sharesheet/secrets.json")
    try setMode(bits, path.text)
    let refusal = SecretError.exposed(path, .mode(mode_t(bits)))
    #expect(throws: refusal) { try file.secret(key, WorkMonitor()) }
    #expect(throws: refusal) { try file.keep(Secret("new"), key, WorkMonitor()) }
    #expect(throws: refusal) { try file.remove(key, WorkMonitor()) }
    #expect(refusal.message.contains("chmod 600"))
    #expect(try String(contentsOfFile: path.text, encoding: .utf8).contains("old"))
  }

  @Test(arguments: ["", "[]", #"{"a":1}"#]) func aDamagedPlainFileIsTold(_ text: String) throws {
    let path = scratch.bytePath("data/sharesheet/secrets.json")
    try scratch.write(text, to: "data/sharesheet/secrets.json")
    try setMode(0o600, path.text)
    let file = PlainSecrets(data: scratch.bytePath("data"))
    #expect(throws: SecretError.noText(path)) { try file.secret(key, WorkMonitor()) }
    #expect(throws: SecretError.noText(path)) {
      try file.keep(Secret("new"), key, WorkMonitor())
    }
  }

  // MARK: ~/.netrc

  @Test func theFileOfNamesAndPasswordsIsRefusedOnceOthersReadSomethingOfUse() throws {
    let file = NetrcFile(home: scratch.bytePath("home"))
    #expect(try file.secret(key, WorkMonitor()) == nil)
    let path = try scratch.write(
      "machine loft.example login zoe password tok", to: "home/.netrc")
    try setMode(0o600, path)
    #expect(try file.secret(key, WorkMonitor()) == Secret("tok"))
    let further = SecretKey(
      service: "pigeon", account: "a", secret: "client_secret", user: "zoe", host: "loft.example")
    #expect(try file.secret(further, WorkMonitor()) == nil)
    try setMode(0o644, path)
    #expect(throws: SecretError.exposed(FilePath(path), .mode(0o644))) {
      try file.secret(key, WorkMonitor())
    }
    let stranger = SecretKey(
      service: "pigeon", account: "a", secret: "token", user: "alan", host: "loft.example")
    #expect(try file.secret(stranger, WorkMonitor()) == nil)
  }

  @Test func aPipeInItsPlaceDoesNotHang() throws {
    try scratch.makeDirectory("home")
    #expect(mkfifo(scratch.path("home/.netrc"), 0o600) == 0)
    let path = scratch.bytePath("home/.netrc")
    #expect(throws: SecretError.unreadable(path, .notAFile(kind: "a pipe"))) {
      try NetrcFile(home: scratch.bytePath("home")).secret(key, WorkMonitor())
    }
  }

  // MARK: systemd

  @Test func credentialsHaveTheThreeNames() throws {
    let place = SystemCredentials(environment: ["CREDENTIALS_DIRECTORY": scratch.path("cred")])
    #expect(try place.secret(key, WorkMonitor()) == nil)
    try scratch.write("tok\nmore\n", to: "cred/sharesheet.pigeon.Zo%C3%AB%2F1.token")
    #expect(try place.secret(key, WorkMonitor()) == Secret("tok"))
    #expect(
      try SystemCredentials(environment: ["CREDENTIALS_DIRECTORY": "cred"])
        .secret(key, WorkMonitor()) == nil)
    try scratch.write("\n", to: "cred/sharesheet.pigeon.Zo%C3%AB%2F1.token")
    #expect(throws: SecretError.self) { try place.secret(key, WorkMonitor()) }
  }

  @Test(arguments: [
    ("ada@example.org", "ada@example.org"), ("..", "%2E."), (".a", "%2Ea"), ("a/b c", "a%2Fb%20c"),
    ("é%\n", "%C3%A9%25%0A"), ("-x_9", "-x_9"),
  ])
  func namesCannotLeaveTheirFolder(_ name: String, _ file: String) {
    #expect(name.asFileName == file)
  }

  // MARK: Programs

  /// A program that notes how it was started.
  private func recorder(_ name: String, _ rest: String = "") throws -> [String: String] {
    try scratch.writeScript(
      """
      #!/bin/sh
      tr '\\0' ' ' < /proc/$$/cmdline >> \(scratch.path("seen"))
      tr '\\0' '\\n' < /proc/$$/environ >> \(scratch.path("seen"))
      cat > \(scratch.path("input"))
      \(rest)
      """, to: "bin/\(name)")
    return scratch.environment(adding: [
      "PATH": scratch.path("bin") + ":/usr/bin:/bin", "GPG_TTY": "/dev/pts/99",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
    ])
  }

  @Test func theKeyringGetsTheSecretByItsInputAlone() throws {
    let keyring = Keyring(environment: try recorder("secret-tool"))
    try keyring.keep(Secret("geheim-7"), key, WorkMonitor())
    #expect(try scratch.read("input") == Array("geheim-7".utf8))
    let seen = String(decoding: try scratch.read("seen"), as: UTF8.self)
    #expect(!seen.contains("geheim-7"))
    #expect(seen.contains("service sharesheet account pigeon/Zoë/1 secret token"))
  }

  @Test func passGetsTheSecretByItsInputAloneAndNoTerminal() throws {
    try scratch.write("key", to: "home/.password-store/.gpg-id")
    let folder = scratch.path("home/.password-store/sharesheet/pigeon/Zo%C3%AB%2F1")
    let environment = try recorder(
      "pass", "mkdir -p '\(folder)'; : > '\(folder)/token.gpg'")
    let store = PasswordStore(environment: environment, home: scratch.bytePath("home"))
    try store.keep(Secret("geheim-8"), key, WorkMonitor())
    #expect(try scratch.read("input") == Array("geheim-8\n".utf8))
    let seen = String(decoding: try scratch.read("seen"), as: UTF8.self)
    #expect(!seen.contains("geheim-8"))
    #expect(seen.contains("--force sharesheet/pigeon/Zo%C3%AB%2F1/token"))
    #expect(!seen.contains("GPG_TTY"))
    #expect(seen.contains("--pinentry-mode error"))
  }

  @Test func whereThereIsNoBusNothingIsStarted() throws {
    var environment = try recorder("secret-tool")
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    let keyring = Keyring(environment: environment)
    #expect(!keyring.isAvailable)
    #expect(try keyring.secret(key, WorkMonitor()) == nil)
    #expect(throws: SecretError.noPlace(.keyring)) {
      try keyring.keep(Secret("x"), key, WorkMonitor())
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("seen")))
  }

  @Test func aPlaceThatFailsIsToldInItsWords() throws {
    let environment = try recorder(
      "secret-tool", "echo 'secret-tool: the moon is full' >&2; exit 1")
    let keyring = Keyring(environment: environment)
    #expect(
      throws: SecretError.placeFailed(.keyring, complaint: "secret-tool: the moon is full")
    ) { try keyring.secret(key, WorkMonitor()) }
  }
}
