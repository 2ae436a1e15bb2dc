import Foundation
import SheetEngine
import SheetPresentation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Pastes by the bytes that a server gets, and by what it answers.
final class PasteServerTests: XCTestCase, @unchecked Sendable {
  @MainActor private func activity(
    _ scratch: ScratchDirectory, _ type: String, _ server: LocalHTTPServer
  ) throws -> PasteActivity {
    var settings = scratch.settings()
    settings.historyPlace = .path(scratch.path("history.jsonl"))
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"),
      text: Array("[paste]\ntype = \"\(type)\"\nurl = \"\(server.address)\"\n".utf8))
    return PasteActivity(settings: settings)
  }

  /// No 0x0 can be had here: its page says what it takes.
  func testAFormFor0x0() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer { _ in
        HTTPResponse(
          headers: ["X-Token": "t0ken"], body: Array("https://0x0.example/s/abc.txt\n".utf8))
      }
      let result = try run(
        try activity(scratch, "0x0", server), ["Grüße ☕"],
        ["name": "größe \"x\".txt", "expiry": "1week"])
      let url = URL(string: "https://0x0.example/s/abc.txt")
      XCTAssertEqual(result.products, url.map { [.url($0)] }, "\(result)")
      XCTAssertEqual(
        result.note, "Anyone with the link can read it. It ends after a week.")
      let body = String(decoding: try XCTUnwrap(server.requests.first).body, as: UTF8.self)
      for part in [
        "name=\"file\"; filename=\"größe %22x%22.txt\"", "\r\n\r\nGrüße ☕\r\n",
        "name=\"expires\"",
        "\r\n\r\n168\r\n", "name=\"secret\"",
      ] {
        XCTAssertTrue(body.contains(part), "\(part) in \(body)")
      }
      let history = String(decoding: try scratch.read("history.jsonl"), as: UTF8.self)
      XCTAssertTrue(
        history.contains(
          #"{"kind":"removal","value":"https://0x0.example/s/abc.txt?token=t0ken&delete="}"#))
    }
  }

  func testAnswersThatMakeNoSense() throws {
    try MainActor.assumeIsolated {
      let bodies = [
        "", "<html>", "{}", #"{"link": "javascript:alert(1)", "removal": ""}"#,
        #"{"link": "https://", "removal": ""}"#, #"{"link": ["https://a.b"], "removal": ""}"#,
        "{\"link\": \"https://a.b/\\u001b[2J\", \"removal\": \"\"}", "[[[[[[[[", "\u{0}\u{1}",
      ]
      for body in bodies {
        let server = try LocalHTTPServer { _ in HTTPResponse(body: Array(body.utf8)) }
        let result = try run(try activity(try ScratchDirectory(), "pinnwand", server), ["x"])
        let error = body == "<html>" ? NetworkError.page("127.0.0.1") : .badAnswer("127.0.0.1")
        XCTAssertEqual(result.error as? NetworkError, error, body)
        XCTAssertEqual(result.products, [])
        XCTAssertEqual(server.requests.count, 1, "sent once")
      }
    }
  }

  func testAServerThatBreaksOff() throws {
    try MainActor.assumeIsolated {
      for (manner, error) in [
        (HTTPResponse.Manner.mute, NetworkError.unconfirmed("127.0.0.1")),
        (.cutOff, .unconfirmed("127.0.0.1")), (.endless, .answerTooLong("127.0.0.1")),
      ] {
        let body = Array(repeating: UInt8(ascii: "x"), count: 100_000)
        let server = try LocalHTTPServer { _ in HTTPResponse(body: body, manner: manner) }
        let result = try run(try activity(try ScratchDirectory(), "pinnwand", server), ["x"])
        XCTAssertEqual(result.error as? NetworkError, error)
        XCTAssertEqual(server.requests.count, 1, "sent once")
      }
    }
  }

  func testWhatIsRefusedBeforeAnythingIsSent() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let server = try LocalHTTPServer { _ in HTTPResponse(status: 500) }
      let activity = try activity(scratch, "pinnwand", server)
      let binary = URL(fileURLWithPath: try scratch.write([0xFF, 0xFE, 0], to: "a.bin"))
      let large = URL(
        fileURLWithPath: try scratch.write(Array(repeating: 65, count: 300_000), to: "b.txt"))
      let empty = URL(fileURLWithPath: try scratch.write("", to: "c.txt"))
      let folder = URL(fileURLWithPath: try scratch.makeDirectory("d"))
      for (url, words) in [
        (binary, "is no text"), (large, "takes at most"), (empty, "is empty"), (folder, "a folder"),
      ] {
        let error = try run(activity, [url]).error
        XCTAssertTrue(
          error?.localizedDescription.contains(words) == true, "\(String(describing: error))")
      }
      XCTAssertEqual(
        try run(activity, ["x"], ["expiry": "1week"]).error as? NetworkError,
        .refused("127.0.0.1", status: 500, words: ""))
      XCTAssertEqual(server.requests.count, 1)
    }
  }

  /// The first of two has a link already when the second fails.
  func testASecondAttemptSendsOnlyWhatIsMissing() throws {
    try MainActor.assumeIsolated {
      let count = Shared(0)
      let server = try LocalHTTPServer { request in
        count.change { $0 += 1 }
        guard count.value != 2 else { return HTTPResponse(status: 500) }
        let link = "{\"link\": \"https://a.b/\(count.value)\", \"removal\": \"https://a.b/r\"}"
        return HTTPResponse(body: Array(link.utf8))
      }
      let sending = PasteSending(
        server: PasteServer(kind: .pinnwand, address: server.address, name: "it"),
        expiry: .day, language: "",
        work: ActivityWork(
          items: [.text("one"), .text("two")], values: Form(title: "", fields: []).values,
          settings: try ScratchDirectory().settings(), monitor: WorkMonitor()))
      let first = try sending.run()
      XCTAssertNotNil(first.error)
      XCTAssertEqual(first.products.count, 1)
      XCTAssertEqual(first.removalLinks.count, 1)
      let second = try sending.run()
      XCTAssertNil(second.error)
      XCTAssertEqual(
        second.products,
        ["1", "3"].compactMap { URL(string: "https://a.b/\($0)").map { .url($0) } })
      XCTAssertEqual(server.requests.count, 3)
    }
  }
}
