import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct WebFormTests {
  private let environment = ["PATH": "/usr/bin:/bin"]

  private func request(_ server: LocalHTTPServer, _ parts: [FormPart]) throws -> WebRequest {
    var request = WebRequest(try ServerAddress(server.address), "/upload")
    request.method = "POST"
    request.body = .parts(parts)
    return request
  }

  @Test func fieldsAndFilesArriveWithTheirNames() throws {
    let server = try LocalHTTPServer { HTTPResponse(body: $0.body) }
    let folder = try ScratchDirectory()
    let path = folder.bytePath("b")
    try Data("from a file".utf8).write(to: URL(fileURLWithPath: path.text))
    let parts: [FormPart] = [
      .field("status", "@/etc/passwd; café \"x\""),
      .data("picture", [1, 2, 3], name: "naïve \"q\"; \\ name.png", type: "image/png"),
      .file("other", path, size: 11, name: "b.txt", type: "text/plain; evil=\"1\""),
    ]
    _ = try request(server, parts).sendExpectingSuccess(environment: environment)
    let seen = try #require(server.requests.first)
    let type = try #require(seen.headers["content-type"])
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    let text = String(decoding: seen.body, as: UTF8.self)
    #expect(text.contains("name=\"status\"\r\n\r\n@/etc/passwd; café \"x\"\r\n"))
    #expect(text.contains("Content-Type: image/png\r\n\r\n\u{1}\u{2}\u{3}\r\n"))
    #expect(text.contains("filename=\"naïve %22q%22; \\ name.png\""))
    #expect(text.contains("Content-Type: application/octet-stream\r\n\r\nfrom a file\r\n"))
  }

  @Test func headersOfTheAnswerAreRead() throws {
    let headers = ["Location": "/x?a=é", "Upload-Offset": "17", "Content-Type": "text/plain"]
    let server = try LocalHTTPServer { _ in
      HTTPResponse(status: 201, headers: headers, body: Array("a\n\nb\n{}\n".utf8))
    }
    let answer = try request(server, [.field("a", "b")]).send(environment: environment)
    #expect(answer.headers[.location] == "/x?a=é")
    #expect(answer.headers[.uploadOffset] == "17")
    #expect(answer.headers[.retryAfter] == nil)
    #expect(answer.body == Array("a\n\nb\n{}\n".utf8))
  }

  @Test func aLostAnswerIsNotAFailure() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .mute) }
    var request = try request(server, [.field("a", "b")])
    request.actsOnce = true
    #expect(throws: NetworkError.unconfirmed("127.0.0.1")) {
      try request.send(environment: environment)
    }
    request.actsOnce = false
    #expect(throws: NetworkError.cutOff("127.0.0.1")) {
      try request.send(environment: environment)
    }
  }

  /// A byte now and then is no answer either.
  @Test func anAnswerThatOnlyDripsIsGivenUp() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .dripping) }
    var request = try request(server, [.field("a", "b")])
    request.patience = 2
    #expect(throws: NetworkError.tooSlow("127.0.0.1")) {
      try request.send(environment: environment)
    }
  }

  @Test func aBusyServerIsAskedAgainWhenItSaysSo() throws {
    let count = Shared(0)
    let server = try LocalHTTPServer { _ in
      count.change { $0 += 1 }
      return count.value < 3
        ? HTTPResponse(status: 429, headers: ["Retry-After": "0"]) : HTTPResponse(status: 200)
    }
    let request = try request(server, [.field("a", "b")])
    #expect(try request.sendExpectingSuccess(environment: environment).status == 200)
    #expect(server.requests.count == 3)
  }

  @Test func waitingCanBeCancelled() throws {
    let server = try LocalHTTPServer { _ in
      HTTPResponse(status: 503, headers: ["Retry-After": "50"])
    }
    let cancellation = Cancellation()
    var monitor = cancellation.monitor
    monitor.tell = { _ in cancellation.cancel() }
    let request = try request(server, [.field("a", "b")])
    #expect(throws: CancellationError.self) {
      try request.sendExpectingSuccess(environment: environment, monitor)
    }
    #expect(server.requests.count == 1)
  }

  @Test func timesToWaitAreSecondsOrDates() {
    func wait(_ text: String) -> Int? {
      WebRequest.Answer(status: 429, headers: [.retryAfter: text], body: []).wait
    }
    #expect(wait("7") == 7)
    #expect(wait("-7") == 0)
    #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT") == 0)
    #expect((wait("Fri, 31 Dec 9999 23:59:59 GMT") ?? 0) > 1_000_000)
    #expect(wait("soon") == nil)
  }
}
