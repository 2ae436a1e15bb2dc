import Foundation
import SheetPrograms

/// What the web has under an address, read without an account by the program `curl`. Of what is long only the
/// beginning is read.
package struct WebPage: Sendable {
  /// Where it was found, after redirects.
  package var url: URL
  /// The media type as the server says it; empty when it does not.
  package var type: String
  /// What came, the longest so many bytes as were asked for.
  package var body: [UInt8]
  /// Whether that is all of it.
  package var isWhole: Bool

  /// Redirects that are followed.
  package static let mostRedirects = 10
  /// Bytes of the longest heads of an answer.
  private static let longestHead = 1 << 18

  /// Reads what is under an `http` or `https` address.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are read.
  ///   - duration: How long all of it may take.
  /// - Throws: ``NetworkError``, ``ChildProcessError`` or `CancellationError`.
  package static func read(
    _ url: URL, limit: Int, within duration: Duration, environment: [String: String],
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> WebPage {
    let end = ContinuousClock.now + duration
    var (url, count) = (url, 0)
    while true {
      let answer = try answer(url, limit, end - .now, environment, monitor)
      guard let target = answer.redirect(from: url) else { return try answer.page(at: url) }
      count += 1
      guard count <= mostRedirects else { throw NetworkError.badAnswer(url.host ?? "") }
      url = target
    }
  }

  private static func answer(
    _ url: URL, _ limit: Int, _ rest: Duration, _ environment: [String: String],
    _ monitor: WorkMonitor
  ) throws -> PageAnswer {
    guard ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host, !host.isEmpty
    else { throw NetworkError.badAddress(url.absoluteString) }
    guard let path = ProgramFinder(environment: environment).path(of: "curl") else {
      throw NetworkError.noCurl
    }
    guard rest > .zero else { throw NetworkError.tooSlow(host) }
    var child = ChildProcess(
      executable: path, arguments: ["-q", "-K", "/dev/fd/3"], environment: environment)
    child.inherited = [try Descriptor.memory(configuration(for: url).bytes)]
    child.captureLimit = limit + longestHead
    (child.endsAtLimit, child.keepsWhatFits, child.timeout) = (true, true, rest)
    let outcome: ChildProcess.Outcome
    do {
      outcome = try child.run(monitor)
    } catch ChildProcessError.timedOut {
      throw NetworkError.tooSlow(host)
    }
    if let error = NetworkError(curl: CurlProgram.Report(page: outcome), host: host) { throw error }
    return try PageAnswer(outcome.output, limit: limit, isCut: outcome.status == nil, host: host)
  }

  private static func configuration(for url: URL) -> CurlConfiguration {
    var lines = CurlConfiguration()
    lines.set("url", url.absoluteString)
    lines.set("globoff")
    lines.set("proto", "=http,https")
    // The heads come before what they belong to, so that a page that has no end needs none.
    lines.set("include")
    lines.set("suppress-connect-headers")
    lines.set("compressed")
    lines.set("connect-timeout", "15")
    lines.set("max-redirs", "0")
    lines.set("silent")
    lines.set("show-error")
    lines.setHeader("User-Agent", "Mozilla/5.0 (compatible; sharesheet)")
    lines.setHeader("Accept", "text/html,application/xhtml+xml,image/*;q=0.9,*/*;q=0.8")
    return lines
  }
}

extension CurlProgram.Report {
  /// For the error alone. What was ended since it was long enough is none.
  fileprivate init(page outcome: ChildProcess.Outcome) {
    (status, facts, headers, body) = (outcome.status ?? 0, CurlProgram.Facts(), [:], [])
    (errorOutput, complaint) = (outcome.errorOutput, outcome.complaint)
  }
}

/// The last head of an answer and what follows it.
private struct PageAnswer {
  private var status = 0
  private var fields: [String: String] = [:]
  private var body: ArraySlice<UInt8>
  private let isWhole: Bool
  private let host: String

  init(_ bytes: [UInt8], limit: Int, isCut: Bool, host: String) throws(NetworkError) {
    (body, self.host) = (bytes[...], host)
    var isRead = false
    while !isRead {
      guard let end = Self.endOfHead(body) else { throw .badAnswer(host) }
      let lines = String(decoding: body[..<end.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      body = body[end.upperBound...]
      let words = (lines.first ?? "").split(separator: " ")
      guard words.first?.hasPrefix("HTTP/") == true, words.count > 1, let status = Int(words[1])
      else { throw .badAnswer(host) }
      (self.status, fields) = (status, Self.fields(lines.dropFirst()))
      // An interim answer comes before the one that counts (RFC 9110, 15.2).
      isRead = !(100..<200).contains(status)
    }
    isWhole = !isCut && body.count <= limit
    body = body.prefix(limit)
  }

  private static func endOfHead(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    for index in bytes.indices where bytes[index] == lf {
      let next = index + 1
      if next < bytes.endIndex, bytes[next] == lf { return index..<next + 1 }
      if next + 1 < bytes.endIndex, bytes[next] == cr, bytes[next + 1] == lf {
        return index..<next + 2
      }
    }
    return nil
  }

  private static func fields(_ lines: some Sequence<Substring>) -> [String: String] {
    lines.reduce(into: [:]) { fields, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Where it leads to; `nil` when it is no redirect.
  func redirect(from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(status), let location = fields["location"] else {
      return nil
    }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }

  func page(at url: URL) throws(NetworkError) -> WebPage {
    guard (200..<300).contains(status) else { throw .refused(host, status: status, words: "") }
    return WebPage(
      url: url, type: fields["content-type"] ?? "", body: Array(body), isWhole: isWhole)
  }
}
