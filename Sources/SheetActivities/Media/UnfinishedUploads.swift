import Foundation
import Glibc
import SheetFiles

/// The uploads that were begun and are not finished: a file that only the person can read. It holds no secret,
/// and no address by which somebody else could go on.
struct UnfinishedUploads: Sendable {
  /// One of them.
  struct Entry: Codable, Hashable, Sendable {
    /// The word for the service.
    var service: String
    /// The account's name.
    var account: String
    /// The path of the file, percent-encoded.
    var file: String
    /// Bytes in the file.
    var size: Int64
    /// When the file was changed, in nanoseconds since 1970.
    var modified: Int64
    /// What the service calls it.
    var name: String
    /// When it was begun, as ISO 8601 writes it.
    var begun: String

    /// Whether it is the same upload.
    fileprivate func isSame(as other: Entry) -> Bool {
      (service, account, file, size, modified)
        == (other.service, other.account, other.file, other.size, other.modified)
    }
  }

  private struct Record: Codable {
    var uploads: [Entry]
  }

  /// More than anybody has; the oldest go first.
  private static let limit = 100

  /// The file.
  let path: FilePath

  init(_ settings: ActivitySettings) {
    path = settings.directories.state.appending("sharesheet/uploads.json")
  }

  /// The one of this file in this state; `nil` where there is none. A record that is damaged counts as none: then
  /// the upload begins anew.
  func entry(like wished: Entry) -> Entry? {
    guard let bytes = try? SettingsFile.read(path, limit: 1 << 20) else { return nil }
    return Self.entries(in: bytes).last { $0.isSame(as: wished) }
  }

  /// Remembers one that was begun.
  ///
  /// - Throws: ``FileError``.
  func remember(_ entry: Entry) throws {
    try change { $0.filter { !$0.isSame(as: entry) }.suffix(Self.limit - 1) + [entry] }
  }

  /// Forgets one: it is finished, or cannot be.
  ///
  /// - Throws: ``FileError``.
  func forget(_ entry: Entry) throws {
    guard self.entry(like: entry) != nil else { return }
    try change { $0.filter { !$0.isSame(as: entry) } }
  }

  private func change(_ body: ([Entry]) -> [Entry]) throws {
    try PersonalFile(path, mode: 0o600).update { old in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      let record = Record(uploads: body(Self.entries(in: old ?? [])))
      return try encoder.encode(record) + [UInt8(ascii: "\n")]
    }
  }

  private static func entries(in bytes: [UInt8]) -> [Entry] {
    (try? JSONDecoder().decode(Record.self, from: Data(bytes)))?.uploads ?? []
  }
}

extension UnfinishedUploads.Entry {
  /// An upload of an item that is a file; `nil` for what is gone with this process. Looks at the file.
  init?(_ item: ActivityItem, _ account: Account, _ settings: ActivitySettings) {
    guard case .file(let path) = item else { return nil }
    let whole =
      path.isAbsolute ? path : FilePath(settings.workingDirectory).appending(path)
    guard let status = try? stat.of(whole, follow: true) else { return nil }
    self.init(
      service: account.service, account: account.name,
      file: (whole.resolved ?? whole).percentEncoded, size: Int64(status.st_size),
      modified: status.modified, name: "", begun: Timestamp.utc(settings.now()))
  }
}
