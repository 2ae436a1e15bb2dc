import Foundation
import HelperProtocol
import PanelTestSupport
import SheetFiles
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Transfers that end before their time, and what stays of them.
final class InterruptionTests: XCTestCase, @unchecked Sendable {
  private static let megabyte = [UInt8](repeating: 7, count: 1 << 20)
  /// Some seconds for a megabyte.
  private static let slowly = ["--limit-rate", "200k"]

  /// A transfer of a megabyte that has begun.
  @MainActor private func begun(
    _ change: (inout ReceptionSettings) -> Void = { _ in }
  ) throws -> (Receiving, RunningProgram, LocalSendAcceptance) {
    let receiving = try Receiving(nil, change)
    let acceptance = try receiving.accepted([
      LocalSendFile("f", "a", 1 << 20), LocalSendFile("g", "b", 1),
    ])
    let sender = try receiving.start(
      receiving.upload("f", acceptance, Self.megabyte, Self.slowly))
    waitUntil("bytes") { (receiving.progress.last ?? 0) > 0 }
    XCTAssertEqual(try receiving.names().count, 1, "the file under its hidden name")
    return (receiving, sender, acceptance)
  }

  @MainActor private func expectNothing(
    _ receiving: Receiving, _ problem: String, line: UInt = #line
  ) throws {
    waitUntil("the end", line: line) { !receiving.reports.isEmpty }
    XCTAssertEqual(try receiving.names(), [], line: line)
    XCTAssertEqual(
      receiving.report.problem, "Received 0 of 2 files from Anna: \(problem).", line: line)
  }

  func testTheSenderIsGone() throws {
    try onMain {
      let (receiving, sender, acceptance) = try begun()
      sender.signal(SIGKILL)
      waitUntil("removal") { (try? receiving.names()) == [] }
      // The others may still come.
      XCTAssertEqual(try receiving.curl(receiving.upload("g", acceptance, [1])).status, 200)
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(
        receiving.report.problem,
        "Received 1 of 2 files from Anna: \"a\": the sender stopped in the middle.")
      receiving.stop()
    }
  }

  func testTheSenderCancels() throws {
    try onMain {
      let (receiving, sender, acceptance) = try begun()
      let cancel = receiving.address(.cancel, "?sessionId=\(acceptance.sessionId)")
      XCTAssertEqual(try receiving.curl(["-X", "POST", cancel]).status, 200)
      try expectNothing(receiving, "the sender cancelled")
      sender.signal(SIGKILL)
      receiving.stop()
    }
  }

  func testThePersonCancels() throws {
    try onMain {
      let (receiving, sender, _) = try begun()
      receiving.reception?.cancel()
      try expectNothing(receiving, "cancelled here")
      XCTAssertNotEqual(try receiving.result(of: sender).status, 200)
      receiving.stop()
    }
  }

  func testASlowDripIsGivenUp() throws {
    try onMain {
      let receiving = try Receiving(nil) { $0.patience = 1 }
      let acceptance = try receiving.accepted([LocalSendFile("f", "a", 1 << 20)])
      let sender = try receiving.start(
        receiving.upload("f", acceptance, Self.megabyte, ["--limit-rate", "100"]))
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(try receiving.names(), [])
      XCTAssertEqual(receiving.report.failures.first?.words.contains("hardly anything"), true)
      sender.signal(SIGKILL)
      receiving.stop()
    }
  }

  func testASenderThatSendsNothingIsGivenUp() throws {
    try onMain {
      let receiving = try Receiving(nil) { $0.patience = 1 }
      _ = try receiving.accepted([LocalSendFile("f", "a", 5)])
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(
        receiving.report.problem,
        "Received 0 of 1 file from Anna: the sender sent nothing more.")
      receiving.stop()
    }
  }

  func testStoppingRemovesWhatHadBegun() throws {
    try onMain {
      let (receiving, sender, _) = try begun()
      receiving.stop()
      XCTAssertEqual(try receiving.names(), [])
      XCTAssertNotEqual(try receiving.result(of: sender).status, 200)
    }
  }

  func testAFolderThatIsGoneIsTold() throws {
    try onMain {
      let receiving = try Receiving()
      let acceptance = try receiving.accepted([LocalSendFile("f", "a", 1)])
      try FileManager.default.removeItem(atPath: receiving.scratch.path("in"))
      XCTAssertEqual(try receiving.curl(receiving.upload("f", acceptance, [1])).status, 500)
      waitUntil("the end") { !receiving.reports.isEmpty }
      XCTAssertEqual(
        receiving.report.failures.first?.words.hasPrefix("There is no folder"), true)
      receiving.stop()
    }
  }

  func testTheDeviceIsTheSameTheNextTime() throws {
    try onMain {
      let first = try Receiving()
      let fingerprint = try XCTUnwrap(first.reception?.device.fingerprint)
      first.stop()
      let second = try Receiving(first.scratch)
      XCTAssertEqual(second.reception?.device.fingerprint, fingerprint)
      let answer = try second.curl([second.address(.info)])
      let device = try JSONDecoder().decode(LocalSendDevice.self, from: Data(answer.body.utf8))
      XCTAssertEqual(device.fingerprint, fingerprint)
      XCTAssertEqual(device.alias, "box")
      let folder = try XCTUnwrap(second.reception?.settings.identity.folder.text)
      let files = FileManager.default
      for (path, mode) in [(folder, 0o700), (folder + "/key.pem", 0o600)] {
        let attributes = try files.attributesOfItem(atPath: path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, path)
      }
      second.stop()
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: folder + "/certificate.pem"))
      let third = try Receiving(first.scratch)
      XCTAssertEqual(third.failure as? ExchangeError, .badCertificate)
    }
  }

  func testTheProgramThatIsMissingIsNamed() {
    let error = MainActor.assumeIsolated { () -> ExchangeError? in
      do throws(ExchangeError) {
        _ = try Exchange(nil)
        return nil
      } catch {
        return error
      }
    }
    XCTAssertEqual(error, .missing)
  }
}
