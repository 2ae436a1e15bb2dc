import Foundation
import SheetFiles
import SheetImaging
import SheetPresentation

/// Bluesky, by the XRPC methods of the AT Protocol: <https://docs.bsky.app/docs/category/http-reference>.
struct BlueskyService: PostService {
  static let profile = ServiceProfile(
    word: "bluesky", title: "Bluesky", server: .named(key: "pds", example: "https://bsky.social"),
    userKey: "handle", secrets: [.init("password", label: "App password")],
    ownKeys: ["language"],
    signIn: .password(hint: "Make an app password in Settings, Privacy and security."))

  /// The lexicon says so: app.bsky.feed.post and app.bsky.embed.images, as of November 2026.
  static let usualLimits = PostLimits(
    measure: .characters, text: 300, textBytes: 3000, words: 2000, pictures: 4,
    pictureBytes: 2_000_000,
    pictureTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"])

  static let warning = PostWarning.labels([
    FormChoice("", title: "Nothing to warn of"),
    FormChoice("sexual", title: "Something suggestive"),
    FormChoice("nudity", title: "Nudity"), FormChoice("porn", title: "Pornography"),
    FormChoice("graphic-media", title: "Violence or blood"),
  ])
  static let hasLanguage = true

  /// A link becomes a card, unless there are pictures: a post has only one of both.
  static func body(of post: Post) -> String {
    var post = post
    if isLabel(post.warning) { post.warning = "" }
    if post.pictures.isEmpty { post.link = "" }
    return post.textWithWarning
  }

  static func page(for post: Post, at place: String) -> URL? {
    URL(string: "https://bsky.app/intent/compose?text=\(post.textWithWarning.percentEncoded())")
  }

  /// A name of a record is of the time (`TID`); this one is made by the first attempt.
  static func newKey(_ now: Date) -> String {
    let letters = Array("234567abcdefghijklmnopqrstuvwxyz")
    let time = UInt64(max(0, now.timeIntervalSince1970) * 1_000_000)
    let number = time << 10 | UInt64.random(in: 0..<1024)
    return String((0..<13).map { letters[Int(number >> (60 - 5 * UInt64($0)) & 31)] })
  }

  private static func isLabel(_ warning: String) -> Bool {
    guard case .labels(let choices) = Self.warning else { return false }
    return choices.contains { $0.value == warning }
  }

  private(set) var server: ServerAccount
  private let session: Session
  private let work: ActivityWork

  private struct Session: Decodable {
    var did, handle, accessJwt: String
  }

  /// The name of the person, as the server knows it.
  var handle: String { session.handle }

  private struct LogIn: Encodable { var identifier, password: String }

  init(_ account: Account, _ work: ActivityWork) throws {
    self.work = work
    server = try work.server(of: account)
    let password = try work.secret("password", of: account)
    server.hidden = [password]
    var request = server.request("POST", "/xrpc/com.atproto.server.createSession")
    try request.setJSON(LogIn(identifier: account.user, password: password.text))
    session = try server.decoded(Session.self, Self.answer(request, server))
    server = server.bearing(Secret(session.accessJwt))
  }

  private struct Failure: Decodable { var error: String }

  /// Some servers refuse a password or a token with 400 and a word.
  private static func answer(
    _ request: WebRequest, _ server: ServerAccount
  ) throws -> WebRequest.Answer {
    let answer = try server.send(request, also: [400])
    guard !answer.isSuccess else { return answer }
    let words = ["AuthenticationRequired", "ExpiredToken", "InvalidToken", "AccountTakedown"]
    if let failure = answer.decoded(Failure.self), words.contains(failure.error) {
      throw server.refusal
    }
    throw NetworkError.refused(server.server.host, status: answer.status, words: answer.words)
  }

  // MARK: Posting

  private struct NewRecord: Encodable {
    var repo: String
    var collection = "app.bsky.feed.post"
    var rkey: String
    var record: BlueskyRecord
  }

  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    let text = Self.body(of: post)
    var record = BlueskyRecord(text: text, createdAt: Timestamp.utc(work.settings.now()))
    record.langs = post.language.ifAny.map { [$0] }
    record.facets = try facets(text)
    record.embed = try embed(post, pictures)
    if Self.isLabel(post.warning), let label = post.warning.ifAny {
      record.labels = .init(values: [.init(val: label)])
    }
    try create(NewRecord(repo: session.did, rkey: key, record: record))
    let who = handle.percentEncoded()
    return PostReceipt(address: URL(string: "https://bsky.app/profile/\(who)/post/\(key)"))
  }

  /// After a lost answer the record's name tells whether it is there.
  private func create(_ record: NewRecord) throws {
    var request = server.request("POST", "/xrpc/com.atproto.repo.createRecord")
    try request.setJSON(record)
    request.actsOnce = true
    do {
      _ = try Self.answer(request, server)
    } catch let error as NetworkError {
      guard try isPosted(record, after: error) else { throw error }
    }
  }

  private func isPosted(_ record: NewRecord, after error: NetworkError) throws -> Bool {
    switch error {
    case .unconfirmed, .refused: break
    default: return false
    }
    let query =
      "repo=\(record.repo.percentEncoded())&collection=\(record.collection)&rkey=\(record.rkey)"
    let request = server.request("GET", "/xrpc/com.atproto.repo.getRecord?\(query)")
    let answer = try? request.send(environment: server.environment, server.monitor)
    return answer?.status == 200
  }

  // MARK: What is in it

  private struct Resolved: Decodable { var did: String }

  private func facets(_ text: String) throws -> [BlueskyRecord.Facet]? {
    let facets = try BlueskyFacets(text).all.compactMap { facet -> BlueskyRecord.Facet? in
      guard let feature = try feature(facet.meaning) else { return nil }
      return BlueskyRecord.Facet(facet.bytes, feature)
    }
    return facets.isEmpty ? nil : facets
  }

  /// A name that nobody has stays plain text.
  private func feature(
    _ meaning: BlueskyFacets.Facet.Meaning
  ) throws -> BlueskyRecord.Facet.Feature? {
    switch meaning {
    case .link(let address): return .init(type: "app.bsky.richtext.facet#link", uri: address)
    case .tag(let name): return .init(type: "app.bsky.richtext.facet#tag", tag: name)
    case .person(let handle):
      let path = "/xrpc/com.atproto.identity.resolveHandle?handle=\(handle.percentEncoded())"
      let answer = try server.request("GET", path).send(
        environment: server.environment, server.monitor)
      guard answer.status == 200, let known = answer.decoded(Resolved.self) else { return nil }
      return .init(type: "app.bsky.richtext.facet#mention", did: known.did)
    }
  }

  private func embed(_ post: Post, _ pictures: [PostPicture]) throws -> BlueskyRecord.Embed? {
    if !pictures.isEmpty { return .images(try pictures.map(image)) }
    guard !post.link.isEmpty else { return nil }
    let title = post.title.ifAny ?? URL(string: post.link)?.host ?? post.link
    return .card(.init(uri: post.link, title: title, description: ""))
  }

  private struct Uploaded: Decodable { var blob: BlueskyBlob }

  private func image(_ picture: PostPicture) throws -> BlueskyRecord.Embed.Image {
    var request = server.request("POST", "/xrpc/com.atproto.repo.uploadBlob")
    request.headers.append((name: "Content-Type", value: picture.type))
    request.body = try picture.body()
    let uploaded = try server.decoded(Uploaded.self, Self.answer(request, server))
    let size = try picture.measured(work)
    return .init(
      alt: picture.words, image: uploaded.blob,
      aspectRatio: size.map { .init(width: $0.width, height: $0.height) })
  }
}
