import Foundation
import SheetPrograms

/// The program `curl`, which does everything on the network: one process for each request.
///
/// What it is told comes as a ``CurlConfiguration`` under the descriptor 3, what it sends is its standard
/// input. It reads no configuration of the person, follows no redirect, and takes `https` only, unless told
/// otherwise. A server that answers without an end, and cancelling the work, end it.
package struct CurlProgram: Sendable {
  /// How curl ended.
  package struct Report: Sendable {
    /// Its exit status, by its manual.
    package var status: Int32
    /// Its own sentence for that.
    package var complaint: String
    /// What it knows of the transfer: `%{json}` of `--write-out`.
    package var facts: Facts
    /// Header lines of the answer, as they came; none that are empty.
    package var headers: [Header: String]
    /// What the server sent.
    package var body: [UInt8]
    /// What it wrote to standard error; with `verbose` the conversation with the server, and that may
    /// hold secrets.
    package var errorOutput: [UInt8]
  }

  /// The members of `%{json}` that count here.
  package struct Facts: Decodable, Sendable {
    /// The last status of HTTP, or the last answer of an SMTP server; 0 without one.
    package var response_code: Int = 0
    /// Bytes that were sent.
    package var size_upload: Int64 = 0
    /// Seconds until the request could begin; 0 when there was no connection.
    package var time_pretransfer: Double = 0
    /// The certificates of the server in PEM, with words around them.
    package var certs: String?
  }

  /// The header lines of an answer that are read.
  package enum Header: String, CaseIterable, Sendable {
    /// Where what was made is (RFC 9110).
    case location
    /// When to ask again: seconds, or a date (RFC 9110).
    case retryAfter = "retry-after"
    /// Where what was sent is (RFC 9110).
    case contentLocation = "content-location"
    /// How many bytes of an upload have arrived (the tus protocol).
    case uploadOffset = "upload-offset"
    /// What the content is (RFC 9110).
    case contentType = "content-type"
    /// The version of what was sent (RFC 9110).
    case entityTag = "etag"
    /// By what a file is taken away again (0x0).
    case removalToken = "x-token"
  }

  /// Bytes of the longest answer that is read.
  package static let answerLimit = 1 << 20

  private let path: String
  private let environment: [String: String]

  /// Finds the program.
  ///
  /// - Throws: ``NetworkError/noCurl``.
  package init(environment: [String: String]) throws(NetworkError) {
    guard let path = ProgramFinder(environment: environment).path(of: "curl") else {
      throw .noCurl
    }
    self.path = path
    self.environment = environment
  }

  /// Runs one request.
  ///
  /// - Parameters:
  ///   - input: What is sent. Its length should be known: bytes or a regular file.
  ///   - attachments: Open files that the configuration names as `/dev/fd/4` and so on.
  ///   - total: The bytes that are sent, for the progress; `nil` shows none.
  /// - Throws: ``ChildProcessError``, also for an answer that is too long, or `CancellationError`. A
  ///   request that failed is no error here: see ``Report/status``.
  package func run(
    _ configuration: CurlConfiguration, input: ChildProcess.Input = .none,
    attachments: [Descriptor] = [], total: Int64? = nil, _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Report {
    var child = ChildProcess(
      executable: path, arguments: ["-q", "-K", "/dev/fd/3"], environment: environment)
    child.input = input
    child.inherited = [try Descriptor.memory((Self.standard + configuration).bytes)] + attachments
    child.captureLimit = Self.answerLimit
    child.endsAtLimit = true
    // Curl has limits of its own: for connecting, and for a transfer that stalls.
    child.timeout = .seconds(24 * 60 * 60)
    if let total {
      let meter = ProgressMeter(total: total, monitor: monitor)
      child.onErrorOutput = { meter.read($0) }
    }
    return Report(try child.run(monitor))
  }

  /// What holds for every request; later lines override.
  private static var standard: CurlConfiguration {
    var standard = CurlConfiguration()
    // Behind what the server sends, so the last lines are curl's, whatever the server sends.
    let headers = Header.allCases.map { "\n%header{\($0.rawValue)}" }.joined()
    standard.set("write-out", headers + "\n%{json}")
    standard.set("proto", "=https")
    standard.set("connect-timeout", "15")
    // Bytes a second: what only drips has no end.
    standard.set("speed-limit", "100")
    standard.set("speed-time", "60")
    standard.set("max-redirs", "0")
    standard.set("show-error")
    return standard
  }
}

extension CurlProgram.Report {
  fileprivate init(_ outcome: ChildProcess.Outcome) {
    var rest = outcome.output[...]
    let json = Self.takeLastLine(of: &rest)
    let lines = CurlProgram.Header.allCases.reversed().map { ($0, Self.takeLastLine(of: &rest)) }
    status = outcome.status ?? -1
    body = Array(rest)
    headers = Dictionary(uniqueKeysWithValues: lines).compactMapValues {
      $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self)
    }
    facts =
      (try? JSONDecoder().decode(CurlProgram.Facts.self, from: Data(json))) ?? CurlProgram.Facts()
    errorOutput = outcome.errorOutput
    let words = String(decoding: errorOutput, as: UTF8.self).split(whereSeparator: \.isNewline)
    // "curl: (7) Failed to connect"
    complaint = words.last { $0.hasPrefix("curl: (") }.map { String($0.dropFirst(6)) } ?? ""
  }

  /// What stands behind the last line break, which is taken off too.
  private static func takeLastLine(of bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      defer { bytes = [] }
      return bytes
    }
    defer { bytes = bytes[..<end] }
    return bytes[(end + 1)...]
  }
}
