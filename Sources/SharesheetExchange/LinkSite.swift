import Glibc
import HelperProtocol

/// Files behind a path that cannot be guessed: one of them at once, several by a page that lists them.
/// It is over when each was fetched whole, or after its time.
final class LinkSite: Site {
  private let settings: LinkSettings
  private let files: [LinkFile]
  private let tell: (ExchangeEvent) -> Void
  private let end: time_t
  private var coming: Set<ObjectIdentifier> = []

  init(
    _ settings: LinkSettings, _ files: [(LinkSettings.File, Int32)],
    _ tell: @escaping (ExchangeEvent) -> Void
  ) {
    (self.settings, self.tell) = (settings, tell)
    self.files = files.map { LinkFile($0, descriptor: $1) }
    end = time(nil) + settings.seconds
  }

  /// A download that has begun is let finish. The exchange ends as soon as this is true.
  var isOver: Bool {
    guard coming.isEmpty, isFetched || time(nil) >= end else { return false }
    tell(.expired(fetchedAll: isFetched))
    return true
  }

  var needsTime: Bool { true }
  func tick() {}
  func carryOut(_ order: ExchangeOrder, file: () -> Int32?) {}

  private var isFetched: Bool { files.allSatisfy(\.isFetched) }

  func handler(for request: Request) -> any RequestHandler {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
    guard let token = parts.first, String(token).isEqualInConstantTime(settings.token) else {
      return Refusal(Self.nothing)
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return Refusal(Response(status: 405, type: "text/plain", .bytes([])))
    }
    guard time(nil) < end else { return Refusal(Self.gone) }
    if files.count == 1, parts.count == 1 { return download(0, request) }
    if parts.count == 1 { return Refusal(LinkPage.response(settings)) }
    guard parts.count == 2, let number = Int(parts[1]), files.indices.contains(number) else {
      return Refusal(Self.nothing)
    }
    return download(number, request)
  }

  private func download(_ number: Int, _ request: Request) -> any RequestHandler {
    guard !files[number].isFetched else { return Refusal(Self.gone) }
    guard let part = ByteRange.part(request.header("Range"), of: files[number].file.size) else {
      return Refusal(files[number].refusalOfRange)
    }
    let response = files[number].response(part)
    guard request.method == "GET" else { return Refusal(response) }
    coming.insert(ObjectIdentifier(request))
    tell(.fetching(file: number, address: request.address))
    return Download(response) { [unowned self] isComplete in
      coming.remove(ObjectIdentifier(request))
      if isComplete { fetched(part, of: number) }
    }
  }

  private func fetched(_ part: Range<Int64>, of number: Int) {
    files[number].fetched.add(part)
    if files[number].isFetched { tell(.fetched(file: number)) }
  }

  private static let nothing = Response(
    status: 404, type: "text/plain", .bytes(Array("There is nothing here.\n".utf8)))
  private static let gone = Response(
    status: 410, type: "text/plain", .bytes(Array("This link is over.\n".utf8)))
}

/// A file of the link, and what was fetched of it.
private final class LinkFile {
  let file: LinkSettings.File
  var fetched = FetchedParts()
  private let descriptor: Int32

  init(_ file: LinkSettings.File, descriptor: Int32) {
    (self.file, self.descriptor) = (file, descriptor)
  }

  deinit { close(descriptor) }

  var isFetched: Bool { fetched.cover(file.size) }

  func response(_ part: Range<Int64>) -> Response {
    let isWhole = part == 0..<file.size
    var response = Response(
      status: isWhole ? 200 : 206, type: file.type, .file(descriptor, part))
    response.headers += [
      ("Content-Disposition", "attachment; filename*=UTF-8''\(file.name.percentEncoded)"),
      ("Accept-Ranges", "bytes"), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    if !isWhole {
      let range = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
      response.headers.append(("Content-Range", range))
    }
    return response
  }

  var refusalOfRange: Response {
    var response = Response(status: 416, type: "text/plain", .bytes([]))
    response.headers.append(("Content-Range", "bytes */\(file.size)"))
    return response
  }
}

/// Sends a file, and hears whether it arrived.
private final class Download: RequestHandler {
  private let response: Response
  private let over: (Bool) -> Void

  init(_ response: Response, over: @escaping (Bool) -> Void) {
    (self.response, self.over) = (response, over)
  }

  func bodyEnded(of request: Request) { request.respond(response) }
  func finished(_ request: Request, isComplete: Bool) { over(isComplete) }
}
