/// Matrix: the password is exchanged for a token of this program alone
/// (<https://spec.matrix.org/v1.11/client-server-api/#login>).
struct MatrixDesk: PasswordDesk {
  let withdrawingByHand = "Settings > Sessions"

  private struct Person: Decodable {
    var user_id: String
  }

  func secrets(
    for password: Secret, of account: Account, _ work: ActivityWork
  ) throws -> [String: Secret] {
    let server = try work.server(of: account)
    return ["token": try MatrixAccount.logIn(to: server, account.user, password)]
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let server = try signedIn(account, work)
    let answer = try server.get(MatrixAccount.api + "/account/whoami")
    return try server.decoded(Person.self, answer).user_id
  }

  func withdraw(_ account: Account, _ work: ActivityWork) throws -> Bool {
    try MatrixAccount.logOut(of: signedIn(account, work))
    return true
  }

  private func signedIn(_ account: Account, _ work: ActivityWork) throws -> ServerAccount {
    try work.server(of: account).bearing(work.secret("token", of: account))
  }
}
