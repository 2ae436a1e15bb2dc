import Foundation
import SheetPresentation

/// X, which was Twitter, by version 2 of its API: <https://docs.x.com/x-api/posts/create-post>.
struct XService: PostService {
  static let profile = ServiceProfile(
    word: "postToTwitter", title: "X", server: .fixed("https://api.x.com"),
    secrets: [
      .init("consumer_key", label: "API key"), .init("consumer_secret", label: "API key secret"),
      .init("access_token", label: "Access token"),
      .init("access_secret", label: "Access token secret"), .init("token", label: "OAuth 2 token"),
    ],
    signIn: .pasted(where: "Make an app with write access at developer.x.com and copy its keys."))

  /// As of November 2026.
  static let usualLimits = PostLimits(
    measure: .weighted, text: 280, words: 1000, pictures: 4, pictureBytes: 5 << 20,
    pictureTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"])

  static func page(for post: Post, at place: String) -> URL? {
    let fields = [("text", post.textWithoutLink), ("url", post.link)]
    return URL(string: "https://twitter.com/intent/tweet?\(fields.filled.query)")
  }

  let server: ServerAccount
  private let signer: Signer

  /// Who signs requests: a person's token, or the four keys of a person and an app.
  private enum Signer: Sendable {
    case token(Secret)
    case keys(OAuth1)
  }

  init(_ account: Account, _ work: ActivityWork) throws {
    server = try work.server(of: account)
    if account.commands["token"] != nil {
      signer = .token(Secret("Bearer " + (try work.secret("token", of: account)).text))
    } else {
      signer = .keys(
        OAuth1(
          consumerKey: try work.secret("consumer_key", of: account),
          consumerSecret: try work.secret("consumer_secret", of: account),
          token: try work.secret("access_token", of: account),
          tokenSecret: try work.secret("access_secret", of: account)))
    }
  }

  // MARK: Posting

  private struct NewPost: Encodable {
    struct Media: Encodable { var media_ids: [String] }
    var text: String?
    var media: Media?
  }

  private struct Named: Decodable {
    struct Data: Decodable {
      struct Processing: Decodable {
        var state: String
        var check_after_secs: Int?
      }
      var id: String
      var processing_info: Processing?
    }
    var data: Data
  }

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    let media = try pictures.map(upload)
    let new = NewPost(
      text: Self.body(of: post).ifAny, media: media.isEmpty ? nil : .init(media_ids: media))
    let posted = try send("POST", "/2/tweets", json: new, actsOnce: true)
    return PostReceipt(address: URL(string: "https://x.com/i/web/status/\(posted.id)"))
  }

  // MARK: Pictures

  private struct NewMedia: Encodable {
    var media_type: String
    var total_bytes: Int64
    var media_category = "tweet_image"
  }

  private struct Description: Encodable {
    struct Metadata: Encodable {
      struct Alt: Encodable { var text: String }
      var alt_text: Alt
    }
    var id: String
    var metadata: Metadata
  }

  private func upload(_ picture: PostPicture) throws -> String {
    let new = NewMedia(media_type: picture.type, total_bytes: picture.size)
    let media = try send("POST", "/2/media/upload/initialize", json: new).id
    var request = request("POST", "/2/media/upload/\(media)/append")
    request.body = .parts([.field("segment_index", "0"), picture.part("media")])
    _ = try answer(request)
    try finish(media, picture.name)
    try describe(media, picture.words)
    return media
  }

  /// A picture may be worked on after it has arrived.
  private func finish(_ media: String, _ name: String) throws {
    var state = try named(answer(request("POST", "/2/media/upload/\(media)/finalize")))
    let end = ContinuousClock.now + .seconds(120)
    while let processing = state.processing_info, processing.state != "succeeded" {
      guard processing.state != "failed" else {
        throw PostError.pictureRefused(name, service: Self.title, words: "")
      }
      guard ContinuousClock.now < end else {
        throw PostError.stillWorking(name, service: Self.title)
      }
      try server.monitor.wait(for: .seconds(min(max(1, processing.check_after_secs ?? 1), 30)))
      state = try named(
        answer(request("GET", "/2/media/upload?command=STATUS&media_id=\(media)")))
    }
  }

  private func describe(_ media: String, _ words: String) throws {
    guard !words.isEmpty else { return }
    var request = request("POST", "/2/media/metadata")
    let description = Description(id: media, metadata: .init(alt_text: .init(text: words)))
    try request.setJSON(description)
    _ = try answer(request)
  }

  // MARK: Requests

  private func request(_ method: String, _ path: String) -> WebRequest {
    var request = server.request(method, path)
    switch signer {
    case .token(let token): request.login = .header(token)
    case .keys(let keys):
      request.login = .header(keys.authorization(method, server.server.text + path))
    }
    return request
  }

  private func send(
    _ method: String, _ path: String, json: some Encodable, actsOnce: Bool = false
  ) throws -> Named.Data {
    var request = request(method, path)
    try request.setJSON(json)
    request.actsOnce = actsOnce
    return try named(answer(request))
  }

  private func answer(_ request: WebRequest) throws -> WebRequest.Answer {
    do {
      return try server.send(request)
    } catch NetworkError.refused(_, 403, let words) {
      throw PostError.notAllowed(service: Self.title, words: words)
    }
  }

  private func named(_ answer: WebRequest.Answer) throws -> Named.Data {
    guard let named = answer.decoded(Named.self)?.data, named.id.isPathPart else {
      throw answer.senseless(from: server.server.host)
    }
    return named
  }
}
