import Foundation
import SheetPresentation

/// A Facebook page, by the Graph API: <https://developers.facebook.com/docs/pages-api/posts>. Nothing may be
/// posted to a person's own timeline by it, since 2018.
struct FacebookService: PostService {
  static let profile = ServiceProfile(
    word: "postToFacebook", title: "Facebook", server: .fixed("https://graph.facebook.com/v25.0"),
    secrets: [.init("token", label: "Token of the page")],
    details: [.init("page_id", label: "Number of the page", isRequired: true)],
    signIn: .pasted(where: "developers.facebook.com gives tokens with pages_manage_posts."))

  /// As of November 2026.
  static let usualLimits = PostLimits(
    measure: .characters, text: 63_206, words: 1000, pictures: 10, pictureBytes: 10_000_000,
    pictureTypes: ["image/jpeg", "image/png", "image/gif", "image/bmp", "image/tiff"])

  /// The page shows the link as a card.
  static func body(of post: Post) -> String {
    var post = post
    if post.pictures.isEmpty { post.link = "" }
    return post.textWithWarning
  }

  /// Facebook takes only a link, and no words of somebody else.
  static func page(for post: Post, at place: String) -> URL? {
    guard !post.link.isEmpty else { return nil }
    let query = [("u", post.link)].query
    return URL(string: "https://www.facebook.com/sharer/sharer.php?\(query)")
  }

  let server: ServerAccount
  private let page: String

  init(_ account: Account, _ work: ActivityWork) throws {
    server = try work.server(of: account).bearing(work.secret("token", of: account))
    page = "/" + (account.details["page_id"] ?? "me").percentEncoded()
  }

  private struct Posted: Decodable {
    var id: String
    var post_id: String?
  }

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    let text = Self.body(of: post)
    if let only = pictures.first, pictures.count == 1 {
      return receipt(try upload(only, [("caption", text)], isPost: true))
    }
    let media = try pictures.map { try upload($0, [("published", "false")], isPost: false).id }
    var fields = [("message", text), ("link", media.isEmpty ? post.link : "")]
    for (index, id) in media.enumerated() {
      fields.append(("attached_media[\(index)]", "{\"media_fbid\":\"\(id)\"}"))
    }
    var request = server.request("POST", page + "/feed")
    request.setForm(fields.filled)
    request.actsOnce = true
    return receipt(try posted(request))
  }

  private func upload(
    _ picture: PostPicture, _ fields: [(String, String)], isPost: Bool
  ) throws -> Posted {
    var request = server.request("POST", page + "/photos")
    let all = fields + [("alt_text_custom", picture.words)]
    request.body = .parts(
      all.filter { !$0.1.isEmpty }.map { FormPart.field($0.0, $0.1) } + [picture.part("source")])
    request.actsOnce = isPost
    return try posted(request)
  }

  private func receipt(_ posted: Posted) -> PostReceipt {
    PostReceipt(address: URL(string: "https://www.facebook.com/\(posted.post_id ?? posted.id)"))
  }

  private struct Failure: Decodable {
    struct Error: Decodable { var code: Int? }
    var error: Error
  }

  /// A token that is no longer good is refused with 400 and the code 190.
  private func posted(_ request: WebRequest) throws -> Posted {
    let answer = try server.send(request, also: [400, 403])
    let host = server.server.host
    if answer.decoded(Failure.self)?.error.code == 190 { throw server.refusal }
    guard answer.isSuccess else {
      throw NetworkError.refused(host, status: answer.status, words: answer.words)
    }
    guard let posted = answer.decoded(Posted.self), posted.id.isPathPart,
      posted.post_id?.isPathPart != false
    else { throw answer.senseless(from: host) }
    return posted
  }
}
