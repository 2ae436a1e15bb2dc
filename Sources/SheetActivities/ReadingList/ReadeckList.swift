/// Readeck, by its API, which every server describes under `/docs/api`. Not tried with a real server.
struct ReadeckList: ReadingListService {
  /// With the header `Authorization: Bearer …`.
  let account: ServerAccount

  private struct Bookmark: Encodable {
    var url: String
    var title: String?
    var labels: [String]
  }

  /// The server answers 202 and fetches the page then. It keeps a page twice without a word.
  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer {
    let page = Bookmark(url: entry.address, title: entry.givenTitle, labels: entry.tags)
    let answer = try account.send("POST", "/api/bookmarks", json: page)
    guard answer.status == 202 else { throw answer.senseless(from: account.server.host) }
    return .accepted
  }
}
