import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Puts web links on a list of pages to read: a bookmark file that browsers import, and beside it a feed for
/// news readers.
package final class AddToReadingListActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .addToReadingList, category: .action, title: "Read Later", icon: "addToReadingList",
      accepts: ItemFilter([.link], schemes: ["http", "https"], words: "a web link"))
  }

  package override func makeForm() -> Form {
    var fields = [
      FormField("tags", label: "Tags", help: "Words to find it by, with commas between them."),
      FormField("note", label: "Note"),
      FormField(
        "update", label: "Replace an entry", kind: .checkbox,
        help: "When the page is on the list already."),
    ]
    // One title would not fit several pages.
    if items.count == 1 { fields.insert(FormField("title", label: "Title"), at: 0) }
    return Form(title: "Add to Reading List", submitTitle: "Add", fields: fields)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let folder = work.settings.directories.data.appending(FilePath("sharesheet"))
    let page = folder.appending(FilePath("reading-list.html"))
    var entries: [ReadingListEntry] = []
    try PersonalFile(page).update { old in
      var text = try old.map { try self.text($0, of: page) }
      for entry in self.entries(work) {
        text = try adding(entry, to: text, replacing: work.values.flag("update"))
      }
      entries = ReadingListPage.entries(in: text ?? "")
      return Array((text ?? "").utf8)
    }
    let warning = writeFeed(of: entries, in: folder)
    return ActivityResult(.completed, products: [.file(page.url)], warning: warning)
  }

  /// Another encoding would not survive being written again.
  private nonisolated static func text(
    _ bytes: [UInt8], of page: FilePath
  ) throws(ReadingListError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(page) }
    return text
  }

  /// The page is on the list even when the feed cannot be written; then this says so.
  private nonisolated static func writeFeed(
    of entries: [ReadingListEntry], in folder: FilePath
  ) -> String? {
    do {
      try PersonalFile(folder.appending(FilePath("reading-list.xml"))).update { _ in
        Array(ReadingListFeed.feed(of: entries).utf8)
      }
      return nil
    } catch {
      return "The feed beside the list was not written: \(error.localizedDescription)"
    }
  }

  private nonisolated static func entries(_ work: ActivityWork) -> [ReadingListEntry] {
    let tags = work.list("tags")
    var seen: [URL] = []
    return work.items.compactMap { item in
      guard case .link(let url) = item, !seen.contains(url) else { return nil }
      seen.append(url)
      let title = work.values.text("title").trimmingBlanks
      return ReadingListEntry(
        address: url.absoluteString, title: title.isEmpty ? url.absoluteString : title,
        added: Date(
          timeIntervalSince1970: work.settings.now().timeIntervalSince1970.rounded(.down)),
        tags: tags, note: work.values.text("note").trimmingBlanks)
    }
  }

  private nonisolated static func adding(
    _ entry: ReadingListEntry, to page: String?, replacing: Bool
  ) throws -> String {
    let known = ReadingListPage.entries(in: page ?? "").first { $0.address == entry.address }
    guard let known else { return ReadingListPage.adding(entry, to: page) }
    guard replacing else { throw ReadingListError.known(entry.address, since: known.added) }
    return ReadingListPage.adding(
      entry, to: ReadingListPage.removing(entry.address, from: page ?? ""))
  }

  package override class func field(of error: any Error) -> String {
    error is ReadingListError ? "update" : ""
  }
}

/// Why a page was not put on the reading list.
package enum ReadingListError: Error, Hashable, Sendable {
  /// It is there already.
  case known(String, since: Date)
  /// The list is in another encoding.
  case notUTF8(FilePath)
}

extension ReadingListError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .known(let address, let date):
      "\(address.displayable) is on the list since \(Timestamp.day(date)). "
        + "Tick \"Replace an entry\" (--set update=yes) to write it anew."
    case .notUTF8(let path):
      "\"\(path.text.displayable)\" is not UTF-8 and was left as it is. Convert it, for example by "
        + "iconv, or move it away."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
