/// A bot of Telegram: <https://core.telegram.org/bots/api#getme>.
struct TelegramDesk: ServiceDesk {
  let withdrawingByHand = "/revoke to @BotFather"

  private struct Answer: Decodable {
    struct Bot: Decodable {
      var username: String
    }
    var result: Bot
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let bot = try TelegramConnection(account, work)
    return "@" + (try bot.server.decoded(Answer.self, bot.call("getMe")).result.username)
  }
}
