import SheetTestSupport
import Testing

@Suite struct LocalHTTPServerTests {
  private func curl(_ arguments: String...) throws -> FinishedProgram {
    try ProgramCall(
      "curl", ["-sS", "--max-time", "10"] + arguments, environment: ["PATH": "/usr/bin:/bin"]
    ).run()
  }

  @Test func recordsTheRequestAndSendsTheAnswer() throws {
    let server = try LocalHTTPServer { request in
      HTTPResponse(
        status: 201, headers: ["X-Test": "yes"], body: Array("you sent ".utf8) + request.body)
    }
    let answer = try curl("-i", "-d", "a=1", "-H", "X-Name: value", server.address + "/path?q=1")
    #expect(answer.standardOutput.hasPrefix("HTTP/1.1 201 "))
    #expect(answer.standardOutput.contains("X-Test: yes"))
    #expect(answer.standardOutput.hasSuffix("\r\n\r\nyou sent a=1"))
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/path?q=1")
    #expect(request.headers["x-name"] == "value")
    #expect(server.requests.count == 1)
  }

  @Test func largeAndChunkedBodiesArriveWhole() throws {
    let scratch = try ScratchDirectory()
    let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try scratch.write(body, to: "body.bin")
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    _ = try curl("--data-binary", "@" + file, server.address + "/whole")
    _ = try curl(
      "-H", "Transfer-Encoding: chunked", "--data-binary", "@" + file, server.address + "/chunks")
    #expect(server.requests.map(\.path) == ["/whole", "/chunks"])
    #expect(server.requests.allSatisfy { $0.body == body })
  }

  @Test func itIsGoneWhenItIsLetGo() throws {
    var server: LocalHTTPServer? = try LocalHTTPServer { _ in HTTPResponse() }
    let address = try #require(server?.address)
    #expect(try curl(address).status == .code(0))
    server = nil
    let refused = try poll { try curl(address).status == .code(7) ? true : nil }
    #expect(refused == true)
  }
}
