import Foundation
import SheetPresentation

/// Mastodon, and servers that speak like it: <https://docs.joinmastodon.org/methods/statuses/>.
struct MastodonService: PostService {
  static let profile = ServiceProfile(
    word: "mastodon", title: "Mastodon",
    server: .named(key: "instance", example: "https://mastodon.social"),
    secrets: [.init("token", label: "Access token")], ownKeys: ["visibility", "language"],
    signIn: .code)

  /// A server says its own; these are what most have, as of November 2026.
  static let usualLimits = PostLimits(
    measure: .charactersWithLinks(23), text: 500, pictures: 4, pictureBytes: 16 << 20,
    picturePixels: 33_177_600,
    pictureTypes: [
      "image/jpeg", "image/png", "image/gif", "image/heic", "image/heif", "image/webp",
      "image/avif",
    ])

  static let hasFixedLimits = false
  static let hasPagePerServer = true

  static let visibilities = [
    FormChoice("public", title: "Everyone"), FormChoice("unlisted", title: "Everyone, quietly"),
    FormChoice("private", title: "Followers"),
    FormChoice("direct", title: "Only people named in it"),
  ]
  static let warning = PostWarning.words
  static let hasLanguage = true

  static func body(of post: Post) -> String { post.textWithLink }

  /// The server's own page for what other programs share.
  static func page(for post: Post, at place: String) -> URL? {
    let server = place.contains("://") ? place : "https://\(place)"
    guard let address = try? ServerAddress(server) else { return nil }
    return URL(string: "\(address.text)/share?text=\(post.textWithWarning.percentEncoded())")
  }

  let server: ServerAccount

  init(_ account: Account, _ work: ActivityWork) throws {
    server = try work.server(of: account).bearing(work.secret("token", of: account))
  }

  // MARK: Limits

  /// Older servers, and other programs that speak like Mastodon, have only the first version.
  static func limits(asking server: ServerAccount) throws -> PostLimits {
    for path in ["/api/v2/instance", "/api/v1/instance"] {
      let answer = try server.send(
        server.request("GET", path), also: [400, 404, 405, 410, 422, 500, 501])
      if let instance = answer.decoded(Instance.self), answer.status == 200 {
        return instance.limits(usualLimits)
      }
    }
    return usualLimits
  }

  private struct Instance: Decodable {
    var configuration: Configuration?
    /// What Pleroma and its like say instead.
    var max_toot_chars: Int?

    struct Configuration: Decodable {
      var statuses: Statuses?
      var media_attachments: Media?
    }

    struct Statuses: Decodable {
      var max_characters, max_media_attachments, characters_reserved_per_url: Int?
    }

    struct Media: Decodable {
      var supported_mime_types: [String]?
      var image_size_limit: Int64?
      var image_matrix_limit, description_limit: Int?
    }

    /// What makes no sense is left as it usually is.
    func limits(_ usual: PostLimits) -> PostLimits {
      let (statuses, media) = (configuration?.statuses, configuration?.media_attachments)
      var limits = usual
      limits.text = Self.positive(statuses?.max_characters ?? max_toot_chars) ?? usual.text
      limits.pictures = Self.positive(statuses?.max_media_attachments) ?? usual.pictures
      if let link = Self.positive(statuses?.characters_reserved_per_url) {
        limits.measure = .charactersWithLinks(link)
      }
      limits.pictureBytes = Self.positive(media?.image_size_limit) ?? usual.pictureBytes
      limits.picturePixels = Self.positive(media?.image_matrix_limit) ?? usual.picturePixels
      limits.words = Self.positive(media?.description_limit) ?? usual.words
      let types = (media?.supported_mime_types ?? []).filter { $0.hasPrefix("image/") }
      limits.pictureTypes = types.isEmpty ? usual.pictureTypes : types
      return limits
    }

    private static func positive<Number: BinaryInteger>(_ number: Number?) -> Number? {
      number.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  // MARK: Posting

  private struct Status: Encodable {
    var status: String
    var media_ids: [String]
    var visibility, spoiler_text, language: String?
  }

  private struct Posted: Decodable {
    var id: String
    var url: String?
  }

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    let media = try pictures.map(upload)
    let status = Status(
      status: post.textWithLink, media_ids: media, visibility: post.visibility.ifAny,
      spoiler_text: post.warning.ifAny, language: post.language.ifAny)
    var request = server.request(
      "POST", "/api/v1/statuses", headers: [("Idempotency-Key", key)])
    try request.setJSON(status)
    request.actsOnce = true
    let posted = try server.decoded(Posted.self, sendTwice(request))
    return PostReceipt(address: posted.url.flatMap(URL.page))
  }

  /// With the same key the server posts once, so a lost answer is asked for once more.
  private func sendTwice(_ request: WebRequest) throws -> WebRequest.Answer {
    do {
      return try server.send(request)
    } catch NetworkError.unconfirmed {
      return try server.send(request)
    }
  }

  // MARK: Pictures

  private struct Media: Decodable {
    var id: String
    var url: String?
  }

  private func upload(_ picture: PostPicture) throws -> String {
    var request = server.request("POST", "/api/v2/media")
    let words = picture.words.isEmpty ? [] : [FormPart.field("description", picture.words)]
    request.body = .parts([picture.part("file")] + words)
    let answer = try server.send(request)
    guard let media = answer.decoded(Media.self), media.id.isPathPart else {
      throw answer.senseless(from: server.server.host)
    }
    if answer.status == 202 || media.url == nil { try wait(for: media.id, picture.name) }
    return media.id
  }

  /// A large picture is worked on after the answer; until then the server takes no post with it.
  private func wait(for media: String, _ name: String) throws {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end {
      try server.monitor.wait(for: .seconds(1))
      let answer = try server.send(server.request("GET", "/api/v1/media/\(media)"), also: [422])
      switch answer.status {
      case 206: continue
      case 422:
        throw PostError.pictureRefused(name, service: Self.title, words: answer.words)
      default: return
      }
    }
    throw PostError.stillWorking(name, service: Self.title)
  }
}

extension String {
  /// Itself, unless there is nothing in it.
  var ifAny: String? { isEmpty ? nil : self }

  /// Whether it can stand in a path as it is: what a server tells could lead elsewhere.
  var isPathPart: Bool {
    let isPlain = utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F || $0 == 0x2D
    }
    return isPlain && !isEmpty
  }
}

extension URL {
  /// The address of a page that a server names; `nil` for anything else.
  static func page(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host != nil
    else { return nil }
    return url
  }
}
