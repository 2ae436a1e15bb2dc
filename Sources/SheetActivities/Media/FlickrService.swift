import Foundation
import SheetPresentation

/// Flickr: <https://www.flickr.com/services/api/upload.api.html>.
struct FlickrService: MediaService {
  static let profile = ServiceProfile(
    word: "postToFlickr", title: "Flickr", server: .fixed("https://api.flickr.com"),
    secrets: [
      .init("consumer_key", label: "App key"), .init("consumer_secret", label: "App secret"),
      .init("access_token", label: "Access token"),
      .init("access_secret", label: "Access token secret"),
    ], ownKeys: ["visibility"],
    signIn: .pasted(
      where: "Make an app at flickr.com/services/apps, let it write, and copy the four keys."))

  static let page = "https://www.flickr.com/photos/upload/"
  static let noun = "picture"
  static let visibilities = [
    FormChoice("usual", title: "As set on Flickr"),
    FormChoice("public", title: "Everyone"), FormChoice("friends", title: "Friends"),
    FormChoice("family", title: "Family"),
    FormChoice("friends-family", title: "Friends and family"),
    FormChoice("private", title: "Only me"),
  ]

  /// Bytes of the largest picture, where Flickr does not say; as of November 2026.
  private static let usualBytes: Int64 = 200 << 20
  /// Where pictures go.
  private static let uploadServer = "https://up.flickr.com"
  private static let uploadPath = "/services/upload/"

  private let account: Account
  private let work: ActivityWork
  private let keys: OAuth1
  private let status: FlickrStatus

  init(_ account: Account, _ work: ActivityWork) throws {
    (self.account, self.work) = (account, work)
    keys = try OAuth1(flickr: account, work)
    status = try FlickrStatus(of: account, keys, work)
  }

  func upload(_ medium: Medium, _ progress: UploadProgress) throws -> URL {
    let bytes = status.pictureBytes ?? Self.usualBytes
    let limits = PostLimits(
      measure: .characters, text: 0, pictures: 1, pictureBytes: bytes, fileBytes: bytes)
    let picture = try PostPicture(
      Post.Picture(item: medium.item, words: ""), limits, of: Self.profile.title,
      isRemade: work.values.text("pictures") == "smaller", work)
    guard picture.size > 0 else { throw MediaError.empty(medium.name) }
    let answer = try send(picture, fields(medium), progress)
    let server = try work.server(of: account)
    let id = try photo(in: answer, medium.name, server)
    let address =
      "https://www.flickr.com/photos/\(status.person.percentEncoded(keeping: "@"))/\(id)/"
    guard let url = URL(string: address) else { throw NetworkError.badAnswer(server.server.host) }
    return url
  }

  /// All fields but the picture are signed.
  private func send(
    _ picture: PostPicture, _ fields: [(String, String)], _ progress: UploadProgress
  ) throws -> WebRequest.Answer {
    var (work, account) = (work, account)
    work.monitor = progress.monitor
    if account.address == Self.profile.fixedAddress { account.address = Self.uploadServer }
    let server = try work.server(of: account)
    var request = server.request("POST", Self.uploadPath)
    request.login = .header(
      keys.authorization("POST", server.server.text + Self.uploadPath, fields: fields))
    request.body = .parts(fields.map { .field($0.0, $0.1) } + [picture.part("photo")])
    request.actsOnce = true
    request.patience = 120
    return try server.flickr(request)
  }

  private func fields(_ medium: Medium) -> [(String, String)] {
    let texts = [
      ("title", medium.title), ("description", medium.description),
      ("tags", Self.tags(work.list("tags"))),
    ]
    return texts.filter { !$0.1.isEmpty } + Self.access(work.values.text("visibility"))
  }

  /// Blanks divide tags; one with a blank in it stands between quotation marks.
  static func tags(_ tags: [String]) -> String {
    tags.map { tag in
      let tag = tag.filter { $0 != "\"" }
      return tag.contains(where: \.isWhitespace) ? "\"\(tag)\"" : tag
    }.joined(separator: " ")
  }

  /// Without these fields the person's settings hold.
  static func access(_ visibility: String) -> [(String, String)] {
    let names = ["is_public", "is_friend", "is_family"]
    let values: [String: [String]] = [
      "public": ["1", "0", "0"], "friends": ["0", "1", "0"], "family": ["0", "0", "1"],
      "friends-family": ["0", "1", "1"], "private": ["0", "0", "0"],
    ]
    return Array(zip(names, values[visibility] ?? []))
  }

  // MARK: Answers

  private func photo(
    in answer: WebRequest.Answer, _ name: String, _ server: ServerAccount
  ) throws -> String {
    switch FlickrAnswer(answer.body) {
    case .photo(let id): return id
    case nil: throw answer.senseless(from: server.server.host)
    case .failure(let code, let words):
      throw FlickrStatus.error(code, words, server)
        ?? PostError.pictureRefused(name, service: Self.profile.title, words: words)
    }
  }
}

extension OAuth1 {
  /// The keys of an account with Flickr.
  init(flickr account: Account, _ work: ActivityWork) throws {
    self.init(
      consumerKey: try work.secret("consumer_key", of: account),
      consumerSecret: try work.secret("consumer_secret", of: account),
      token: try work.secret("access_token", of: account),
      tokenSecret: try work.secret("access_secret", of: account))
  }
}

extension ServerAccount {
  /// Sends a request to Flickr, which gives one status for all that can be wrong with a signature.
  func flickr(_ request: WebRequest) throws -> WebRequest.Answer {
    let answer = try send(request, also: [401])
    guard answer.status == 401 else { return answer }
    let words = String(decoding: answer.body.prefix(2000), as: UTF8.self)
    // OAuth Core 1.0, "Problem Reporting".
    guard !words.contains("timestamp_refused") else {
      throw MediaError.wrongClock(service: FlickrService.profile.title)
    }
    throw refusal
  }
}
