import CGnuTLS
import Glibc
import HelperProtocol

/// A file that comes: it is asked where to write it, then written, counted and hashed piece by piece.
final class Upload: RequestHandler {
  private enum Stage {
    /// The program has not said where it goes.
    case wanted
    case writing(Int32)
    /// Complete; the program gives it its name.
    case complete
    case over
  }

  private let name: String
  private let file: LocalSendFile
  private let session: String
  private let request: Request
  private let tell: (ExchangeEvent) -> Void
  private let over: () -> Void
  private var stage = Stage.wanted
  private var bodyIsWhole = false
  private var count: Int64 = 0
  private var digest: Digest?
  private var pace = Pace()
  private var lastTold = ContinuousClock.now

  init(
    _ name: String, _ file: LocalSendFile, _ request: Request,
    _ tell: @escaping (ExchangeEvent) -> Void, session: String, over: @escaping () -> Void
  ) {
    (self.name, self.file, self.session) = (name, file, session)
    (self.request, self.tell, self.over) = (request, tell, over)
    if file.sha256?.isEmpty == false { digest = Digest() }
  }

  deinit {
    if case .writing(let descriptor) = stage { close(descriptor) }
  }

  /// A length that is not the announced one is refused before a byte is read.
  func begin() {
    let length = request.header("Content-Length").flatMap { Int64($0) } ?? file.size
    if length == file.size { return tell(.wanted(session: session, file: name)) }
    spoil(length > file.size ? .tooLong : .tooShort)
  }

  // MARK: Orders

  func write(into descriptor: Int32) {
    guard case .wanted = stage else {
      close(descriptor)
      return
    }
    stage = .writing(descriptor)
    pace = Pace()
    // An empty file has no body to wait for.
    if bodyIsWhole { finish(descriptor) } else { request.resume() }
  }

  func keep() {
    guard case .complete = stage else { return }
    leave(Response(.accepted))
  }

  func refuse(_ response: Response) { leave(response) }

  /// Gives the file up.
  func spoil(_ fault: ExchangeFault) {
    if case .over = stage { return }
    // It is whole, and what becomes of it is the program's choice.
    if case .complete = stage, fault != .cancelled { return }
    tell(.spoiled(session: session, file: name, fault))
    leave(Response(fault))
    if fault == .stalled || fault == .cancelled { request.cutOff() }
  }

  private func leave(_ response: Response) {
    if case .over = stage { return }
    if case .writing(let descriptor) = stage { close(descriptor) }
    stage = .over
    request.respond(response)
    over()
  }

  // MARK: The body

  func take(_ bytes: UnsafeRawBufferPointer, of request: Request) -> Request.Taking {
    switch stage {
    case .wanted: return .later
    case .writing(let descriptor): return write(bytes, to: descriptor)
    case .complete, .over: return .close
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Request.Taking {
    guard count + Int64(bytes.count) <= file.size else {
      spoil(.tooLong)
      return .close
    }
    if let code = Self.write(bytes, to: descriptor) {
      spoil(.unwritable(code))
      return .taken
    }
    digest?.add(bytes)
    count += Int64(bytes.count)
    pace.add(bytes.count)
    let now = ContinuousClock.now
    if now - lastTold >= .milliseconds(100) {
      lastTold = now
      tell(.received(session: session, file: name, bytes: count))
    }
    return .taken
  }

  func bodyEnded(of request: Request) {
    bodyIsWhole = true
    if case .writing(let descriptor) = stage { finish(descriptor) }
  }

  private func finish(_ descriptor: Int32) {
    guard count == file.size else { return spoil(.tooShort) }
    if let wanted = file.sha256, let digest, digest.text != wanted.lowercased() {
      return spoil(.wrongHash)
    }
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      return spoil(.unwritable(errno))
    }
    close(descriptor)
    stage = .complete
    tell(.complete(session: session, file: name))
  }

  func hangUp(_ request: Request) {
    spoil(.tooShort)
    request.respond(Response(.failed))
  }

  func finished(_ request: Request, isComplete: Bool) {
    spoil(.tooShort)
  }

  func tick(_ now: time_t, _ patience: Int) {
    if case .writing = stage, pace.isStalled(now, patience) { spoil(.stalled) }
  }

  /// The number of the system's error, if there is one.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}

/// Whether enough comes in each stretch of time.
private struct Pace {
  private var start = time(nil)
  private var count: Int64 = 0

  mutating func add(_ bytes: Int) { count += Int64(bytes) }

  mutating func isStalled(_ now: time_t, _ patience: Int) -> Bool {
    guard now - start >= patience else { return false }
    defer { (start, count) = (now, 0) }
    return count < Int64(patience) << 10
  }
}

/// The SHA-256 of what comes.
private final class Digest {
  private var handle: gnutls_hash_hd_t?

  init?() {
    guard gnutls_hash_init(&handle, GNUTLS_DIG_SHA256) == 0 else { return nil }
  }

  deinit { gnutls_hash_deinit(handle, nil) }

  func add(_ bytes: UnsafeRawBufferPointer) { gnutls_hash(handle, bytes.baseAddress, bytes.count) }

  /// So far, in small hexadecimal digits; it begins anew then.
  var text: String {
    var result = [UInt8](repeating: 0, count: 32)
    gnutls_hash_output(handle, &result)
    return result.hexadecimal
  }
}

extension Response {
  /// What the sender is told of a fault.
  fileprivate init(_ fault: ExchangeFault) {
    switch fault {
    case .tooLong: self.init(.badRequest, "More bytes than announced.")
    case .tooShort: self.init(.badRequest, "Fewer bytes than announced.")
    case .wrongHash: self.init(.badRequest, "The hash is another one.")
    case .stalled: self.init(.failed, "Nothing came for too long.")
    case .unwritable: self.init(.failed, "The file could not be written.")
    case .cancelled: self.init(.declined, "The transfer was cancelled.")
    }
  }
}
