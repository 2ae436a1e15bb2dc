import Foundation
import SheetTestSupport
import Testing

/// Messages by Matrix: matrix-synapse, and servers that misbehave.
@Suite(.serialized) struct MatrixTests {
  private static let text = "Größe „☕“ & <b>\n日本\"\\"

  private func person(
    _ address: String, password: String = MatrixServer.password, _ rooms: String = ""
  ) throws -> SharingPerson {
    try SharingPerson(
      """
      [message.matrix]
      homeserver = "\(address)"
      user = "alice"
      password_cmd = '''printf '%s\\n' '\(password)' second-line'''
      \(rooms)
      """)
  }

  private func person(_ address: String, token: String) throws -> SharingPerson {
    try SharingPerson(
      "[message.matrix]\nhomeserver = \"\(address)\"\ntoken_cmd = \"echo \(token)\"\n")
  }

  private func send(
    _ person: SharingPerson, to: String, _ items: [String] = ["-t", text]
  ) throws -> SharingPerson.Shared {
    try person.share("message", ["to": to, "service": "matrix"], items)
  }

  @Test(.peer("synapse_homeserver")) func bobReadsWhatAliceSent() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room(alias: "bücher-\(UInt32.random(in: 0...UInt32.max))")
    let person = try person(server.address, "rooms = { \"Familie ☕\" = \"\(room)\" }")
    let shared = try send(
      person, to: "familie ☕", ["-t", Self.text, "https://example.org/caf%C3%A9"])
    #expect(shared.outcome == "completed", "\(shared)")
    let read = try server.read(room)
    #expect(read.count == 1)
    #expect(read.first?["msgtype"] as? String == "m.text")
    #expect(read.first?["body"] as? String == Self.text + "\n\nhttps://example.org/caf%C3%A9")
    #expect(try server.devicesLeft() == 0)
    let state = person.scratch.path("home/.local/state/sharesheet/history.jsonl")
    let history = try String(contentsOfFile: state, encoding: .utf8)
    #expect(history.contains("completed") && !history.contains("Größe"))
  }

  @Test(.peer("synapse_homeserver")) func filesArriveByteForByte() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room()
    let person = try person(server.address, token: server.token("alice"))
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }
    try person.scratch.write(Data(bytes), to: "naïve café.png")
    try person.scratch.write("notes", to: "a;b \"c\".txt")
    let shared = try send(
      person, to: room,
      [
        "-t", "Two files", person.scratch.path("naïve café.png"),
        person.scratch.path("a;b \"c\".txt"),
      ])
    #expect(shared.outcome == "completed", "\(shared)")
    let read = try server.read(room)
    #expect(read.compactMap { $0["msgtype"] as? String } == ["m.text", "m.image", "m.file"])
    #expect(
      read.compactMap { $0["body"] as? String } == ["Two files", "naïve café.png", "a;b \"c\".txt"])
    let info = read[1]["info"] as? [String: Any]
    #expect(info?["mimetype"] as? String == "image/png")
    #expect(info?["size"] as? Int == bytes.count)
    #expect(try server.media(try #require(read[1]["url"] as? String)) == bytes)
    #expect(try server.media(try #require(read[2]["url"] as? String)) == Array("notes".utf8))
  }

  @Test(.peer("synapse_homeserver")) func aRoomIsFoundByItsAliasAndAPersonByTheirChat() throws {
    let server = try MatrixServer.shared.get()
    let alias = "büro-\(UInt32.random(in: 0...UInt32.max))"
    let room = try server.room(alias: alias)
    let person = try person(server.address, token: server.token("alice"))
    #expect(try send(person, to: "#\(alias):localhost").outcome == "completed")
    #expect(try server.read(room).count == 1)
    let lost = try send(person, to: "#none:localhost")
    #expect(lost.error?.message == "There is no room \"#none:localhost\". Check its name.")
    let alone = try send(person, to: "@carol:localhost")
    #expect(
      alone.error?.message.hasPrefix("There is no chat with \"@carol:localhost\" alone.") == true)
    let direct = try server.room(isDirect: true)
    try server.ask(
      "alice", "PUT", "/user/@alice:localhost/account_data/m.direct", ["@bob:localhost": [direct]])
    #expect(try send(person, to: "@bob:localhost").outcome == "completed")
    #expect(try server.read(direct).count == 1)
  }

  @Test(.peer("synapse_homeserver")) func anEncryptedRoomGetsNothing() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room(isEncrypted: true)
    let person = try person(server.address)
    let file = try person.scratch.write("x", to: "a.png")
    for items in [["-t", "secret"], [file]] {
      let shared = try send(person, to: room, items)
      #expect(shared.outcome == "failed")
      #expect(shared.error?.message.contains("is end-to-end encrypted") == true, "\(shared)")
    }
    #expect(try server.read(room).isEmpty)
    #expect(try server.devicesLeft() == 0)
  }

  @Test(.peer("synapse_homeserver")) func wrongSecretsAndARoomOfOthersAreTold() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room()
    let wrong = try send(try person(server.address, password: "wröng"), to: room)
    #expect(wrong.error?.message == "127.0.0.1 refuses the name or the password. Check both.")
    let stale = try send(try person(server.address, token: "stale"), to: room)
    #expect(stale.error?.message.hasPrefix("127.0.0.1 does not know the token.") == true)
    let others = try server.ask("bob", "POST", "/createRoom", [:])
    let foreign = try send(
      try person(server.address), to: try #require(others["room_id"] as? String))
    #expect(foreign.error?.message.hasPrefix("The account is not in the room") == true)
    #expect(try server.read(room).isEmpty)
  }

  @Test(.peer("synapse_homeserver")) func whatIsTooLargeIsToldBeforeAnythingIsSent() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room()
    let person = try person(server.address)
    let file = try person.scratch.write(Data(count: MatrixServer.largest + 1), to: "large.bin")
    let shared = try send(person, to: room, ["-t", "text", file])
    #expect(shared.error?.message.hasPrefix("\"large.bin\" has 1") == true, "\(shared)")
    let long = String(repeating: "☕", count: 20_001)
    let text = try person.share(
      "message", ["to": room, "service": "matrix", "text": long], ["-t", "x"])
    #expect(text.error?.message.contains("too long by 3 bytes") == true, "\(text)")
    #expect(try server.read(room).isEmpty)
  }

  /// A server before the real one takes the message on, and loses the first answer.
  @Test(.peer("synapse_homeserver")) func aLostAnswerIsNoSecondMessage() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room()
    let token = try server.token("alice")
    let address = server.address
    let sends = Counter()
    let middle = try LocalHTTPServer { request in
      let answer = Self.carry(request, to: address)
      let isLost = request.path.contains("/send/") && sends.next() == 0
      return HTTPResponse(
        status: answer.status, body: answer.body, manner: isLost ? .mute : .complete)
    }
    let shared = try send(try person(middle.address, token: token), to: room)
    #expect(shared.outcome == "completed", "\(shared)")
    let sent = middle.requests.filter { $0.path.contains("/send/") }
    #expect(sent.count == 2)
    #expect(Set(sent.map(\.path)).count == 1)
    #expect(try server.read(room).count == 1)
  }

  /// Both tries of the program stay without an answer; the person sends it again, and signs in anew for it.
  @Test(.peer("synapse_homeserver")) func aSecondTryOfThePersonIsNoSecondMessage() throws {
    let server = try MatrixServer.shared.get()
    let room = try server.room()
    let address = server.address
    let sent = Counter()
    let middle = try LocalHTTPServer { request in
      let answer = Self.carry(request, to: address)
      let isLost = request.path.contains("/send/") && sent.next() < 2
      return HTTPResponse(
        status: answer.status, body: answer.body, manner: isLost ? .mute : .complete)
    }
    let person = try person(middle.address)
    let program = try ProcessInTerminal(person.call(["-a", "message", "-t", "once ☕"]))
    try program.terminal.wait(for: "Send by")
    try program.terminal.press(.text(room))
    try program.terminal.press(.control("s"))
    try program.terminal.wait(for: "may have arrived")
    try program.terminal.press(.control("s"))
    #expect(try program.waitForExit() == .code(0), "\(program.terminal.lines)")
    #expect(middle.requests.count { $0.path.contains("/send/") } == 3)
    #expect(try server.read(room).compactMap { $0["body"] as? String } == ["once ☕"])
    #expect(try server.devicesLeft() == 0)
    #expect(try person.scratch.names(in: "home/.local/share/sharesheet/drafts").isEmpty)
  }

  private static func carry(
    _ request: HTTPRequest, to address: String
  ) -> (status: Int, body: [UInt8]) {
    var words = ["-s", "-q", "-X", request.method, address + request.path, "-w", "\n%{http_code}"]
    for name in ["authorization", "content-type"] {
      if let value = request.headers[name] { words += ["-H", "\(name): \(value)"] }
    }
    if !request.body.isEmpty { words += ["-d", String(decoding: request.body, as: UTF8.self)] }
    let output = try? ProgramCall("/usr/bin/curl", words, environment: [:]).run().standardOutput
    let parts = (output ?? "\n0").split(separator: "\n", omittingEmptySubsequences: false)
    let body = parts.dropLast().joined(separator: "\n")
    return (Int(parts.last ?? "") ?? 502, Array(body.utf8))
  }

  @Test func aServerThatClosesInTheMiddleIsTold() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 200, manner: .cutOff) }
    let shared = try send(try person(server.address, token: "t"), to: "!a:b")
    #expect(
      shared.error?.message == "127.0.0.1 closed the connection in the middle. Try again later.")
    let mute = try LocalHTTPServer { request in
      request.path.contains("/send/")
        ? HTTPResponse(manner: .mute)
        : HTTPResponse(status: 404, body: Array(#"{"errcode":"M_NOT_FOUND"}"#.utf8))
    }
    let unknown = try send(try person(mute.address, token: "t"), to: "!a:b")
    #expect(unknown.error?.message.contains("It may have arrived") == true, "\(unknown)")
  }

  /// An answer that is not Matrix's is no permission to send plain text.
  @Test(arguments: [
    "{}", "<html>", "{\"errcode\":5}", "{\"errcode\":\"M_UNRECOGNIZED\",\"error\":\"no\"}",
  ])
  func aStrangeAnswerIsNoPermission(body: String) throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 404, body: Array(body.utf8)) }
    let shared = try send(try person(server.address, token: "t"), to: "!a:b")
    #expect(shared.outcome == "failed")
    #expect(!server.requests.contains { $0.method == "PUT" })
  }

  @Test func aSlowServerCanBeLeft() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try person(server.address, token: "t")
    let call = try person.call("message", ["to": "!a:b", "service": "matrix"], ["-t", "x"])
    let status = try person.cancel(call) { !server.requests.isEmpty }
    #expect(status == .code(130))
  }
}
