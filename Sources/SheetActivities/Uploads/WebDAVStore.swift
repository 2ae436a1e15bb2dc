import Foundation
import SheetFiles
import SheetPrograms

/// A folder on a WebDAV server (RFC 4918).
///
/// A file is sent under a hidden name first and then moved to its own with `Overwrite: F`: not every server
/// heeds `If-None-Match` of a PUT, and a PUT that is cut off may leave what has come.
struct WebDAVStore: FileStore {
  private let server: FileServer
  private let dav: ServerAccount
  /// Whether folders that are missing are made.
  private let makesFolders: Bool

  /// Signs in.
  ///
  /// - Throws: ``NetworkError``, ``SecretError`` or `CancellationError`.
  init(_ server: FileServer, _ work: ActivityWork, makesFolders: Bool) throws {
    (self.server, self.makesFolders) = (server, makesFolders)
    var dav = try ServerAccount(server.account, work, isListed: false)
    if !server.account.user.isEmpty {
      dav.login = .basic(
        user: server.account.user, try work.secret("password", of: server.account))
    }
    self.dav = dav
  }

  private var host: String { dav.server.host }

  func send(_ uploads: [Upload]) throws -> [StoredFile] {
    let sizes = try announce(uploads, dav.monitor)
    if makesFolders { try makeFolders() }
    var left: [FilePath] = []
    do {
      for (upload, size) in zip(uploads, sizes) {
        left.append(FilePath(".sharesheet-\(UUID().uuidString).part"))
        try put(upload, as: left[left.count - 1], size)
      }
      for (index, upload) in uploads.enumerated() {
        left[index] = try move(left[index], to: upload.name)
      }
      return left.map { StoredFile(name: $0, address: address(of: $0)) }
    } catch {
      remove(left)
      throw error
    }
  }

  func link(to file: StoredFile, for expiry: Lifetime) throws -> String? {
    guard let share = NextcloudShare(server.account.address) else { return nil }
    return try share.link(to: server.path(of: file.name), for: expiry, by: dav)
  }

  private func address(of name: FilePath) -> String {
    server.publicURL.map { $0 + name.percentEncoded } ?? dav.server.text + server.path(of: name)
  }

  // MARK: Requests

  private func put(_ upload: Upload, as name: FilePath, _ size: Int64) throws {
    var request = dav.request(
      "PUT", server.path(of: name),
      headers: [("If-None-Match", "*"), ("Content-Type", upload.type)])
    request.body = .file(try upload.open().file, size: size)
    var sending = dav
    sending.monitor = dav.monitor.forPart
    let answer = try sending.send(request, also: [403, 404, 405, 409, 413, 423, 507])
    if !answer.isSuccess { throw error(answer, upload.name, size) }
  }

  /// Gives a file its name, or the next free one.
  private func move(_ part: FilePath, to name: FilePath) throws -> FilePath {
    for number in 1...Self.attempts {
      let candidate = FileName.numbered(name, number)
      var request = dav.request(
        "MOVE", server.path(of: part),
        headers: [
          ("Destination", dav.server.text + server.path(of: candidate)), ("Overwrite", "F"),
        ])
      request.actsOnce = true
      let answer = try dav.send(request, also: [400, 403, 405, 409, 412, 423, 501, 502, 507])
      switch answer.status {
      case 201, 204: return candidate
      // RFC 4918 has no other success, and a page of the web is found under every name.
      case 200...299:
        guard try !isThere(part) else { throw answer.senseless(from: host) }
        return candidate
      case 412: continue
      // copyparty says so of a name that is taken.
      case 400 where try isThere(candidate): continue
      case 423: throw UploadError.busy(server: host)
      default: throw UploadError.cannotRename(server: host, status: answer.status)
      }
    }
    throw UploadError.nameTaken(server: host, name)
  }

  private func isThere(_ name: FilePath) throws -> Bool {
    try dav.send(dav.request("HEAD", server.path(of: name)), also: [403, 404]).isSuccess
  }

  /// One after the other from the outside; 405 says that it is there (section 9.3.1).
  private func makeFolders() throws {
    var path = FilePath("")
    for part in server.folder.bytes.split(separator: UInt8(ascii: "/")) {
      path = path.appending(FilePath(bytes: part))
      let answer = try dav.send(
        dav.request("MKCOL", "/" + path.percentEncoded), also: [301, 403, 405, 409, 507])
      switch answer.status {
      case 403: throw UploadError.notWritable(server: host, words: answer.words)
      case 409: throw UploadError.noFolder(server: host, path)
      case 507: throw UploadError.quota(server: host, path, size: 0)
      default: break
      }
    }
  }

  /// Removes what has arrived, also after the person gave up. A server that is gone cannot be asked.
  private func remove(_ names: [FilePath]) {
    var quiet = dav
    quiet.monitor = WorkMonitor()
    for name in names {
      let request = quiet.request("DELETE", server.path(of: name))
      // A server that has not yet seen that the sending ended says 423 for a moment.
      for _ in 1...25 {
        guard let answer = try? quiet.send(request, also: [404, 423]), answer.status == 423 else {
          break
        }
        try? quiet.monitor.wait(for: .milliseconds(200))
      }
    }
  }

  private func error(_ answer: WebRequest.Answer, _ name: FilePath, _ size: Int64) -> any Error {
    switch answer.status {
    case 403, 405: UploadError.notWritable(server: host, words: answer.words)
    case 404, 409: UploadError.noFolder(server: host, server.folder)
    case 413: UploadError.tooLarge(server: host, name, size: size, limit: nil)
    case 423: UploadError.busy(server: host)
    default: UploadError.quota(server: host, name, size: size)
    }
  }
}
