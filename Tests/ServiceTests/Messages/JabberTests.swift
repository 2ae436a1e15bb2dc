import Foundation
import SheetTestSupport
import Testing

/// A prosody with two people, alice and bob.
struct JabberServer {
  let server: PeerServer
  private let scratch: ScratchDirectory
  private let authority: OwnAuthority

  init(_ scratch: ScratchDirectory) throws {
    self.scratch = scratch
    let authority = try OwnAuthority(scratch)
    self.authority = authority
    server = try PeerServer { port in
      try Self.configure(scratch, authority, port)
      for name in ["alice", "bob"] {
        let made = try ProgramCall(
          try Peers.require("prosodyctl"),
          ["--config", scratch.path("prosody.lua"), "register", name, "localhost", "pw-\(name)"],
          environment: scratch.environment()
        ).run()
        try #require(made.status == .code(0), "\(made.standardOutput)\(made.standardError)")
      }
      return ProgramCall(
        try Peers.require("prosody"), ["--config", scratch.path("prosody.lua"), "-F"],
        environment: scratch.environment(), directory: scratch.path, input: .null, output: .null,
        error: .null)
    }
  }

  private static func configure(
    _ scratch: ScratchDirectory, _ authority: OwnAuthority, _ port: UInt16
  ) throws {
    let data = try scratch.makeDirectory("prosody")
    try scratch.write(
      """
      data_path = "\(data)"
      pidfile = "\(data)/pid"
      interfaces = { "127.0.0.1" }
      c2s_ports = { \(port) }
      c2s_direct_tls_ports = {} s2s_ports = {} s2s_direct_tls_ports = {}
      http_ports = {} https_ports = {} component_ports = {}
      modules_enabled = { "roster", "saslauth", "tls", "disco", "offline" }
      modules_disabled = { "s2s" }
      authentication = "internal_plain"
      run_as_root = true
      log = { error = "*stderr" }
      ssl = { certificate = "\(authority.certificate)", key = "\(authority.key)" }
      VirtualHost "localhost"

      """, to: "prosody.lua")
  }

  /// The account of alice as go-sendxmpp reads it.
  func account(port: UInt16? = nil, password: String = "pw-alice") -> String {
    "username: alice@localhost\njserver: 127.0.0.1:\(port ?? server.port)\npassword: \(password)\n"
  }

  /// Bob, who listens.
  func bob() throws -> RunningProgram {
    try ProgramCall(
      try Peers.require("go-sendxmpp"),
      ["-u", "bob@localhost", "-p", "pw-bob", "-j", "127.0.0.1:\(server.port)", "-n", "-l"],
      environment: scratch.environment(), input: .null, output: .kept, error: .kept
    ).start()
  }
}

/// Messages by XMPP: go-sendxmpp and prosody.
@Suite(.serialized) struct JabberTests {
  private let scratch: ScratchDirectory
  private let server: JabberServer

  init() throws {
    scratch = try ScratchDirectory()
    server = try JabberServer(scratch)
  }

  private func person(_ account: String) throws -> SharingPerson {
    let person = try SharingPerson(
      "[message.xmpp]\ncommand = [\"go-sendxmpp\", \"-n\", \"-f\", \"~/sendxmpp\"]\n")
    try person.scratch.write(account, to: "home/sendxmpp")
    chmod(person.scratch.path("home/sendxmpp"), 0o600)
    return person
  }

  private func send(
    _ person: SharingPerson, to: String = "bob@localhost", _ text: String
  ) throws -> SharingPerson.Shared {
    try person.share("message", ["to": to, "service": "xmpp"], ["-t", text])
  }

  @Test(.peer("prosody", "prosodyctl", "go-sendxmpp", "openssl")) func bobGetsTheText() throws {
    let bob = try server.bob()
    let person = try person(server.account())
    // Until bob is there it is kept for him.
    let shared = try send(person, to: "Bob <bob@localhost>", "Größe ☕\n„zwei“ & <drei>")
    #expect(shared.outcome == "handedOver", "\(shared)")
    let got = poll {
      bob.standardOutput.contains("alice@localhost: Größe ☕\n„zwei“ & <drei>") ? true : nil
    }
    #expect(got == true, "\(bob.standardOutput)\(bob.standardError)")
    bob.signal(SIGTERM)
  }

  @Test(.peer("prosody", "prosodyctl", "go-sendxmpp", "openssl"))
  func aWrongPasswordAndAServerThatIsDownAreTold() throws {
    let wrong = try send(try person(server.account(password: "wröng")), "x")
    #expect(
      wrong.error?.message.hasPrefix("go-sendxmpp failed with status 1: auth failure") == true,
      "\(wrong)")
    #expect(wrong.error?.message.contains("wröng") == false)
    let down = try send(try person(server.account(port: 9)), "x")
    #expect(down.error?.message.contains("connection refused") == true, "\(down)")
  }

  /// The account's own file is enough.
  @Test(.peer("prosody", "prosodyctl", "go-sendxmpp", "openssl"))
  func withoutConfigurationTheProgramsOwnAccountIsUsed() throws {
    let person = try SharingPerson(adding: ["SSL_CERT_FILE": scratch.path("authority/ca.pem")])
    try person.scratch.write(server.account(), to: "home/.config/go-sendxmpp/config")
    chmod(person.scratch.path("home/.config/go-sendxmpp/config"), 0o600)
    let shared = try person.share("message", ["to": "bob@localhost"], ["-t", "hello"])
    #expect(shared.outcome == "handedOver", "\(shared)")
    let other = try person.share("message", ["to": "bob"], ["-t", "hello"])
    #expect(other.error?.message.contains("an address such as ada@example.org") == true, "\(other)")
  }

  @Test(.peer("prosody", "prosodyctl", "go-sendxmpp", "openssl"))
  func aServerThatClosesIsTold() throws {
    let other = try StubbornServer(scratch, .closing)
    let shared = try send(try person(server.account(port: other.port)), "Größe")
    #expect(other.isUsed)
    #expect(
      shared.error?.message.hasPrefix("go-sendxmpp failed with status 1") == true, "\(shared)")
  }

  @Test(.peer("prosody", "prosodyctl", "go-sendxmpp", "openssl"))
  func aSilentServerCanBeLeft() throws {
    let other = try StubbornServer(scratch, .silent)
    let person = try person(server.account(port: other.port))
    let call = try person.call(
      "message", ["to": "bob@localhost", "service": "xmpp"], ["-t", "Größe"])
    #expect(try person.cancel(call) { other.isUsed } == .code(130))
  }
}
