import Foundation
import SheetFiles
import SheetPrograms

/// The sending of one file by the tus protocol 1.0 (<https://tus.io/protocols/resumable-upload>): the server
/// knows how much it has, and after a connection was lost the rest goes there.
struct TusUpload {
  /// The server asks to begin anew: it does not know the upload any more.
  struct Gone: Error {}

  /// Attempts that get nothing across before it is given up.
  private static let attempts = 5
  private static let version = ("Tus-Resumable", "1.0.0")

  private let server: ServerAccount
  private let path: String
  private let file: SizedFile
  private let progress: UploadProgress
  /// Seconds before the first further attempt; each next one waits twice as long.
  var pause = 1

  /// - Parameters:
  ///   - link: The address that the service has named. The account's secrets do not go there.
  ///   - account: Whose upload it is; only one with a server of its own nearby may be sent to without
  ///     encryption.
  /// - Throws: ``NetworkError/badAnswer(_:)`` for an address that cannot be used.
  init(
    _ link: String, of file: SizedFile, for account: Account, _ work: ActivityWork,
    _ progress: UploadProgress
  ) throws(NetworkError) {
    let service = try ServerAddress(account.address)
    guard var parts = URLComponents(string: link), parts.fragment == nil,
      parts.percentEncodedPath.hasPrefix("/"), !parts.percentEncodedPath.hasSuffix("/")
    else { throw .badAnswer(service.host) }
    path = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    (parts.percentEncodedPath, parts.query) = ("", nil)
    var (account, work) = (account, work)
    account.address = parts.string ?? ""
    work.monitor = progress.monitor
    let server: ServerAccount
    do { server = try work.server(of: account) } catch { throw .badAnswer(service.host) }
    guard service.isPlain || !server.server.isPlain else { throw .badAnswer(service.host) }
    (self.server, self.file, self.progress) = (server, file, progress)
  }

  /// Sends what is missing, and returns when the server has all of it.
  ///
  /// - Parameters:
  ///   - start: Bytes that the server has; `nil` to ask it.
  ///   - reached: Gets the bytes that the server has, whenever it says so.
  /// - Throws: ``Gone``, ``MediaError/changed(_:)``, ``NetworkError`` after several attempts,
  ///   ``ChildProcessError`` or `CancellationError`.
  func send(from start: Int64?, reached: (Int64) -> Void) throws {
    var (known, best, failures) = (start, Int64(-1), 0)
    while true {
      do {
        let offset = try known ?? offset()
        reached(offset)
        if offset > best { (best, failures) = (offset, 0) }
        guard offset < file.size else { return }
        known = nil
        known = try send(from: offset)
      } catch let error as NetworkError where error.isPassing {
        failures += 1
        guard failures < Self.attempts else { throw error }
        try wait(failures, error)
      }
    }
  }

  private func wait(_ failures: Int, _ error: NetworkError) throws {
    var seconds = pause << min(failures - 1, 5)
    if case .tooMany(_, let asked?) = error { seconds = max(seconds, asked) }
    server.monitor.tell("The connection was lost. Going on in \(seconds) s")
    try server.monitor.wait(for: .seconds(seconds))
    server.monitor.tell("Going on")
  }

  /// How much the server has.
  private func offset() throws -> Int64 {
    let request = server.request("HEAD", path, headers: [Self.version])
    let answer = try server.send(request, also: [403, 404, 410])
    guard answer.isSuccess else { throw Gone() }
    return try offset(in: answer, from: 0)
  }

  private func send(from offset: Int64) throws -> Int64 {
    try file.checkUnchanged()
    progress.move(to: offset)
    var request = server.request(
      "PATCH", path,
      headers: [
        Self.version, ("Upload-Offset", "\(offset)"),
        ("Content-Type", "application/offset+octet-stream"),
      ])
    request.body = .rest(file.descriptor, from: offset, size: file.size - offset)
    // Some store all of it before they answer.
    request.patience = 300
    let answer = try server.send(request, also: [404, 410])
    guard answer.isSuccess else { throw Gone() }
    try file.checkUnchanged()
    return try self.offset(in: answer, from: offset + 1)
  }

  /// What a server says that makes no sense would be asked for for ever.
  private func offset(in answer: WebRequest.Answer, from least: Int64) throws -> Int64 {
    guard let offset = answer.headers[.uploadOffset].flatMap({ Int64($0) }), offset >= least,
      offset <= file.size
    else { throw answer.senseless(from: server.server.host) }
    return offset
  }
}

extension NetworkError {
  /// Whether another attempt may help.
  fileprivate var isPassing: Bool {
    switch self {
    case .cutOff, .tooSlow, .notReached, .noSuchHost: true
    case .refused(_, let status, _): [409, 423, 500, 502, 503, 504].contains(status)
    case .tooMany(_, let wait): wait ?? 0 <= 60
    default: false
    }
  }
}
