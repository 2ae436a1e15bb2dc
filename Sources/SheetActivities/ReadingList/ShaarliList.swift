import Foundation

/// Shaarli, by its REST API version 1: <https://shaarli.github.io/api-documentation/>.
struct ShaarliList: ReadingListService {
  let account: ServerAccount
  /// The "REST API secret" of its settings.
  let secret: Secret
  /// Whether only its owner sees the page.
  let isPrivate: Bool
  let now: @Sendable () -> Date

  private struct Link: Encodable {
    var url, title, description: String
    var tags: [String]
    var isPrivate: Bool

    enum CodingKeys: String, CodingKey {
      case url, title, description, tags
      case isPrivate = "private"
    }
  }

  private struct Known: Decodable {
    var id: Int
    var created: String?
    var isPrivate: Bool?

    enum CodingKeys: String, CodingKey {
      case id, created
      case isPrivate = "private"
    }
  }

  private struct Claims: Encodable { var iat: Int }

  /// A page that is there is answered with 409 and the entry.
  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer {
    var link = Link(
      url: entry.address, title: entry.title, description: entry.note,
      tags: entry.dashedTags, isPrivate: isPrivate)
    let answer = try signedAccount().send("POST", "/api/v1/links", json: link, also: [409])
    let known = try account.decoded(Known.self, answer)
    guard answer.status == 409 else { return .added }
    guard updating else { return .known(since: known.created.flatMap { Date(serverText: $0) }) }
    // Who sees it stays as the person has set it there.
    link.isPrivate = known.isPrivate ?? isPrivate
    let changed = try signedAccount().send("PUT", "/api/v1/links/\(known.id)", json: link)
    _ = try account.decoded(Known.self, changed)
    return .added
  }

  /// A token is good for nine minutes.
  private func signedAccount() throws -> ServerAccount {
    let claims = Claims(iat: Int(now().timeIntervalSince1970))
    return account.bearing(try WebToken.signed(claims, by: secret))
  }
}
