import Foundation
import SheetFiles
import SheetPresentation

/// Vimeo: <https://developer.vimeo.com/api/upload/videos>, with tus for the video itself.
struct VimeoService: MediaService {
  static let profile = ServiceProfile(
    word: "postToVimeo", title: "Vimeo", server: .fixed("https://api.vimeo.com"),
    secrets: [.init("token", label: "Access token")], ownKeys: ["visibility"],
    signIn: .pasted(
      where: "Make an app at developer.vimeo.com/apps, and a token with the scopes upload and edit."
    ))

  static let page = "https://vimeo.com/upload"
  static let noun = "video"
  static let visibilities = [
    FormChoice("usual", title: "As set on Vimeo"),
    FormChoice("anybody", title: "Everyone"), FormChoice("unlisted", title: "Who has the link"),
    FormChoice("nobody", title: "Only me"),
  ]

  private static let version = ("Accept", "application/vnd.vimeo.*+json;version=3.4")

  private let account: Account
  private let work: ActivityWork
  private let server: ServerAccount
  private let uploads: UnfinishedUploads

  init(_ account: Account, _ work: ActivityWork) throws {
    (self.account, self.work) = (account, work)
    server = try work.server(of: account).bearing(work.secret("token", of: account))
    uploads = UnfinishedUploads(work.settings)
  }

  /// A video as Vimeo describes it.
  private struct Video: Decodable {
    struct Upload: Decodable { var upload_link: String? }
    var uri: String
    var link: String?
    var upload: Upload?
  }

  private struct NewVideo: Encodable {
    struct Upload: Encodable {
      var approach = "tus"
      var size: String
    }
    struct Privacy: Encodable { var view: String }
    var upload: Upload?
    var name: String?
    var description: String?
    var privacy: Privacy?
  }

  func upload(_ medium: Medium, _ progress: UploadProgress) throws -> URL {
    let file = try SizedFile(medium.item, called: medium.name)
    let wished = UnfinishedUploads.Entry(medium.item, account, work.settings)
    if let entry = wished.flatMap(uploads.entry), let video = try resumed(entry, medium) {
      return try send(file, to: video, from: nil, medium, entry, progress)
    }
    try refuseOverQuota(medium, size: file.size)
    let video = try created(medium, size: file.size)
    var entry = wished
    entry?.name = video.uri
    if let entry { try uploads.remember(entry) }
    return try send(file, to: video, from: 0, medium, entry, progress)
  }

  // MARK: The video

  private struct Person: Decodable {
    struct Quota: Decodable { var space: Space? }
    struct Space: Decodable { var free: Int64? }
    var upload_quota: Quota?
  }

  /// Asks how much the person may still upload, as Vimeo's guide to uploads wants it. Where it does not say, the
  /// upload itself is judged.
  private func refuseOverQuota(_ medium: Medium, size: Int64) throws {
    let request = server.request(
      "GET", "/me?fields=upload_quota", headers: [Self.version])
    let answer = try server.send(request, also: [400, 403, 404])
    guard answer.isSuccess, let free = answer.decoded(Person.self)?.upload_quota?.space?.free,
      free < size
    else { return }
    throw MediaError.overQuota(
      medium.name, service: Self.profile.title, size: size, free: max(0, free))
  }

  private func created(_ medium: Medium, size: Int64) throws -> Video {
    let new = self.new(medium, upload: NewVideo.Upload(size: "\(size)"))
    return try video(in: answer("POST", "/me/videos", new))
  }

  /// The video of an upload that was begun, with what was entered now; `nil` where it is gone or the person
  /// wants another one.
  private func resumed(_ entry: UnfinishedUploads.Entry, _ medium: Medium) throws -> Video? {
    let isWished = work.values["resume"] == nil || work.values.flag("resume")
    guard isWished, Self.isName(entry.name) else { return nil }
    let answer = try answer("PATCH", entry.name, new(medium, upload: nil), also: [404])
    guard answer.isSuccess, let video = try? video(in: answer), video.uri == entry.name else {
      try uploads.forget(entry)
      return nil
    }
    return video
  }

  private func new(_ medium: Medium, upload: NewVideo.Upload?) -> NewVideo {
    let view = work.values.text("visibility")
    return NewVideo(
      upload: upload, name: medium.title.ifAny, description: medium.description.ifAny,
      privacy: view.isEmpty || view == "usual" ? nil : .init(view: view))
  }

  private func answer(
    _ method: String, _ path: String, _ body: NewVideo, also: Set<Int> = []
  ) throws -> WebRequest.Answer {
    var request = server.request(method, path, headers: [Self.version])
    try request.setJSON(body)
    do {
      return try server.send(request, also: also)
    } catch NetworkError.refused(_, 403, let words) {
      throw words.lowercased().contains("quota")
        ? MediaError.noRoom(service: Self.profile.title, words: words)
        : PostError.notAllowed(service: Self.profile.title, words: words)
    }
  }

  private func video(in answer: WebRequest.Answer) throws -> Video {
    guard let video = answer.decoded(Video.self), Self.isName(video.uri),
      video.upload?.upload_link != nil
    else { throw answer.senseless(from: server.server.host) }
    return video
  }

  /// `/videos/` with a number; one that is not listed has a word behind it.
  private static func isName(_ text: String) -> Bool {
    text.hasPrefix("/videos/") && text.dropFirst(8).split(separator: ":").count <= 2
      && text.dropFirst(8).split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
        String($0).isPathPart
      }
  }

  // MARK: Its bytes

  private func send(
    _ file: SizedFile, to video: Video, from start: Int64?, _ medium: Medium,
    _ entry: UnfinishedUploads.Entry?, _ progress: UploadProgress
  ) throws -> URL {
    var sent: Int64 = 0
    let upload = try TusUpload(
      video.upload?.upload_link ?? "", of: file, for: account, work, progress)
    do {
      try upload.send(from: start) { sent = $0 }
    } catch is TusUpload.Gone {
      if let entry { try uploads.forget(entry) }
      throw MediaError.expired(medium.name, service: Self.profile.title)
    } catch let error as NetworkError where entry != nil {
      throw MediaError.unfinished(
        medium.name, service: Self.profile.title, sent: sent, words: error.message)
    } catch let error as MediaError {
      if let entry { try uploads.forget(entry) }
      throw error
    }
    if let entry { try uploads.forget(entry) }
    return try address(of: video)
  }

  private func address(of video: Video) throws -> URL {
    let parts = video.uri.dropFirst(8).replacing(":", with: "/")
    guard let url = video.link.flatMap(URL.page) ?? URL(string: "https://vimeo.com/\(parts)")
    else { throw NetworkError.badAnswer(server.server.host) }
    return url
  }
}
