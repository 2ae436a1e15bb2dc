import Foundation

/// wallabag, by its API version 2: <https://app.wallabag.it/api/doc/>. Not tried with a real server.
struct WallabagList: ReadingListService {
  private let account: ServerAccount

  private struct Token: Decodable { var access_token: String }

  private struct Entry: Encodable {
    var url: String?
    var title: String?
    var tags: String
  }

  /// The number of the entry; older servers answer `true` when they are not asked for it.
  private struct Check: Decodable { var exists: Int? }

  private struct Known: Decodable { var created_at: String? }

  private struct Kept: Decodable { var id: Int }

  /// Gets a token by name and password (RFC 6749, section 4.3).
  ///
  /// - Throws: ``NetworkError/login(_:)`` when the server says no; ``SecretError``.
  init(
    _ settings: ServerSettings, _ password: SecretCommand, _ client: String,
    _ clientSecret: SecretCommand, _ work: ActivityWork
  ) throws {
    var account = try ServerAccount(settings, work)
    let (key, password) = (try account.secret(clientSecret), try account.secret(password))
    account.hidden = [key, password]
    let form = [
      ("grant_type", "password"), ("client_id", client), ("client_secret", key.text),
      ("username", settings.user), ("password", password.text),
    ]
    let answer = try account.send("POST", "/oauth/v2/token", form: form, also: [400])
    guard answer.status != 400 else { throw NetworkError.login(account.server.host) }
    self.account = account.bearing(Secret(try account.decoded(Token.self, answer).access_token))
  }

  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer {
    let check = try account.get(
      "/api/entries/exists.json?return_id=1&url=" + entry.address.percentEncoded())
    var page = Entry(
      url: entry.address, title: entry.givenTitle, tags: entry.tags.joined(separator: ","))
    let known = try account.decoded(Check.self, check)
    guard let number = known.exists else {
      let answer = try account.send("POST", "/api/entries.json", json: page)
      _ = try account.decoded(Kept.self, answer)
      return .added
    }
    guard updating else {
      let date = try account.get("/api/entries/\(number).json").decoded(Known.self)?.created_at
      return .known(since: date.flatMap { Date(serverText: $0) })
    }
    page.url = nil
    let answer = try account.send("PATCH", "/api/entries/\(number).json", json: page)
    _ = try account.decoded(Kept.self, answer)
    return .added
  }
}
