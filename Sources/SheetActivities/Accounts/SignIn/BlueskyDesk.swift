/// Bluesky: a password that was made for this program opens a session
/// (<https://docs.bsky.app/docs/api/com-atproto-server-create-session>).
struct BlueskyDesk: ServiceDesk {
  let withdrawingByHand = "Settings > Privacy and security > App passwords"

  private struct Question: Encodable {
    var identifier, password: String
  }

  private struct Session: Decodable {
    var handle: String
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let server = try work.server(of: account)
    let answer = try server.send(
      "POST", "/xrpc/com.atproto.server.createSession",
      json: Question(
        identifier: account.user, password: try work.secret("password", of: account).text))
    return try server.decoded(Session.self, answer).handle
  }
}
