import Foundation
import SheetFiles
import SheetPrograms

/// A bucket of Amazon's S3 or of a store that speaks like it. A file appears there when all of it has come, so
/// none can be half-written.
struct S3Store: FileStore {
  /// Refusals that ``error(_:_:_:)`` explains.
  static let refusals: Set = [400, 403, 404, 409, 412, 500, 501]

  /// How large files are sent.
  let limits: Sizes
  private let server: FileServer
  private let bucket: FileServer.Bucket
  let store: ServerAccount
  private let secret: Secret
  private let now: @Sendable () -> Date

  /// Takes the key.
  ///
  /// - Throws: ``NetworkError``, ``SecretError`` or `CancellationError`.
  init(
    _ server: FileServer, _ bucket: FileServer.Bucket, _ work: ActivityWork,
    sizes: Sizes = Sizes()
  ) throws {
    limits = sizes
    (self.server, self.bucket, now) = (server, bucket, work.settings.now)
    var store = try ServerAccount(server.account, work, isListed: false)
    store.server = try store.server.with(bucket)
    secret = try work.secret("secret_key", of: server.account)
    store.login = .signature(
      scope: "\(bucket.region):s3", key: server.account.user, secret)
    self.store = store
  }

  var host: String { store.server.host }

  func send(_ uploads: [Upload]) throws -> [StoredFile] {
    let sizes = try announce(uploads, store.monitor)
    for (upload, size) in zip(uploads, sizes) where size > limits.largest {
      throw UploadError.tooLarge(server: host, upload.name, size: size, limit: limits.largest)
    }
    var names: [FilePath] = []
    do {
      for (upload, size) in zip(uploads, sizes) { names.append(try place(upload, size)) }
    } catch {
      remove(names)
      throw error
    }
    return names.map { StoredFile(name: $0, address: address(of: $0)) }
  }

  func link(to file: StoredFile, for expiry: Lifetime) throws -> String? {
    guard let seconds = expiry.seconds else { return nil }
    return S3Signature(
      key: server.account.user, secret: secret, region: bucket.region, now: now()
    ).address(of: store.server.text + server.path(of: file.name), seconds: seconds)
  }

  private func address(of name: FilePath) -> String {
    server.publicURL.map { $0 + name.percentEncoded }
      ?? "s3://\(bucket.name)\(server.path(of: name))"
  }

  // MARK: Requests

  /// Sends it under its name or the next free one. That a name is free is asked first, and required by
  /// the request itself: not every store heeds that.
  private func place(_ upload: Upload, _ size: Int64) throws -> FilePath {
    for number in 1...Self.attempts {
      let name = FileName.numbered(upload.name, number)
      guard try !look(for: name).isSuccess else {
        if number == 1 { try checkThatNamesCanBeFree() }
        continue
      }
      let answer =
        size > limits.request
        ? try putParts(upload, as: name, size) : try put(upload, as: name, size)
      if answer.isSuccess { return try checked(answer, name) }
      guard answer.status == 409 || answer.status == 412 else { throw error(answer, upload, size) }
    }
    throw UploadError.nameTaken(server: host, upload.name)
  }

  /// A request that names its body as unsigned: of requests without a body curl up to 8 leaves that header
  /// out, which S3 refuses.
  func request(
    _ method: String, _ name: FilePath, _ query: String = "", _ headers: [(String, String)] = []
  ) -> WebRequest {
    store.request(
      method, server.path(of: name) + (query.isEmpty ? "" : "?" + query),
      headers: [("x-amz-content-sha256", "UNSIGNED-PAYLOAD")] + headers)
  }

  /// A person who may not list the bucket is told 403 for a free name.
  private func look(for name: FilePath) throws -> WebRequest.Answer {
    try store.send(request("HEAD", name), also: [400, 403, 404])
  }

  /// A server that is none of S3 may say of everything that it is there.
  private func checkThatNamesCanBeFree() throws {
    let answer = try look(for: FilePath(".sharesheet-\(UUID().uuidString)"))
    guard !answer.isSuccess else { throw answer.senseless(from: host) }
  }

  /// Every store says which version it has made (Amazon S3 API Reference, "PutObject").
  private func checked(_ answer: WebRequest.Answer, _ name: FilePath) throws -> FilePath {
    guard answer.headers[.entityTag] != nil else { throw answer.senseless(from: host) }
    return name
  }

  private func put(
    _ upload: Upload, as name: FilePath, _ size: Int64
  ) throws -> WebRequest.Answer {
    var request = request(
      "PUT", name, "", [("If-None-Match", "*"), ("Content-Type", upload.type)])
    request.body = .file(try upload.open().file, size: size)
    request.actsOnce = true
    var sending = store
    sending.monitor = store.monitor.forPart
    return try sending.send(request, also: Self.refusals)
  }

  /// Removes what has arrived, also after the person gave up.
  private func remove(_ names: [FilePath]) {
    var quiet = store
    quiet.monitor = WorkMonitor()
    for name in names { _ = try? quiet.send(request("DELETE", name)) }
  }

  /// Amazon S3 API Reference, "Error responses".
  private func error(
    _ answer: WebRequest.Answer, _ upload: Upload, _ size: Int64
  ) -> any Error {
    switch XMLWords(answer.body).text(of: "code") {
    case "NoSuchBucket": UploadError.noBucket(server: host, bucket.name)
    case "InvalidAccessKeyId", "SignatureDoesNotMatch": NetworkError.login(host)
    case "RequestTimeTooSkewed": UploadError.clock(server: host)
    case "EntityTooLarge":
      UploadError.tooLarge(server: host, upload.name, size: size, limit: nil)
    case "QuotaExceeded": UploadError.quota(server: host, upload.name, size: size)
    default:
      answer.status == 403
        ? UploadError.notWritable(server: host, words: answer.words)
        : NetworkError.refused(host, status: answer.status, words: answer.words)
    }
  }
}

extension ServerAddress {
  /// Where a bucket is: in the path, or before the host.
  fileprivate func with(_ bucket: FileServer.Bucket) throws(NetworkError) -> ServerAddress {
    if bucket.isInPath { return try ServerAddress(text + "/" + bucket.name) }
    guard let mark = text.range(of: "://") else { throw .badAddress(text) }
    return try ServerAddress(
      text[..<mark.upperBound] + bucket.name + "." + text[mark.upperBound...])
  }
}
