import Foundation

extension WebRequest {
  /// What a server answered.
  package struct Answer: Sendable {
    /// The status, such as 201.
    package var status: Int
    /// Header lines that were read.
    package var headers: [CurlProgram.Header: String] = [:]
    /// What came.
    package var body: [UInt8]
    /// What its words must not show: some servers and proxies quote the request in them.
    var hidden: [String] = []
    /// The certificates that the server has shown, in PEM with words around them.
    package var certificates = ""

    /// The value in a body of JSON.
    package func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? JSONDecoder().decode(type, from: Data(body))
    }

    /// What it means that a success is not what was asked for.
    func senseless(from host: String) -> NetworkError {
      // Nobody has asked for compression, and curl undoes what the server calls by its name.
      if body.starts(with: [0x1F, 0x8B]) { return .compressed(host) }
      return isPage ? .page(host) : .badAnswer(host)
    }

    /// Whether it is a page for people.
    private var isPage: Bool {
      let type = headers[.contentType]?.lowercased() ?? ""
      if ["text/html", "application/xhtml+xml"].contains(where: type.hasPrefix) { return true }
      let start = String(decoding: body.prefix(200), as: UTF8.self).lowercased()
        .drop { $0.isWhitespace }
      return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    /// Whether the server did what it was asked.
    var isSuccess: Bool { (200...299).contains(status) }

    /// The seconds after which the server may be asked again; `nil` when it does not say.
    var wait: Int? {
      guard let text = headers[.retryAfter] else { return nil }
      if let seconds = Int(text) { return max(0, seconds) }
      guard let date = Date(httpText: text) else { return nil }
      return max(0, Int(min(date.timeIntervalSinceNow, 1e9).rounded(.up)))
    }

    /// The server's own words, for a message: the first line of a plain text or the message in an object
    /// of JSON or in XML. Pages of HTML say nothing.
    var words: String {
      String(masked(quotedWords, by: "SECRET").prefix(300))
    }

    /// A text of the server without what messages must not show, a word in its place.
    func masked(_ text: String, by word: String) -> String {
      hidden.reduce(text) { $0.replacing($1, with: word) }
    }

    private var quotedWords: String {
      if let complaint = decoded(Complaint.self)?.words { return complaint }
      if let message = XMLWords(body).text(of: "message") { return message }
      let text = String(decoding: body.prefix(2000), as: UTF8.self)
      guard !text.contains("<"), !text.hasPrefix("{"), !text.hasPrefix("[") else { return "" }
      return String(text.split(whereSeparator: \.isNewline).first ?? "")
    }
  }

  /// Where services put their words: as text, or one level deeper.
  private struct Complaint: Decodable {
    struct Deeper: Decodable { var message: String? }
    enum Text: Decodable {
      case plain(String)
      case deeper(Deeper)

      init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        self = try text.map(Text.plain) ?? .deeper(Deeper(from: decoder))
      }

      var words: String? {
        switch self {
        case .plain(let text): text
        case .deeper(let deeper): deeper.message
        }
      }
    }

    var message, error_description, error, detail, description: Text?

    var words: String? {
      message?.words ?? error_description?.words ?? detail?.words ?? description?.words
        ?? error?.words
    }
  }
}

extension Date {
  /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110).
  init?(httpText text: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    guard let date = formatter.date(from: text) else { return nil }
    self = date
  }
}
