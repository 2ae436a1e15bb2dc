import Foundation

/// A request as the ``LocalHTTPServer`` got it.
public struct HTTPRequest: Sendable {
  /// `GET`, `POST` and so on.
  public var method: String
  /// The path with its query, as it was sent.
  public var path: String
  /// The fields by their names in lower case; the last of several wins.
  public var headers: [String: String]
  /// The body, put together when it came in chunks.
  public var body: [UInt8]
}

/// An answer of the ``LocalHTTPServer``.
public struct HTTPResponse: Sendable {
  /// The status code.
  public var status: Int
  /// Fields beside `Content-Length` and `Connection`.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]
  /// Whether the server behaves.
  public var manner: Manner

  /// How a server answers.
  public enum Manner: Sendable {
    /// As it should.
    case complete
    /// It announces one byte more than it sends, and closes.
    case cutOff
    /// It sends the body again and again, until nobody listens.
    case endless
    /// It says nothing, until the client goes.
    case silent
    /// It closes without an answer.
    case mute
    /// It sends a byte now and then, until nobody listens.
    case dripping
  }

  /// Creates an answer.
  public init(
    status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [],
    manner: Manner = .complete
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.manner = manner
  }
}

/// A real HTTP/1.1 server on a free port of 127.0.0.1, for programs that upload or download.
///
/// It serves one connection after the other and closes each after its answer. It keeps every request. Who speaks TLS
/// to it gets 400 in plain text, as from other servers.
public final class LocalHTTPServer: Sendable {
  /// The port it listens on.
  public let port: UInt16
  private let core: Core

  /// Starts listening.
  ///
  /// - Parameter handler: Answers a request, on the server's thread.
  /// - Throws: ``TestSupportError`` when no socket can be had.
  public init(handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws {
    let (listener, port) = try HTTPSocket.listen()
    self.port = port
    let core = Core(listener: listener, handler: handler)
    self.core = core
    Thread.detachNewThread { core.serve() }
  }

  /// Starts listening, with answers that are told by the start of method and path, such as `POST /tweets`; the
  /// first that fits counts. All else gets 500.
  ///
  /// - Throws: ``TestSupportError`` when no socket can be had.
  public convenience init(
    answers: [(start: String, status: Int, body: String)]
  ) throws {
    try self.init { request in
      let line = "\(request.method) \(request.path)"
      let answer = answers.first { line.hasPrefix($0.start) }
      return HTTPResponse(
        status: answer?.status ?? 500, body: Array((answer?.body ?? "no such request").utf8))
    }
  }

  deinit {
    core.stop()
  }

  /// The address to give to the program under test, without a slash at its end.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// The requests so far, oldest first.
  public var requests: [HTTPRequest] { core.requests }
}

/// What the server's thread works on. The listener is closed by that thread alone.
private final class Core: @unchecked Sendable {
  private let listener: Int32
  private let handler: @Sendable (HTTPRequest) -> HTTPResponse
  private let lock = NSLock()
  private var recorded: [HTTPRequest] = []

  init(listener: Int32, handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.listener = listener
    self.handler = handler
  }

  var requests: [HTTPRequest] { lock.withLock { recorded } }

  /// `shutdown` makes `accept` return; the thread closes the socket then.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      HTTPSocket.limitWaiting(connection)
      answer(connection)
      close(connection)
    }
    close(listener)
  }

  private func answer(_ connection: Int32) {
    var reader = HTTPRequestReader(descriptor: connection)
    guard !reader.meetsTLS() else {
      return HTTPSocket.send(HTTPResponse(status: 400), on: connection)
    }
    guard let request = reader.read() else { return }
    lock.withLock { recorded.append(request) }
    HTTPSocket.send(handler(request), on: connection)
  }
}
