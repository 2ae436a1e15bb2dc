import Foundation
import HelperProtocol
import PanelTestSupport
import SheetFiles
import SheetPrograms
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// A receiver with a folder of its own, and what happened to it.
@MainActor
final class Receiving: ReceptionObserver {
  let scratch: ScratchDirectory
  private(set) var reception: Reception?
  /// What is done with an offer; `nil` leaves it open.
  var decision: ((Reception) -> Void)? = { $0.accept() }
  var isReady = false
  var offers: [IncomingOffer] = []
  var withdrawn = 0
  var reports: [TransferReport] = []
  var notes: [String] = []
  var failure: (any Error)?
  var progress: [Int64] = []

  init(
    _ scratch: ScratchDirectory? = nil, _ change: (inout ReceptionSettings) -> Void = { _ in }
  ) throws {
    self.scratch = try scratch ?? ScratchDirectory()
    try self.scratch.makeDirectory("in")
    let person = ActivitySettings(
      environment: self.scratch.environment(), workingDirectory: self.scratch.path)
    var settings = try ReceptionSettings(person, folder: FilePath(self.scratch.path("in")))
    settings.device.alias = "box"
    change(&settings)
    let helper = HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
    let reception = try Reception(settings, helper: helper)
    self.reception = reception
    reception.observer = self
    waitUntil("ready") { isReady || failure != nil }
  }

  func stop() {
    reception?.stop()
    reception = nil
  }

  /// What came of the first transfer; of nobody's when there was none.
  var report: TransferReport { reports.first ?? TransferReport(sender: "nobody") }

  /// The files that are there, also hidden ones.
  func names() throws -> [String] { try scratch.names(in: "in").sorted() }

  func receptionIsReady() { isReady = true }
  func receptionAsks(_ offer: IncomingOffer) {
    offers.append(offer)
    if let reception { decision?(reception) }
  }
  func receptionWithdrew(_ offer: IncomingOffer) { withdrawn += 1 }
  func receptionBegan(_ offer: IncomingOffer) {}
  func receptionProgressed(done: Int64, total: Int64, name: String) { progress.append(done) }
  func receptionEnded(_ report: TransferReport) { reports.append(report) }
  func receptionNotes(_ words: String) { notes.append(words) }
  func receptionFailed(_ error: any Error) { failure = error }

  // MARK: The other side

  /// The address of a path.
  func address(_ path: LocalSend.Path, _ query: String = "") -> String {
    "https://127.0.0.1:\(reception?.device.port ?? 0)\(path.rawValue)\(query)"
  }

  /// Starts curl.
  func start(_ arguments: [String]) throws -> RunningProgram {
    try ProgramCall(
      "/usr/bin/curl", ["-sk", "-m", "30", "-w", "\n%{http_code}"] + arguments,
      environment: scratch.environment(), input: .null, output: .kept
    ).start()
  }

  /// Runs curl to its end while this side works, and returns the body and the status.
  func curl(_ arguments: [String]) throws -> (body: String, status: Int) {
    try result(of: start(arguments))
  }

  func result(of program: RunningProgram) throws -> (body: String, status: Int) {
    let deadline = Date(timeIntervalSinceNow: 40)
    while program.exitStatus == nil, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    let lines = program.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.dropLast().joined(separator: "\n"), Int(lines.last ?? "") ?? -1)
  }

  /// An offer as JSON.
  static func offer(_ files: [LocalSendFile], from alias: String = "Anna") throws -> String {
    let offer = LocalSendOffer(
      info: LocalSendDevice(alias: alias, fingerprint: "abc"), files: files)
    return String(decoding: try JSONEncoder().encode(offer), as: UTF8.self)
  }

  /// Starts to offer.
  func startOffer(_ json: String, _ query: String = "") throws -> RunningProgram {
    let file = try scratch.write(json, to: "offer-\(UUID().uuidString).json")
    return try start(["--json", "@\(file)", address(.prepareUpload, query)])
  }

  func offer(_ json: String, _ query: String = "") throws -> (body: String, status: Int) {
    try result(of: startOffer(json, query))
  }

  /// Offers files, which are accepted.
  func accepted(_ files: [LocalSendFile]) throws -> LocalSendAcceptance {
    let answer = try offer(try Self.offer(files))
    XCTAssertEqual(answer.status, 200, answer.body)
    return try JSONDecoder().decode(LocalSendAcceptance.self, from: Data(answer.body.utf8))
  }

  /// The arguments for sending a file.
  func upload(
    _ file: String, _ acceptance: LocalSendAcceptance, _ bytes: some Sequence<UInt8>,
    _ extra: [String] = [], token: String? = nil
  ) throws -> [String] {
    let path = try scratch.write(bytes, to: "up-\(UUID().uuidString)")
    let token = token ?? acceptance.files[file] ?? ""
    let query = "?sessionId=\(acceptance.sessionId)&fileId=\(file)&token=\(token)"
    return extra + ["-X", "POST", "--data-binary", "@\(path)", address(.upload, query)]
  }
}

extension LocalSendFile {
  /// A file with its name as identifier.
  init(_ id: String, _ name: String, _ size: Int) {
    self.init(
      id: id, fileName: name, size: Int64(size), fileType: "application/octet-stream")
  }
}
