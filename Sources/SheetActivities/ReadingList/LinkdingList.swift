import Foundation

/// linkding, by its REST API: <https://linkding.link/api/>. Not tried with a real server.
struct LinkdingList: ReadingListService {
  /// With the header `Authorization: Token …`.
  let account: ServerAccount

  private struct Bookmark: Encodable {
    var url: String
    var title: String?
    var description: String
    var tag_names: [String]
    var unread = true
  }

  private struct Check: Decodable {
    struct Known: Decodable {
      var id: Int
      var date_added: String?
    }
    var bookmark: Known?
  }

  /// A second POST would change the entry that is there, so it is asked for first.
  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer {
    let check = try account.get("/api/bookmarks/check/?url=" + entry.address.percentEncoded())
    guard let known = check.decoded(Check.self)?.bookmark else {
      guard check.decoded(Check.self) != nil else {
        throw check.senseless(from: account.server.host)
      }
      let answer = try account.send("POST", "/api/bookmarks/", json: bookmark(entry))
      _ = try account.decoded(Check.Known.self, answer)
      return .added
    }
    guard updating else { return .known(since: known.date_added.flatMap { Date(serverText: $0) }) }
    let answer = try account.send(
      "PATCH", "/api/bookmarks/\(known.id)/", json: bookmark(entry))
    _ = try account.decoded(Check.Known.self, answer)
    return .added
  }

  private func bookmark(_ entry: ReadingListEntry) -> Bookmark {
    Bookmark(
      url: entry.address, title: entry.givenTitle, description: entry.note,
      tag_names: entry.dashedTags)
  }
}
