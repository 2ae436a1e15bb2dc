/// Matrix: the password is exchanged for a token of this program alone
/// (<https://spec.matrix.org/v1.11/client-server-api/#login>).
struct MatrixDesk: PasswordDesk {
  private static let interface = "/_matrix/client/v3"

  let withdrawingByHand = "Settings > Sessions"

  private struct Question: Encodable {
    struct Person: Encodable {
      var type = "m.id.user"
      var user: String
    }
    var type = "m.login.password"
    var identifier: Person
    var password: String
    var initial_device_display_name = "Share Sheet"
  }

  private struct Token: Decodable {
    var access_token: String
  }

  private struct Person: Decodable {
    var user_id: String
  }

  func secrets(
    for password: Secret, of account: Account, _ work: ActivityWork
  ) throws -> [String: Secret] {
    let server = try work.server(of: account)
    let answer = try server.send(
      "POST", Self.interface + "/login",
      json: Question(identifier: .init(user: account.user), password: password.text), also: [403])
    // M_FORBIDDEN: this service has no 401 for a wrong password.
    guard answer.status != 403 else { throw NetworkError.login(server.server.host) }
    return ["token": Secret(try server.decoded(Token.self, answer).access_token)]
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let server = try signedIn(account, work)
    return try server.decoded(Person.self, server.get(Self.interface + "/account/whoami")).user_id
  }

  func withdraw(_ account: Account, _ work: ActivityWork) throws -> Bool {
    let server = try signedIn(account, work)
    _ = try server.send(
      "POST", Self.interface + "/logout", .bytes(Array("{}".utf8)), type: "application/json")
    return true
  }

  private func signedIn(_ account: Account, _ work: ActivityWork) throws -> ServerAccount {
    try work.server(of: account).bearing(work.secret("token", of: account))
  }
}
