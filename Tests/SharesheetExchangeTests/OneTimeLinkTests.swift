import Foundation
import HelperProtocol
import PanelTestSupport
import SheetPrograms
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// A link, fetched with curl.
@MainActor
private final class Linked {
  let link: OneTimeLink
  var events: [OneTimeLink.Event] = []
  let scratch: ScratchDirectory

  init(_ files: [LinkedFile], seconds: Int = 600) throws {
    scratch = try ScratchDirectory()
    let helper = HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
    link = try OneTimeLink(files, helper: helper, seconds: seconds)
    link.onEvent = { [weak self] in self?.events.append($0) }
    waitUntil("an address") { link.address != nil }
  }

  var address: String { link.address ?? "" }

  /// What curl prints: the body, or the header with `-I`.
  func curl(_ arguments: String...) throws -> String {
    let program = try ProgramCall(
      "/usr/bin/curl", ["-s", "-m", "20"] + arguments, environment: scratch.environment(),
      input: .null, output: .kept
    ).start()
    let deadline = Date(timeIntervalSinceNow: 30)
    while program.exitStatus == nil, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return program.standardOutput
  }

  func status(_ address: String, _ arguments: String...) throws -> String {
    let answer = try curl(arguments.first ?? "-s", "-w", "\n%{http_code}", address)
    return String(answer.split(separator: "\n").last ?? "")
  }

  var isOver: Bool { events.contains(.over(fetchedAll: true)) }
}

final class OneTimeLinkTests: XCTestCase, @unchecked Sendable {
  private func file(_ name: String, _ text: String) throws -> LinkedFile {
    LinkedFile(
      settings: LinkSettings.File(name: name, type: "text/plain", size: Int64(text.utf8.count)),
      descriptor: try Descriptor.memory(Array(text.utf8)))
  }

  func testOneFileIsFetchedOnce() throws {
    try onMain {
      let linked = try Linked([file("naïve \"café\"\r\n.txt", "0123456789")])
      XCTAssertEqual(linked.address.split(separator: "/").last?.count, 22)
      let head = try linked.curl("-I", linked.address)
      XCTAssertTrue(head.hasPrefix("HTTP/1.1 200"), head)
      XCTAssertTrue(head.contains("Content-Length: 10\r\n"), head)
      XCTAssertTrue(
        head.contains("filename*=UTF-8''na%C3%AFve%20%22caf%C3%A9%22%0D%0A.txt\r\n"), head)
      XCTAssertEqual(linked.events.count, 1)
      XCTAssertEqual(try linked.curl(linked.address), "0123456789")
      waitUntil("the end") { linked.isOver }
      XCTAssertEqual(
        linked.events.dropFirst(),
        [.fetching(0, address: Self.host(of: linked)), .fetched(0), .over(fetchedAll: true)])
      XCTAssertEqual(try linked.status(linked.address), "000")
    }
  }

  /// The link leads to an address of this machine, and so it is the sender's too.
  @MainActor private static func host(of linked: Linked) -> String {
    URL(string: linked.address)?.host ?? ""
  }

  func testPartsCountTogether() throws {
    try onMain {
      let linked = try Linked([file("a", "0123456789")])
      XCTAssertEqual(try linked.curl("-r", "0-3", linked.address), "0123")
      XCTAssertEqual(try linked.status(linked.address, "-r20-"), "416")
      XCTAssertFalse(linked.isOver)
      XCTAssertEqual(try linked.curl("-r", "4-", linked.address), "456789")
      waitUntil("the end") { linked.isOver }
    }
  }

  func testSeveralFilesStandOnAPage() throws {
    try onMain {
      let linked = try Linked([file("<b>&.txt", "one"), file("two", "")])
      let page = try linked.curl(linked.address)
      XCTAssertTrue(page.contains(">&lt;b&gt;&amp;.txt</a> (3 bytes)"), page)
      XCTAssertEqual(try linked.curl(linked.address + "/0"), "one")
      XCTAssertEqual(try linked.status(linked.address + "/0"), "410")
      XCTAssertEqual(try linked.status(linked.address + "/2"), "404")
      XCTAssertFalse(linked.isOver)
      XCTAssertEqual(try linked.curl(linked.address + "/1"), "")
      waitUntil("the end") { linked.isOver }
    }
  }

  func testOtherPathsAndMethodsGetNothing() throws {
    try onMain {
      let linked = try Linked([file("a", "secret")])
      let root = linked.address.replacing(/\/[^\/]*$/, with: "")
      for path in [
        "/", "/x", "/favicon.ico", "/../etc/passwd", "/" + String(repeating: "A", count: 22),
      ] {
        XCTAssertEqual(try linked.status(root + path), "404", path)
      }
      XCTAssertEqual(try linked.status(linked.address, "-dx"), "405")
      XCTAssertEqual(linked.events.count, 1)
      linked.link.stop()
      waitUntil("silence") { (try? linked.status(linked.address)) == "000" }
    }
  }

  func testItIsOverInTime() throws {
    try onMain {
      let linked = try Linked([file("a", "x")], seconds: 1)
      waitUntil("the end") { linked.events.contains(.over(fetchedAll: false)) }
      XCTAssertEqual(try linked.status(linked.address), "000")
    }
  }
}
