import CMicroHTTPD
import Glibc
import HelperProtocol

/// Who answers a request.
protocol RequestHandler: AnyObject {
  /// Takes a piece of the body.
  func take(_ bytes: UnsafeRawBufferPointer, of request: Request) -> Request.Taking
  /// The body is whole. The answer may be given now or later.
  func bodyEnded(of request: Request)
  /// The peer has gone while it waited for an answer.
  func hangUp(_ request: Request)
  /// The request is over; `false` when the connection broke before.
  func finished(_ request: Request, isComplete: Bool)
}

extension RequestHandler {
  func take(_ bytes: UnsafeRawBufferPointer, of request: Request) -> Request.Taking { .taken }
  func hangUp(_ request: Request) { request.respond(Response(.failed)) }
  func finished(_ request: Request, isComplete: Bool) {}
}

/// One request of a peer.
final class Request {
  /// What happens to a piece of a body.
  enum Taking {
    case taken
    /// It is offered again once the request is resumed.
    case later
    /// The connection is closed.
    case close
  }

  /// A body that nobody wants is read so far, so that the peer reads the answer; then it is cut off.
  private static let drained = ExchangeLimits.offer + 1

  /// `GET` and its like.
  let method: String
  /// The path, decoded, without what follows `?`.
  let path: String
  /// Who asks, as a number.
  let address: String
  /// Who answers.
  var handler: any RequestHandler = Refusal(.badRequest)
  /// Whether it waits for the program.
  private(set) var isSuspended = false
  private var response: Response?
  /// Whether there is an answer.
  var isAnswered: Bool { response != nil }
  private var hasEnded = false
  private var unwanted = 0
  private let connection: OpaquePointer

  init(_ connection: OpaquePointer, _ method: String, _ path: String) {
    (self.connection, self.method, self.path) = (connection, method, path)
    address = Self.text(of: sheet_http_peer(connection))
  }

  /// The connection.
  var socket: Int32 { sheet_http_socket(connection) }

  /// What stands for a name behind the path.
  func query(_ name: String) -> String? { value(.GET_ARGUMENT_KIND, name) }

  /// What stands in the header.
  func header(_ name: String) -> String? { value(.HEADER_KIND, name) }

  private func value(_ kind: MHD_ValueKind, _ name: String) -> String? {
    MHD_lookup_connection_value(connection, kind, name).map { String(cString: $0) }
  }

  /// Waits until ``resume()`` or ``respond(_:)``.
  private func suspend() {
    isSuspended = true
    MHD_suspend_connection(connection)
  }

  /// Goes on after the program has decided.
  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    MHD_resume_connection(connection)
  }

  /// Answers, once the body has come or is too long. The first answer counts.
  func respond(_ response: Response) {
    if self.response == nil { self.response = response }
    resume()
  }

  /// Breaks the connection.
  func cutOff() { shutdown(socket, Int32(SHUT_RDWR)) }

  func take(_ bytes: UnsafeRawBufferPointer) -> Taking {
    guard response == nil else {
      unwanted += bytes.count
      return unwanted > Self.drained ? .close : .taken
    }
    let taking = handler.take(bytes, of: self)
    if case .later = taking { suspend() }
    return taking
  }

  /// Sends the answer, or waits for it.
  func bodyEnded() -> Bool {
    if !hasEnded, response == nil {
      hasEnded = true
      handler.bodyEnded(of: self)
    }
    if let response { return response.queue(on: connection) }
    suspend()
    return true
  }

  private static func text(of address: UnsafePointer<sockaddr>?) -> String {
    guard let address, address.pointee.sa_family == AF_INET else { return "" }
    var buffer = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { place in
      withUnsafePointer(to: place.pointee.sin_addr) { number in
        inet_ntop(AF_INET, number, &buffer, socklen_t(INET_ADDRSTRLEN)).map { String(cString: $0) }
      } ?? ""
    }
  }
}

/// Answers with a status, whatever comes.
final class Refusal: RequestHandler {
  private let response: Response

  init(_ status: LocalSend.Status, _ words: String = "") {
    response = Response(status, words)
  }

  init(_ response: Response) {
    self.response = response
  }

  func bodyEnded(of request: Request) { request.respond(response) }
  func take(_ bytes: UnsafeRawBufferPointer, of request: Request) -> Request.Taking {
    request.respond(response)
    return request.take(bytes)
  }
}
