/// The Bot API of Telegram with the token of one bot, which stands in the path of each request:
/// <https://core.telegram.org/bots/api#making-requests>. Not tried with Telegram itself.
struct TelegramConnection: Sendable {
  let server: ServerAccount
  private let token: String

  /// Takes a bot's account.
  ///
  /// - Parameter isListed: As ``ServerAccount/init(_:_:isListed:)``.
  /// - Throws: ``NetworkError``, ``SecretError`` or `CancellationError`.
  init(_ account: Account, _ work: ActivityWork, isListed: Bool = true) throws {
    var server = try ServerAccount(account, work, isListed: isListed)
    token = try work.secret("token", of: account).text.percentEncoded(keeping: ":")
    server.hidden = [Secret(token)]
    self.server = server
  }

  /// Calls a method of the API.
  ///
  /// - Parameter parts: What it is given; a method without any only asks.
  /// - Throws: As ``ServerAccount/send(_:also:)``.
  func call(
    _ method: String, _ parts: [FormPart] = [], also: Set<Int> = []
  ) throws -> WebRequest.Answer {
    var request = server.request(parts.isEmpty ? "GET" : "POST", "/bot\(token)/\(method)")
    if !parts.isEmpty {
      request.body = .parts(parts)
      request.actsOnce = true
    }
    let answer = try server.send(request, also: also.union([404]))
    // Of a token that it does not know, it may say only that there is no such address.
    guard answer.status != 404 else { throw server.refusal }
    return answer
  }
}
