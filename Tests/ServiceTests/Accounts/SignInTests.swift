import Foundation
import SheetTestSupport
import Testing

/// `sharesheet accounts` with arroba for Bluesky, synapse for Matrix, and a recorder for Telegram. What
/// Mastodon's sign-in needs is in ``MastodonSignInTests``.
@Suite struct SignInTests {
  private let person: SharingPerson

  init() throws {
    person = try SharingPerson()
  }

  private func accounts(
    _ arguments: [String], _ secret: String? = nil, _ extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    var call = try person.call(["accounts"] + arguments, extra)
    call.input = secret.map { .pipe(Array("\($0)\n".utf8)) } ?? .null
    (call.output, call.error) = (.kept, .kept)
    return try call.run(within: .seconds(60))
  }

  /// Signs in with these fields; the secrets go into the plain file.
  private func add(
    _ service: String, _ fields: [String], secret: String, _ extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    let set = fields.flatMap { ["--set", $0] }
    return try accounts(["add", service, "--store", "file"] + set, secret, extra)
  }

  private func secrets() throws -> [String: String] {
    let path = "home/.local/share/sharesheet/secrets.json"
    guard FileManager.default.fileExists(atPath: person.scratch.path(path)) else { return [:] }
    return try JSONDecoder().decode([String: String].self, from: Data(person.scratch.read(path)))
  }

  /// After something that failed.
  private func expectNothing(_ finished: FinishedProgram, _ words: String) throws {
    #expect(finished.status == .code(1))
    #expect(finished.standardError.contains(words), "\(finished.standardError)")
    #expect(try accounts(["list"]).standardOutput == "")
    #expect(try secrets() == [:])
  }

  // MARK: Bluesky

  @Test(.peer("flask")) func anAppPasswordOpensBluesky() throws {
    let peer = try BlueskyPeer(try ScratchDirectory())
    let fields = ["pds=\(peer.server.address)", "handle=\(BlueskyPeer.identifier)"]
    try expectNothing(
      add("bluesky", fields, secret: "wrong"), "refuses the name or the password")
    let name = "ada.example.org"
    let added = try add("bluesky", fields, secret: BlueskyPeer.password)
    #expect(added.standardOutput == "\(name)\n", "\(added.standardError)")
    #expect(try accounts(["test", name]).standardOutput == "\(name)\n")
    let shared = try person.share("Bluesky", [:], ["-t", "Grüße"])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(try peer.records().contains("Grüße"))
    let removed = try accounts(["remove", name])
    #expect(removed.status == .code(0))
    #expect(removed.standardError.contains("App passwords"))
    #expect(try secrets() == [:])
  }

  // MARK: Matrix

  @Test(.peer("synapse_homeserver")) func aPasswordOpensMatrixAndIsNotKept() throws {
    let server = try MatrixServer.shared.get()
    let fields = ["homeserver=\(server.address)", "user=alice"]
    try expectNothing(
      add("matrix", fields, secret: "wröng"), "refuses the name or the password")
    let name = "@alice:localhost"
    let added = try add("matrix", fields, secret: MatrixServer.password)
    #expect(added.standardOutput == "\(name)\n", "\(added.standardError)")
    let kept = try secrets()
    #expect(Array(kept.keys) == ["matrix/@alice%3Alocalhost/token"])
    #expect(!kept.values.contains(MatrixServer.password))
    #expect(try accounts(["test", name]).standardOutput == "\(name)\n")
    let room = try server.room()
    let shared = try person.share("message", ["to": room, "service": "matrix"], ["-t", "Grüße"])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(try server.read(room).count == 1)
    let removed = try accounts(["remove", name])
    #expect(removed.status == .code(0) && removed.standardError == "", "\(removed.standardError)")
    #expect(try secrets() == [:])
    // The server knows the token no more.
    let stale = try #require(kept.values.first)
    let status = try person.output(
      "curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-H", "Authorization: Bearer \(stale)",
      "\(server.address)/_matrix/client/v3/account/whoami")
    #expect(status == "401")
  }

  // MARK: Telegram

  private static let token = "123456:ABC-def"

  @Test(.peer("curl", "openssl")) func aTokenOpensTelegram() throws {
    let server = try LocalHTTPServer { request in
      let isRight = request.path.hasPrefix("/bot\(Self.token)/")
      return HTTPResponse(status: isRight ? 200 : 401, body: Self.answer(isRight))
    }
    let proxy = try ServiceProxy(person.scratch, for: "api.telegram.org", to: server.port)
    let (fields, way) = (["chat=-100123"], proxy.environment)
    let refused = try add("telegram", fields, secret: "123456:wröng", way)
    try expectNothing(refused, "refuses the name or the password")
    #expect(!refused.standardError.contains("wröng"))
    let added = try add("telegram", fields, secret: Self.token, way)
    #expect(added.standardOutput == "@größe_bot\n", "\(added.standardError)")
    #expect(try accounts(["test", "@größe_bot"], nil, way).standardOutput == "@größe_bot\n")
    #expect(server.requests.last?.path == "/bot\(Self.token)/getMe")
    let removed = try accounts(["remove", "@größe_bot"], nil, way)
    #expect(removed.standardError.contains("@BotFather"), "\(removed.standardError)")
    #expect(try secrets() == [:])
    withExtendedLifetime(proxy) {}
  }

  private static func answer(_ isRight: Bool) -> [UInt8] {
    let right = #"{"ok": true, "result": {"username": "größe_bot"}}"#
    let wrong = #"{"ok": false, "error_code": 401, "description": "Unauthorized"}"#
    return Array((isRight ? right : wrong).utf8)
  }

  // MARK: Servers that misbehave

  @Test(arguments: [
    HTTPResponse(manner: .mute), HTTPResponse(body: Array("{".utf8), manner: .cutOff),
    HTTPResponse(body: Array("{}".utf8)), HTTPResponse(body: Array("<html>".utf8)),
    HTTPResponse(status: 302, headers: ["Location": "http://127.0.0.1:1/"]),
    HTTPResponse(body: Array(repeating: 0x61, count: 2 << 20)),
  ])
  func whatMakesNoSenseLeavesNothing(_ answer: HTTPResponse) throws {
    let server = try LocalHTTPServer { _ in answer }
    let isPage = answer.body.starts(with: "<html>".utf8)
    let words = isPage ? "An HTML page came instead of an answer of 127.0.0.1" : "127.0.0.1 "
    for (service, fields) in [
      ("bluesky", ["pds=\(server.address)", "handle=ada"]),
      ("matrix", ["homeserver=\(server.address)", "user=ada"]),
    ] {
      try expectNothing(add(service, fields, secret: "geheim"), words)
    }
    #expect(server.requests.allSatisfy { $0.path.contains("ession") || $0.path.contains("login") })
  }
}
