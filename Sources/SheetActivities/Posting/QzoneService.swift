import Foundation

/// Qzone, which is Tencent's nearest to its Weibo: it has a page for what others share, and no way to post
/// with an account.
struct QzoneService: PostService {
  static let profile = ServiceProfile(
    word: "qzone", title: "Qzone", server: .fixed("https://sns.qzone.qq.com"), secrets: [],
    signIn: .pasted(where: ""))

  static let usualLimits = PostLimits(
    measure: .characters, text: 2000, pictures: 0, pictureBytes: 0)

  static let notice: String? =
    "Tencent Weibo has closed. A link can be shared to Qzone; `alias_to` in the configuration names "
    + "another service."

  static func page(for post: Post, at place: String) -> URL? {
    guard !post.link.isEmpty else { return nil }
    let fields = [
      ("url", post.link), ("title", post.title), ("summary", post.textWithoutLink),
    ]
    let page = "https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey"
    return URL(string: "\(page)?\(fields.filled.query)")
  }

  let server: ServerAccount

  init(_ account: Account, _ work: ActivityWork) throws {
    throw PostError.noAccount(service: Self.title)
  }

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    throw PostError.noAccount(service: Self.title)
  }
}
