/// A bot of Telegram, whose token stands in the path of each request
/// (<https://core.telegram.org/bots/api#getme>).
struct TelegramDesk: ServiceDesk {
  let withdrawingByHand = "/revoke to @BotFather"

  private struct Answer: Decodable {
    struct Bot: Decodable {
      var username: String
    }
    var result: Bot
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    var account = account
    if let other = account.details["server"] { account.address = other }
    let server = try work.server(of: account)
    let token = try work.secret("token", of: account).text.percentEncoded(keeping: ":")
    let answer = try server.send(server.request("GET", "/bot\(token)/getMe"), also: [404])
    // A token of another form than theirs is no path that the server has.
    guard answer.status != 404 else { throw NetworkError.login(server.server.host) }
    return "@" + (try server.decoded(Answer.self, answer).result.username)
  }
}
