import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// What answers is not the server that was meant: it speaks another protocol at that port, or it is the network,
/// which wants the person to sign in first.
@Suite struct WrongServerTests {
  private static let environment = ["PATH": "/usr/bin:/bin"]

  /// No certificate could mend that.
  @Test func aServerWithoutTLSIsNoQuestionOfCertificates() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    let request = WebRequest(try ServerAddress("https://127.0.0.1:\(server.port)"))
    let error = #expect(throws: NetworkError.speaksPlain("127.0.0.1")) {
      try request.send(environment: Self.environment)
    }
    let words = error?.message ?? ""
    #expect(words.contains("port") && !words.contains("ca_file"), "\(words)")
  }

  /// As curl 7.88 says it of a server that closes at the first bytes, and of one that is too old.
  @Test(arguments: [
    "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.example:443",
    "OpenSSL/3.0.19: error:0A000438:SSL routines::tlsv1 alert internal error",
  ])
  func aHandshakeThatFailsIsNoQuestionOfCertificates(_ complaint: String) {
    let report = CurlProgram.Report(
      status: 35, complaint: complaint, facts: CurlProgram.Facts(), headers: [:], body: [],
      errorOutput: [])
    let error = NetworkError(curl: report, host: "a.example")
    #expect(error == .noHandshake("a.example", detail: complaint))
    #expect(error?.message.contains("ca_file") == false)
  }

  /// The words of Apache 2.4, nginx 1.22 and Go 1.19; other servers just close.
  @Test(arguments: [
    "Reason: You're speaking plain HTTP to an SSL-enabled server port.<br />",
    "<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head>",
    "Client sent an HTTP request to an HTTPS server.\n",
  ])
  func aServerThatWantsTLSIsToldApart(_ words: String) throws {
    let error = try networkError(for: HTTPResponse(status: 400, body: Array(words.utf8)))
    #expect(error == .speaksTLS("127.0.0.1"))
    #expect(error?.message.contains("Write https:") == true)
    #expect(
      try networkError(for: HTTPResponse(status: 400, body: Array("https".utf8)))
        == .refused("127.0.0.1", status: 400, words: "https"))
  }

  @Test func aNetworkThatWantsASignInSaysSo() throws {
    let page = Array("<html>Willkommen</html>".utf8)
    let error = try networkError(for: HTTPResponse(status: 511, body: page))
    #expect(error == .signInFirst("127.0.0.1"))
    #expect(error?.message.contains("sign in there") == true)
  }

  @Test func aRedirectionElsewhereMayBeASignInPage() throws {
    func words(_ place: String) throws -> String {
      let answer = HTTPResponse(status: 302, headers: ["Location": place])
      return try networkError(for: answer)?.message ?? ""
    }
    #expect(try words("http://portal.example/login").contains("sign in, do that in a browser"))
    #expect(try !words("http://127.0.0.1/other").contains("browser"))
    #expect(try !words("/other").contains("browser"))
  }

  @Test(arguments: [
    (["Content-Type": "text/html; charset=utf-8"], "hello"), ([:], "\n <!DOCTYPE HTML><p>"),
    (["Content-Type": "application/xhtml+xml"], "<?xml?>"), ([:], "<html>"),
  ])
  func aPageIsNoAnswer(_ headers: [String: String], _ body: String) throws {
    let server = try LocalHTTPServer { _ in
      HTTPResponse(headers: headers, body: Array(body.utf8))
    }
    let request = WebRequest(try ServerAddress(server.address))
    let answer = try request.sendExpectingSuccess(environment: Self.environment)
    #expect(answer.senseless(from: "a.example") == .page("a.example"))
  }
}

/// Servers that compress what nobody has asked to be compressed.
@Suite struct CompressedAnswerTests {
  private static let environment = ["PATH": "/usr/bin:/bin"]

  private func request(_ answer: HTTPResponse) throws -> (WebRequest, LocalHTTPServer) {
    let server = try LocalHTTPServer { _ in answer }
    return (WebRequest(try ServerAddress(server.address)), server)
  }

  private func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(bytes, to: "plain")
    let result = try ProgramCall("/bin/gzip", ["-k", path], environment: Self.environment).run()
    #expect(result.status == .code(0))
    return try scratch.read("plain.gz")
  }

  @Test func whatIsCompressedUnaskedIsRead() throws {
    let body = try gzip(Array(#"{"id": "ä"}"#.utf8))
    let (request, server) = try request(
      HTTPResponse(headers: ["Content-Encoding": "gzip"], body: body))
    let answer = try request.sendExpectingSuccess(environment: Self.environment)
    #expect(answer.decoded([String: String].self) == ["id": "ä"])
    #expect(server.requests.first?.headers["accept-encoding"] == nil, "not asked for")
  }

  /// A megabyte that a few bytes stand for is no shorter answer.
  @Test func theLimitIsOfWhatComesOut() throws {
    let body = try gzip([UInt8](repeating: 0x20, count: 64 << 20))
    #expect(body.count < CurlProgram.answerLimit / 8)
    let (request, server) = try request(
      HTTPResponse(headers: ["Content-Encoding": "gzip"], body: body))
    #expect(throws: NetworkError.answerTooLong("127.0.0.1")) {
      try request.send(environment: Self.environment)
    }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["gzip", "br", "rot13"])
  func whatCannotBeReadIsSaid(_ coding: String) throws {
    let (request, server) = try request(
      HTTPResponse(headers: ["Content-Encoding": coding], body: Array("not compressed".utf8)))
    let error = #expect(throws: NetworkError.compressed("127.0.0.1")) {
      try request.send(environment: Self.environment)
    }
    #expect(error?.message.contains("compressed answer") == true)
    #expect(server.requests.count == 1)
  }

  @Test func whatIsCompressedWithoutAWordIsSaid() throws {
    let (request, server) = try request(HTTPResponse(body: try gzip(Array("{}".utf8))))
    let answer = try request.sendExpectingSuccess(environment: Self.environment)
    #expect(answer.senseless(from: "a.example") == .compressed("a.example"))
    #expect(server.requests.count == 1)
  }

  /// Curl would sign the line that keeps it from asking, and not send it: the store would refuse all.
  @Test func aSignatureIsOfWhatIsSent() throws {
    var (request, server) = try request(HTTPResponse())
    request.login = .signature(scope: "eu:s3", key: "k", Secret("s"))
    _ = try request.send(environment: Self.environment)
    let line = try #require(server.requests.first?.headers["authorization"])
    #expect(!line.contains("accept-encoding"), "\(line)")
  }
}
