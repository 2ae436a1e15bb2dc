import Foundation
import SheetEngine
import SheetFiles

/// The list of our own: a bookmark file, and beside it a feed.
struct ReadingListFile {
  private let folder: FilePath

  private var page: FilePath { folder.appending("reading-list.html") }

  init(_ work: ActivityWork) {
    folder = work.settings.directories.data.appending("sharesheet")
  }

  /// Adds pages, all or none.
  ///
  /// - Parameter updating: Whether an entry that is there already is written anew.
  func add(_ entries: [ReadingListEntry], updating: Bool) throws -> ActivityResult {
    var all: [ReadingListEntry] = []
    try PersonalFile(page).update { old in
      var text = try old.map(self.text)
      for entry in entries {
        text = try adding(entry, to: text, updating: updating)
      }
      all = ReadingListPage.entries(in: text ?? "")
      return Array((text ?? "").utf8)
    }
    let warning = writeFeed(of: all)
    return ActivityResult(.completed, products: [.file(page.url)], warning: warning)
  }

  /// Another encoding would not survive being written again.
  private func text(_ bytes: [UInt8]) throws(ReadingListError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(page) }
    return text
  }

  /// The page is on the list even when the feed cannot be written; then this says so.
  private func writeFeed(of entries: [ReadingListEntry]) -> String? {
    do {
      try PersonalFile(folder.appending("reading-list.xml")).update { _ in
        Array(ReadingListFeed.feed(of: entries).utf8)
      }
      return nil
    } catch {
      return "The feed beside the list was not written: \(error.localizedDescription)"
    }
  }

  private func adding(
    _ entry: ReadingListEntry, to page: String?, updating: Bool
  ) throws(ReadingListError) -> String {
    let known = ReadingListPage.entries(in: page ?? "").first { $0.address == entry.address }
    guard let known else { return ReadingListPage.adding(entry, to: page) }
    guard updating else { throw .known(entry.address, since: known.added) }
    return ReadingListPage.adding(
      entry, to: ReadingListPage.removing(entry.address, from: page ?? ""))
  }
}
