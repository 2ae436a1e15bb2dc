import Foundation
import SheetCells
import SheetPrograms

extension WebRequest {
  /// Longer waits are the person's to decide.
  private static let longestWait = 60
  /// A server that is busy is asked so often.
  private static let attempts = 3

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
        configuration, input: input, attachments: try attachments(), total: size, monitor)
    } catch ChildProcessError.tooMuchOutput {
      throw NetworkError.answerTooLong(server.host)
    }
    if server.isPlain, report.isRefusalOfPlainText { throw NetworkError.speaksTLS(server.host) }
    if let error = NetworkError(curl: report, host: server.host) {
      throw isUnconfirmed(report) ? NetworkError.unconfirmed(server.host) : error
    }
    return Answer(
      status: report.facts.response_code, headers: report.headers, body: report.body,
      hidden: login.quotable + hidden.map(\.text).filter(\.isLongEnoughToHide),
      certificates: report.facts.certs ?? "")
  }

  /// Sends the request to a server that must agree. One that is busy and says for how long is asked again
  /// after that, unless it is long.
  ///
  /// - Returns: The answer, of which the status is 200 to 299 or one of `also`.
  /// - Throws: As ``send(environment:_:)``, and ``NetworkError/login(_:)`` for 401,
  ///   ``NetworkError/tooMany(_:wait:)`` for 429, ``NetworkError/moved(_:to:)`` for a redirection,
  ///   ``NetworkError/refused(_:status:words:)`` for other statuses.
  package func sendExpectingSuccess(
    also: Set<Int> = [], environment: [String: String], _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> Answer {
    var attempt = 1
    while true {
      let answer = try send(environment: environment, monitor)
      if answer.isSuccess || also.contains(answer.status) { return answer }
      guard attempt < Self.attempts, let wait = waitBeforeAsking(answer) else {
        throw error(for: answer)
      }
      attempt += 1
      monitor.tell("\(server.host.displayable) asks to wait \(wait) s")
      try monitor.wait(for: .seconds(wait))
      monitor.tell("Asking \(server.host.displayable) again")
    }
  }

  /// 429 and 503 with a time say that nothing was done, so asking again does nothing twice. A file's
  /// position has moved.
  private func waitBeforeAsking(_ answer: Answer) -> Int? {
    guard answer.status == 429 || answer.status == 503, let wait = answer.wait,
      wait <= Self.longestWait
    else { return nil }
    switch body {
    case .file, .rest: return nil
    default: return wait
    }
  }

  private func error(for answer: Answer) -> NetworkError {
    switch answer.status {
    case 401: return .login(server.host)
    case 511: return .signInFirst(server.host)
    case 429: return .tooMany(server.host, wait: answer.wait)
    case 301, 302, 303, 307, 308:
      let place = answer.masked(answer.headers[.location] ?? "", by: "TOKEN")
      return .moved(server.host, to: String(place.prefix(300)))
    default: return .refused(server.host, status: answer.status, words: answer.words)
    }
  }

  /// Whether all was sent and the answer lost, of a request that must not be sent twice.
  private func isUnconfirmed(_ report: CurlProgram.Report) -> Bool {
    guard actsOnce, report.facts.time_pretransfer > 0 else { return false }
    return report.facts.size_upload >= size ?? 0
  }
}

extension CurlProgram.Report {
  /// Whether a server that wants TLS has answered, in the words of Apache, nginx and Go; nobody else says so.
  fileprivate var isRefusalOfPlainText: Bool {
    guard facts.response_code == 400 else { return false }
    let words = String(decoding: body.prefix(1000), as: UTF8.self).lowercased()
    return [
      "speaking plain http to an ssl-enabled server", "plain http request was sent to https port",
      "http request to an https server",
    ].contains { words.contains($0) }
  }
}

extension WebRequest.Login {
  /// The forms in which a server could quote what was sent to it.
  fileprivate var quotable: [String] {
    let texts: [String] =
      switch self {
      case .none, .signature: []
      case .basic(let user, let secret):
        [secret.text, Data("\(user):\(secret.text)".utf8).base64EncodedString()]
      case .header(let secret):
        [secret.text, secret.text.split(separator: " ").last.map(String.init) ?? ""]
      }
    return texts.filter(\.isLongEnoughToHide)
  }
}

extension String {
  /// Of shorter ones a message would become unreadable, and nobody keeps such secrets.
  fileprivate var isLongEnoughToHide: Bool { utf8.count >= 4 }
}
