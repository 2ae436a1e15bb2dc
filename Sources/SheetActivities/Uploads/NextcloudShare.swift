import Foundation
import SheetFiles

/// Links that Nextcloud makes: the "OCS Share API" of its manual for developers. A file gets a link that
/// anyone can read by.
struct NextcloudShare: Sendable {
  /// What stands before the paths of both interfaces.
  private let base: String
  /// The folder in the person's files, percent-encoded, with its slash; empty for the outermost.
  private let folder: String
  /// The name of the person, where the address has it.
  let user: String?

  private struct Answer: Decodable {
    struct Body: Decodable { var meta: Meta, data: Share? }
    struct Meta: Decodable { var message: String? }
    struct Share: Decodable {
      var url: String?

      /// Where nothing was made it is an empty list.
      init(from decoder: any Decoder) throws {
        let values = try? decoder.container(keyedBy: Keys.self)
        url = try values?.decodeIfPresent(String.self, forKey: .url)
      }
      enum Keys: String, CodingKey { case url }
    }
    var ocs: Body
  }

  /// Takes an address of WebDAV; `nil` when it is none of Nextcloud's.
  init?(_ address: String) {
    if let mark = address.range(of: "/remote.php/dav/files/") {
      let rest = address[mark.upperBound...].split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = rest.first, !name.isEmpty else { return nil }
      user = name.removingPercentEncoding
      folder = Self.folder(rest.count > 1 ? rest[1] : "")
      base = String(address[..<mark.lowerBound])
    } else if let mark = address.range(of: "/remote.php/webdav") {
      user = nil
      folder = Self.folder(address[mark.upperBound...].drop { $0 == "/" })
      base = String(address[..<mark.lowerBound])
    } else {
      return nil
    }
  }

  private static func folder(_ text: Substring) -> String {
    let parts = text.split(separator: "/")
    return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
  }

  /// Makes the link to a file.
  ///
  /// - Parameters:
  ///   - path: Its way in the folder, percent-encoded, with its slash.
  ///   - dav: The server, signed in.
  /// - Throws: ``UploadError/noLink(server:words:)``, ``NetworkError`` or `CancellationError`.
  func link(to path: String, for expiry: Lifetime, by dav: ServerAccount) throws -> String {
    var server = dav
    server.server = try ServerAddress(base)
    let whole = folder + path
    var fields = [
      ("path", whole.removingPercentEncoding ?? whole), ("shareType", "3"), ("permissions", "1"),
    ]
    if let seconds = expiry.seconds { fields.append(("expireDate", Self.day(after: seconds))) }
    var request = server.request(
      "POST", "/ocs/v2.php/apps/files_sharing/api/v1/shares?format=json",
      headers: [("OCS-APIRequest", "true")])
    request.setForm(fields)
    request.actsOnce = true
    return try read(try server.send(request, also: [400, 403, 404]), server.server.host)
  }

  private func read(_ answer: WebRequest.Answer, _ host: String) throws -> String {
    guard let body = answer.decoded(Answer.self)?.ocs else { throw answer.senseless(from: host) }
    guard let url = body.data?.url, URL.ofWeb(url) != nil else {
      throw UploadError.noLink(server: host, words: body.meta.message ?? "")
    }
    return url
  }

  /// Nextcloud ends a link with the day before the one that is named, in its own time.
  private static func day(after seconds: Int) -> String {
    Timestamp.day(Date(timeIntervalSinceNow: TimeInterval(seconds)))
  }
}

extension URL {
  /// What a server calls an address of its own; `nil` unless it is one of the web, with a host and without
  /// control characters.
  static func ofWeb(_ text: String) -> URL? {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let url = URL(string: text),
      let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}
