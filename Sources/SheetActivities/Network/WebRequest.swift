import Foundation
import SheetFiles
import SheetPrograms

/// One request to an HTTP server.
package struct WebRequest: Sendable {
  /// Who asks.
  package enum Login: Sendable {
    /// Nobody.
    case none
    /// A name and a password (RFC 7617).
    case basic(user: String, Secret)
    /// The header `Authorization`, such as `Bearer TOKEN`.
    case header(Secret)
  }

  /// What is sent.
  package enum Body: Sendable {
    /// Nothing.
    case none
    /// These bytes.
    case bytes([UInt8])
    /// An open regular file of so many bytes, from its start.
    case file(Descriptor, size: Int64)
  }

  /// The method.
  package var method = "GET"
  /// Where the server is.
  package var server: ServerAddress
  /// What follows the server's address, percent-encoded, with its slash.
  package var path: String
  /// Header lines without secrets.
  package var headers: [(name: String, value: String)] = []
  /// Who asks.
  package var login = Login.none
  /// What is sent.
  package var body = Body.none
  /// Certificates to trust instead of the system's, in PEM.
  package var authorities: FilePath?
  /// The key that the server must show, as curl's `pinnedpubkey` wants it, whoever signed its certificate;
  /// an empty text takes any. `nil` asks the authorities.
  package var pinnedKey: String?
  /// Seconds that a server may think without sending anything.
  package var patience = 60
  /// Seconds after which it is given up, whatever is still coming; `nil` for a day.
  package var longest: Int?

  /// A request that only asks.
  package init(_ server: ServerAddress, _ path: String = "") {
    self.server = server
    self.path = path
  }

  /// What a server answered.
  package struct Answer: Sendable {
    /// The status, such as 201.
    package var status: Int
    /// What came.
    package var body: [UInt8]
    /// The certificates that the server has shown, in PEM with words around them.
    package var certificates = ""

    /// The value in a body of JSON.
    package func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? JSONDecoder().decode(type, from: Data(body))
    }
  }

  /// Sends the request.
  ///
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``NetworkError`` when there is none, ``ChildProcessError`` or `CancellationError`.
  package func send(
    environment: [String: String], _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Answer {
    let report: CurlProgram.Report
    do {
      report = try CurlProgram(environment: environment).run(
        configuration, input: input, total: size, monitor)
    } catch ChildProcessError.tooMuchOutput {
      throw NetworkError.answerTooLong(server.host)
    }
    if let error = NetworkError(curl: report, host: server.host) { throw error }
    return Answer(
      status: report.facts.response_code, body: report.body,
      certificates: report.facts.certs ?? "")
  }

  /// Sends the request to a server that must agree.
  ///
  /// - Returns: The answer, of which the status is 200 to 299 or one of `also`.
  /// - Throws: As ``send(environment:_:)``, and ``NetworkError/login(_:)`` for 401,
  ///   ``NetworkError/refused(_:status:words:)`` for other statuses.
  package func sendExpectingSuccess(
    also: Set<Int> = [], environment: [String: String], _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Answer {
    let answer = try send(environment: environment, monitor)
    if (200...299).contains(answer.status) || also.contains(answer.status) { return answer }
    if answer.status == 401 { throw NetworkError.login(server.host) }
    throw NetworkError.refused(server.host, status: answer.status, words: answer.words)
  }

  private var configuration: CurlConfiguration {
    var lines = CurlConfiguration()
    lines.set("url", server.text + path)
    lines.set("request", method)
    lines.set("globoff")
    if server.isPlain { lines.set("proto", "=http") }
    for header in headers { lines.setHeader(header.name, header.value) }
    switch login {
    case .none: break
    case .basic(let user, let password): lines.set("user", "\(user):\(password.text)")
    case .header(let value): lines.setHeader("Authorization", value.text)
    }
    if let authorities { lines.set("cacert", authorities.text) }
    if patience != 60 { lines.set("speed-time", "\(patience)") }
    if let longest { lines.set("max-time", "\(longest)") }
    if let pinnedKey { set(pinnedKey, &lines) }
    if size != nil { setUpload(&lines) }
    return lines
  }

  /// Curl looks at the pin even where it trusts every authority. A device nearby is not behind a proxy.
  private func set(_ key: String, _ lines: inout CurlConfiguration) {
    lines.set("insecure")
    lines.set("noproxy", "*")
    if !key.isEmpty { lines.set("pinnedpubkey", "sha256//\(key)") }
  }

  /// By this name curl finds out the length; "-" would be sent in pieces, which some servers refuse. Behind
  /// a slash it would put the name of an uploaded file into the address, so there it reads the data
  /// before it sends them, and gives them a type of its own unless there is one.
  private func setUpload(_ lines: inout CurlConfiguration) {
    guard path.hasSuffix("/") else { return lines.set("upload-file", "/dev/fd/0") }
    lines.set("data-binary", "@/dev/fd/0")
    let hasType = headers.contains { $0.name.lowercased() == "content-type" }
    if !hasType { lines.set("header", "Content-Type:") }
  }

  private var input: ChildProcess.Input {
    switch body {
    case .none: .none
    case .bytes(let bytes): .bytes(bytes)
    case .file(let file, _): .open(file)
    }
  }

  private var size: Int64? {
    switch body {
    case .none: nil
    case .bytes(let bytes): Int64(bytes.count)
    case .file(_, let size): size
    }
  }
}

extension WebRequest.Answer {
  /// The server's own words, for a message: the first line of a plain text or the message in an object
  /// of JSON. Pages of HTML say nothing.
  fileprivate var words: String {
    struct Complaint: Decodable { var message, error, detail: String? }
    if let complaint = decoded(Complaint.self),
      let words = complaint.message ?? complaint.error ?? complaint.detail
    {
      return String(words.prefix(300))
    }
    let text = String(decoding: body.prefix(2000), as: UTF8.self)
    guard !text.contains("<"), !text.hasPrefix("{"), !text.hasPrefix("[") else { return "" }
    return String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(300))
  }
}
