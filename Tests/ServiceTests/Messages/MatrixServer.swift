import Foundation
import SheetTestSupport
import Synchronization
import Testing

/// A homeserver of Matrix with two people, alice and bob. It ends with its last reference.
final class MatrixServer: Sendable {
  /// The password of `alice`, and of `bob`.
  static let password = "pä\"s\\w"
  /// The largest file that it takes, in bytes.
  static let largest = 1 << 20

  /// One for all tests: it takes seconds to start. Nothing lets go of it before the end of the tests.
  static let shared = Result {
    let server = try MatrixServer()
    last.withLock { $0 = server }
    atexit { MatrixServer.last.withLock { $0?.end() } }
    return server
  }

  private static let last = Mutex<MatrixServer?>(nil)

  private let scratch: ScratchDirectory
  private let server: Mutex<PeerServer?>
  let address: String
  /// The tokens by the names.
  private let tokens: [String: String]

  private init() throws {
    let scratch = try ScratchDirectory()
    self.scratch = scratch
    try scratch.write("version: 1\nroot: {level: ERROR}\n", to: "log.yaml")
    let server = try PeerServer(within: .seconds(120)) { port in
      let file = try scratch.write(Self.settings(scratch.path, port), to: "hs.yaml")
      let program = try Peers.require("synapse_homeserver")
      let made = try ProgramCall(
        program, ["-c", file, "--generate-keys"], environment: scratch.environment()
      ).run(within: .seconds(120))
      try #require(made.status == .code(0), "\(made.standardError)")
      return ProgramCall(
        program, ["-c", file], environment: scratch.environment(), directory: scratch.path,
        input: .null, output: .null, error: .kept)
    }
    address = server.address
    self.server = Mutex(server)
    var tokens: [String: String] = [:]
    for name in ["alice", "bob"] {
      let made = try ProgramCall(
        try Peers.require("register_new_matrix_user"),
        ["-u", name, "-p", Self.password, "--no-admin", "-c", scratch.path("hs.yaml")]
          + [server.address], environment: scratch.environment()
      ).run(within: .seconds(60))
      try #require(made.status == .code(0), "\(made.standardOutput)\(made.standardError)")
      let login: [String: Any] = [
        "type": "m.login.password", "password": Self.password,
        "identifier": ["type": "m.id.user", "user": name],
      ]
      let answer = try Self.ask(
        server.address, scratch, "POST", "/_matrix/client/v3/login", login, nil)
      tokens[name] = try #require(answer["access_token"] as? String, "\(answer)")
    }
    self.tokens = tokens
  }

  /// Ends the server and removes what it has written: static values never go.
  private func end() {
    server.withLock { $0 = nil }
    try? FileManager.default.removeItem(atPath: scratch.path)
  }

  private static func settings(_ folder: String, _ port: UInt16) -> String {
    let fast = "{per_second: 1000, burst_count: 1000}"
    return """
      server_name: localhost
      pid_file: \(folder)/pid
      listeners:
        - {port: \(port), type: http, bind_addresses: ["127.0.0.1"], resources: [{names: [client, media]}]}
      database: {name: sqlite3, args: {database: "\(folder)/hs.db"}}
      media_store_path: \(folder)/media
      signing_key_path: \(folder)/key
      log_config: \(folder)/log.yaml
      registration_shared_secret: secret
      macaroon_secret_key: secret
      report_stats: false
      max_upload_size: \(largest)
      trusted_key_servers: []
      suppress_key_server_warning: true
      rc_login: {address: \(fast), account: \(fast)}
      rc_message: \(fast)

      """
  }

  /// What the server answers to somebody.
  @discardableResult
  func ask(
    _ name: String, _ method: String, _ path: String, _ body: [String: Any]? = nil
  ) throws -> [String: Any] {
    try Self.ask(
      address, scratch, method, "/_matrix/client/v3" + path, body, try token(name))
  }

  private static func ask(
    _ address: String, _ scratch: ScratchDirectory, _ method: String, _ path: String,
    _ body: [String: Any]?, _ token: String?
  ) throws -> [String: Any] {
    var words = ["-s", "-q", "-X", method, address + path]
    if let token { words += ["-H", "Authorization: Bearer \(token)"] }
    if let body {
      let data = try JSONSerialization.data(withJSONObject: body)
      words += ["-d", String(decoding: data, as: UTF8.self)]
    }
    let text = try ProgramCall("curl", words, environment: scratch.environment()).run()
      .standardOutput
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
  }

  /// A token of somebody.
  func token(_ name: String) throws -> String { try #require(tokens[name]) }

  /// A room that alice has made, with bob in it.
  func room(alias: String? = nil, isEncrypted: Bool = false, isDirect: Bool = false) throws
    -> String
  {
    var body: [String: Any] = ["invite": ["@bob:localhost"], "is_direct": isDirect]
    if let alias { body["room_alias_name"] = alias }
    if isEncrypted {
      body["initial_state"] = [
        ["type": "m.room.encryption", "content": ["algorithm": "m.megolm.v1.aes-sha2"]]
      ]
    }
    let made = try ask("alice", "POST", "/createRoom", body)
    let room = try #require(made["room_id"] as? String, "\(made)")
    try ask("bob", "POST", "/join/\(room)", [:])
    return room
  }

  /// What bob reads in a room, the oldest first.
  func read(_ room: String) throws -> [[String: Any]] {
    let answer = try ask("bob", "GET", "/rooms/\(room)/messages?dir=b&limit=50")
    let events = answer["chunk"] as? [[String: Any]] ?? []
    return events.filter { $0["type"] as? String == "m.room.message" }
      .compactMap { $0["content"] as? [String: Any] }.reversed()
  }

  /// The bytes behind an address of the server's media, as bob gets them.
  func media(_ address: String) throws -> [UInt8] {
    let path = scratch.path("media.out")
    let place = address.replacingOccurrences(of: "mxc://", with: "")
    _ = try ProgramCall(
      "curl",
      [
        "-s", "-q", "-o", path, "-H", "Authorization: Bearer \(try token("bob"))",
        "\(self.address)/_matrix/client/v1/media/download/\(place)",
      ], environment: scratch.environment()
    ).run()
    return try scratch.read("media.out")
  }

  /// The devices of alice that this program has left.
  func devicesLeft() throws -> Int {
    let answer = try ask("alice", "GET", "/devices")
    let devices = answer["devices"] as? [[String: Any]] ?? []
    return devices.count { ($0["device_id"] as? String)?.hasPrefix("SHARESHEET-") ?? false }
  }
}
