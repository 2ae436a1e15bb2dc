import Foundation
import SheetEngine
import SheetFiles

/// The file that remembers what was shared, a line of JSON for each time: when, with which activity, how
/// it ended, and the addresses and paths that came of it. Never what was shared, and no secret.
///
/// Only the person can read it, and it does not grow for ever.
package struct History: Sendable {
  /// Where it is kept.
  package enum Place: Sendable, Hashable {
    /// Nowhere.
    case none
    /// Where the XDG Base Directory Specification puts what programs remember.
    case standard
    /// At a path as a person writes it.
    case path(String)

    func history(_ settings: ActivitySettings) -> History? {
      switch self {
      case .none: nil
      case .standard:
        History(settings.directories.state.appending("sharesheet/history.jsonl"))
      case .path(let text):
        History(settings.directories.expand(text, in: settings.workingDirectory))
      }
    }
  }

  /// Above this the older half goes.
  static let limit = 1 << 20

  /// The file.
  package let path: FilePath

  /// Names the file.
  package init(_ path: FilePath) {
    self.path = path
  }

  fileprivate struct Entry: Encodable {
    var time: String
    var activityType: String
    var outcome: String
    var results: [Result]

    struct Result: Encodable {
      var kind: String
      var value: String
    }
  }

  /// Adds a line. A result that was cancelled leaves none.
  ///
  /// - Throws: ``FileError``; the file is as it was then.
  package func add(
    _ result: ActivityResult, of type: UIActivity.ActivityType, at time: Date
  ) throws {
    guard let outcome = result.outcome.name else { return }
    let entry = Entry(
      time: Timestamp.utc(time), activityType: type.rawValue, outcome: outcome,
      results: result.products.compactMap(Entry.Result.init)
        + result.removalLinks.map { Entry.Result(kind: "removal", value: $0.absoluteString) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(entry) + [UInt8(ascii: "\n")]
    try PersonalFile(path, mode: 0o600).update { Self.shortened($0 ?? []) + line }
  }

  /// Whole lines of at most half the limit, once the file has reached it.
  private static func shortened(_ old: [UInt8]) -> [UInt8] {
    guard old.count >= limit else { return old }
    return Array(old.suffix(limit / 2).drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }
}

extension ActivitySettings {
  /// Does something and remembers what came of it. That this cannot be remembered is a warning.
  func remembering(
    _ type: UIActivity.ActivityType, _ body: () throws -> ActivityResult
  ) throws -> ActivityResult {
    guard let history = historyPlace.history(self) else { return try body() }
    do {
      var result = try body()
      do {
        try history.add(result, of: type, at: now())
      } catch {
        result.warning =
          result.warning ?? "The history was not written. \(error.localizedDescription)"
      }
      return result
    } catch {
      if !(error is CancellationError) {
        try? history.add(ActivityResult(.failed(error)), of: type, at: now())
      }
      throw error
    }
  }
}

extension History.Entry.Result {
  /// `nil` for a text: that is content.
  fileprivate init?(_ product: ActivityResult.Product) {
    switch product {
    case .file(let url):
      self.init(kind: "file", value: FilePath(fileURL: url.absoluteString)?.text ?? url.path)
    case .url(let url): self.init(kind: "url", value: url.absoluteString)
    case .text: return nil
    }
  }
}

extension ActivityResult.Outcome {
  /// The word for it; `nil` for a cancelled one.
  fileprivate var name: String? {
    switch self {
    case .completed: "completed"
    case .handedOver: "handedOver"
    case .failed: "failed"
    case .cancelled: nil
    }
  }
}
