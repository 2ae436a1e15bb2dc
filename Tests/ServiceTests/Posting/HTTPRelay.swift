import Foundation
import SheetTestSupport

/// Answers that a test's own server gives for others.
enum HTTPRelay {
  /// What another server answers to a request; when it is lost, the connection ends without.
  static func answer(
    _ request: HTTPRequest, from server: String, losing isLost: Bool
  ) -> HTTPResponse {
    let headers = request.headers.filter {
      !["host", "content-length", "connection"].contains($0.key)
    }
    let lines = headers.flatMap { ["-H", "\($0.key): \($0.value)"] }
    let call = ProgramCall(
      "curl",
      ["-s", "-q", "-X", request.method, "--data-binary", "@-", "-w", "\n%{http_code}"] + lines
        + [server + request.path], environment: ["PATH": "/usr/bin:/bin"],
      input: .pipe(request.body))
    guard let text = try? call.run().standardOutput, let end = text.lastIndex(of: "\n") else {
      return HTTPResponse(status: 502)
    }
    let status = Int(text[text.index(after: end)...]) ?? 502
    return HTTPResponse(
      status: status, body: Array(text[..<end].utf8), manner: isLost ? .cutOff : .complete)
  }

  /// Something that is not what was asked for.
  static func nonsense(_ random: inout SeededGenerator) -> [UInt8] {
    let parts = [
      "{", "}", "[", "]", "\"id\"", ":", ",", "null", "1e999", "\"\"", "\"url\"", "\"\\u0000\"",
      "<html>",
      "\"id\": \"../../x\"", "\"id\": {}", "\u{1B}[2J", "ä", "true",
    ]
    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
    let noise = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    return Array(text.utf8) + noise
  }
}
