import Foundation
import SheetTestSupport
import Testing

/// Messages by a bot of Telegram, of which there is no server here: a recorder in its place.
@Suite struct TelegramTests {
  private static let token = "123456:ABC-def"

  private func person(_ server: LocalHTTPServer) throws -> SharingPerson {
    try SharingPerson(
      """
      [message.telegram]
      token_cmd = "echo \(Self.token)"
      api_url = "\(server.address)"
      chats = { "Familie ☕" = "-100123" }
      """)
  }

  private func server(
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse = { _ in Self.good }
  ) throws -> LocalHTTPServer { try LocalHTTPServer(handler: answer) }

  private static let good = HTTPResponse(
    body: Array(#"{"ok":true,"result":{"message_id":1}}"#.utf8))

  private static func bad(_ status: Int, _ json: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array(json.utf8))
  }

  private func send(
    _ person: SharingPerson, to: String = "familie ☕", _ items: [String]
  ) throws -> SharingPerson.Shared {
    try person.share("message", ["to": to], items)
  }

  /// The parts of a form as they came, by their names; a file's name behind its field's.
  private func parts(_ request: HTTPRequest) throws -> [String: [UInt8]] {
    let type = try #require(request.headers["content-type"])
    let mark = try #require(type.components(separatedBy: "boundary=").last)
    let pieces = Data(request.body).split(around: Data("--\(mark)".utf8))
    var parts: [String: [UInt8]] = [:]
    for piece in pieces {
      guard let end = piece.range(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: piece[..<end.lowerBound], as: UTF8.self)
      let names = head.components(separatedBy: "\"")
      guard names.count > 1 else { continue }
      let name = names[1] + (names.count > 3 ? ":" + names[3] : "")
      parts[name] = Array(piece[end.upperBound...].dropLast(2))
    }
    return parts
  }

  @Test func theTextAndTheChatAreInTheRequest() throws {
    let server = try server()
    let text = "Größe „☕“\n@file & <b>"
    let shared = try send(try person(server), ["-t", text])
    #expect(shared.outcome == "completed", "\(shared)")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/bot\(Self.token)/sendMessage")
    let parts = try parts(request)
    #expect(parts["chat_id"] == Array("-100123".utf8))
    #expect(parts["text"] == Array(text.utf8))
  }

  @Test func picturesAndFilesGoWithTheText() throws {
    let server = try server()
    let person = try person(server)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = signature + (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let photo = try person.scratch.write(Data(bytes), to: "naïve café.png")
    let file = try person.scratch.write("notes", to: "notes.txt")
    let shared = try send(person, to: "@channel", ["-t", "Two files", photo, file])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(
      server.requests.map(\.path)
        == ["sendPhoto", "sendDocument"].map { "/bot\(Self.token)/\($0)" })
    let first = try parts(server.requests[0])
    #expect(first["photo:naïve café.png"] == bytes)
    #expect(first["caption"] == Array("Two files".utf8))
    let second = try parts(server.requests[1])
    #expect(second["document:notes.txt"] == Array("notes".utf8))
    #expect(second["caption"] == nil)
  }

  /// As a picture it would be refused.
  @Test func whatOnlyHasTheNameOfAPictureGoesAsAFile() throws {
    let server = try server()
    let person = try person(server)
    let path = try person.scratch.write("Grüße", to: "größe.jpg")
    #expect(try send(person, to: "@channel", [path]).outcome == "completed")
    #expect(server.requests.map(\.path) == ["/bot\(Self.token)/sendDocument"])
  }

  @Test func itsWordsAreTold() throws {
    let refusals: [(HTTPResponse, String)] = [
      (
        Self.bad(
          400, #"{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}"#),
        "127.0.0.1 refuses: Bad Request: chat not found."
      ),
      (
        Self.bad(401, #"{"ok":false,"description":"Unauthorized"}"#),
        "127.0.0.1 does not know the token."
      ),
      (
        Self.bad(404, #"{"ok":false,"description":"Not Found"}"#),
        "127.0.0.1 does not know the token."
      ),
      (
        Self.bad(429, #"{"ok":false,"parameters":{"retry_after":3600}}"#),
        "127.0.0.1 is asked too often. Try again in 60 minutes."
      ),
      (Self.bad(200, "<html>"), "An HTML page came instead of an answer of 127.0.0.1."),
      (Self.bad(200, "{"), "127.0.0.1 gave an answer that makes no sense."),
      (HTTPResponse(manner: .mute), "Everything was sent to 127.0.0.1, but no answer came."),
    ]
    for (answer, words) in refusals {
      let server = try server { _ in answer }
      let shared = try send(try person(server), ["-t", "x"])
      #expect(shared.error?.message.hasPrefix(words) == true, "\(shared)")
      #expect(shared.error?.message.contains(Self.token) == false)
      #expect(server.requests.count == 1)
    }
  }

  /// The address has the token in it.
  @Test func aRedirectionDoesNotShowTheToken() throws {
    let server = try server { request in
      HTTPResponse(status: 302, headers: ["Location": "https://evil.example\(request.path)"])
    }
    let shared = try send(try person(server), ["-t", "x"])
    #expect(
      shared.error?.message.contains("https://evil.example/botTOKEN/sendMessage") == true,
      "\(shared)")
  }

  @Test func aShortWaitIsWaitedFor() throws {
    let server = try server { request in
      request.path.hasSuffix("sendPhoto")
        ? Self.good : Self.bad(429, #"{"ok":false,"parameters":{"retry_after":1}}"#)
    }
    let shared = try send(try person(server), ["-t", "x"])
    #expect(server.requests.count == 2)
    #expect(shared.error?.message.hasPrefix("127.0.0.1 is asked too often.") == true, "\(shared)")
  }

  @Test func whatHasLeftIsTold() throws {
    let server = try server { request in
      request.path.hasSuffix("sendMessage")
        ? Self.good : Self.bad(400, #"{"ok":false,"description":"Bad Request: no"}"#)
    }
    let person = try person(server)
    let file = try person.scratch.write("x", to: "a.txt")
    let long = String(repeating: "a", count: 1025)
    let shared = try send(person, ["-t", long, file])
    #expect(
      shared.error?.message
        == "The first 1 of 2 parts of the message have left. 127.0.0.1 refuses: Bad Request: no.")
  }

  @Test func itCanBeLeft() throws {
    let server = try server { _ in HTTPResponse(manner: .silent) }
    let person = try person(server)
    let status = try person.cancel(try person.call("message", ["to": "5"], ["-t", "x"])) {
      !server.requests.isEmpty
    }
    #expect(status == .code(130))
  }
}

extension Data {
  /// What stands between each time that something is in it.
  fileprivate func split(around mark: Data) -> [Data] {
    var (pieces, rest) = ([Data](), self[...])
    while let place = rest.range(of: mark) {
      pieces.append(Data(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return pieces
  }
}
