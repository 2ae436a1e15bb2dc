import Foundation
import SheetPresentation

/// Weibo, by version 2 of its API: <https://open.weibo.com/wiki/2/statuses/share>. A text must have a link
/// to a domain that the app is registered for.
struct WeiboService: PostService {
  static let profile = ServiceProfile(
    word: "postToWeibo", title: "Weibo", server: .fixed("https://api.weibo.com"),
    secrets: [.init("token", label: "Access token")],
    signIn: .pasted(where: "open.weibo.com gives tokens to apps that are registered there."))

  /// As of November 2026.
  static let usualLimits = PostLimits(
    measure: .halves, text: 140, pictures: 1, pictureBytes: 5_000_000)

  static func page(for post: Post, at place: String) -> URL? {
    let fields = [("url", post.link), ("title", post.textWithoutLink)]
    return URL(string: "https://service.weibo.com/share/share.php?\(fields.filled.query)")
  }

  private(set) var server: ServerAccount

  init(_ account: Account, _ work: ActivityWork) throws {
    server = try work.server(of: account)
    server.login = .header(Secret("OAuth2 " + (try work.secret("token", of: account)).text))
  }

  private struct Posted: Decodable { var idstr: String }
  private struct Failure: Decodable { var error_code: Int }

  /// Tokens that are unknown, expired, or taken back.
  private static let withdrawn: [Int] = [21314, 21315, 21316, 21317, 21319, 21327, 21332]

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    var request = server.request("POST", "/2/statuses/share.json")
    request.actsOnce = true
    if let picture = pictures.first {
      request.body = .parts([.field("status", Self.body(of: post)), picture.part("pic")])
    } else {
      request.setForm([("status", Self.body(of: post))].filled)
    }
    let answer = try server.send(request, also: [400, 403])
    let host = server.server.host
    if let code = answer.decoded(Failure.self)?.error_code {
      guard !Self.withdrawn.contains(code) else { throw server.refusal }
      throw NetworkError.refused(host, status: answer.status, words: answer.words)
    }
    guard answer.isSuccess, let posted = answer.decoded(Posted.self), posted.idstr.isPathPart else {
      throw answer.senseless(from: host)
    }
    return PostReceipt(address: URL(string: "https://m.weibo.cn/status/\(posted.idstr)"))
  }
}
