/// Mastodon and what speaks like it: any instance, where the program introduces itself, and a code from the
/// browser (<https://docs.joinmastodon.org/client/authorized/>).
struct MastodonDesk: CodeDesk {
  /// By this address the server shows the code instead of sending it somewhere.
  private static let shownCode = "urn:ietf:wg:oauth:2.0:oob"
  private static let scopes = "read:accounts write:statuses write:media"

  let furtherSecrets = ["client_secret"]
  let withdrawingByHand = "Preferences > Account > Authorized apps"

  private struct Application: Decodable {
    var client_id, client_secret: String
  }

  private struct Token: Decodable {
    var access_token: String
  }

  private struct Person: Decodable {
    var acct: String
  }

  func codePage(for account: Account, _ work: ActivityWork) throws -> CodePage {
    let server = try work.server(of: account)
    let answer = try server.send(
      "POST", "/api/v1/apps",
      form: [
        ("client_name", "Share Sheet"), ("redirect_uris", Self.shownCode),
        ("scopes", Self.scopes),
      ])
    let application = try server.decoded(Application.self, answer)
    var known = account
    known.details["client_id"] = application.client_id
    let query = [
      ("response_type", "code"), ("client_id", application.client_id),
      ("redirect_uri", Self.shownCode), ("scope", Self.scopes),
    ].query
    return CodePage(
      account: known,
      address: server.server.text + "/oauth/authorize?" + query,
      secrets: ["client_secret": Secret(application.client_secret)])
  }

  func secrets(
    for code: String, from page: CodePage, _ work: ActivityWork
  ) throws -> [String: Secret] {
    var server = try work.server(of: page.account)
    let client = page.secrets["client_secret"]?.text ?? ""
    server.hidden = [Secret(code), Secret(client)]
    let answer = try server.send(
      "POST", "/oauth/token",
      form: [
        ("grant_type", "authorization_code"), ("code", code),
        ("client_id", page.account.details["client_id"] ?? ""), ("client_secret", client),
        ("redirect_uri", Self.shownCode), ("scope", Self.scopes),
      ], also: [400, 401])
    guard answer.isSuccess else { throw AccountError.codeRefused(host: server.server.host) }
    let token = try server.decoded(Token.self, answer).access_token
    return ["token": Secret(token), "client_secret": Secret(client)]
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let server = try work.server(of: account).bearing(work.secret("token", of: account))
    let answer = try server.get("/api/v1/accounts/verify_credentials")
    return try server.decoded(Person.self, answer).acct + "@" + server.server.host
  }

  /// Only the program that was given a token can take it back, so an account of the configuration cannot.
  func withdraw(_ account: Account, _ work: ActivityWork) throws -> Bool {
    guard let client = account.details["client_id"] else { return false }
    var server = try work.server(of: account)
    let (secret, token) = (
      try work.secret("client_secret", of: account), try work.secret("token", of: account)
    )
    server.hidden = [secret, token]
    _ = try server.send(
      "POST", "/oauth/revoke",
      form: [("client_id", client), ("client_secret", secret.text), ("token", token.text)])
    return true
  }
}
