import CMicroHTTPD
import FoundationEssentials
import Glibc
import HelperProtocol

/// What a peer is answered.
struct Response {
  enum Body {
    case bytes([UInt8])
    /// A part of an open file, which stays open.
    case file(Int32, Range<Int64>)
  }

  var status: Int
  var body = Body.bytes([])
  var headers: [(name: String, value: String)] = []

  /// A status with a body of its own.
  init(status: Int, type: String, _ body: Body) {
    (self.status, self.body) = (status, body)
    headers = [("Content-Type", type)]
  }

  /// A status of LocalSend, with words for people.
  init(_ status: LocalSend.Status, _ words: String = "") {
    self.status = status.rawValue
    guard !words.isEmpty else { return }
    self = Response(json: LocalSendComplaint(message: words), status: status.rawValue)
  }

  /// A value of JSON.
  init(json value: some Encodable, status: Int = 200) {
    let text = (try? JSONEncoder().encode(value)) ?? Data()
    self.init(status: status, type: "application/json", .bytes(Array(text)))
  }

  /// Hands it to the server.
  func queue(on connection: OpaquePointer) -> Bool {
    guard let made else { return false }
    defer { MHD_destroy_response(made) }
    for header in headers { MHD_add_response_header(made, header.name, header.value) }
    return MHD_queue_response(connection, UInt32(status), made) == .YES
  }

  private var made: OpaquePointer? {
    switch body {
    case .bytes(var bytes):
      return MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY)
    case .file(let file, let part):
      let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { return nil }
      return MHD_create_response_from_fd_at_offset64(
        UInt64(part.count), copy, UInt64(part.lowerBound))
    }
  }
}
