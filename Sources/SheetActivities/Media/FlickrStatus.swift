import Foundation

/// Who an account with Flickr belongs to, and what it may upload
/// (<https://www.flickr.com/services/api/flickr.people.getUploadStatus.html>).
struct FlickrStatus: Sendable {
  /// The number of the person, as it stands in addresses.
  let person: String
  /// Their name.
  let name: String
  /// Bytes of the largest picture; `nil` where Flickr does not say.
  let pictureBytes: Int64?

  private static let path =
    "/services/rest/?method=flickr.people.getUploadStatus&format=json&nojsoncallback=1"

  private struct Answer: Decodable {
    struct Person: Decodable {
      struct Name: Decodable { var _content: String }
      struct Size: Decodable { var maxbytes: Number? }
      var id: String
      var username: Name?
      var filesize: Size?
    }
    var stat: String
    var code: Int?
    var message: String?
    var user: Person?
  }

  /// A number that comes as one, or as a text.
  private struct Number: Decodable {
    var value: Int64

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int64.self) {
        value = number
      } else {
        value = Int64(try container.decode(String.self)) ?? 0
      }
    }
  }

  /// Asks.
  ///
  /// - Throws: ``NetworkError``, ``AccountError``, ``MediaError``, ``PostError``, ``ChildProcessError`` or
  ///   `CancellationError`.
  init(of account: Account, _ keys: OAuth1, _ work: ActivityWork) throws {
    let server = try work.server(of: account)
    var request = server.request("GET", Self.path)
    request.login = .header(keys.authorization("GET", server.server.text + Self.path))
    let host = server.server.host
    let answer = try server.flickr(request)
    let body = try server.decoded(Answer.self, answer)
    if body.stat == "fail", let code = body.code {
      throw Self.error(code, body.message ?? "", server)
        ?? NetworkError.refused(host, status: answer.status, words: body.message ?? "")
    }
    guard let user = body.user, !user.id.isEmpty, user.id.count < 64 else {
      throw NetworkError.badAnswer(host)
    }
    person = user.id
    name = user.username?._content ?? user.id
    pictureBytes = user.filesize?.maxbytes.map(\.value).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The errors that all its methods have; `nil` for those of one.
  static func error(
    _ code: Int, _ words: String, _ server: ServerAccount
  ) -> (any Error)? {
    let service = FlickrService.profile.title
    switch code {
    case 6: return MediaError.noRoom(service: service, words: words)
    case 96, 97, 98, 100: return server.refusal
    case 99: return PostError.notAllowed(service: service, words: words)
    case 105, 106: return NetworkError.refused(server.server.host, status: 503, words: words)
    default: return nil
    }
  }
}
