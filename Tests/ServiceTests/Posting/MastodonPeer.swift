import Foundation
import SheetTestSupport
import Testing

/// mastodon_mock with the account `ada`: an independent server that speaks like Mastodon, and misbehaves
/// on demand.
struct MastodonPeer {
  let server: PeerServer
  private let scratch: ScratchDirectory

  init(_ scratch: ScratchDirectory) throws {
    self.scratch = scratch
    server = try PeerServer { port in
      ProgramCall(
        try Peers.require("mastodon_mock"),
        [
          "serve", "--host", "127.0.0.1", "--port", "\(port)", "--in-memory", "--demo",
        ], environment: scratch.environment(), directory: scratch.path, input: .null,
        output: .null, error: .kept)
    }
  }

  /// A token of `ada`, by the code that a person would bring from the browser.
  func token() throws -> String {
    struct Answer: Decodable { var access_token: String }
    let text = try curl(
      "/oauth/token", "-d", "grant_type=authorization_code", "-d", "code=mockcode_ada", "-d",
      "client_id=x", "-d", "client_secret=y")
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8)).access_token
  }

  /// The table of the configuration for this server.
  func settings(_ token: String, _ more: String = "") -> String {
    """
    [mastodon]
    instance = "\(server.address)"
    token_cmd = "echo \(token)"
    \(more)
    """
  }

  /// What the server answers.
  func curl(_ path: String, _ arguments: String...) throws -> String {
    try ProgramCall(
      "curl", ["-s", "-q", server.address + path] + arguments, environment: scratch.environment(),
      directory: scratch.path
    ).run().standardOutput
  }

  /// From now on requests to a path go wrong; `effect` is an object of mastodon_mock's own interface.
  func fail(_ path: String, _ effect: String, count: Int = 1) throws {
    let rule = #"{"match": {"path": "\#(path)"}, "effect": \#(effect), "count": \#(count)}"#
    let answer = try curl(
      "/api/v1/_mock/faults", "-H", "Content-Type: application/json", "-d", rule)
    try #require(answer.contains("\"id\""), "\(answer)")
  }

  /// A post as the server keeps it.
  struct Status: Decodable {
    struct Media: Decodable {
      var type, url: String
      var description: String?
    }
    var id, content, visibility, spoiler_text: String
    var language: String?
    var media_attachments: [Media]
  }

  func status(_ address: String, _ token: String) throws -> Status {
    let id = address.split(separator: "/").last.map(String.init) ?? ""
    let text = try curl("/api/v1/statuses/\(id)", "-H", "Authorization: Bearer \(token)")
    return try JSONDecoder().decode(Status.self, from: Data(text.utf8))
  }

  /// How many posts `ada` has.
  func count(_ token: String) throws -> Int {
    struct Account: Decodable { var statuses_count: Int }
    let text = try curl(
      "/api/v1/accounts/verify_credentials", "-H", "Authorization: Bearer \(token)")
    return try JSONDecoder().decode(Account.self, from: Data(text.utf8)).statuses_count
  }
}
