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
    /// A signature of the request by Amazon's method, version 4: with whom, such as `eu-west-1:s3`, by which
    /// key.
    case signature(scope: String, key: String, Secret)
  }

  /// What is sent.
  package enum Body: Sendable {
    /// Nothing.
    case none
    /// These bytes.
    case bytes([UInt8])
    /// An open regular file of so many bytes, from its start.
    case file(Descriptor, size: Int64)
    /// So many bytes of an open regular file, from there to its end.
    case rest(Descriptor, from: Int64, size: Int64)
    /// The parts of a form (RFC 7578).
    case parts([FormPart])
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
  /// Secrets in the path or the body, which no message may show when the server quotes them.
  package var hidden: [Secret] = []
  /// Certificates to trust instead of the system's, in PEM.
  package var authorities: FilePath?
  /// Whether asking twice would do the thing twice. Such a request is not sent again by itself, and when
  /// its answer is lost that is ``NetworkError/unconfirmed(_:)``.
  package var actsOnce = false
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

  var configuration: CurlConfiguration {
    var lines = CurlConfiguration()
    lines.set("url", server.text + path)
    setMethod(&lines)
    lines.set("globoff")
    if server.isPlain { lines.set("proto", "=http") }
    for header in headers { lines.setHeader(header.name, header.value) }
    switch login {
    case .none: break
    case .basic(let user, let password): lines.set("user", "\(user):\(password.text)")
    case .header(let value): lines.setHeader("Authorization", value.text)
    case .signature(let scope, let key, let secret):
      lines.set("aws-sigv4", "aws:amz:\(scope)")
      lines.set("user", "\(key):\(secret.text)")
    }
    setCompression(&lines)
    if let authorities { lines.set("cacert", authorities.text) }
    switch body {
    case .none: break
    case .bytes, .file: setUpload(&lines)
    case .rest(_, let start, _):
      lines.set("upload-file", "/dev/fd/0")
      lines.set("continue-at", "\(start)")
      // Curl would say by it which part this is, in a way that only its own option means.
      lines.set("header", "Content-Range:")
    case .parts(let parts): for part in parts.numbered { part.set(in: &lines) }
    }
    if patience != 60 { lines.set("speed-time", "\(patience)") }
    if let longest { lines.set("max-time", "\(longest)") }
    if let pinnedKey { set(pinnedKey, &lines) }
    return lines
  }

  /// Some servers compress unasked. Curl undoes that only where it may ask for it, which the empty line keeps it
  /// from; what it writes then is what is limited. Curl 7.88 would sign that line, which it does not send.
  private func setCompression(_ lines: inout CurlConfiguration) {
    if case .signature = login { return }
    lines.set("compressed")
    lines.set("header", "Accept-Encoding:")
  }

  /// To the method alone curl would wait for the body that an answer to HEAD only announces.
  private func setMethod(_ lines: inout CurlConfiguration) {
    if method == "HEAD" { lines.set("head") } else { lines.set("request", method) }
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

  /// What curl reads.
  var input: ChildProcess.Input {
    switch body {
    case .none, .parts: .none
    case .bytes(let bytes): .bytes(bytes)
    case .file(let file, _), .rest(let file, _, _): .open(file)
    }
  }

  /// How much is sent; `nil` for nothing.
  var size: Int64? {
    switch body {
    case .none: nil
    case .bytes(let bytes): Int64(bytes.count)
    case .file(_, let size), .rest(_, _, let size): size
    case .parts(let parts): parts.reduce(0) { $0 + $1.size }
    }
  }

  /// The files that parts of a form are read from.
  func attachments() throws(SystemError) -> [Descriptor] {
    guard case .parts(let parts) = body else { return [] }
    var files: [Descriptor] = []
    for part in parts {
      if let file = try part.openFile() { files.append(file) }
    }
    return files
  }
}
