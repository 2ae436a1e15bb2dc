import Foundation
import SheetEngine
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct HistoryTests {
  private let scratch: ScratchDirectory
  private let settings: ActivitySettings
  private let file = "home/.local/state/sharesheet/history.jsonl"

  init() throws {
    scratch = try ScratchDirectory()
    var settings = scratch.settings()
    settings.historyPlace = .standard
    settings.now = { Date(timeIntervalSince1970: 1_700_000_000) }
    self.settings = settings
  }

  private func lines() throws -> [String] {
    String(decoding: try scratch.read(file), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func whereAndHowButNotWhat() throws {
    let url = try #require(URL(string: "https://example.org/p/1"))
    let path = URL(fileURLWithPath: "/tmp/naïve café.txt")
    _ = try settings.remembering(.notes) {
      ActivityResult(
        .handedOver, products: [.url(url), .file(path), .text("private words")], note: "private")
    }
    #expect(
      try lines() == [
        #"{"activityType":"org.sharesheet.activity.Notes","outcome":"handedOver","results":["#
          + #"{"kind":"url","value":"https://example.org/p/1"},"#
          + #"{"kind":"file","value":"/tmp/naïve café.txt"}],"time":"2023-11-14T22:13:20Z"}"#
      ])
    let mode = try FileManager.default.attributesOfItem(atPath: scratch.path(file))
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func failuresAreRememberedWithoutWordsAndCancellingIsNot() throws {
    struct Secret: LocalizedError { var errorDescription: String? { "private words" } }
    #expect(throws: Secret.self) { try settings.remembering(.mail) { throw Secret() } }
    #expect(throws: CancellationError.self) {
      try settings.remembering(.mail) { throw CancellationError() }
    }
    _ = try settings.remembering(.mail) { ActivityResult(.cancelled) }
    #expect(try lines().count == 1)
    #expect(try lines()[0].contains("\"outcome\":\"failed\""))
    #expect(try !lines()[0].contains("private"))
  }

  @Test func theOlderHalfGoes() throws {
    let line = String(repeating: "x", count: 1023) + "\n"
    try scratch.write(String(repeating: line, count: 1024), to: file)
    _ = try settings.remembering(.mail) { ActivityResult(.completed) }
    #expect(try lines().count == 512)
    #expect(try lines().dropLast().allSatisfy { $0.count == 1023 })
  }

  @Test func thatItCannotBeWrittenIsAWarningAndNoFailure() throws {
    try scratch.write("", to: "home/.local/state/sharesheet")
    let result = try settings.remembering(.mail) { ActivityResult(.completed) }
    #expect(result.isSuccess)
    #expect(result.warning?.hasPrefix("The history was not written.") == true)
  }

  @Test func noneIsNone() throws {
    var settings = settings
    settings.historyPlace = .none
    _ = try settings.remembering(.mail) { ActivityResult(.completed) }
    #expect(!FileManager.default.fileExists(atPath: scratch.path(file)))
  }
}
