import CMicroHTTPD
import Glibc
import HelperProtocol

/// What a server offers.
protocol Site: AnyObject {
  /// Who answers a request, whose body has not come yet.
  func handler(for request: Request) -> any RequestHandler
  /// Does what the program says; `file` gives the open files that came.
  func carryOut(_ order: ExchangeOrder, file: () -> Int32?)
  /// Looks at the clock.
  func tick()
  /// Whether the clock is to be looked at.
  var needsTime: Bool { get }
  /// Whether there is nothing more to do.
  var isOver: Bool { get }
}

/// The HTTP server, by libmicrohttpd, driven by ``Exchange/run()``.
final class Server {
  private var daemon: OpaquePointer?
  private let site: any Site
  private var requests: [ObjectIdentifier: Request] = [:]

  /// A listening socket, and its port; -1 and `errno` on failure.
  static func listen(port: Int) -> (socket: Int32, port: Int) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var (yes, place): (Int32, sockaddr_in) = (1, sockaddr_in())
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(clamping: port).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(listener, place, size) == 0 && Glibc.listen(listener, 64) == 0
          && getsockname(listener, place, &size) == 0
      }
    }
    guard isBound else { return (-1, 0) }
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    return (listener, Int(in_port_t(bigEndian: place.sin_port)))
  }

  /// Serves a site on a listening socket; with TLS when there is a certificate.
  init?(_ listener: Int32, _ identity: ExchangeIdentity?, _ site: any Site) {
    self.site = site
    let context = Unmanaged.passUnretained(self).toOpaque()
    if let identity {
      daemon = sheet_http_start(
        listener, identity.key, identity.certificate, handleRequest, handleCompletion, context)
    } else {
      daemon = sheet_http_start(
        listener, nil, nil, handleRequest, handleCompletion, context)
    }
    guard daemon != nil else { return nil }
  }

  /// What can be waited for.
  var events: Int32 { sheet_http_events(daemon) }

  /// Milliseconds until ``run()`` is due; `nil` for no limit.
  var timeout: Int32? {
    var milliseconds: UInt64 = 0
    return MHD_get_timeout(daemon, &milliseconds) == .YES ? Int32(clamping: milliseconds) : nil
  }

  /// Serves what has come.
  func run() { MHD_run(daemon) }

  /// Ends all connections.
  func stop() {
    MHD_stop_daemon(daemon)
    daemon = nil
  }

  /// Whether an answer is on its way.
  var isAnswering: Bool { requests.values.contains { $0.isAnswered } }

  /// The requests that wait for the program.
  var suspended: [Request] { requests.values.filter(\.isSuspended) }

  fileprivate func begin(_ request: Request) {
    requests[ObjectIdentifier(request)] = request
    request.handler = site.handler(for: request)
  }

  fileprivate func end(_ request: Request, isComplete: Bool) {
    requests[ObjectIdentifier(request)] = nil
    request.handler.finished(request, isComplete: isComplete)
  }
}

/// libmicrohttpd calls this when the header has come, for each piece of the body, and at its end.
private func handleRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, body: UnsafePointer<CChar>?,
  size: UnsafeMutablePointer<Int>?, place: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let path, let method, let size, let place else {
    return .NO
  }
  guard let known = place.pointee else {
    let request = Request(connection, String(cString: method), String(cString: path))
    place.pointee = Unmanaged.passRetained(request).toOpaque()
    Unmanaged<Server>.fromOpaque(context).takeUnretainedValue().begin(request)
    return .YES
  }
  let request = Unmanaged<Request>.fromOpaque(known).takeUnretainedValue()
  guard size.pointee > 0 else { return request.bodyEnded() ? .YES : .NO }
  switch request.take(UnsafeRawBufferPointer(start: body, count: size.pointee)) {
  case .taken: size.pointee = 0
  case .later: break
  case .close: return .NO
  }
  return .YES
}

/// libmicrohttpd calls this when an answer is sent, or the connection is gone.
private func handleCompletion(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  place: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, end: MHD_RequestTerminationCode
) {
  guard let context, let known = place?.pointee else { return }
  place?.pointee = nil
  let request = Unmanaged<Request>.fromOpaque(known).takeRetainedValue()
  Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    .end(request, isComplete: end == .REQUEST_TERMINATED_COMPLETED_OK)
}
