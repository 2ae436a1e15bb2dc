import Foundation
import HelperProtocol
import PanelTestSupport
import SheetFiles
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The real exchange, with curl as the sender.
final class ReceptionTests: XCTestCase, @unchecked Sendable {
  func testFilesArriveUnderSafeNames() throws {
    try onMain {
      let receiving = try Receiving()
      let long = String(repeating: "ä", count: 2500) + ".png"
      let names = [
        "../../x", "/etc/passwd", "..", "a\u{1B}[31m\u{202E}.txt", long, "dir\\b", ".hidden",
        "naïve café.txt", "same", "same", "\u{0}nul",
      ]
      let files = names.enumerated().map { LocalSendFile("f\($0)", $1, 3) }
      let acceptance = try receiving.accepted(files)
      for file in files {
        let sent = try receiving.curl(receiving.upload(file.id, acceptance, "abc".utf8))
        XCTAssertEqual(sent.status, 200, file.fileName)
      }
      waitUntil("the end") { !receiving.reports.isEmpty }
      let kept = try receiving.names()
      XCTAssertEqual(kept.count, names.count, "\(kept)")
      XCTAssertTrue(kept.allSatisfy { !$0.hasPrefix(".") && $0.utf8.count <= 255 }, "\(kept)")
      for name in ["x", "etc_passwd", "data.bin", "dir_b", "_hidden", "same", "same (2)"] {
        XCTAssertTrue(kept.contains(name), name)
      }
      for name in kept {
        XCTAssertEqual(try receiving.scratch.read("in/\(name)"), Array("abc".utf8))
      }
      XCTAssertTrue(receiving.report.isComplete)
      XCTAssertEqual(receiving.report.paths.count, names.count)
      receiving.stop()
    }
  }

  func testNothingIsOverwritten() throws {
    try onMain {
      let receiving = try Receiving()
      try receiving.scratch.write("mine", to: "in/a.txt")
      let acceptance = try receiving.accepted([LocalSendFile("f", "a.txt", 0)])
      XCTAssertEqual(try receiving.curl(receiving.upload("f", acceptance, [])).status, 200)
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(try receiving.names(), ["a (2).txt", "a.txt"])
      XCTAssertEqual(try receiving.scratch.read("in/a.txt"), Array("mine".utf8))
      receiving.stop()
    }
  }

  func testOffersAreAskedAbout() throws {
    try onMain {
      let receiving = try Receiving()
      receiving.decision = { $0.decline() }
      let files = try Receiving.offer([LocalSendFile("f", "a", 5), LocalSendFile("g", "b", 7)])
      XCTAssertEqual(try receiving.offer(files).status, 403)
      XCTAssertEqual(receiving.offers.map(\.total), [12])
      XCTAssertEqual(try XCTUnwrap(receiving.offers.first).sender, "Anna")
      XCTAssertEqual(try XCTUnwrap(receiving.offers.first).address, "127.0.0.1")

      receiving.decision = nil
      let waiting = try receiving.startOffer(files)
      waitUntil("an offer") { receiving.offers.count == 2 }
      XCTAssertEqual(try receiving.offer(files).status, 409)
      waiting.signal(SIGKILL)
      waitUntil("withdrawn") { receiving.withdrawn == 1 }
      receiving.decision = { $0.decline() }
      XCTAssertEqual(try receiving.offer(files).status, 403)
      XCTAssertEqual(try receiving.names(), [])
      receiving.stop()
    }
  }

  func testASecondSenderIsToldThatItIsBusy() throws {
    try onMain {
      let receiving = try Receiving()
      let acceptance = try receiving.accepted([LocalSendFile("f", "a", 1)])
      let other = try Receiving.offer([LocalSendFile("f", "a", 1)])
      XCTAssertEqual(try receiving.offer(other).status, 409)
      XCTAssertEqual(try receiving.curl(receiving.upload("f", acceptance, [1])).status, 200)
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(try receiving.offer(other).status, 200)
      receiving.stop()
    }
  }

  func testWhatIsNotAsAnnouncedIsNotKept() throws {
    try onMain {
      let receiving = try Receiving()
      var hashed = LocalSendFile("hash", "hash", 3)
      hashed.sha256 = String(repeating: "0", count: 64)
      let files = [
        LocalSendFile("more", "more", 3), LocalSendFile("fewer", "fewer", 9), hashed,
        LocalSendFile("endless", "endless", 3), LocalSendFile("good", "good", 3),
      ]
      let acceptance = try receiving.accepted(files)
      let chunked = ["-H", "Transfer-Encoding: chunked"]
      for (name, extra) in [("more", []), ("fewer", []), ("hash", []), ("endless", chunked)] {
        let bytes = [UInt8](repeating: 1, count: name == "endless" ? 3_000_000 : 5)
        let sent = try receiving.curl(
          receiving.upload(name, acceptance, name == "hash" ? [1, 2, 3] : bytes, extra))
        XCTAssertNotEqual(sent.status, 200, name)
      }
      XCTAssertEqual(
        try receiving.curl(receiving.upload("good", acceptance, [1, 2, 3])).status, 200)
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(try receiving.names(), ["good"])
      let words = Dictionary(
        receiving.report.failures.map { ($0.name, $0.words) }, uniquingKeysWith: { $1 })
      XCTAssertEqual(words["more"], "more bytes came than were announced")
      XCTAssertEqual(words["endless"], "more bytes came than were announced")
      XCTAssertEqual(words["fewer"], "the sender stopped in the middle")
      XCTAssertEqual(words["hash"]?.contains("hash"), true)
      XCTAssertEqual(receiving.report.problem?.hasPrefix("Received 1 of 5 files"), true)
      receiving.stop()
    }
  }

  func testAHashThatFitsIsAccepted() throws {
    try onMain {
      let receiving = try Receiving()
      var file = LocalSendFile("f", "a", 3)
      // Of "abc" (FIPS 180-2), in the capitals that some senders write.
      file.sha256 = "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"
      let acceptance = try receiving.accepted([file])
      let sent = try receiving.curl(receiving.upload("f", acceptance, "abc".utf8))
      XCTAssertEqual(sent.status, 200, sent.body)
      receiving.stop()
    }
  }

  func testForeignTokensAndSessionsAreRefused() throws {
    try onMain {
      let receiving = try Receiving()
      XCTAssertEqual(
        try receiving.curl(["-X", "POST", "-d", "x", receiving.address(.upload)]).status, 403)
      let acceptance = try receiving.accepted([
        LocalSendFile("f", "a", 1), LocalSendFile("g", "b", 1),
      ])
      let wrong = try receiving.upload("f", acceptance, [1], token: "0")
      XCTAssertEqual(try receiving.curl(wrong).status, 403)
      var foreign = acceptance
      foreign.sessionId = String(repeating: "0", count: 32)
      XCTAssertEqual(try receiving.curl(receiving.upload("f", foreign, [1])).status, 403)
      let other = try receiving.upload("f", acceptance, [1], token: acceptance.files["g"])
      XCTAssertEqual(try receiving.curl(other).status, 403)
      XCTAssertEqual(try receiving.curl(receiving.upload("f", acceptance, [1])).status, 200)
      XCTAssertEqual(try receiving.curl(receiving.upload("f", acceptance, [1])).status, 409)
      let foreignCancel = ["-X", "POST", receiving.address(.cancel, "?sessionId=0")]
      XCTAssertEqual(try receiving.curl(foreignCancel).status, 403)
      XCTAssertEqual(try receiving.names(), ["a"])
      receiving.stop()
    }
  }

  func testNonsenseIsRefused() throws {
    try onMain {
      let receiving = try Receiving()
      let huge = "{\"info\": \"" + String(repeating: "x", count: 6_000_000) + "\"}"
      let deep = String(repeating: "[", count: 100_000)
      let negative = try Receiving.offer([LocalSendFile("f", "a", -1)])
      let endless = try Receiving.offer([
        LocalSendFile("f", "a", .max), LocalSendFile("g", "b", 1),
      ])
      let none = try Receiving.offer([])
      for text in ["", "{", "null", "\u{0}", deep, negative, endless, none] {
        XCTAssertEqual(try receiving.offer(text).status, 400, "\(text.prefix(40))")
      }
      XCTAssertEqual(try receiving.offer(huge).status, 413)
      let many = try Receiving.offer((0...10_000).map { LocalSendFile("\($0)", "", 1) })
      XCTAssertEqual(try receiving.offer(many).status, 413)
      XCTAssertEqual(try receiving.curl([receiving.address(.upload)]).status, 405)
      XCTAssertEqual(
        try receiving.curl([receiving.address(.info).replacing("/info", with: "/../x")]).status,
        404)
      XCTAssertEqual(try receiving.curl([receiving.address(.info)]).status, 200)
      XCTAssertTrue(receiving.offers.isEmpty)
      receiving.stop()
    }
  }

  func testTenThousandFilesAreOffered() throws {
    try onMain {
      let receiving = try Receiving()
      receiving.decision = { $0.decline() }
      let files = (0..<10_000).map { LocalSendFile("\($0)", "picture \($0).jpeg", 1) }
      XCTAssertEqual(try receiving.offer(try Receiving.offer(files)).status, 403)
      XCTAssertEqual(try XCTUnwrap(receiving.offers.first).files.count, 10_000)
      XCTAssertEqual(try XCTUnwrap(receiving.offers.first).files[2].name, "picture 2.jpeg")
      let words = try XCTUnwrap(receiving.offers.first).description(free: nil)
      XCTAssertTrue(words.hasSuffix("and 9500 more"))
      receiving.stop()
    }
  }

  func testAPINIsAskedFor() throws {
    try onMain {
      let receiving = try Receiving { $0.pin = "246810" }
      let offer = try Receiving.offer([LocalSendFile("f", "a", 1)])
      XCTAssertEqual(try receiving.offer(offer).status, 401)
      let start = Date()
      XCTAssertEqual(try receiving.offer(offer, "?pin=1").status, 401)
      XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.9)
      XCTAssertEqual(try receiving.offer(offer, "?pin=24681").status, 401)
      XCTAssertEqual(try receiving.offer(offer, "?pin=2468100").status, 401)
      XCTAssertEqual(try receiving.offer(offer, "?pin=246810").status, 429)
      XCTAssertTrue(receiving.offers.isEmpty)
      XCTAssertEqual(receiving.notes.last, "127.0.0.1 gave 3 wrong PINs and gets no more tries.")
      receiving.stop()

      let fresh = try Receiving { $0.pin = "246810" }
      XCTAssertEqual(try fresh.offer(offer, "?pin=246810").status, 200)
      fresh.stop()
    }
  }

  func testMoreThanTheDiskHoldsIsDeclinedAtOnce() throws {
    try onMain {
      let receiving = try Receiving()
      let offer = try Receiving.offer([LocalSendFile("f", "a", 1 << 60)])
      XCTAssertEqual(try receiving.offer(offer).status, 507)
      XCTAssertTrue(receiving.offers.isEmpty)
      XCTAssertEqual(receiving.notes.first?.hasPrefix("Anna was declined. The disk of"), true)
      receiving.stop()
    }
  }

  func testTextsAreShownAndNotSaved() throws {
    try onMain {
      let receiving = try Receiving()
      receiving.decision = { $0.acceptText() }
      var text = LocalSendFile("t", "x.txt", 9)
      (text.fileType, text.preview) = ("text/plain", "Žluť\u{1B}[0m\n")
      XCTAssertEqual(try receiving.offer(try Receiving.offer([text])).status, 204)
      XCTAssertEqual(receiving.reports.first?.text, "Žluť\u{1B}[0m\n")
      XCTAssertEqual(receiving.reports.first?.summary, "Text from Anna: Žluť␛[0m")
      XCTAssertEqual(try receiving.names(), [])
      receiving.stop()
    }
  }
}
